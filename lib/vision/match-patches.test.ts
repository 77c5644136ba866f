import { describe, expect, it } from "vitest";

import { matchPatches, type Patchwork } from "@/lib/vision/match-patches";

const SIDE = 48;

/** Two-colored stripes with a square hole in the middle, filled with `color` or with the stripes. */
function stripes(color?: number): Patchwork {
  const rgb = new Uint8Array(SIDE * SIDE * 3);
  const knownMask = new Uint8Array(SIDE * SIDE).fill(255);
  for (const at of knownMask.keys()) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    const gap = x >= 18 && x < 30 && y >= 18 && y < 30;
    if (gap) knownMask[at] = 0;
    const stripe = x % 6 < 3 ? 60 : 180;
    rgb.fill(gap ? (color ?? stripe) : stripe, at * 3, at * 3 + 3);
  }
  return { rgb, knownMask, width: SIDE, height: SIDE };
}

function meanOfGap(values: Float32Array, { knownMask }: Patchwork): number {
  const inside = values.filter((_, at) => !knownMask[at]);
  return inside.reduce((sum, one) => sum + one, 0) / inside.length;
}

describe("matchPatches", () => {
  it("finds close matches for a consistent filling, and none for a foreign one", () => {
    const [right, wrong] = [stripes(), stripes(255)];

    const [consistent, foreign] = [matchPatches(right), matchPatches(wrong)];

    expect(meanOfGap(consistent?.distance ?? new Float32Array(), right)).toBeLessThan(20);
    expect(meanOfGap(foreign?.distance ?? new Float32Array(), wrong)).toBeGreaterThan(5_000);
  });

  it("matches only known pixels, deterministically", () => {
    const image = stripes();

    const matches = matchPatches(image);

    for (const [at, source] of (matches?.source ?? []).entries()) {
      if (image.knownMask[at]) expect(source).toBe(-1);
      else expect(image.knownMask[source]).toBe(255);
    }
    expect(matchPatches(image)).toEqual(matches);
  });

  it("returns nothing when no patch is known", () => {
    const image = stripes();

    expect(matchPatches({ ...image, knownMask: new Uint8Array(SIDE * SIDE) })).toBeUndefined();
  });
});
