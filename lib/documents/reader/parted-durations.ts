import type { Figure } from "@/lib/documents/reader/figure-types";
import { countOfWords, NUMBER_WORD } from "@/lib/documents/reader/number-words";

const COUNT = String.raw`\d{1,4}(?:[.,]\d{1,2})?|${NUMBER_WORD}`;
const AND = "(?:,? and|,)?[ -]?";
/** The larger unit, the smaller one, and how many of those make up one of the larger. */
const PARTS: readonly (readonly [RegExp, unit: string, size: number])[] = [
  [parted("h|hrs?|hours?", "m|min(?:ute)?s?", true), "minute", 60],
  [parted("min(?:ute)?s?", "s|sec(?:ond)?s?"), "second", 60],
  [parted("years?", "months?"), "month", 12],
];

function parted(large: string, small: string, isBare = false): RegExp {
  return new RegExp(
    String.raw`^(?<large>${COUNT})[\s-]?(?:${large})${AND}(?<small>${COUNT})[\s-]?(?:${small})${isBare ? "?" : ""}$`,
    "iu",
  );
}

/** What a duration of two parts comes to in the smaller one: 220 minutes for "3 h 40 min" or "3 hr 40". */
export function amountOfParts(text: string): { value: number; unit: string } | undefined {
  for (const [pattern, unit, size] of PARTS) {
    const { large, small } = pattern.exec(text)?.groups ?? {};
    if (large && small) return { value: inNumbers(large) * size + inNumbers(small), unit };
  }
  return undefined;
}

function inNumbers(count: string): number {
  return /^\d/.test(count) ? Number(count.replace(",", ".")) : countOfWords(count);
}

/** Units in seconds, or in months: those of one kind can be told in one another. */
const SECONDS: Record<string, number> = { second: 1, minute: 60, hour: 3600 };
const MONTHS: Record<string, number> = { month: 1, year: 12 };

/** Durations in the smallest unit that any of them has: 3 hours and 220 minutes are both of minutes. Others are left alone. */
export function inOneUnit(figures: readonly Figure[]): readonly Figure[] {
  if (figures.some(({ type }) => type !== "duration")) return figures;
  if (new Set(figures.map(({ unit }) => unit)).size < 2) return figures;
  const sizes = [SECONDS, MONTHS].find((one) => figures.every(({ unit }) => one[unit]));
  const sizeOf = ({ unit }: Figure) => sizes?.[unit] ?? Number.NaN;
  const [least] = figures.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  if (!sizes || !least) return figures;
  return figures.map((figure) => ({
    ...figure,
    value: (figure.value * sizeOf(figure)) / sizeOf(least),
    unit: least.unit,
  }));
}

const NAMES: Record<string, readonly [large: string, short: string, small: string]> = {
  minute: ["hour", "h", "min"],
  second: ["minute", "min", "s"],
  month: ["year", "", ""],
};

/**
 * A duration in two parts, as one of the figures that it's computed of is written: "2 h 20 min", "2 hours 20 minutes".
 *
 * @returns undefined where none of the figures has two parts, and all have one unit
 */
export function partedLike(figures: readonly Figure[], value: number): string | undefined {
  const [first] = figures;
  const model = figures.find(({ text, unit }) => unit === first?.unit && amountOfParts(text));
  const [large, short, small] = NAMES[first?.unit ?? ""] ?? [];
  if (!model || !first || !large || !Number.isInteger(value)) return undefined;
  const size = first.unit === "month" ? 12 : 60;
  const isShort = short !== "" && /\d\s?(?:h|hrs?|min)(?=\d|\b)/i.test(model.text);
  const part = (count: number, name: string, abbreviation = "") =>
    count === 0 ? [] : [`${count} ${isShort ? abbreviation : `${name}${count === 1 ? "" : "s"}`}`];
  const whole = Math.floor(Math.abs(value) / size);
  const rest = Math.abs(value) % size;
  const parts = [...part(whole, large, short), ...part(rest, first.unit, small)];
  return `${value < 0 ? "-" : ""}${parts.join(" ")}`;
}
