"use client";

import { largest, smallest } from "@/lib/core/extremes";
import { normalizeForMatching } from "@/lib/documents/quote-index";

/** A box over words on a page, in fractions of its width and height. */
export type PageHighlight = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Of its quotation. */
  first: boolean;
};

/** A run of text as pdf.js gives it: where and how it is set, and its width in points. */
export type TextRun = { str: string; width: number; transform: readonly number[] };

/** How the page is shown: its size, and from the file's coordinates to those from its top left. */
export type PageView = { width: number; height: number; transform: readonly number[] };

/** Of the text size: how far letters reach below their line. */
const BELOW_LINE = 0.25;

/**
 * Finds the words of quotations on a page, and nothing beside them: of a line that a quotation begins or ends in, only its
 * part.
 *
 * @param widthOf the relative width of a text, in whatever unit
 */
export function findMarks(
  runs: readonly TextRun[],
  quotes: readonly string[],
  view: PageView,
  widthOf: (text: string) => number,
): PageHighlight[] {
  const filled = runs.filter(({ str }) => str.trim() !== "");
  const starts: number[] = [];
  let whole = "";
  for (const { str } of filled) {
    starts.push(whole.length);
    whole += normalizeForMatching(str);
  }
  const marks = quotes.flatMap((quote) => {
    const wanted = normalizeForMatching(quote);
    const at = wanted ? whole.indexOf(wanted) : -1;
    if (at < 0) return [];
    const end = at + wanted.length;
    return filled
      .flatMap((run, index) => {
        const start = starts[index] ?? 0;
        const isInside = start < end && (starts[index + 1] ?? whole.length) > at;
        return isInside ? [markOf(run, { from: at - start, to: end - start }, view, widthOf)] : [];
      })
      .map((mark, index) => ({ ...mark, first: index === 0 }));
  });
  // Quotations may overlap.
  const places = marks.map(({ left, top, width }) => `${left} ${top} ${width}`);
  return marks.filter((_, index) => places.indexOf(places[index] ?? "") === index);
}

/** @param part of the run, in letters as they are compared; what is outside of the run is cut off */
function markOf(
  { str, width, transform }: TextRun,
  part: { from: number; to: number },
  view: PageView,
  widthOf: (text: string) => number,
): Omit<PageHighlight, "first"> {
  const begin = firstWhere(str.length, (at) => lettersIn(str, at + 1) > part.from);
  const end = firstWhere(str.length, (at) => lettersIn(str, at) >= part.to);
  const whole = widthOf(str) || 1;
  const along = [begin, end].map((at) => (width * widthOf(str.slice(0, at))) / whole);
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
  const length = Math.hypot(a, b) || 1;
  const corners = along.flatMap((right) =>
    [-BELOW_LINE, 1].map((up) =>
      toView(view, x + (a / length) * right + c * up, y + (b / length) * right + d * up),
    ),
  );
  const [left, top] = [minOf(corners, "x"), minOf(corners, "y")];
  return {
    left: left / view.width,
    top: top / view.height,
    width: (maxOf(corners, "x") - left) / view.width,
    height: (maxOf(corners, "y") - top) / view.height,
  };
}

function lettersIn(text: string, length: number): number {
  return normalizeForMatching(text.slice(0, length)).length;
}

/** The first index at which something holds that then holds for all later ones; `length` where it never does. */
function firstWhere(length: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

type Point = { x: number; y: number };

function toView({ transform }: PageView, x: number, y: number): Point {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

function minOf(points: readonly Point[], axis: keyof Point): number {
  return smallest(points.map((point) => point[axis]));
}

function maxOf(points: readonly Point[], axis: keyof Point): number {
  return largest(points.map((point) => point[axis]));
}
