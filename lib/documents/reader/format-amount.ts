import { largest } from "@/lib/core/extremes";
import { decimalsOf, scaleOf } from "@/lib/documents/reader/amounts";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { unitFor, writtenUnit } from "@/lib/documents/reader/figure-units";
import { partedLike } from "@/lib/documents/reader/parted-durations";

/** What is computed may differ so much, relatively, from what it is on paper: 0.0915 − 0.0875 is a bit more than 0.004. */
const NOISE = 1e-9;
/** More decimals of a computed percentage, or of a part of an amount, are rounded off, and said to be. */
const MOST_DECIMALS = 2;

/** A third has decimals without an end. */
const MOST_OWN = 6;

/** A number rounded to some decimals, and whether that is all of it. */
export function rounded(value: number, decimals: number): { value: number; isExact: boolean } {
  const near = Number(value.toFixed(decimals));
  return { value: near, isExact: Math.abs(near - value) <= NOISE * Math.abs(value) };
}

/** A percentage in its own words: "12%", "about 33.33%". */
export function percentText(percent: number): string {
  const { value, isExact } = rounded(percent, MOST_DECIMALS);
  return `${isExact ? "" : "about "}${written(value, 0, MOST_DECIMALS)}%`;
}

/**
 * What figures add up to, or differ by, written like the first of them, with all decimals that any of them has.
 *
 * @returns undefined where the number is so long that not all of its digits are certain
 */
export function resultLike(
  figures: readonly Figure[],
  value: number,
  kind: "sum" | "difference",
): string | undefined {
  const [model] = figures;
  if (!model) return undefined;
  const parted = partedLike(figures, value);
  if (parted) return parted;
  const { scale } = scaleOf(model);
  // "$1.25 billion + $3 million" has as many decimals as 3 million has in billions.
  const decimals = largest(figures.map((figure) => decimalsIn(figure, scale)));
  if (Math.abs(value / scale) * 10 ** decimals > Number.MAX_SAFE_INTEGER) return undefined;
  return withUnit(model, value / scale, written(Math.abs(value / scale), decimals), kind);
}

/**
 * An amount written like a quoted one: with its currency, and with cents where it has any or the quoted one does. "About" says
 * that it had more decimals than that.
 */
export function amountLike(model: Figure, value: number): string {
  const parted = partedLike([model], value);
  if (parted) return parted;
  const { scale } = scaleOf(model);
  const own = Math.min(decimalsOf(model.text), MOST_OWN);
  const { value: near, isExact } = rounded(value / scale, Math.max(own, MOST_DECIMALS));
  const least = Number.isInteger(near) ? own : Math.max(own, MOST_DECIMALS);
  const amount = withUnit(model, near, written(Math.abs(near), least), "sum");
  return `${isExact ? "" : "about "}${amount}`;
}

/** How many decimals a figure has when it's written in millions, say; 0 where it has none. */
function decimalsIn(figure: Figure, scale: number): number {
  const shift = Math.log10(scale) - Math.log10(scaleOf(figure).scale);
  return Math.max(0, decimalsOf(figure.text) + Math.round(shift));
}

/** An unsigned number with so many decimals, or with up to a number of them. */
function written(value: number, least: number, most = least): string {
  return new Intl.NumberFormat("en-US", {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  }).format(value);
}

/** A number behind the currency, or before the unit and the "million", of a quoted figure. */
function withUnit(
  model: Figure,
  value: number,
  digits: string,
  kind: "sum" | "difference",
): string {
  const number = `${digits}${scaleOf(model).written}`;
  const sign = value < 0 ? "-" : "";
  if (model.unit === "") return `${sign}${number}`;
  if (model.type === "percent")
    return kind === "difference" ? `${sign}${number} percentage points` : `${sign}${number}%`;
  const unit = writtenUnit(model.type, model.text);
  const before = unit === "" ? (CURRENCY.exec(model.text)?.[0] ?? "") : "";
  const space = /\s/.test(model.text.slice(0, -unit.length)) || model.type !== "money" ? " " : "";
  const behind = unit === "" ? "" : `${space}${unitFor(value, unit)}`;
  return `${sign}${before}${number}${behind}`;
}

/** Before a number: "$", "EUR ". */
const CURRENCY = /(?:(?:US|CA|A)?[$€£¥]|[A-Z]{3}\s)/;
