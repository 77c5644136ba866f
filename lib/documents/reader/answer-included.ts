import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "Is breakfast part of the price?" */
const ASKS =
  /^\W{0,3}(?:and |but |so )?(?:is|are) (?:the |my |our )?(?<what>\p{L}[\p{L} -]{2,30}?) (?:(?:also )?(?:part of|included in|covered by|in|inclusive in)) (?:the |that |our |my )?(?:\p{L}+ )?(?:price|cost|rate|fee|fare|package|booking)[^\p{L}\p{N}]*$/iu;
/** Parts of a sentence that say one thing each. */
const CLAUSE = /[,;:]\s|\.\s(?=\p{Lu})/u;
const SAYS_INCLUDED = /\b(?:included|inclusive|incl\.?|free|extra|excluded)(?!\p{L})/iu;
const INCLUDES =
  /\b(?:price|cost|rate|fee|fare|package|booking)s?\b[^.;]{0,30}\b(?:includ|cover)\w*\b/i;

/** Whether something is in a price, of the only statement that says what is. */
export async function answerIncluded(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const what = contentTerms(ASKS.exec(question)?.groups?.what ?? "");
  if (what.length === 0) return undefined;
  const names = (text: string) => {
    const there = new Set(searchTerms(text));
    return hasAllTerms(there, what);
  };
  const said = await filterInTurns(
    structure.units,
    ({ kind, text }) =>
      kind !== "heading" &&
      names(text) &&
      (INCLUDES.test(text) ||
        text.split(CLAUSE).some((part) => SAYS_INCLUDED.test(part) && names(part))),
    signal,
  );
  const [unit, ...others] = said;
  return unit && others.length === 0 ? { kind: "answer", units: [unit] } : undefined;
}
