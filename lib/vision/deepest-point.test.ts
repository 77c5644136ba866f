import { describe, expect, it } from "vitest";

import { deepestPoint } from "@/lib/vision/deepest-point";

const SIDE = 16;

/** Logits that are positive where `isInside` says so. */
function logitsOf(isInside: (x: number, y: number) => boolean): Float32Array {
  return Float32Array.from({ length: SIDE * SIDE }, (_, at) =>
    isInside(at % SIDE, Math.floor(at / SIDE)) ? 3 : -3,
  );
}

describe("deepestPoint", () => {
  it("is in the middle of a square, not in its thin tail", () => {
    const place = deepestPoint(
      logitsOf((x, y) => (x < 5 && y >= 4 && y < 9) || (y === 4 && x < 15)),
      SIDE,
    );

    expect(place).toEqual({ x: 2.5 / SIDE, y: 6.5 / SIDE });
  });

  it("is on a ring, not in its hole", () => {
    const isRing = (x: number, y: number) => Math.max(Math.abs(x - 8), Math.abs(y - 8)) >= 4;
    const { x, y } = deepestPoint(logitsOf(isRing), SIDE) ?? { x: 0, y: 0 };

    expect(isRing(Math.floor(x * SIDE), Math.floor(y * SIDE))).toBe(true);
  });

  it("is nowhere when nothing is inside", () => {
    expect(
      deepestPoint(
        logitsOf(() => false),
        SIDE,
      ),
    ).toBeNull();
  });
});
