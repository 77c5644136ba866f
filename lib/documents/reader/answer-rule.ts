import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { END, OPENING } from "@/lib/documents/reader/question-edges";
import { baseOf, stems } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

const ASKS = [
  "what(?:['’]s| is| are) (?:the|your|their|its) (?:rules?|policy|policies|regulations?) (?:about|on|for|regarding|concerning|with|when it comes to) (?<what>[^?]{2,80}?)",
  "what (?:do|does) (?:the|your|their|these) (?:rules?|policy|policies|regulations?) say (?:about|on|regarding) (?<what>[^?]{2,80}?)",
  "(?:am i|are we|are you|is one|is anyone) (?:ever |still |even )?(?:allowed|permitted) to (?<what>[^?]{2,80}?)",
  "(?:can|may|could) (?:i|we|you|one|anyone|anybody) (?:also |ever |still |just |please )?(?<what>[^?]{2,80}?)",
  "is it (?:ok|okay|all right|alright|allowed|permitted|forbidden|possible|fine) (?:to|if (?:i|we|you)) (?<what>[^?]{2,80}?)",
  "(?:is|are) (?<what>[^?]{2,60}?) (?:allowed|permitted|forbidden|prohibited|banned)",
].map((asks) => new RegExp(`${OPENING}${asks}(?: (?:here|there|too|as well))?${END}`, "iu"));
/** "Can you tell me when it's closed?" asks for no rule. */
const ASKS_TO_TELL =
  /^(?:please )?(?:(?:tell|show|explain|say|name|list|give|help|remind|send) (?:me|us|to (?:me|us))\b|(?:tell|show|explain|say|name|list|find out|know|see|check|ask|look up) (?:when|what|where|how|who|why|which|if|whether)\b|(?:explain|summari[sz]e|describe)\b)/i;
const RULE =
  /\b(?:may|must|mustn['’]t|(?:not|never|is|are|be) (?:allowed|permitted|welcome)|prohibited|forbidden|banned|never|nobody|no one|only|cannot|can|can['’]t|needs?|required|without|always|shall|should|have to|has to|not to)\b|^no \p{L}+|\bare not\b/iu;
/** What can be done with anything: a rule about dogs needs no word for bringing one. */
const LIGHT = new Set(
  stems(
    "bring have keep take use go do get make put leave come own allow allowed wear eat drink enter",
  ),
);
const MOST = 3;

/** The rules about something: what is forbidden, allowed, or only done so. */
export async function answerRule(
  { structure, subject, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const what = ASKS.map((asks) => asks.exec(question)?.groups?.what).find(Boolean);
  const asked = contentTerms(what ?? "");
  if (asked.length === 0 || ASKS_TO_TELL.test(what ?? "")) return undefined;
  const isRule = ({ kind, text }: Unit) =>
    (kind === "sentence" || kind === "item") && RULE.test(text);
  const rules = await filterInTurns(structure.units, isRule, signal);
  // In the rules of a rowing club, "going out" is rowing.
  const title = new Set(
    [...subject, ...contentTerms(`${structure.title} ${structure.units[0]?.text ?? ""}`)].map(
      baseOf,
    ),
  );
  const told = asked.filter((term) => !LIGHT.has(term));
  const own = told.filter((term) => !title.has(baseOf(term)));
  for (const terms of [asked, told, own]) {
    if (terms.length === 0) return undefined;
    const units = await filterInTurns(
      rules,
      ({ text }) => {
        const there = new Set(searchTerms(text));
        return hasAllTerms(there, terms);
      },
      signal,
    );
    if (units.length > MOST) return undefined;
    if (units.length > 0) return { kind: "answer", units };
  }
  return undefined;
}
