import { describe, expect, it } from "vitest";

import { matchPatches, type Patchwork } from "@/lib/vision/match-patches";

const SIDE = 48;

/** Two-colored stripes with a square hole in the middle, filled with `colour` or with the stripes. */
function stripes(colour?: number): Patchwork {
  const rgb = new Uint8Array(SIDE * SIDE * 3);
  const keep = new Uint8Array(SIDE * SIDE).fill(255);
  for (const at of keep.keys()) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    const gap = x >= 18 && x < 30 && y >= 18 && y < 30;
    if (gap) keep[at] = 0;
    const stripe = x % 6 < 3 ? 60 : 180;
    rgb.fill(gap ? (colour ?? stripe) : stripe, at * 3, at * 3 + 3);
  }
  return { rgb, keep, width: SIDE, height: SIDE };
}

function meanOfGap(values: Float32Array, { keep }: Patchwork): number {
  const inside = values.filter((_, at) => !keep[at]);
  return inside.reduce((sum, one) => sum + one, 0) / inside.length;
}

describe("matchPatches", () => {
  it("finds close matches for a consistent filling, and none for a foreign one", () => {
    const [right, wrong] = [stripes(), stripes(255)];

    const [alike, strange] = [matchPatches(right), matchPatches(wrong)];

    expect(meanOfGap(alike?.distance ?? new Float32Array(), right)).toBeLessThan(20);
    expect(meanOfGap(strange?.distance ?? new Float32Array(), wrong)).toBeGreaterThan(5_000);
  });

  it("matches only known pixels, deterministically", () => {
    const picture = stripes();

    const matches = matchPatches(picture);

    for (const [at, source] of (matches?.source ?? []).entries()) {
      if (picture.keep[at]) expect(source).toBe(-1);
      else expect(picture.keep[source]).toBe(255);
    }
    expect(matchPatches(picture)).toEqual(matches);
  });

  it("returns nothing when no patch is known", () => {
    const picture = stripes();

    expect(matchPatches({ ...picture, keep: new Uint8Array(SIDE * SIDE) })).toBeUndefined();
  });
});
