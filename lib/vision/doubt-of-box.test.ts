import { describe, expect, it } from "vitest";

import { doubtOfBox } from "@/lib/vision/doubt-of-box";
import type { Plane } from "@/lib/vision/raster";
import type { FoundObject } from "@/lib/vision/regions";

const SIDE = 100;

/** A matte with a rectangle, by its sides. */
function matteOf([left, top, right, bottom]: readonly [number, number, number, number]): Plane {
  const data = new Uint8Array(SIDE * SIDE);
  for (let y = top; y < bottom; y += 1) data.fill(255, y * SIDE + left, y * SIDE + right);
  return { data, width: SIDE, height: SIDE };
}

const found = (label: string, score: number, sides: readonly number[]): FoundObject => {
  const [left = 0, top = 0, right = 0, bottom = 0] = sides;
  return { label, score, box: { left, top, right, bottom } };
};

describe("doubtOfBox", () => {
  const head = matteOf([10, 10, 50, 90]);

  it("is as large as what the matte lacks of an animal's box", () => {
    expect(doubtOfBox(head, [found("sheep", 0.74, [0.1, 0.1, 0.9, 0.9])])).toBeCloseTo(0.5);
    expect(doubtOfBox(head, [found("sheep", 0.74, [0.1, 0.1, 0.51, 0.92])])).toBeLessThan(0.05);
  });

  it("doesn't take a scrap for the rest of the animal", () => {
    const withScrap = matteOf([10, 10, 50, 90]);
    withScrap.data.fill(255, 50 * SIDE + 85, 50 * SIDE + 90);

    expect(doubtOfBox(withScrap, [found("sheep", 0.74, [0.1, 0.1, 0.9, 0.9])])).toBeCloseTo(0.5);
  });

  it.each([
    ["the detector is hardly sure", [found("sheep", 0.55, [0.1, 0.1, 0.9, 0.9])]],
    ["it is something that others lie on", [found("couch", 0.9, [0, 0, 1, 1])]],
    ["the matte is beside it", [found("dog", 0.9, [0.5, 0.1, 0.95, 0.9])]],
    [
      "the matte is something else in it",
      [found("person", 0.9, [0, 0, 1, 1]), found("cup", 0.4, [0.1, 0.1, 0.5, 0.9])],
    ],
    ["nothing was found", []],
  ])("is none where %s", (_, objects) => {
    expect(doubtOfBox(head, objects)).toBe(0);
  });

  it("looks at no pixels for what is too small to hold the subject", () => {
    let reads = 0;
    const data = new Proxy(head.data, {
      get: (target, key) => {
        if (key === "entries") reads += SIDE * SIDE;
        if (typeof key === "string" && /^\d+$/.test(key)) reads += 1;
        const value = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const crowd = Array.from({ length: 100 }, () => found("person", 0.9, [0.1, 0.1, 0.3, 0.3]));

    expect(doubtOfBox({ ...head, data }, crowd)).toBe(0);
    expect(reads).toBeLessThanOrEqual(2 * SIDE * SIDE);
  });

  it("is none of an empty matte", () => {
    const empty = { data: new Uint8Array(SIDE * SIDE), width: SIDE, height: SIDE };

    expect(doubtOfBox(empty, [found("dog", 0.9, [0, 0, 1, 1])])).toBe(0);
  });
});
