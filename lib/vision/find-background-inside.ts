import { boxBlur } from "@/lib/vision/box-blur";
import type { Plane } from "@/lib/vision/raster";

/** Alpha up to this is background for sure. */
const CLEAR = 25;
/** How far around a pixel the background is looked at, as a share of the longer side: across a rim, not across the image. */
const RADIUS_SHARE = 0.09;
/** A pixel looks like what is behind it within this many levels of its mean, besides the background's own deviation. */
const TOLERANCE = 6;
/** Where the background varies by more than this, its colors say little: among leaves, everything green would be a gap. */
const MAX_DEVIATION = 30;
/** What was found is background in the next round, so that it grows into the middle of a gap. */
const ROUNDS = 6;
/** Share of the image below which a round has found too little for another. */
const MIN_PROGRESS = 0.002;
/** Share of the window that must be background. */
const MIN_KNOWN_SHARE = 0.02;
/** From here on, white is overexposed: that a plate and its table are both white says nothing. */
const OVEREXPOSED = 250;

/**
 * Finds what a matte takes for the subject although it has the colors of the background around it.
 *
 * @param rgb the image, at the matte's size
 * @returns 1 where a pixel of the subject looks like background
 */
export function findBackgroundInside(
  rgb: Uint8Array,
  { data, width, height }: Plane,
): Uint8Array<ArrayBuffer> {
  const radius = Math.round(Math.max(width, height) * RADIUS_SHARE);
  const blur = (values: Float32Array) => boxBlur(values, width, height, radius);
  const channels = [0, 1, 2].map((channel) =>
    Float32Array.from(data, (_, at) => rgb[at * 3 + channel] ?? 0),
  );
  // The edge itself has a share of both.
  const clear = Float32Array.from(data, (alpha) => (alpha <= CLEAR ? 1 : 0));
  const known = boxBlur(clear, width, height, 1).map((share) => (share > 0.999 ? 1 : 0));
  const found = new Uint8Array(data.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const weights = blur(known);
    const ranges = channels.map((channel) => rangeAround(channel, known, weights, blur));
    let added = 0;
    for (const [at, alpha] of data.entries()) {
      if (alpha <= 127 || found[at] || (weights[at] ?? 0) < MIN_KNOWN_SHARE) continue;
      if (!isWithin(ranges, at)) continue;
      found[at] = 1;
      added += 1;
    }
    if (added < data.length * MIN_PROGRESS) break;
    for (const [at, is] of found.entries()) if (is) known[at] = 1;
  }
  return found;
}

type Range = { values: Float32Array; means: Float32Array; reach: Float32Array };

function isWithin(ranges: readonly Range[], at: number): boolean {
  let isOverexposed = true;
  for (const { values, means, reach } of ranges) {
    const mean = means[at] ?? 0;
    if (Math.abs((values[at] ?? 0) - mean) > (reach[at] ?? 0)) return false;
    if (mean < OVEREXPOSED) isOverexposed = false;
  }
  return !isOverexposed;
}

/** The known pixels' mean around each pixel, and how far from it they reach. */
function rangeAround(
  values: Float32Array,
  known: Float32Array,
  weights: Float32Array,
  blur: (values: Float32Array) => Float32Array,
): Range {
  const weighted = values.map((value, at) => value * (known[at] ?? 0));
  const means = blur(weighted);
  const reach = blur(weighted.map((value) => value * value));
  for (let at = 0; at < means.length; at += 1) {
    const weight = Math.max(1e-6, weights[at] ?? 0);
    const mean = (means[at] ?? 0) / weight;
    const variance = Math.max(0, (reach[at] ?? 0) / weight - mean * mean);
    means[at] = mean;
    reach[at] = TOLERANCE + Math.min(MAX_DEVIATION, Math.sqrt(variance));
  }
  return { values, means, reach };
}
