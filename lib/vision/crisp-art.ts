import type { Raster } from "@/lib/vision/raster";

/** Side of the blocks that a JPEG is made of, in pixels. What saving does to an edge stays in its block, and in the next where colors are saved at half the size. */
const BLOCK = 8;
/** A larger difference in a channel between neighbors is an edge. */
const EDGE = 24;
/** How far a channel may bend between three neighbors where a color passes into another; grain bends it more. */
const MAX_BEND = 2;
/**
 * Of drawings that begin at once, saved as JPEGs down to a quality of 60: strokes have 0.98 of their colors in common, and gradients bend so little in 0.88
 * of what is seen of them. Photographs of things on one color have 0.94 and 0.77 at most where they begin nearly so sharply.
 */
const MIN_COMMON_SHARE = 0.96;
const MIN_SMOOTH_SHARE = 0.85;
const COMMON_COLORS = 12;
/** Share of the subject that must be far enough from edges to tell. */
const MIN_SEEN_SHARE = 0.15;
/** What differs less from the background is what a JPEG left of an edge. */
const MIN_STROKE = 48;

/**
 * Whether the subject of an image is a drawing: strokes of a few colors, or areas that pass evenly from one color into another.
 *
 * @param differences from the background's color, of every pixel
 * @param same the largest difference that still is the background
 */
export function isCrispArt(image: Raster, differences: Uint8Array, same: number): boolean {
  return strokeColors(image, differences) >= MIN_COMMON_SHARE || isSmooth(image, differences, same);
}

/** Share that the most common colors have where strokes differ most from the background: their edges are a mix of both. */
function strokeColors({ rgba, width }: Raster, differences: Uint8Array): number {
  const counts = new Map<number, number>();
  const around = [-width - 1, -width, 1 - width, -1, 1, width - 1, width, width + 1];
  let strokes = 0;
  for (const [at, difference] of differences.entries()) {
    if (difference <= MIN_STROKE) continue;
    if (around.some((by) => (differences[at + by] ?? 0) > difference)) continue;
    strokes += 1;
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at * 4, at * 4 + 3);
    const bin = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  const common = [...counts.values()].toSorted((one, other) => other - one).slice(0, COMMON_COLORS);
  return strokes > 0 ? common.reduce((sum, count) => sum + count, 0) / strokes : 0;
}

/** Whether the subject passes evenly from color to color between its edges. */
function isSmooth(image: Raster, differences: Uint8Array, same: number): boolean {
  const isSubject = (at: number) => (differences[at] ?? 0) > same;
  const columns = Math.floor(image.width / BLOCK);
  const rows = Math.floor(image.height / BLOCK);
  const plain = new Uint8Array(columns * rows);
  for (let at = 0; at < plain.length; at += 1)
    if (isPlain(image, startOf(at, columns, image), isSubject)) plain[at] = 1;
  let subject = 0;
  for (const difference of differences) if (difference > same) subject += 1;
  let [seen, smooth] = [0, 0];
  for (let row = 1; row < rows - 1; row += 1)
    for (let column = 1; column < columns - 1; column += 1) {
      const at = row * columns + column;
      if (!isAmongPlain(plain, at, columns)) continue;
      seen += BLOCK * BLOCK;
      smooth += smoothPixels(image, startOf(at, columns, image));
    }
  return seen > 0 && seen >= subject * MIN_SEEN_SHARE && smooth >= seen * MIN_SMOOTH_SHARE;
}

/** The index of a block's first pixel. */
function startOf(block: number, columns: number, { width }: Raster): number {
  const row = Math.floor(block / columns);
  return row * BLOCK * width + (block - row * columns) * BLOCK;
}

function isAmongPlain(plain: Uint8Array, at: number, columns: number): boolean {
  for (const middle of [at - columns, at, at + columns])
    if (!plain[middle - 1] || !plain[middle] || !plain[middle + 1]) return false;
  return true;
}

/** Whether a block is all subject, without an edge in it. */
function isPlain(
  { rgba, width }: Raster,
  start: number,
  isSubject: (at: number) => boolean,
): boolean {
  for (let y = 0; y < BLOCK; y += 1)
    for (let x = 0; x < BLOCK; x += 1) {
      const at = start + y * width + x;
      if (!isSubject(at)) return false;
      if (x < BLOCK - 1 && isEdge(rgba, at, at + 1)) return false;
      if (y < BLOCK - 1 && isEdge(rgba, at, at + width)) return false;
    }
  return true;
}

function isEdge(rgba: Uint8Array, one: number, other: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    const difference = (rgba[one * 4 + channel] ?? 0) - (rgba[other * 4 + channel] ?? 0);
    if (Math.abs(difference) > EDGE) return true;
  }
  return false;
}

/** How many pixels of a block are between their neighbors in color. */
function smoothPixels({ rgba, width }: Raster, start: number): number {
  let count = 0;
  for (let y = 0; y < BLOCK; y += 1)
    for (let x = 0; x < BLOCK; x += 1) {
      const at = start + y * width + x;
      if (!isBent(rgba, at, 1) && !isBent(rgba, at, width)) count += 1;
    }
  return count;
}

/** Whether a pixel is far from halfway between the ones `by` before and after it. */
function isBent(rgba: Uint8Array, at: number, by: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    const ends = (rgba[(at - by) * 4 + channel] ?? 0) + (rgba[(at + by) * 4 + channel] ?? 0);
    if (Math.abs(ends - 2 * (rgba[at * 4 + channel] ?? 0)) > MAX_BEND) return true;
  }
  return false;
}
