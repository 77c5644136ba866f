import { labelAreas } from "@/lib/vision/label-areas";
import type { Plane } from "@/lib/vision/raster";

/** Bytes of a matte above which a pixel surely belongs to the subject, and below which it surely doesn't. */
const SURE = { in: 200, out: 55 };
const IN = 127;

/** Two looks at a subject, and what was made of them; of the same dimensions. */
export type Looks = { first: Plane; closer: Plane | undefined; settled: Plane };

/**
 * How far two looks at a subject are from one answer, as shares of what either of them took. Gaps that the subject encloses,
 * such as those of a wheel, aren't looked at: one look often fills them, and the colors open them rightly.
 *
 * @returns `contradicted`: what one look is sure to see and the other not to; `dropped`: what became background
 */
export function doubtOfLooks({ first, closer, settled }: Looks): {
  contradicted: number;
  dropped: number;
} {
  const { labels, touchesBorder } = labelAreas((at) => (settled.data[at] ?? 0) <= IN, settled);
  let [either, contradicted, dropped] = [0, 0, 0];
  for (const [at, one] of first.data.entries()) {
    const other = closer?.data[at] ?? one;
    const [low, high] = one < other ? [one, other] : [other, one];
    if (high <= IN) continue;
    either += 1;
    const label = labels[at] ?? 0;
    if (label > 0 && !touchesBorder[label]) continue;
    if (high > SURE.in && low < SURE.out) contradicted += 1;
    if (label > 0) dropped += 1;
  }
  const shareOf = (count: number) => (either > 0 ? count / either : 0);
  return { contradicted: shareOf(contradicted), dropped: shareOf(dropped) };
}
