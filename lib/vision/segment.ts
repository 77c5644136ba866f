import { chooseMask } from "@/lib/vision/choose-mask";
import { drawMask } from "@/lib/vision/draw-mask";
import { readTarget } from "@/lib/vision/given-mask";
import type { SegmenterFiles } from "@/lib/vision/jobs";
import { type Plane, type Raster, scaleToFit } from "@/lib/vision/raster";
import type { MaskTarget } from "@/lib/vision/regions";
import { openSegmenter } from "@/lib/vision/sam";
import { segmentBox } from "@/lib/vision/segment-box";

/**
 * Longer side of an outline in pixels. The network predicts at 256 and its edges are smooth, so
 * more adds nothing.
 */
export const OUTLINE_SIDE = 1_024;

/**
 * Segments the target with SAM 2, or uses the given mask.
 *
 * @returns 255 inside and 0 outside; longer side at most `OUTLINE_SIDE`, all 0 when nothing was
 *   found
 */
export async function segment(
  image: Raster,
  target: MaskTarget,
  files: SegmenterFiles,
  threads: number,
): Promise<Plane> {
  const size = scaleToFit(image, OUTLINE_SIDE);
  if ("mask" in target) return readTarget(target.mask, size);
  const segmenter = await openSegmenter(image, files, threads);
  if ("points" in target)
    return drawMask(chooseMask(await segmenter(target), target)?.logits, size);
  const whole: Plane = { data: new Uint8Array(size.width * size.height), ...size };
  for (const box of target.boxes) {
    const one = await drawMask(await segmentBox(segmenter, box, target.avoid ?? []), size);
    for (const [at, byte] of one.data.entries()) if (byte) whole.data[at] = 255;
  }
  return whole;
}

/** Outlines what stands in each of the boxes to avoid, so that nothing of it is erased along with the target's surroundings. */
export async function segmentNeighbors(
  image: Raster,
  target: MaskTarget,
  files: SegmenterFiles,
  threads: number,
): Promise<Plane[]> {
  const avoid = "points" in target ? [] : (target.avoid ?? []);
  const outlines: Plane[] = [];
  for (const box of avoid) outlines.push(await segment(image, { boxes: [box] }, files, threads));
  return outlines;
}
