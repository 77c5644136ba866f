import { NUMBER_WORD, numberOf } from "@/lib/documents/reader/number-words";

/** Numbers from one to another; `isBeyond` where the first isn't among them, and `isBelow` where the last isn't. */
export type NumberRange = { from: number; to: number; isBeyond?: boolean; isBelow?: boolean };

/** What a question asks of, and in which unit. */
export type AskedRange = { range: NumberRange; isOne: boolean; unit: string };

const NUMBER = String.raw`[$€£]?(\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,4})?)`;
const BETWEEN = new RegExp(
  String.raw`(?<![\d.,])${NUMBER} ?(?:(?:\p{L}{1,5}[²³]?|°C|°F|%) )?(?:-|–|—|to|through|and) ?${NUMBER}(?![\d,.]\d)`,
  "iu",
);
const OPEN = new RegExp(
  String.raw`(?<![\d.,])${NUMBER} ?(?:\+|(?:\p{L}{1,20}[²³]? ){0,3}(?:or|and) (?:more|over|older|above|up|longer|heavier)\b)`,
  "iu",
);
const ABOVE = new RegExp(String.raw`\b(?:over|above|more than|older than) ${NUMBER}`, "iu");
const FROM = new RegExp(String.raw`\b(?:from|at least) ${NUMBER}`, "iu");
const BELOW = new RegExp(String.raw`\b(?:under|below|less than|younger than) ${NUMBER}`, "iu");
const UP_TO = new RegExp(String.raw`\b(?:up to|at most|through) ${NUMBER}`, "iu");
const MOST_LABEL = 60;
const NOTHING_BELOW = Number.NEGATIVE_INFINITY;
const NOTHING_ABOVE = Number.POSITIVE_INFINITY;

/** The range that a label names; undefined where it names none. */
export function rangeOfLabel(label: string): NumberRange | undefined {
  if (label.length > MOST_LABEL) return undefined;
  const find = (pattern: RegExp) =>
    pattern
      .exec(label)
      ?.slice(1)
      .map((digits) => Number(digits.replaceAll(",", "")));
  const [least, most] = find(BETWEEN) ?? [];
  if (least !== undefined && most !== undefined)
    return least < most ? { from: least, to: most } : undefined;
  const [from] = find(OPEN) ?? find(FROM) ?? [];
  if (from !== undefined) return { from, to: NOTHING_ABOVE };
  const [above] = find(ABOVE) ?? [];
  if (above !== undefined) return { from: above, to: NOTHING_ABOVE, isBeyond: true };
  const [below] = find(BELOW) ?? [];
  if (below !== undefined) return { from: NOTHING_BELOW, to: below, isBelow: true };
  const [upTo] = find(UP_TO) ?? [];
  return upTo === undefined ? undefined : { from: NOTHING_BELOW, to: upTo };
}

const ASKED_NUMBER = String.raw`(\d{1,6}|${NUMBER_WORD})`;
/** The "square" of "700 square meters" is no unit. */
const UNIT = String.raw`(?:[ -](?:square|sq\.?|cubic))?[ -](\p{L}{2,20}|m[²2])`;
const ASKED_BETWEEN = new RegExp(
  String.raw`(?<![\p{L}\d.,$-])${ASKED_NUMBER}(?: ?(?:-|–|—) ?| (?:to|and|through|or) )${ASKED_NUMBER}${UNIT}`,
  "iu",
);
/** "After four years", "a 7-year-old", "3 pounds": how much of what. */
const ASKED = new RegExp(String.raw`(?<![\p{L}\d.,$])${ASKED_NUMBER}${UNIT}`, "giu");
const MORE =
  /\b(?:over|above|beyond|exceed(?:s|ing)?|(?:more|older|longer|heavier|larger|bigger|higher|taller|greater) than) (?:the age of )?$/i;
const LESS =
  /\b(?:under|below|(?:less|fewer|younger|shorter|lighter|smaller|lower) than) (?:the age of )?$/i;

/** The numbers that a question asks of, one or from one to another; undefined where there are none, or several. */
export function rangeAsked(question: string): AskedRange | undefined {
  const between = ASKED_BETWEEN.exec(question);
  const rest = between ? question.replace(between[0], () => " ") : question;
  const [only, ...others] = [...rest.matchAll(ASKED)];
  if (between) {
    const [, first = "", last = "", unit = ""] = between;
    const range = { from: numberOf(first), to: numberOf(last) };
    return only || range.from >= range.to ? undefined : { range, isOne: false, unit };
  }
  if (!only || others.length > 0) return undefined;
  const [, number = "", unit = ""] = only;
  const value = numberOf(number);
  const before = question.slice(Math.max(0, only.index - 40), only.index);
  if (MORE.test(before))
    return { range: { from: value, to: NOTHING_ABOVE, isBeyond: true }, isOne: false, unit };
  if (LESS.test(before))
    return { range: { from: NOTHING_BELOW, to: value, isBelow: true }, isOne: false, unit };
  return { range: { from: value, to: value }, isOne: true, unit };
}

/** Whether a range has all of another one. */
export function holdsRange(range: NumberRange, other: NumberRange): boolean {
  const begins =
    range.isBeyond && !other.isBeyond ? range.from < other.from : range.from <= other.from;
  const ends = range.isBelow && !other.isBelow ? range.to > other.to : range.to >= other.to;
  return begins && ends;
}

/** Whether two ranges have a number in common. */
export function meetsRange(a: NumberRange, b: NumberRange): boolean {
  return isBefore(a, b) && isBefore(b, a);
}

/** Whether the first begins before the second one ends. */
function isBefore(a: NumberRange, b: NumberRange): boolean {
  return a.isBeyond || b.isBelow ? a.from < b.to : a.from <= b.to;
}

/** Whether two ranges are the same, as people name them: below the first row, there is nothing. */
export function isSameRange(a: NumberRange, b: NumberRange): boolean {
  const from = Math.max(a.from, 0) === Math.max(b.from, 0);
  return from && a.to === b.to;
}
