import { parseNumber } from "@/lib/documents/reader/amounts";

/** What is normal for a value: from the least to the most; where it's open, neither of them is. */
export type ReferenceRange = { least: number; most: number; isOpen: boolean };

const NUMBER = String.raw`\d{1,9}(?:[.,]\d{1,4}){0,3}`;
const END = String.raw`(?![\d.,]\d)`;
const BETWEEN = new RegExp(`^(${NUMBER}) ?(?:-|–|—|to) ?(${NUMBER})${END}`, "i");
const AT_MOST = new RegExp(
  String.raw`^(<=|<|≤|less than|below|under|up to|max(?:imum|\.)?) ?(${NUMBER})${END}`,
  "i",
);
const AT_LEAST = new RegExp(
  String.raw`^(>=|>|≥|more than|above|over|at least|min(?:imum|\.)?) ?(${NUMBER})${END}`,
  "i",
);
const VALUE = new RegExp(`^(<|>)? ?(${NUMBER})${END}`);
/** Of a limit that is no longer normal itself. */
const EXCLUDES = /^(?:[<>]|less than|below|under|more than|above|over)$/i;

/** Reads "70 - 99", "< 200", or "at least 40"; undefined where it's put otherwise. */
export function referenceRange(range: string): ReferenceRange | undefined {
  const [, from, to] = BETWEEN.exec(range) ?? [];
  const [, below = "", most] = AT_MOST.exec(range) ?? [];
  const [, above = "", least] = AT_LEAST.exec(range) ?? [];
  const read = {
    least: amountIn(from ?? least) ?? Number.NEGATIVE_INFINITY,
    most: amountIn(to ?? most) ?? Number.POSITIVE_INFINITY,
    isOpen: EXCLUDES.test(below || above),
  };
  const isBounded = Number.isFinite(read.least) || Number.isFinite(read.most);
  return isBounded && read.least <= read.most ? read : undefined;
}

/** Where a value stands beside a range; undefined where that can't be told. */
export function standingInRange(
  value: string,
  range: string,
): "low" | "normal" | "high" | undefined {
  // "Negative", where it should be.
  if (value.toLowerCase() === range.toLowerCase()) return "normal";
  const [, sign, number] = VALUE.exec(value) ?? [];
  const limits = referenceRange(range);
  const amount = amountIn(number);
  if (!limits || amount === undefined) return undefined;
  const { least, most, isOpen } = limits;
  // "< 0.1" may be anything below it, and "> 60" anything above.
  const [from, to] = [sign === "<" ? 0 : amount, sign === ">" ? Number.POSITIVE_INFINITY : amount];
  if (to < least || (to === least && (isOpen || sign === "<"))) return "low";
  if (from > most || (from === most && (isOpen || sign === ">"))) return "high";
  return from >= least && to <= most ? "normal" : undefined;
}

/** An amount; laboratories write "1.015" for little more than one. */
function amountIn(digits: string | undefined): number | undefined {
  if (digits === undefined) return undefined;
  const amount = parseNumber(digits);
  return Number.isNaN(amount) ? Number(digits) : amount;
}
