import { stem } from "@/lib/core/stem";
import { alternatives, baseOf } from "@/lib/documents/reader/same-words";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "When does she start hiring?", "When should I water them?" */
const ASKS_WHEN =
  /^\W{0,3}(?:and |so |but |okay,? )?when (?:do|does|should|can|may|must|will|would) (?:i|you|we|they|he|she|it|one|people|the \p{L}+|\p{Lu}\p{L}+) (?:start |begin |know to |have to |need to |get to )?(?:to )?(?<act>\p{L}{3,20})\b/iu;
const CASE = "(?:if|once|when|whenever|as soon as|unless|after)";
const CASE_FIRST = new RegExp(
  `^(?:(?:and|so|but|now|then),? ){0,2}(?:only |not until )?${CASE} (?<case>[^,]{3,160}),? (?<rest>.+)$`,
  "iu",
);
const CASE_LAST = new RegExp(
  `^(?<rest>[^,]{3,160}?),? (?:only |not )?(?:${CASE}|until|before) (?<case>.+)$`,
  "iu",
);

/** The words for what a question asks the time of; undefined where it asks for no time. */
function wordsOfAct(question: string): ReadonlySet<string> | undefined {
  const act = ASKS_WHEN.exec(question)?.groups?.act;
  return act === undefined ? undefined : alternatives(baseOf(stem(act.toLowerCase())));
}

/** "Take the chicken out, and now add the sugar": what comes before it tells when. */
const IN_TURN =
  /\b(?:now|then|next|finally|at (?:this|that) point|after (?:that|this)|only then),? (?:(?:you|we|i)(?:['’]ll| can| will)? )?(?:just |also )?(?<act>\p{L}{3,20})\b(?<what>[^.;]{0,60})/giu;

/** Whether a sentence does what a question asks the time of after something else, and to the same thing. */
export function saysTurn(quote: string, question: string): boolean {
  const words = wordsOfAct(question);
  const asked = contentTerms(question);
  return [...quote.matchAll(IN_TURN)].some(({ groups }) => {
    const { act = "", what = "" } = groups ?? {};
    const isAct = words?.has(baseOf(stem(act.toLowerCase())));
    return isAct === true && contentTerms(what).some((term) => asked.includes(term));
  });
}

/** Whether a sentence says in which case something is done, where a question asks when: "Sell out three months, then you hire." */
export function saysWhen(quote: string, question: string): boolean {
  const words = wordsOfAct(question);
  if (!words) return false;
  const isIn = (text: string) => searchTerms(text).some((term) => words.has(baseOf(term)));
  return [CASE_FIRST, CASE_LAST].some((says) => {
    const { case: named = "", rest = "" } = says.exec(quote)?.groups ?? {};
    return rest !== "" && isIn(rest) && !isIn(named);
  });
}
