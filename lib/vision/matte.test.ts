import { describe, expect, it } from "vitest";

import { applyMatte } from "@/lib/vision/apply-matte";
import type { Plane, Raster } from "@/lib/vision/raster";
import { refineMatte } from "@/lib/vision/refine-matte";

const SIZE = { width: 480, height: 320 };
const SUBJECT = [210, 60, 40];
const BACKGROUND = [30, 90, 200];

/**
 * A disc in the subject's color on the background's, with a soft edge of `soft` pixels: an exact
 * composite.
 */
function composite(soft: number): { image: Raster; matte: Plane } {
  const rgba = Buffer.alloc(SIZE.width * SIZE.height * 4, 255);
  const data = new Uint8Array(SIZE.width * SIZE.height);
  for (const at of data.keys()) {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
    const distance = Math.hypot(x - 240, y - 160) - 100;
    const share = Math.max(0, Math.min(1, 0.5 - distance / soft));
    data[at] = Math.round(share * 255);
    for (const channel of [0, 1, 2]) {
      const [own = 0, other = 0] = [SUBJECT[channel], BACKGROUND[channel]];
      rgba[at * 4 + channel] = Math.round(own * share + other * (1 - share));
    }
  }
  return { image: { rgba, ...SIZE }, matte: { data, ...SIZE } };
}

/** Mean distance from the subject's color along the soft edge. */
function halo({ rgba }: Raster, matte: Plane): number {
  let sum = 0;
  let count = 0;
  for (const [at, alpha] of matte.data.entries()) {
    if (alpha < 40 || alpha > 240) continue;
    for (const channel of [0, 1, 2]) {
      sum += Math.abs((rgba[at * 4 + channel] ?? 0) - (SUBJECT[channel] ?? 0));
    }
    count += 3;
  }
  return sum / count;
}

describe("applyMatte", () => {
  it("removes the old background's color from the soft edge [BG-04]", async () => {
    const { image, matte } = composite(10);
    const before = halo(image, matte);

    await applyMatte(image, matte);

    expect(before).toBeGreaterThan(50);
    expect(halo(image, matte)).toBeLessThan(before / 5);
  });

  it("doesn't change opaque colors", async () => {
    const { image, matte } = composite(10);
    const original = Buffer.from(image.rgba);

    await applyMatte(image, matte);

    for (const [at, alpha] of matte.data.entries()) {
      expect(image.rgba[at * 4 + 3]).toBe(alpha);
      if (alpha !== 255) continue;
      expect(
        image.rgba.subarray(at * 4, at * 4 + 3).equals(original.subarray(at * 4, at * 4 + 3)),
      ).toBe(true);
    }
  });

  it("keeps transparent pixels transparent", async () => {
    const { image, matte } = composite(10);
    const center = (160 * SIZE.width + 240) * 4 + 3;
    image.rgba[center] = 0;

    await applyMatte(image, matte);

    expect(image.rgba[center]).toBe(0);
  });
});

describe("refineMatte", () => {
  it("snaps a vague edge to the image's edge", async () => {
    const { image, matte: exact } = composite(2);
    const { matte: vague } = composite(12);
    const error = (one: Plane) =>
      one.data.reduce((sum, byte, at) => sum + Math.abs(byte - (exact.data[at] ?? 0)), 0);

    const refined = await refineMatte(image, vague);

    expect(refined).toMatchObject(SIZE);
    expect(error(refined)).toBeLessThan(error(vague) * 0.6);
  });

  it("sees an edge between two colors of the same brightness", async () => {
    const { image, matte: exact } = composite(2);
    const { matte: vague } = composite(12);
    // Green as bright as the red: 0.587 × 151 is 0.299 × 210 + 0.587 × 35 + 0.114 × 45.
    for (const [at, alpha] of exact.data.entries()) {
      const share = alpha / 255;
      image.rgba[at * 4] = 210 * share;
      image.rgba[at * 4 + 1] = 35 * share + 151 * (1 - share);
      image.rgba[at * 4 + 2] = 45 * share;
    }
    const error = (one: Plane) =>
      one.data.reduce((sum, byte, at) => sum + Math.abs(byte - (exact.data[at] ?? 0)), 0);

    const refined = await refineMatte(image, vague);

    expect(error(refined)).toBeLessThan(error(vague) * 0.6);
  });
});
