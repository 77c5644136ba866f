import { judgeInside } from "@/lib/vision/crisp-art";
import type { Raster } from "@/lib/vision/raster";

/** An RGB color, 0 to 255. */
export type Color = readonly [number, number, number];

/** Largest difference in a channel that still is the same color: what JPEG does to a flat area. */
export const SAME_COLOR = 16;
/** Share of the border that must have the background's color. */
const MIN_BORDER_SHARE = 0.97;
/** Share of the rest that must look like its right neighbor, and share that its most common colors must have. */
const MIN_FLAT_SHARE = 0.6;
const MIN_COMMON_SHARE = 0.85;
const COMMON_COLORS = 12;
/**
 * Where a drawing begins, its color changes at once. Where a softly lit wall gets darker, it changes by no more than this from pixel
 * to pixel, grain included: share of the beginnings that may do so.
 */
const SOFT_STEP = 8;
const MAX_SOFT_SHARE = 0.4;
/** The same of what isn't flat. Measured on JPEGs: 0.13 at most of drawings, where saving blurs some edges; 0.15 at least of photographs. */
const MAX_CRISP_SHARE = 0.14;
/** Share of its background without a camera's grain. */
const MIN_EVEN_SHARE = 0.9;
/** Largest difference between two pixels of one flat area; a photograph's grain is larger. */
const GRAIN = 2;

/**
 * The background of a logo or a drawing: one color all around flat areas of a few others, or around strokes and gradients.
 *
 * @returns null for anything else, photographs on white included
 */
export function flatBackground(image: Raster): Color | null {
  const color = borderColor(image);
  if (!color) return null;
  const { rgba, width, height } = image;
  const differences = differencesTo(color, image);
  const counts = new Map<number, number>();
  let subject = 0;
  let flat = 0;
  let starts = 0;
  let soft = 0;
  let even = 0;
  for (let at = 0; at < width * height; at += 1) {
    const hasNeighbor = (at + 1) % width !== 0;
    const difference = differences[at] ?? 0;
    const next = hasNeighbor ? (differences[at + 1] ?? 0) : difference;
    if (difference <= SAME_COLOR !== next <= SAME_COLOR) {
      starts += 1;
      if (Math.abs(difference - next) <= SOFT_STEP) soft += 1;
    }
    const isLikeNext =
      hasNeighbor && differenceTo(rgba, at * 4, colorAt(rgba, at * 4 + 4)) <= GRAIN;
    if (difference <= SAME_COLOR) {
      if (isLikeNext) even += 1;
      continue;
    }
    subject += 1;
    if (isLikeNext) flat += 1;
    const bin = bucket(colorAt(rgba, at * 4));
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  if (subject === 0) return null;
  const common = [...counts.values()].toSorted((one, other) => other - one).slice(0, COMMON_COLORS);
  const commonCount = common.reduce((sum, count) => sum + count, 0);
  const isFlat = flat >= subject * MIN_FLAT_SHARE && commonCount >= subject * MIN_COMMON_SHARE;
  const isDrawn = isFlat && soft <= starts * MAX_SOFT_SHARE;
  const isCrisp =
    soft <= starts * MAX_CRISP_SHARE && even >= (differences.length - subject) * MIN_EVEN_SHARE;
  if (!isDrawn && !isCrisp) return null;
  const inside = judgeInside(image, differences, SAME_COLOR);
  // Of a gray or dark photograph, a few colors are all there is.
  if (isDrawn) return inside === "rough" ? null : color;
  return inside === "smooth" || inside === "strokes" ? color : null;
}

/** How much every pixel differs from a color, in the channel where that is most. */
export function differencesTo(color: Color, { rgba, width, height }: Raster): Uint8Array {
  const differences = new Uint8Array(width * height);
  for (let at = 0; at < differences.length; at += 1)
    differences[at] = differenceTo(rgba, at * 4, color);
  return differences;
}

/** The largest difference in a channel between the pixel at a byte and a color. */
export function differenceTo(rgba: Uint8Array, at: number, [red, green, blue]: Color): number {
  return Math.max(
    Math.abs((rgba[at] ?? 0) - red),
    Math.abs((rgba[at + 1] ?? 0) - green),
    Math.abs((rgba[at + 2] ?? 0) - blue),
  );
}

/** The one color of the border; null when less than `minShare` of it has that color, or is opaque. */
export function borderColor(
  { rgba, width, height }: Raster,
  minShare = MIN_BORDER_SHARE,
): Color | null {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y += 1) border.push(y * width, y * width + width - 1);
  const median = (channel: number) =>
    border.map((at) => rgba[at * 4 + channel] ?? 0).toSorted((one, other) => one - other)[
      border.length >> 1
    ] ?? 0;
  const color: Color = [median(0), median(1), median(2)];
  const same = border.filter(
    (at) => rgba[at * 4 + 3] === 255 && differenceTo(rgba, at * 4, color) <= SAME_COLOR,
  );
  return same.length >= border.length * minShare ? color : null;
}

function colorAt(rgba: Uint8Array, at: number): Color {
  return [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
}

/** One of 4,096 similar colors. */
function bucket([red, green, blue]: Color): number {
  return ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
}
