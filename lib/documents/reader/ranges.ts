import { amountOf, MONEY_SCALE, NUMBER } from "@/lib/documents/reader/amounts";
import { CHANGE_VERB } from "@/lib/documents/reader/change-verbs";
import type { FigureType } from "@/lib/documents/reader/figure-types";
import { NUMBER_WORD } from "@/lib/documents/reader/number-words";

/** Where a figure begins and ends in a text, in UTF-16 code units. */
export type Span = { at: number; end: number };

const DASH = "[-‐‑–—−]";
const TO = `(?: ?${DASH} ?| to )`;
/** Longer ones aren't found; every look around a figure takes no more than that. */
const MAX_CHARACTERS = 48;
/** "20–" of "20–30%", and "between 5 and " of "between 5 and 10 percent". */
const BEFORE = new RegExp(
  String.raw`(?<![\w.,/$€£¥-])(?:(?<from>${NUMBER}|${NUMBER_WORD})(?<to>${TO})|between (?<least>${NUMBER}|${NUMBER_WORD}) and )$`,
  "iu",
);
/** "–1,500" of "$1,200–1,500"; what is counted behind a number makes it one of its own: "$500 to 600 schools". */
const BARE = new RegExp(
  String.raw`^(?<to>${TO}| and )(?<most>${NUMBER}(?:${MONEY_SCALE})?)(?![\w%]|[.,]\d| (?!(?:per|an?|each|every|depending|for|and|or|in|on|if|at|is|are|of)\b)\p{L})`,
  "u",
);
/** "5-10" of "5-10 guests"; a code is as long, and descends as often as not. */
const HYPHENATED = /^\d+-\d+$/;
const BETWEEN = /\bbetween $/i;
/** "grew from 5 to 10": what was and what is, and nothing in between. */
const CHANGES = new RegExp(
  String.raw`\b(?:${CHANGE_VERB}|went|goes|extend\w*|expand\w*|amend\w*|climb\w*|jump\w*|adjust\w*|revis\w*)\b`,
  "i",
);

/**
 * The whole range that a figure is one end of: "$100–$200", "between $50 and $80", "5 to 10 percent".
 *
 * @param marked a text with tabs between cells
 * @returns undefined where it is no end of a range
 */
export function rangeAround(
  type: FigureType,
  marked: string,
  { at, end }: Span,
  figure: RegExp,
): Span | undefined {
  if (HYPHENATED.test(marked.slice(at, end))) return { at, end };
  const behind = marked.slice(end, end + MAX_CHARACTERS);
  const before = marked.slice(Math.max(0, at - MAX_CHARACTERS), at);
  const isBetween = BETWEEN.test(before);
  const right = endOf(type, marked.slice(at, end), behind, figure);
  if (right && (right.to === " and " ? isBetween : !isChange(right.to, before)))
    return { at: isBetween ? at - "between ".length : at, end: end + right.length };
  const left = MAY_LACK_UNIT.includes(type) ? BEFORE.exec(before) : null;
  const { from, to = "", least } = left?.groups ?? {};
  const start = from ?? least ?? "";
  if (!left || !isAscending(type, start, marked.slice(at, end))) return undefined;
  // Of "from 20 to 30%", nobody writes the first sign, whether it's a change or not.
  if (from && / from $/.test(before.slice(0, left.index)) && isChange(to, before)) return undefined;
  return { at: at - left[0].length, end };
}

/** "20–30%", "5 to 10 days": one unit does for both ends. */
const MAY_LACK_UNIT: readonly FigureType[] = [
  "money",
  "percent",
  "duration",
  "measure",
  "frequency",
  "count",
];

function endOf(
  type: FigureType,
  first: string,
  behind: string,
  figure: RegExp,
): { to: string; length: number } | undefined {
  if (!MAY_LACK_UNIT.includes(type)) return undefined;
  const other = rightEnd(figure).exec(behind);
  if (other && isAscending(type, first, other.groups?.last ?? ""))
    return { to: other.groups?.to ?? "", length: other[0].length };
  const bare = type === "money" && /^\D*[$€£¥A-Z]/.test(first) ? BARE.exec(behind) : null;
  if (!bare || !isAscending(type, first, bare.groups?.most ?? "")) return undefined;
  return { to: bare.groups?.to ?? "", length: bare[0].length };
}

const RIGHT_ENDS = new Map<RegExp, RegExp>();

/** A pattern of figures behind a dash or "to". */
function rightEnd(figure: RegExp): RegExp {
  const known = RIGHT_ENDS.get(figure);
  if (known) return known;
  const made = new RegExp(
    `^(?<to>${TO}| and )(?<last>${figure.source})`,
    figure.flags.replace("g", ""),
  );
  RIGHT_ENDS.set(figure, made);
  return made;
}

function isChange(to: string, before: string): boolean {
  return to === " to " && CHANGES.test(before);
}

/** Whether the second number is larger, as far as they can be read; "3 to 2" is a result, and "10-5" a code. */
function isAscending(type: FigureType, first: string, second: string): boolean {
  const [least, most] = [amountOf(type, first).value, amountOf(type, second).value];
  return !(least >= most);
}
