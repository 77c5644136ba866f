/**
 * AVIF's own quality that is as similar to the original as JPEG's of the same number: pairs of JPEG's and AVIF's, with
 * straight lines between them. Measured with `bench/avif-quality.ts` (decision 0168).
 */
const MEASURED = [
  [0, 0],
  [30, 30],
  [40, 36],
  [50, 42],
  [60, 46],
  [70, 49],
  [80, 59],
  [90, 72],
  [95, 85],
  [100, 99],
] as const;

/**
 * The number to give an AVIF encoder for a quality that people choose on JPEG's scale.
 *
 * @param quality 0 to 100
 */
export function avifQuality(quality: number): number {
  const above = MEASURED.findIndex(([jpeg]) => jpeg >= quality);
  const [low, high] = [MEASURED[above - 1], MEASURED[above]];
  if (!low || !high) return high?.[1] ?? quality;
  const share = (quality - low[0]) / (high[0] - low[0]);
  return Math.round(low[1] + share * (high[1] - low[1]));
}
