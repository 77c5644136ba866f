import { chooseMask } from "@/lib/vision/choose-mask";
import { deepestPoint } from "@/lib/vision/deepest-point";
import type { BoundingBox } from "@/lib/vision/regions";
import { MASK_SIDE, type Prompt, type PromptPoint, type Segmenter } from "@/lib/vision/sam";

/** How far an object may reach past its detector's box, as a share of that: the box is a guess. */
const BOX_SLACK = 0.12;
/** Of what isn't the object. */
const OUTSIDE = -16;
/** Of what one of its neighbors is: even where it's enclosed by the object, it stays. */
export const NEIGHBOR = -1_000;

/**
 * Outlines the object in a detector's box, and nothing of its neighbors: SAM 2 gets the box with a point deep inside the
 * object and one in each neighbor, a pixel belongs to whichever of them it fits better, and none lies far from the box.
 *
 * @param avoid boxes of the neighbors
 * @returns logits, `MASK_SIDE` squared, `NEIGHBOR` where a neighbor is; undefined when there is nothing
 */
export async function segmentBox(
  segmenter: Segmenter,
  box: BoundingBox,
  avoid: readonly BoundingBox[],
): Promise<Float32Array | undefined> {
  const others: Float32Array[] = [];
  for (const other of avoid) others.push(...asList(await outline(segmenter, boxed(other))));
  const first = await outline(segmenter, boxed(box));
  if (!first) return undefined;
  const guess = keepOwn(first, others, box);
  const points = [
    ...pointIn(guess, true),
    ...others.flatMap((other) => pointIn(keepOwn(other, [guess], box), false)),
  ];
  const second = await outline(segmenter, { box, points });
  return keepOwn(second ?? first, others, box);
}

async function outline(segmenter: Segmenter, prompt: Prompt): Promise<Float32Array | undefined> {
  return chooseMask(await segmenter(prompt), prompt)?.logits;
}

function boxed(box: BoundingBox): Prompt {
  return { box, points: [] };
}

function asList(logits: Float32Array | undefined): Float32Array[] {
  return logits ? [logits] : [];
}

function pointIn(logits: Float32Array, inside: boolean): PromptPoint[] {
  const place = deepestPoint(logits, MASK_SIDE);
  return place ? [{ ...place, inside }] : [];
}

/** What is in the box and fits none of the others better. */
function keepOwn(
  logits: Float32Array,
  others: readonly Float32Array[],
  box: BoundingBox,
): Float32Array {
  const [wide, high] = [
    (box.right - box.left) * BOX_SLACK + 1 / MASK_SIDE,
    (box.bottom - box.top) * BOX_SLACK + 1 / MASK_SIDE,
  ];
  return logits.map((logit, at) => {
    const x = ((at % MASK_SIDE) + 0.5) / MASK_SIDE;
    const y = (Math.floor(at / MASK_SIDE) + 0.5) / MASK_SIDE;
    const isNear =
      x > box.left - wide && x < box.right + wide && y > box.top - high && y < box.bottom + high;
    const isOwn = others.every((other) => (other[at] ?? 0) <= Math.max(0, logit));
    if (!isOwn) return NEIGHBOR;
    return isNear ? logit : Math.min(logit, OUTSIDE);
  });
}
