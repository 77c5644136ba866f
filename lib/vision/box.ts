import type { BoundingBox } from "@/lib/vision/regions";

/** Returns a box's area, in square units of its coordinates; 0 when it is empty or inverted. */
export function areaOf(box: BoundingBox): number {
  return Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
}

/** Computes intersection over union (IoU) of two boxes, 0 to 1. */
export function intersectionOverUnion(first: BoundingBox, second: BoundingBox): number {
  const shared = sharedArea(first, second);
  const union = areaOf(first) + areaOf(second) - shared;
  return union > 0 ? shared / union : 0;
}

/** How much of the first box is in the second, 0 to 1. */
export function shareInside(first: BoundingBox, second: BoundingBox): number {
  const area = areaOf(first);
  return area > 0 ? sharedArea(first, second) / area : 0;
}

/** A box with more than this share of itself in another stands on or in that, like a cup on a table. */
const MAX_NESTED_SHARE = 0.7;

/** Whether two boxes overlap without one being part of the other. */
export function areNeighbors(first: BoundingBox, second: BoundingBox): boolean {
  const shared = sharedArea(first, second);
  return shared > 0 && shared <= MAX_NESTED_SHARE * Math.min(areaOf(first), areaOf(second));
}

/** How far above the bottom of what is behind it something may end and still stand on the same ground: a share of its height. */
const GROUND_SHARE = 0.06;

/** Whether what is in the first box reaches down to the ground that the second one stands on: it stands before that, not in it. */
export function standsBefore(first: BoundingBox, second: BoundingBox): boolean {
  const high = second.bottom - second.top;
  return sharedArea(first, second) > 0 && first.bottom >= second.bottom - GROUND_SHARE * high;
}

function sharedArea(first: BoundingBox, second: BoundingBox): number {
  const width = Math.min(first.right, second.right) - Math.max(first.left, second.left);
  const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Converts a box from fractions of `part` to fractions of the whole image. */
export function toParentBox(part: BoundingBox, box: BoundingBox): BoundingBox {
  const width = part.right - part.left;
  const height = part.bottom - part.top;
  return {
    left: part.left + box.left * width,
    right: part.left + box.right * width,
    top: part.top + box.top * height,
    bottom: part.top + box.bottom * height,
  };
}
