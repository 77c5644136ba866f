import { type LabeledAreas, labelAreas } from "@/lib/core/label-areas";
import { cropGray, type Raster } from "@/lib/ocr/pixels/raster";
import type { PixelBox } from "@/lib/ocr/recognized-page";

/** Darker than this is ink, in an image with even light: first also what is thin, such as the bar, then less, where parts touch. */
const INK_BELOW = [160, 128, 100, 72, 48];
/** White around a word that is looked at, in pixels. */
const MARGIN = 1;
/** Of the bar's height: how high the figures beside it are, and how far from its ends they may begin. */
const FIGURE = { min: 0.3, max: 0.74 };
const OFF_END = 0.25;
/** Of the bar's height: its width, and how far figures may be from it. */
const BAR = { min: 0.3, max: 1.4 };
const NEAR = 0.25;
/** Of the bar's height: a figure of full size before it is at least this high, and two that touch are wider than this. */
const WHOLE = { minHeight: 0.7, maxWidth: 0.85, maxGap: 0.55 };

/** One that is written as a raised figure, a slanted bar, and a lowered figure. */
export type FoundFraction = {
  numerator: Raster;
  denominator: Raster;
  /** How many figures of full size stand before it in its word; null where some can't be told apart. */
  figuresBefore: number | null;
};

type Part = { label: number; box: PixelBox };

/**
 * The fraction in a word, by the shape of its parts: percent signs have a hole in their raised part, and of the numerators in use, only
 * a closed 4 does, so that ⅘ is found only where its 4 is open. Undefined where there is none, or where its parts touch.
 *
 * @param image gray, in even light
 * @param from where the word before ends
 */
export function findFraction(image: Raster, word: PixelBox, from = 0): FoundFraction | undefined {
  // What is read of a word may leave out its first figure.
  const x0 = Math.min(word.x0, Math.max(from, word.x0 - (word.y1 - word.y0)));
  const view = cropGray(image, { ...word, x0 }, MARGIN);
  for (const level of INK_BELOW) {
    const found = findIn(view, level, word.x0 - x0);
    if (found) return found;
  }
  return undefined;
}

/** @param before how many of the columns at the left lie before the word */
function findIn(view: Raster, inkBelow: number, before: number): FoundFraction | undefined {
  const isInk = (at: number) => (view.data[at] ?? 255) < inkBelow;
  /** Rings that are thin break where only the darkest is ink. */
  const isRing = (part: Part) =>
    INK_BELOW.some((level) => level >= inkBelow && hasHole(part, view, level));
  const areas = labelAreas(isInk, view);
  const parts = partsOf(areas, view);
  for (const bar of parts) {
    if (middleOf(bar.box) < before || !isSlanted(bar, areas, view)) continue;
    // Where a ring breaks, it becomes several.
    const [numerator, ...others] = parts.filter((part) => isRaised(part, bar));
    const denominator = parts.find((part) => isLowered(part, bar));
    if (!numerator || !denominator || others.length > 0 || isRing(numerator)) continue;
    return {
      numerator: pixelsOf(numerator, areas, view),
      denominator: pixelsOf(denominator, areas, view),
      figuresBefore: countBefore(numerator, parts, bar, before),
    };
  }
  return undefined;
}

function partsOf({ labels, sizes }: LabeledAreas, { width }: Raster): Part[] {
  const boxes = sizes.map(() => ({ x0: Infinity, y0: Infinity, x1: 0, y1: 0 }));
  for (const [at, label] of labels.entries()) {
    const box = boxes[label];
    if (label === 0 || !box) continue;
    const x = at % width;
    const y = (at - x) / width;
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x + 1);
    box.y1 = Math.max(box.y1, y + 1);
  }
  return boxes.map((box, label) => ({ label, box })).slice(1);
}

