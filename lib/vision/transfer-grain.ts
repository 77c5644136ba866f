import sharp from "sharp";

import { boxBlur } from "@/lib/vision/box-blur";
import { type Frame, sizeOfArea } from "@/lib/vision/frame";
import type { Matches } from "@/lib/vision/match-patches";

/**
 * Sigma of the Gaussian that separates detail from structure, in pixels of the network's input: it
 * generates nothing finer.
 */
const FINEST_GENERATED = 1.2;
/** Radius over which detail energy is averaged, in pixels of the view. */
const ENERGY_RADIUS = 2;

/** RGB, 3 bytes per pixel, of a frame's area at full resolution. */
type Pixels = Uint8Array;

/**
 * Adds the grain of its surroundings to an inpainted region, in place: each pixel receives the
 * high-frequency detail of its best match, as far as it lacks it. Networks generate smooth output,
 * and upscaling smooths it further.
 *
 * @param filled the area with its hole filled
 * @param original the area before
 * @param seenScale image pixels per pixel of the network's input
 * @param view the frame in which `matches` were found
 */
export async function transferGrain(
  filled: Pixels,
  original: Pixels,
  seenScale: number,
  view: Frame,
  matches: Matches,
): Promise<void> {
  const size = sizeOfArea(view.area);
  const sigma = FINEST_GENERATED * Math.max(1, seenScale);
  const [shape, filledShape] = [await blur(original, size, sigma), await blur(filled, size, sigma)];
  const toCells = createCells(view, size);
  const share = missingDetail(
    matches,
    detailEnergy(original, shape, toCells, view),
    detailEnergy(filled, filledShape, toCells, view),
  );
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const cell = toCells(x, y);
      const missing = share[cell] ?? 0;
      if (missing === 0) continue;
      const from = matchingByte(matches.source[cell] ?? 0, cell, x, y, view, size);
      const at = (y * size.width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const detail = (original[from + channel] ?? 0) - (shape[from + channel] ?? 0);
        const byte = (filled[at + channel] ?? 0) + missing * detail;
        filled[at + channel] = Math.max(0, Math.min(255, Math.round(byte)));
      }
    }
  }
}

type Size = { width: number; height: number };
type Cells = (x: number, y: number) => number;

/** Maps a pixel of the area to its pixel in the view. */
function createCells(view: Frame, size: Size): Cells {
  return (x, y) => {
    const column = Math.floor(((x + 0.5) * view.width) / size.width);
    const row = Math.floor(((y + 0.5) * view.height) / size.height);
    return row * view.width + column;
  };
}

/**
 * Byte offset of the pixel whose position relative to `source` equals this pixel's relative to
 * `cell`.
 */
function matchingByte(source: number, cell: number, x: number, y: number, view: Frame, size: Size) {
  const columns = (source % view.width) - (cell % view.width);
  const rows = Math.floor(source / view.width) - Math.floor(cell / view.width);
  const column = x + Math.round((columns * size.width) / view.width);
  const row = y + Math.round((rows * size.height) / view.height);
  const inside = (place: number, count: number) => Math.max(0, Math.min(count - 1, place));
  return (inside(row, size.height) * size.width + inside(column, size.width)) * 3;
}

/**
 * Local detail energy of each view pixel: mean squared detail in green, which dominates perceived
 * brightness.
 */
function detailEnergy(pixels: Pixels, shape: Pixels, toCells: Cells, view: Frame): Float32Array {
  const size = sizeOfArea(view.area);
  const sums = new Float32Array(view.width * view.height);
  const counts = new Float32Array(sums.length);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const cell = toCells(x, y);
      const at = (y * size.width + x) * 3 + 1;
      const detail = (pixels[at] ?? 0) - (shape[at] ?? 0);
      sums[cell] = (sums[cell] ?? 0) + detail * detail;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  const means = sums.map((sum, cell) => sum / Math.max(1, counts[cell] ?? 1));
  return boxBlur(means, view.width, view.height, ENERGY_RADIUS);
}

/** Share of its match's detail that each pixel needs for the energies to become equal, 0 to 1. */
function missingDetail(matches: Matches, known: Float32Array, made: Float32Array): Float32Array {
  return made.map((energy, cell) => {
    const source = matches.source[cell] ?? -1;
    if (source < 0) return 0;
    const wanted = known[source] ?? 0;
    return wanted > energy ? Math.sqrt(1 - energy / wanted) : 0;
  });
}

async function blur(pixels: Pixels, size: Size, sigma: number): Promise<Buffer> {
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .blur(sigma)
    .raw()
    .toBuffer();
}
