import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { boxBlur } from "@/lib/vision/box-blur";
import { connectedComponents, dilateAndFeather, fillHoles } from "@/lib/vision/mask";
import type { Plane } from "@/lib/vision/raster";

/** Builds a mask from lines of text; `#` is inside. */
function maskOf(...lines: string[]): Plane {
  const data = Uint8Array.from(lines.join(""), (letter) => (letter === "#" ? 255 : 0));
  return { data, width: lines[0]?.length ?? 0, height: lines.length };
}

function linesOf({ data, width, height }: Plane): string[] {
  const line = (y: number) => [...data.subarray(y * width, (y + 1) * width)];
  return Array.from({ length: height }, (_, y) =>
    line(y)
      .map((byte) => (byte ? "#" : "."))
      .join(""),
  );
}

describe("fillHoles", () => {
  it("fills enclosed holes and leaves bays open", () => {
    const mask = maskOf("........", ".#####..", ".#.###..", ".#####..", ".###.#..", "........");

    fillHoles(mask);

    expect(linesOf(mask)).toEqual([
      "........",
      ".#####..",
      ".#####..",
      ".#####..",
      ".###.#..",
      "........",
    ]);
  });

  it("keeps a ring open, because its hole is too large", () => {
    const ring = ["......", ".####.", ".#..#.", ".#..#.", ".####.", "......"];
    const wide = ["######", "#....#", "#....#", "#....#", "#....#", "######"];
    const [small, large] = [maskOf(...ring), maskOf(...wide)];

    fillHoles(small);
    fillHoles(large);

    expect(linesOf(small)[2]).toBe(".####.");
    expect(linesOf(large)).toEqual(wide);
  });
});

describe("growSoftly", () => {
  it("covers the object and a rim fully, then fades out", () => {
    const size = 41;
    const mask: Plane = { data: new Uint8Array(size * size), width: size, height: size };
    mask.data[20 * size + 20] = 255;

    const soft = dilateAndFeather(mask, 4);

    const row = [...soft.data.subarray(20 * size, 21 * size)];
    expect(row.slice(16, 25).every((weight) => weight === 255)).toBe(true);
    expect(row.slice(0, 10).every((weight) => weight === 0)).toBe(true);
    const rim = row.slice(10, 17);
    expect(rim.toSorted((one, other) => one - other)).toEqual(rim);
    expect(rim.some((weight) => weight > 0 && weight < 255)).toBe(true);
  });
});

describe("partsOf", () => {
  it("separates components and merges those that nearly touch", () => {
    const mask = maskOf("##.......#", "##.......#", "..........", "...#......");

    expect(connectedComponents(mask, 0)).toHaveLength(3);
    expect(connectedComponents(mask, 2)).toHaveLength(2);
    expect(connectedComponents(mask, 0)[0]).toEqual({ left: 0, top: 0, right: 2, bottom: 2 });
  });

  it("covers every pixel inside", () => {
    const masks = fc.array(fc.boolean(), { minLength: 96, maxLength: 96 });
    fc.assert(
      fc.property(masks, fc.nat(4), (pixels, margin) => {
        const data = Uint8Array.from(pixels, (inside) => (inside ? 255 : 0));
        const parts = connectedComponents({ data, width: 12, height: 8 }, margin);
        for (const [at, byte] of data.entries()) {
          const [x, y] = [at % 12, Math.floor(at / 12)];
          const covered = parts.filter(
            (part) => x >= part.left && x < part.right && y >= part.top && y < part.bottom,
          );
          if (byte && covered.length === 0) return false;
        }
        return true;
      }),
      { numRuns: 40 },
    );
  });
});

describe("boxBlur", () => {
  it("averages the part of the window that lies inside", () => {
    const values = Float32Array.from({ length: 30 }, (_, at) => (at * 7) % 11);
    const [width, height, radius] = [6, 5, 2];

    const blurred = boxBlur(values, width, height, radius);

    for (const [at, mean] of blurred.entries()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      let sum = 0;
      let count = 0;
      for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v += 1) {
        for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u += 1) {
          sum += values[v * width + u] ?? 0;
          count += 1;
        }
      }
      expect(mean).toBeCloseTo(sum / count, 4);
    }
  });
});
