import { rememberLast } from "@/lib/core/remember-last";
import { stem } from "@/lib/core/stem";

/** "What works against slugs?", "Which plants don't grow here?": of these, one half of what is said is the opposite. */
const ASKS_WHICH = /^\W{0,3}(?:and |but |so |okay,? )?(?:what|which|who|what else)\b/i;
/** "What happens if it doesn't work?" */
const OF_CASE = /\b(?:if|when|unless|why|how)\b/i;
/** "Doesn't really work", "never worked": the verb that is denied. */
const DENIED =
  /\b(?:(?:do|does|did|ca|could|wo|would|should|is|are|was|were|has|have|had)n['’]t|cannot|(?:do|does|did|can|could|will|would|should|is|are|was|were|has|have|had) not|never)(?: (?:really|actually|even|ever|always|usually|quite|the))? (\p{L}{3,})/giu;
/** What can be said of a thing, or denied. */
const MAY_BE_DENIED = new Set(
  "work help like need grow eat pay hurt matter cost last fit sell use stop kill keep hold cause allow count"
    .split(" ")
    .map(stem),
);

/**
 * Whether a sentence denies what a question asks for, or says what it asks to be denied: "What doesn't work is eggshells" isn't
 * what works.
 */
export function saysOpposite(text: string, question: string): boolean {
  const asked = verbsAsked(question);
  if (asked.length === 0) return false;
  const denied = deniedIn(text);
  const said = verbsIn(text);
  return asked.some(({ verb, isDenied }) =>
    isDenied ? said.has(verb) && !denied.has(verb) : denied.has(verb),
  );
}

/** The verbs of a question of which one half of what is said is the opposite. */
const verbsAsked = rememberLast((question) => {
  if (!ASKS_WHICH.test(question) || OF_CASE.test(question)) return [];
  const verbs = [...verbsIn(question)];
  const denied = verbs.length > 0 ? deniedIn(question) : new Set();
  return verbs.map((verb) => ({ verb, isDenied: denied.has(verb) }));
});

function deniedIn(text: string): Set<string> {
  return new Set([...text.matchAll(DENIED)].map(([, verb = ""]) => stem(verb.toLowerCase())));
}

function verbsIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.map(stem).filter((word) => MAY_BE_DENIED.has(word)));
}
