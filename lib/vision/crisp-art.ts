import type { Raster } from "@/lib/vision/raster";

/** Side of the blocks that a JPEG is made of, in pixels. What saving does to an edge stays in its block, and in the next where colors are saved at half the size. */
const BLOCK = 8;
/** A larger difference in a channel between neighbors is an edge. */
const EDGE = 24;
/** How far a channel may bend between three pixels `REACH` apart where a color passes evenly into another; what a photograph shows bends it more. */
const MAX_BEND = 6;
const REACH = BLOCK - 1;
/**
 * Share that strokes have of their most common colors and what is near these. Of letters saved as JPEGs down to a quality of 60, they have 0.96;
 * photographs cut out on white have 0.92 at most, since their colors pass into each other, gray, dark, and tinted ones included.
 */
const MIN_PEAK_SHARE = 0.94;
const PEAKS = 12;
/** Bits that are kept of a channel, and how far from its peak a color still is the same one, and not the next peak, in steps of these. */
const BITS = 5;
const NEAR = 2;
const APART = 5;
/** Strokes are thin: share of the subject that may be in the middle of a square of three blocks without background. */
const MAX_THICK_SHARE = 0.1;
/**
 * Share of what is seen inside the subject that must be flat or pass evenly. Of gradients saved as JPEGs down to a quality of 60: 0.8 at least, and 0.85
 * of a rainbow; of photographs, gray and dark ones included: 0.7 at most.
 */
const MIN_SMOOTH_SHARE = 0.78;
/** Share of the subject that must be far enough from edges to tell. */
const MIN_SEEN_SHARE = 0.15;
/** What differs less from the background is what a JPEG left of an edge. */
const MIN_STROKE = 48;

/**
 * What the subject of an image has inside: "smooth" areas of one color or that pass evenly into another, "rough" ones as a photograph has,
 * or "strokes" of a few colors; "unclear" where too little of it is far from edges.
 *
 * @param differences from the background's color, of every pixel
 * @param same the largest difference that still is the background
 */
export function judgeInside(
  image: Raster,
  differences: Uint8Array,
  same: number,
): "smooth" | "rough" | "strokes" | "unclear" {
  let subject = 0;
  for (const difference of differences) if (difference > same) subject += 1;
  const isSubject = (at: number) => (differences[at] ?? 0) > same;
  const blocks = blocksInside(image, isSubject, EDGE);
  const seen = blocks.length * BLOCK * BLOCK;
  if (seen > subject * MIN_SEEN_SHARE) {
    let smooth = 0;
    for (const start of blocks) smooth += smoothPixels(image, start);
    return smooth >= seen * MIN_SMOOTH_SHARE ? "smooth" : "rough";
  }
  const thick = blocksInside(image, isSubject, 255).length * BLOCK * BLOCK;
  const isThin = thick <= subject * MAX_THICK_SHARE;
  return isThin && peakShare(image, differences) >= MIN_PEAK_SHARE ? "strokes" : "unclear";
}

/** Share that the most common colors have where strokes differ most from the background: their edges are a mix of both. */
function peakShare({ rgba, width }: Raster, differences: Uint8Array): number {
  const counts = new Uint32Array(1 << (3 * BITS));
  const around = [-width - 1, -width, 1 - width, -1, 1, width - 1, width, width + 1];
  let strokes = 0;
  for (let at = 0; at < differences.length; at += 1) {
    const difference = differences[at] ?? 0;
    if (difference <= MIN_STROKE) continue;
    let isPeak = true;
    for (const by of around) if ((differences[at + by] ?? 0) > difference) isPeak = false;
    if (!isPeak) continue;
    strokes += 1;
    let bin = 0;
    for (let channel = 0; channel < 3; channel += 1)
      bin = (bin << BITS) | ((rgba[at * 4 + channel] ?? 0) >> (8 - BITS));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  let common = 0;
  for (let peak = 0; peak < PEAKS; peak += 1) common += takePeak(counts);
  return strokes > 0 ? common / strokes : 0;
}

/** Counts the most common color and what is near it, and clears it from the counts, with the slope around it. */
function takePeak(counts: Uint32Array): number {
  let peak = 0;
  for (let bin = 1; bin < counts.length; bin += 1)
    if ((counts[bin] ?? 0) > (counts[peak] ?? 0)) peak = bin;
  const most = (1 << BITS) - 1;
  const [red, green, blue] = [peak >> (2 * BITS), (peak >> BITS) & most, peak & most];
  let count = 0;
  for (let r = Math.max(0, red - APART); r <= Math.min(most, red + APART); r += 1)
    for (let g = Math.max(0, green - APART); g <= Math.min(most, green + APART); g += 1)
      for (let b = Math.max(0, blue - APART); b <= Math.min(most, blue + APART); b += 1) {
        const bin = (((r << BITS) | g) << BITS) | b;
        const distance = Math.max(Math.abs(r - red), Math.abs(g - green), Math.abs(b - blue));
        if (distance <= NEAR) count += counts[bin] ?? 0;
        counts[bin] = 0;
      }
  return count;
}

/** The first pixels of the blocks that are all subject, as are those around them, without a larger step in them. */
function blocksInside(
  image: Raster,
  isSubject: (at: number) => boolean,
  maxStep: number,
): number[] {
  const columns = Math.floor(image.width / BLOCK);
  const rows = Math.floor(image.height / BLOCK);
  const plain = new Uint8Array(columns * rows);
  for (let at = 0; at < plain.length; at += 1)
    if (isPlain(image, startOf(at, columns, image), isSubject, maxStep)) plain[at] = 1;
  const starts: number[] = [];
  for (let row = 1; row < rows - 1; row += 1)
    for (let column = 1; column < columns - 1; column += 1) {
      const at = row * columns + column;
      if (isAmongPlain(plain, at, columns)) starts.push(startOf(at, columns, image));
    }
  return starts;
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
  maxStep: number,
): boolean {
  for (let y = 0; y < BLOCK; y += 1)
    for (let x = 0; x < BLOCK; x += 1) {
      const at = start + y * width + x;
      if (!isSubject(at)) return false;
      if (x < BLOCK - 1 && stepBetween(rgba, at, at + 1) > maxStep) return false;
      if (y < BLOCK - 1 && stepBetween(rgba, at, at + width) > maxStep) return false;
    }
  return true;
}

/** The largest difference in a channel between two pixels. */
function stepBetween(rgba: Uint8Array, one: number, other: number): number {
  let step = 0;
  for (let channel = 0; channel < 3; channel += 1)
    step = Math.max(
      step,
      Math.abs((rgba[one * 4 + channel] ?? 0) - (rgba[other * 4 + channel] ?? 0)),
    );
  return step;
}

/** How many pixels of a block are between those before and after them in color. */
function smoothPixels({ rgba, width }: Raster, start: number): number {
  let count = 0;
  for (let y = 0; y < BLOCK; y += 1)
    for (let x = 0; x < BLOCK; x += 1) {
      const at = start + y * width + x;
      if (!isBent(rgba, at, REACH) && !isBent(rgba, at, REACH * width)) count += 1;
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
