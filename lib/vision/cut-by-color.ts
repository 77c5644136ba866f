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
/**
 * A speck that a JPEG left: how large it is at most, in pixels and levels, how near its edge is, how many times stronger, and share of what is around it
 * that isn't quite the background's color, either. Around what is drawn, all of it is.
 */
const SPECK = { pixels: 24, difference: 60, reach: 8, contrast: 3, unclean: 0.005 };

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
  const { labels, sizes } = labelAreas((at) => (differences[at] ?? 0) > SAME_COLOR, size);
  const strongest = new Uint8Array(sizes.length);
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] ?? 0;
    strongest[label] = Math.max(strongest[label] ?? 0, differences[at] ?? 0);
  }
  const isLeft = new Uint8Array(sizes.length);
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] ?? 0;
    const most = strongest[label] ?? 0;
    if (label === 0 || isLeft[label]) continue;
    if ((sizes[label] ?? 0) > SPECK.pixels || most > SPECK.difference) continue;
    if (strongestNear(differences, at, SPECK.reach, size) < SPECK.contrast * most) continue;
    if (uncleanShare(differences, at, size) >= SPECK.unclean) isLeft[label] = 1;
  }
  for (let at = 0; at < labels.length; at += 1) if (isLeft[labels[at] ?? 0]) differences[at] = 0;
}

/** Share of the background around a pixel that has nearly its color, smoothed edges aside. */
function uncleanShare(differences: Uint8Array, at: number, size: Raster): number {
  const { left, right, top, bottom } = boxAround(at, SPECK.reach, size);
  let plain = 0;
  let unclean = 0;
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const near = y * size.width + x;
      const difference = differences[near] ?? 0;
      if (difference > SAME_COLOR) continue;
      plain += 1;
      if (difference > 0 && strongestNear(differences, near, 1, size) <= SAME_COLOR) unclean += 1;
    }
  return plain > 0 ? unclean / plain : 0;
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
  const { left, right, top, bottom } = boxAround(at, EDGE_RADIUS, size);
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) if (isOpen(y * size.width + x)) return true;
  return false;
}

function strongestNear(differences: Uint8Array, at: number, radius: number, size: Raster): number {
  const { left, right, top, bottom } = boxAround(at, radius, size);
  let strongest = 0;
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const difference = differences[y * size.width + x] ?? 0;
      if (difference > strongest) strongest = difference;
    }
  return strongest;
}

function boxAround(at: number, radius: number, { width, height }: Raster) {
  const x = at % width;
  const y = Math.floor(at / width);
  return {
    left: Math.max(0, x - radius),
    right: Math.min(width - 1, x + radius),
    top: Math.max(0, y - radius),
    bottom: Math.min(height - 1, y + radius),
  };
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
