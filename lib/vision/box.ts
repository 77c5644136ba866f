import type { Box } from "@/lib/vision/regions";

/** Returns a box's area, in square units of its coordinates; 0 when it is empty or inverted. */
export function areaOf(box: Box): number {
  return Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
}

/** Computes intersection over union (IoU) of two boxes, 0 to 1. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const shared = Math.max(0, width) * Math.max(0, height);
  const joint = areaOf(one) + areaOf(other) - shared;
  return joint > 0 ? shared / joint : 0;
}

/** Converts a box from fractions of `part` to fractions of the whole image. */
export function within(part: Box, box: Box): Box {
  const width = part.right - part.left;
  const height = part.bottom - part.top;
  return {
    left: part.left + box.left * width,
    right: part.left + box.right * width,
    top: part.top + box.top * height,
    bottom: part.top + box.bottom * height,
  };
}
