import type { Figure } from "@/lib/documents/reader/figure-types";
import { countedBy } from "@/lib/documents/reader/is-bound";
import { isRelative } from "@/lib/documents/reader/is-relative";
import { alternatives } from "@/lib/documents/reader/same-words";
import { isConditionalDate } from "@/lib/documents/reader/says-otherwise";
import type { Unit } from "@/lib/documents/reader/unit";
import { searchTerms } from "@/lib/documents/terms";

const ASKS_CHANGE =
  /\bby (?:how|what)\b|\b(?:more|less|fewer|higher|lower|percent\w*|share|chang\w+|increas\w+|decreas\w+|reduc\w+|grow\w*|grew|rise|rose|fall|fell|dropped|improve\w*|differ\w*|discount|rate|off|save\w*)\b/i;
/** "0.3 servings a day more": how much more there was than elsewhere. */
const COMPARED =
  /^(?: (?!and\b|or\b|but\b|with\b|for\b|no\b|any\b|once\b)\p{L}+){0,3} (?:more|fewer|less)(?=[.,;:]|$| than\b)/iu;
const ASKS_LENGTH = /\bhow long\b/i;
/** "Six months after the end", "two days ago": when something is, and not how long. */
const POINT_IN_TIME =
  /^\s(?:longer|shorter|more|less|after|before|later|earlier|ago|prior to|from now|old)\b/i;
/** "Within 30 days after the trip" is how long one has. */
const BOUND = /\b(?:within|to|than|least|most|first|for|until)\s$/i;
const ASKS_POINT = /\bhow long (?:after|before|ago|until|till)\b|\b(?:after|before|prior)\b/i;

/**
 * Whether a figure says something beside what is asked: how much more there was than before, where a question asks how much
 * there was; when something is, where it asks how long that takes; the day that a condition needs; or how many there are of one row, where it asks for all.
 */
export function isBeside(figure: Figure, unit: Unit, asked: string): boolean {
  return saysElse(figure, unit, asked) || (figure.type === "count" && isOfOneRow(unit, asked));
}

/** All but the last of these, which need no more than the words of a statement. */
export function saysElse(figure: Figure, unit: Pick<Unit, "text">, asked: string): boolean {
  if (/\bhow (?:much|many)\b/i.test(asked) && !ASKS_CHANGE.test(asked)) {
    const behind = unit.text.slice(figure.at + figure.text.length);
    if (isRelative(figure, unit) || COMPARED.test(behind)) return true;
  }
  if (isConditionalDate(figure, unit.text, asked)) return true;
  if (figure.type !== "duration" || !ASKS_LENGTH.test(asked) || ASKS_POINT.test(asked))
    return false;
  const end = figure.at + figure.text.length;
  return POINT_IN_TIME.test(unit.text.slice(end)) && !BOUND.test(unit.text.slice(0, figure.at));
}

/** "How many items?" isn't answered by the quantity of one, whose column is only headed "Item". */
function isOfOneRow({ head, text }: Unit, asked: string): boolean {
  const counted = countedBy(asked).flatMap((term) => [...alternatives(term)]);
  if (counted.length === 0 || head.length === 0) return false;
  const own = new Set(searchTerms(text));
  const named = new Set(searchTerms(head[0] ?? ""));
  return counted.some((term) => named.has(term)) && !counted.some((term) => own.has(term));
}
