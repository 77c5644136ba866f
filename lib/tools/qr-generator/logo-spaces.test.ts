import { describe, expect, it } from "vitest";

import { logoSpaces } from "@/lib/tools/qr-generator/logo-spaces";

describe("logoSpaces", () => {
  it("is square for a square logo, and smaller each time", () => {
    expect(logoSpaces(45, 1)).toEqual([11, 9, 7, 5].map((side) => ({ width: side, height: side })));
  });

  it("is square for a logo of no known size", () => {
    expect(logoSpaces(45, Number.NaN)).toEqual(logoSpaces(45, 1));
  });

  it("has the shape of a wide or a high logo, on no more modules", () => {
    const [wide] = logoSpaces(45, 3);
    const [high] = logoSpaces(45, 1 / 3);

    expect(wide).toEqual({ width: 17, height: 7 });
    expect(high).toEqual({ width: 7, height: 17 });
  });

  it.each([21, 25, 45, 97, 177])(
    "stays off the edges of a code of %i modules, centered",
    (count) => {
      for (const shape of [0.01, 0.4, 1, 2, 100]) {
        for (const { width, height } of logoSpaces(count, shape)) {
          expect((width % 2) + (height % 2)).toBe(2);
          expect(Math.max(width, height)).toBeLessThanOrEqual(Math.max(5, count - 18));
          expect(width * height).toBeLessThanOrEqual(0.07 * count ** 2);
        }
      }
    },
  );
});
