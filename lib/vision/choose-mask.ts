import { largest } from "@/lib/core/extremes";
import { intersectionOverUnion } from "@/lib/vision/box";
import type { BoundingBox } from "@/lib/vision/regions";
import { MASK_SIDE, type MaskCandidate, type Prompt, type PromptPoint } from "@/lib/vision/sam";

/**
 * Among masks with a predicted IoU this close to the best, a click means the largest: the cup, not
 * its handle.
 */
const IOU_TOLERANCE = 0.08;

/** Picks the mask that fits a prompt best, by its geometry and predicted IoU; undefined when there is none. */
export function chooseMask(
  candidates: readonly MaskCandidate[],
  { points, box }: Prompt,
): MaskCandidate | undefined {
  if (points.length > 1 || (box && points.length > 0)) {
    // Honoring every point matters more than the predicted IoU.
    return best(candidates, (one) => satisfiedPoints(one, points) + agreement(one, box));
  }
  if (box) return best(candidates, (one) => agreement(one, box));
  const most = largest(candidates.map(({ predictedIou }) => predictedIou));
  const good = candidates.filter(({ predictedIou }) => predictedIou >= most - IOU_TOLERANCE);
  return best(good, ({ share }) => share);
}

/** Predicted IoU alone sometimes prefers an inner part, such as a cup's rim. */
function agreement(candidate: MaskCandidate, box: BoundingBox | undefined): number {
  return candidate.predictedIou * (box ? intersectionOverUnion(candidate.box, box) : 1);
}

/** Number of points on the correct side of the outline. */
function satisfiedPoints({ logits }: MaskCandidate, points: readonly PromptPoint[]): number {
  const sourcePosition = (share: number) =>
    Math.min(MASK_SIDE - 1, Math.max(0, Math.floor(share * MASK_SIDE)));
  const isDrawn = ({ x, y }: { x: number; y: number }) =>
    (logits[sourcePosition(y) * MASK_SIDE + sourcePosition(x)] ?? 0) > 0;
  return points.filter((point) => isDrawn(point) === point.inside).length;
}

function best(
  candidates: readonly MaskCandidate[],
  score: (candidate: MaskCandidate) => number,
): MaskCandidate | undefined {
  return candidates.toSorted((one, other) => score(other) - score(one))[0];
}
