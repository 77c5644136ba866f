import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

/** "Do I have to learn a new PIN?", "Will my account number change?" */
const ASKS =
  /^\W{0,3}(?:and |but |so )?(?:do|does|will|must|should|is|are|can)\b(?:[^?]{0,40}\b(?:an?|any) (?:new|different)| (?:my|our|the)) (?<what>\p{L}[\p{L} -]{1,30}?)(?: (?:change|be different|(?:stay|be|remain) the same))?[^\p{L}\p{N}]*$/iu;
const CHANGES = /\b(?:new|different|change|same)\b/i;
const STAYS =
  /^[^.;]{0,40}\b(?:(?:stays?|remains?|is|are|will be|will (?:stay|remain)) (?:exactly |just )?(?:the same|unchanged)|(?:does|do|will) not change|(?:doesn|don|won)['’]t change)\b/i;
/** "… and so do your account number and sort code" */
const ALSO = /\band so (?:do|does|will|are|is) [^.;]{1,80}/i;
const MOST_BEFORE = 80;

/** The only statement that says of a thing that it stays the same, where a question asks for a new one. */
export async function answerUnchanged(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const what = ASKS.exec(question)?.groups?.what;
  if (!what || !CHANGES.test(question)) return undefined;
  const named = stems(what.toLowerCase());
  const said = await filterInTurns(
    structure.units,
    ({ kind, text }) => {
      if (kind === "heading") return false;
      const at = text.slice(0, MOST_BEFORE + 80).search(/\b(?:stay|remain|is|are|will|do|does)/i);
      if (at < 0 || !STAYS.test(text.slice(at))) return false;
      const also = ALSO.exec(text.slice(at))?.[0] ?? "";
      const there = new Set(searchTerms(`${text.slice(0, at)} ${also}`));
      return named.every((term) => there.has(term));
    },
    signal,
  );
  const [unit, ...others] = said;
  return unit && others.length === 0 ? { kind: "answer", units: [unit] } : undefined;
}
