import { describe, expect, it } from "vitest";

import type { Plane, Raster } from "@/lib/vision/raster";
import { settleMatte } from "@/lib/vision/settle-matte";

const SIZE = { width: 320, height: 240 };
const MIDDLE = 120 * SIZE.width + 160;

type Paint = (x: number, y: number, radius: number) => number;

/** An image by its gray level, with grain; the radius is measured from the middle. */
function imageOf(paint: Paint): Raster {
  const rgba = Buffer.alloc(SIZE.width * SIZE.height * 4, 255);
  for (let at = 0; at < SIZE.width * SIZE.height; at += 1) {
    const { x, y, radius } = placeOf(at);
    const gray = paint(x, y, radius) + (noise(at) - 0.5) * 4;
    rgba.fill(Math.max(0, Math.min(255, Math.round(gray))), at * 4, at * 4 + 3);
  }
  return { rgba, ...SIZE };
}

function matteOf(isInside: (x: number, y: number, radius: number) => boolean): Plane {
  const data = Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, at) => {
    const { x, y, radius } = placeOf(at);
    return isInside(x, y, radius) ? 255 : 0;
  });
  return { data, ...SIZE };
}

function placeOf(at: number) {
  const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
  return { x, y, radius: Math.hypot(x - 160, y - 120) };
}

/** 0 to 1, always the same for a pixel. */
function noise(at: number): number {
  return (Math.imul(at + 1, 2_654_435_761) >>> 8) / 2 ** 24;
}

/** A wall that gets darker to the right. */
const wall = (x: number) => 190 - x / 8;
const disc = matteOf((_x, _y, radius) => radius < 80);

describe("settleMatte with one look", () => {
  it("opens the middle of a ring that was taken for a disc [BG-01]", async () => {
    const image = imageOf((x, _y, radius) => (radius >= 50 && radius < 80 ? 60 : wall(x)));

    const { data } = await settleMatte(image, disc, undefined);

    expect(data[MIDDLE]).toBe(0);
    expect(data[MIDDLE - 65]).toBe(255);
  });

  it("keeps a label that has the wall's color", async () => {
    const isLabel = (x: number, y: number) => Math.hypot(x - 120, y - 120) < 35;
    const image = imageOf((x, y, radius) => (radius < 80 && !isLabel(x, y) ? 60 : wall(x)));

    expect(await settleMatte(image, disc, undefined)).toEqual(disc);
  });

  it("keeps a white plate with a dark rim on an overexposed table", async () => {
    const image = imageOf((_x, _y, radius) => (radius >= 70 && radius < 80 ? 60 : 258));

    expect(await settleMatte(image, disc, undefined)).toEqual(disc);
  });

  it("keeps a red saucer on brown wood [BG-01]", async () => {
    // Light and dark boards hold the saucer's levels of each channel.
    const wood = (y: number) => (y % 24 < 12 ? [190, 120, 70] : [120, 60, 25]);
    const paint = (y: number, radius: number) =>
      radius >= 80 ? wood(y) : radius >= 74 ? [250, 240, 230] : [160, 45, 20];
    const image = imageOf(() => 0);
    for (let at = 0; at < SIZE.width * SIZE.height; at += 1) {
      const { y, radius } = placeOf(at);
      image.rgba.set(paint(y, radius), at * 4);
    }

    expect(await settleMatte(image, disc, undefined)).toEqual(disc);
  });

  it("keeps fur of the wall's color", async () => {
    const fur = (x: number, y: number) => wall(x) + (noise(x * 977 + y * 31) - 0.5) * 30;
    const image = imageOf((x, y, radius) =>
      radius >= 80 ? wall(x) : radius >= 70 ? 60 : fur(x, y),
    );

    expect(await settleMatte(image, disc, undefined)).toEqual(disc);
  });
});

describe("settleMatte with two looks", () => {
  /** A basket: its lower half is solid, its upper half a handle. */
  const isHandle = (_x: number, y: number, radius: number) => y >= 120 || radius >= 60;
  const basket = imageOf((x, y, radius) => (radius < 80 && isHandle(x, y, radius) ? 60 : wall(x)));
  const exact = matteOf((x, y, radius) => radius < 80 && isHandle(x, y, radius));
  const underHandle = 90 * SIZE.width + 160;

  it("opens what one of them left open and looks like the wall", async () => {
    for (const [first, closer] of [
      [disc, exact],
      [exact, disc],
    ] as const) {
      const { data } = await settleMatte(basket, first, closer);
      expect(data[underHandle]).toBe(0);
      expect(data[underHandle - 70]).toBe(255);
    }
  });

  it("keeps what only one of them saw when it doesn't look like the wall", async () => {
    const lower = matteOf((_x, y, radius) => radius < 80 && y >= 120);

    const { data } = await settleMatte(basket, lower, exact);

    expect(data[underHandle - 65]).toBe(255);
  });

  it("leaves no haze where one of them had doubts", async () => {
    const doubtful = { ...exact, data: exact.data.map((alpha) => Math.max(alpha, 90)) };

    expect(await settleMatte(basket, exact, doubtful)).toEqual(exact);
  });
});
