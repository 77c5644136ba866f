import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS =
  /^\W{0,3}(?:and |so )?what(?:['’]s| does| do| is) (?:the |an? )?(?:(?:letter|mark|sign|symbol|note|footnote) )?["“'‘]?(?<mark>\p{Lu}|\d{1,2}|[*†‡#§])["”'’]?(?: (?:mean|stand for|meant to mean))\b/iu;

/** Letters that are words of their own. */
const WORDS = /^[AI]$/;
const SET_OFF = /^(?:\)|\s?(?:[:=–—]|-\s))/;

/** What a mark in a table means, by the only statement that begins with it: "B Runs on school days only." */
export async function answerMark(
  { structure: { units }, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const mark = ASKS.exec(question)?.groups?.mark?.toUpperCase();
  if (!mark) return undefined;
  const explains = ({ kind, text, cells }: (typeof units)[number]) => {
    if (kind === "heading" || cells.length > 2 || !text.startsWith(mark)) return false;
    const rest = text.slice(mark.length);
    // "A CT scan is planned": a letter that is a word, too, is a mark only where it's set off.
    if (WORDS.test(mark) && cells[0] !== mark && !SET_OFF.test(rest)) return false;
    return (
      /^(?:\)?\s?(?:[:=–—]\s?|-\s)|\)?\s)\p{L}{2,}/u.test(rest) &&
      /^.{0,4}(?:\p{Lu}|[:=–—-])/u.test(rest)
    );
  };
  const [only, ...others] = await filterInTurns(units, explains, signal);
  return only && others.length === 0 ? { kind: "answer", units: [only] } : undefined;
}