/** Whether a part is a bar whose top is to the right of its bottom, thin everywhere. */
function isSlanted({ label, box }: Part, { labels }: LabeledAreas, { width }: Raster): boolean {
  const [wide, high] = [box.x1 - box.x0, box.y1 - box.y0];
  if (wide < BAR.min * high || wide > BAR.max * high) return false;
  let before = Infinity;
  for (let y = box.y0; y < box.y1; y += 1) {
    let [first, last] = [Infinity, -1];
    for (let x = box.x0; x < box.x1; x += 1) {
      if (labels[y * width + x] !== label) continue;
      first = Math.min(first, x);
      last = x;
    }
    // At most as wide in a row as its slant and its stroke make it.
    if (first > before || last - first + 1 > 0.45 * wide + 2) return false;
    before = first;
  }
  return true;
}

function isRaised({ box }: Part, { box: bar }: Part): boolean {
  const high = bar.y1 - bar.y0;
  return (
    isFigure(box, high) &&
    Math.abs(box.y0 - bar.y0) <= OFF_END * high &&
    box.y1 <= bar.y1 - OFF_END * high &&
    middleOf(box) < middleOf(bar) &&
    bar.x0 - box.x1 <= NEAR * high
  );
}

function isLowered({ box }: Part, { box: bar }: Part): boolean {
  const high = bar.y1 - bar.y0;
  return (
    isFigure(box, high) &&
    Math.abs(box.y1 - bar.y1) <= OFF_END * high &&
    box.y0 >= bar.y0 + OFF_END * high &&
    middleOf(box) > middleOf(bar) &&
    box.x0 - bar.x1 <= NEAR * high
  );
}

function isFigure({ y0, y1 }: PixelBox, high: number): boolean {
  return y1 - y0 >= FIGURE.min * high && y1 - y0 <= FIGURE.max * high;
}

function middleOf({ x0, x1 }: PixelBox): number {
  return (x0 + x1) / 2;
}

/** Whether a part encloses paper. */
function hasHole({ box }: Part, view: Raster, inkBelow: number): boolean {
  const size = { width: box.x1 - box.x0 + 2, height: box.y1 - box.y0 + 2 };
  const isPaper = (at: number) => {
    const x = box.x0 - 1 + (at % size.width);
    const y = box.y0 - 1 + Math.floor(at / size.width);
    const isAround = x < box.x0 || x >= box.x1 || y < box.y0 || y >= box.y1;
    return isAround || (view.data[y * view.width + x] ?? 255) >= inkBelow;
  };
  return labelAreas(isPaper, size).sizes.length > 2;
}

/** How many figures of full size stand before a numerator: those of its word, and those close to them. */
function countBefore(
  numerator: Part,
  parts: readonly Part[],
  { box: bar }: Part,
  before: number,
): number | null {
  const high = bar.y1 - bar.y0;
  const whole = parts
    .filter(({ box }) => box.y1 - box.y0 >= WHOLE.minHeight * high && box.x0 < numerator.box.x0)
    .filter(({ box }) => box !== bar)
    .sort((one, other) => other.box.x1 - one.box.x1);
  let [count, edge] = [0, numerator.box.x0];
  for (const { box } of whole) {
    if (middleOf(box) < before && edge - box.x1 > WHOLE.maxGap * high) break;
    if (box.x1 - box.x0 > WHOLE.maxWidth * high) return null;
    [count, edge] = [count + 1, box.x0];
  }
  return count;
}

/** A part alone, with the softened edge of its ink. */
function pixelsOf({ label, box }: Part, { labels }: LabeledAreas, view: Raster): Raster {
  const own = cropGray(view, box, 1);
  for (const at of own.data.keys()) {
    const x = box.x0 - 1 + (at % own.width);
    const y = box.y0 - 1 + Math.floor(at / own.width);
    const place = y * view.width + x;
    const isNear = [0, -1, 1, -view.width, view.width].some((by) => labels[place + by] === label);
    own.data[at] = isNear ? (view.data[place] ?? 255) : 255;
  }
  return own;
}
