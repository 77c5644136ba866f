import { largest } from "@/lib/core/extremes";
import { labelAreas } from "@/lib/core/label-areas";
import { type Color, differencesTo, SAME_COLOR } from "@/lib/vision/flat-art";
import type { Raster } from "@/lib/vision/raster";

/**
 * An enclosed area of the background's color is open when it's at least this share of what encloses it, like the counter of
 * a letter. A smaller one is drawn on it, like white letters on a badge.
 */
const MIN_GAP_SHARE = 0.04;
/** How far from its shape a smoothed edge finds the shape's own color, in pixels. */
const EDGE_RADIUS = 2;
/** A speck that a JPEG left: how large it is at most, in pixels and levels, how near its edge is, and how many times stronger. */
const SPECK = { pixels: 24, difference: 60, reach: 8, contrast: 3 };

/**
 * Makes the background of a logo or a drawing transparent, in place: what has its color around the shapes and in their gaps. Smoothed
 * edges become half transparent and lose the background's share of their color.
 *
 * @returns the largest gap inside a shape that became transparent, as a share of the image
 */
export function cutByColor(image: Raster, background: Color): number {
  const { rgba } = image;
  const differences = differencesTo(background, image);
  clearSpecks(differences, image);
  const { isOpen, largestGap } = openAreas(differences, image);
  const alphas = differences.map((difference, at) => {
    if (isOpen(at)) return 0;
    if (!isNearOpen(isOpen, at, image)) return 255;
    const strongest = strongestNear(differences, at, EDGE_RADIUS, image);
    return Math.round((255 * difference) / Math.max(difference, strongest, 1));
  });
  for (const [at, alpha] of alphas.entries()) unmix(rgba, at * 4, alpha, background);
  return largestGap / alphas.length;
}

/** What a JPEG leaves beside its edges: specks of nearly the background's color, near something that differs much more. */
function clearSpecks(differences: Uint8Array, size: Raster): void {
  const shapes = labelAreas((at) => (differences[at] ?? 0) > SAME_COLOR, size);
  const strongest = new Uint8Array(shapes.sizes.length);
  for (const [at, label] of shapes.labels.entries())
    strongest[label] = Math.max(strongest[label] ?? 0, differences[at] ?? 0);
  const isSpeck = (label: number) =>
    label > 0 &&
    (shapes.sizes[label] ?? 0) <= SPECK.pixels &&
    (strongest[label] ?? 0) <= SPECK.difference;
  for (const [at, label] of shapes.labels.entries()) {
    if (!isSpeck(label)) continue;
    const near = strongestNear(differences, at, SPECK.reach, size);
    if (near >= SPECK.contrast * (strongest[label] ?? 0)) differences[at] = 0;
  }
}

/** Tells which pixels are background, by index, and how many the largest gap inside a shape has. */
function openAreas(differences: Uint8Array, size: Raster) {
  const plain = labelAreas((at) => (differences[at] ?? 0) <= SAME_COLOR, size);
  const isAround = (at: number) => plain.touchesBorder[plain.labels[at] ?? 0] ?? false;
  const shapes = labelAreas((at) => !isAround(at), size);
  const open = plain.touchesBorder.slice();
  for (const [at, label] of plain.labels.entries()) {
    if (!label || open[label]) continue;
    const shape = shapes.sizes[shapes.labels[at] ?? 0] ?? 0;
    open[label] = (plain.sizes[label] ?? 0) >= shape * MIN_GAP_SHARE;
  }
  const gaps = plain.sizes.filter((_, label) => open[label] && !plain.touchesBorder[label]);
  return {
    isOpen: (at: number) => open[plain.labels[at] ?? 0] ?? false,
    largestGap: Math.max(0, largest(gaps)),
  };
}

function isNearOpen(isOpen: (at: number) => boolean, at: number, size: Raster): boolean {
  for (const near of around(at, EDGE_RADIUS, size)) if (isOpen(near)) return true;
  return false;
}

function strongestNear(differences: Uint8Array, at: number, radius: number, size: Raster): number {
  let strongest = 0;
  for (const near of around(at, radius, size)) {
    strongest = Math.max(strongest, differences[near] ?? 0);
  }
  return strongest;
}

function* around(at: number, radius: number, { width, height }: Raster): Generator<number> {
  const x = at % width;
  const y = Math.floor(at / width);
  for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row += 1) {
    const end = Math.min(width - 1, x + radius);
    for (let column = Math.max(0, x - radius); column <= end; column += 1) {
      yield row * width + column;
    }
  }
}

/** Gives a pixel its alpha, and the color it has without the background's share. */
function unmix(rgba: Buffer, at: number, alpha: number, background: Color): void {
  const share = alpha / 255;
  for (const [channel, behind] of background.entries()) {
    const mixed = rgba[at + channel] ?? 0;
    const own = share > 0 ? (mixed - (1 - share) * behind) / share : mixed;
    rgba[at + channel] = Math.max(0, Math.min(255, Math.round(own)));
  }
  rgba[at + 3] = Math.min(rgba[at + 3] ?? 0, alpha);
}
