import type { Point } from "@/lib/vision/regions";

/**
 * The point of a mask that is farthest from its edge, where a click is surest to mean the object. Distances are counted in
 * steps to one of the four neighbors.
 *
 * @param logits a square of `side` by `side`; positive inside
 * @returns null when nothing is inside
 */
export function deepestPoint(logits: Float32Array, side: number): Point | null {
  const depth = new Uint16Array(logits.length);
  const from = (at: number, isThere: boolean) => (isThere ? (depth[at] ?? 0) : 0);
  for (let at = 0; at < depth.length; at += 1) {
    if ((logits[at] ?? 0) <= 0) continue;
    depth[at] = 1 + Math.min(from(at - 1, at % side > 0), from(at - side, at >= side));
  }
  let deepest = -1;
  for (let at = depth.length - 1; at >= 0; at -= 1) {
    const right = from(at + 1, at % side < side - 1);
    const below = from(at + side, at + side < depth.length);
    depth[at] = Math.min(depth[at] ?? 0, 1 + Math.min(right, below));
    if ((depth[at] ?? 0) > (depth[deepest] ?? 0)) deepest = at;
  }
  if (deepest < 0) return null;
  return { x: ((deepest % side) + 0.5) / side, y: (Math.floor(deepest / side) + 0.5) / side };
}
