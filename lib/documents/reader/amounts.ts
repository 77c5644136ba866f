import { isBelowZero, MINUS } from "@/lib/core/amount-sign";
import type { Figure, FigureType } from "@/lib/documents/reader/figure-types";
import { unitOf } from "@/lib/documents/reader/figure-units";
import { countOfWords } from "@/lib/documents/reader/number-words";

export const NUMBER = String.raw`\d{1,15}(?:[,.]\d{1,15}){0,5}`;
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
  const word = /\s?\b(?:thousand|million|billion|trillion)\b/i.exec(text)?.[0];
  const letter =
    type === "money" ? /(?<=\d)\s?(?:bn|[MBK]|k|m)(?![\p{L}\d])/u.exec(text)?.[0] : undefined;
  const written = word ?? letter ?? "";
  return { scale: SCALES[written.trim().toLowerCase()] ?? 1, written };
}

/** What a figure comes to as it's written; NaN where that isn't certain. */
export function amountOf(type: FigureType, text: string): { value: number; unit: string } {
  if (type === "phone" || type === "email" || type === "frequency")
    return { value: Number.NaN, unit: "" };
  const digits = /\d[\d.,]*/.exec(text)?.[0].replace(/[.,]+$/, "");
  const amount = digits === undefined ? countOfWords(text) : parseNumber(digits);
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

/** How many decimals a figure is written with: 2 of "$1,234.50", none of "ten". */
export function decimalsOf(text: string): number {
  const digits = /\d[\d.,]*/.exec(text)?.[0].replace(/[.,]+$/, "");
  return digits === undefined ? 0 : partsOf(digits)[1].length;
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
