import { isBelowZero, MINUS } from "@/lib/core/amount-sign";
import type { Figure, FigureType } from "@/lib/documents/reader/figure-types";
import { unitOf } from "@/lib/documents/reader/figure-units";
import { countOfWords } from "@/lib/documents/reader/number-words";
import { amountOfParts } from "@/lib/documents/reader/parted-durations";

const PLAIN = String.raw`\d{1,15}(?:[,.]\d{1,15}){0,5}(?![½¼¾⅓⅔⅛⅜⅝⅞])`;
const CENTS = String.raw`(?:[.,]\d{1,2})?(?![\d]|[.,]\d)`;
/** "1'250.00", and "1 250 000": spaces that can't stand between two numbers. */
const GROUPED = String.raw`\d{1,3}(?:(?:['’\u00a0\u202f]\d{3}){1,4}|(?: \d{3}){2,4})${CENTS}`;
const DIVISOR = String.raw`(?:2|3|4|5|6|8|10|16|32|64)(?![\d/⁄])`;
/** "2 1/2", "2½" */
const MIXED = String.raw`\d{1,4}(?:[ -]\d{1,2}[/⁄]${DIVISOR}| ?[½¼¾⅓⅔⅛⅜⅝⅞])`;
export const NUMBER = `(?:${MIXED}|${GROUPED}|${PLAIN})`;
/** "12 500", which may be two numbers where neither a currency nor a unit stands with it. */
export const SPACED = String.raw`\d{1,3}(?: \d{3}){1,4}${CENTS}`;
/** Of what has a currency or a unit: also "12 500", "1/2", "½". */
export const MEASURED = String.raw`(?:${MIXED}|\d{1,2}[/⁄]${DIVISOR}|[½¼¾⅓⅔⅛⅜⅝⅞]|${SPACED}|${GROUPED}|${PLAIN})`;
const SCALE_WORD = String.raw`\s(?:thousand|million|billion|trillion)\b`;
export const SCALE = `(?:${SCALE_WORD})?`;
/** Of amounts of money: "€4.1M", "$350k". */
export const MONEY_SCALE = String.raw`(?:${SCALE_WORD}|\s?(?:bn|[MBK]|k|m)(?![\p{L}\d]))`;

/** Of an amount without a currency, and with or without a minus. */
export const HAS_CENTS = new RegExp(String.raw`[.,]\d\d\)?(?:\s?${MINUS})?$`);

const SCALES: Record<string, number> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  k: 1e3,
  m: 1e6,
  b: 1e9,
  bn: 1e9,
};

/** "million" of "$2 million", "M" of "€4.1M", with what precedes it; empty where a figure is written out. */
export function scaleOf({ type, text }: Pick<Figure, "type" | "text">): {
  scale: number;
  written: string;
} {
  const word = /(?<=[\d½¼¾⅓⅔⅛⅜⅝⅞])\s?(?:thousand|million|billion|trillion)\b/i.exec(text)?.[0];
  const letter =
    type === "money" ? /(?<=\d)\s?(?:bn|[MBK]|k|m)(?![\p{L}\d])/u.exec(text)?.[0] : undefined;
  const written = word ?? letter ?? "";
  return { scale: SCALES[written.trim().toLowerCase()] ?? 1, written };
}

/** What a figure comes to as it's written; NaN where that isn't certain. */
export function amountOf(type: FigureType, text: string): { value: number; unit: string } {
  if (type === "phone" || type === "email" || type === "frequency")
    return { value: Number.NaN, unit: "" };
  const parted = type === "duration" ? amountOfParts(text) : undefined;
  if (parted) return parted;
  const amount = numberIn(text) ?? countOfWords(text);
  const { scale } = scaleOf({ type, text });
  return { value: amount * scale * (isBelowZero(text) ? -1 : 1), unit: unitOf(type, text) };
}

/** "1,234.5" and "1.234,5"; NaN where a mark could be either, as in "1.234". */
export function parseNumber(digits: string): number {
  // "1.234" is one thousand or one, depending on who wrote it.
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(digits)) return Number.NaN;
  const [whole, decimals] = partsOf(digits);
  return Number(decimals ? `${whole}.${decimals}` : whole);
}

/** How many decimals a figure is written with: 2 of "$1,234.50", 1 of "2½", none of "ten"; 16 where they never end. */
export function decimalsOf(text: string): number {
  const part = fractionIn(text);
  if (part) {
    const decimals = [1, 2, 3, 4, 5, 6].find((one) => Number.isInteger(part.value * 10 ** one));
    return decimals ?? ENDLESS;
  }
  const digits = digitsIn(text);
  return digits === undefined ? 0 : partsOf(digits)[1].length;
}

const ENDLESS = 16;
const FRACTIONS: Record<string, number> = {
  "½": 1 / 2,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "⅛": 1 / 8,
  "⅜": 3 / 8,
  "⅝": 5 / 8,
  "⅞": 7 / 8,
};
const FRACTION =
  /(?:(?<whole>\d{1,4})[ -]?)??(?:(?<top>\d{1,2})[/⁄](?<bottom>\d{1,2})|(?<sign>[½¼¾⅓⅔⅛⅜⅝⅞]))/u;

/** "2 1/2", "½"; undefined where a figure is no fraction. */
function fractionIn(text: string): { value: number } | undefined {
  const { whole = "0", top, bottom, sign } = FRACTION.exec(text)?.groups ?? {};
  if (!top && !sign) return undefined;
  return { value: Number(whole) + (FRACTIONS[sign ?? ""] ?? Number(top) / Number(bottom)) };
}

/** The number that a figure has in digits; NaN where it could be two, or has several. */
function numberIn(text: string): number | undefined {
  // "8.1 × 4.9 in."
  if (/\d\s?[x×]\s?\d/.test(text)) return Number.NaN;
  const part = fractionIn(text);
  if (part) return part.value;
  const digits = digitsIn(text);
  return digits === undefined ? undefined : parseNumber(digits);
}

/** The first number of a text without what groups its digits, but for commas and points. */
function digitsIn(text: string): string | undefined {
  const digits = /\d(?:[\d.,]|[ '’\u00a0\u202f](?=\d{3}(?!\d)))*/.exec(text)?.[0];
  return digits?.replace(/[ '’\u00a0\u202f]/g, "").replace(/[.,]+$/, "");
}

/** The digits before and behind the decimal mark of a number, whichever of the two it is. */
function partsOf(digits: string): readonly [string, string] {
  const marks = digits.replace(/\d/g, "");
  const last = marks.at(-1);
  if (last === undefined) return [digits, ""];
  const at = digits.lastIndexOf(last);
  const [head, tail] = [digits.slice(0, at), digits.slice(at + 1)];
  const isDecimal = marks.indexOf(last) === marks.length - 1;
  // English groups thousands with commas; a lone point before three digits is a decimal point there.
  if (isDecimal && !(last === "," && tail.length === 3)) return [head.replace(/[.,]/g, ""), tail];
  return [digits.replace(/[.,]/g, ""), ""];
}
