import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { type CutoutFrame, NO_FRAME } from "@/lib/frames/cutout-frame";
import { frameCutout } from "@/lib/images/frame-cutout";

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };
const IMAGE = { width: 80, height: 60 };

/** A red block of 20 by 10 pixels on nothing, in a frame. */
async function framed(frame: Partial<CutoutFrame>, top = 20) {
  const block = { create: { width: 20, height: 10, channels: 4 as const, background: "#ff0000" } };
  const png = await sharp({ create: { ...IMAGE, channels: 4, background: NOTHING } })
    .composite([{ input: block, left: 30, top }])
    .png()
    .toBuffer();
  const made = await frameCutout(
    { ...IMAGE, pipeline: () => sharp(png) },
    { ...NO_FRAME, margin: 0, ...frame },
  );
  const { data, info } = await made.pipeline().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: made.width, height: made.height, channels: 4 });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { size: [made.width, made.height], at };
}

const RED = [255, 0, 0, 255];

describe("frameCutout", () => {
  it("crops to the subject, with a margin", async () => {
    const bare = await framed({ size: "subject" });
    expect(bare.size).toEqual([20, 10]);
    expect([bare.at(0, 0), bare.at(19, 9)]).toEqual([RED, RED]);

    const { size, at } = await framed({ size: "subject", margin: 0.1 });
    expect(size).toEqual([22, 12]);
    expect([at(0, 0)[3], at(1, 1), at(20, 10), at(21, 11)[3]]).toEqual([0, RED, RED, 0]);
  });

  it("fills a size of its own up to the margin", async () => {
    const { size, at } = await framed({ size: { width: 400, height: 400 }, margin: 0.1 });
    expect(size).toEqual([400, 400]);
    expect([at(45, 200), at(355, 200), at(200, 125), at(200, 275)]).toEqual([RED, RED, RED, RED]);
    expect([at(30, 200)[3], at(370, 200)[3], at(200, 110)[3]]).toEqual([0, 0, 0]);
  });

  it("lets what the lower edge cut off stand on the frame's lower edge", async () => {
    const { at } = await framed({ size: { width: 100, height: 100 }, margin: 0.1 }, 50);
    expect([at(50, 99), at(50, 55)[3]]).toEqual([RED, 0]);
  });

  it("leaves out what is outside the frame", async () => {
    const { size, at } = await framed({ size: { width: 100, height: 40 }, zoom: 4, x: 0.1 });
    expect(size).toEqual([100, 40]);
    expect([at(0, 0), at(99, 39), at(50, 20)]).toEqual([RED, RED, RED]);
  });

  it("puts a soft black shadow below the subject, and not on it", async () => {
    const size = { width: 400, height: 400 };
    const { at } = await framed({ size, margin: 0.2, shadow: 0.5 });
    expect(at(200, 200)).toEqual(RED);
    const [near, far, none] = [at(200, 266), at(200, 280), at(5, 5)];
    expect(near.slice(0, 3)).toEqual([0, 0, 0]);
    expect(near[3]).toBeGreaterThan(far[3] ?? 0);
    expect(far[3]).toBeGreaterThan(0);
    expect(none[3]).toBe(0);
    const above = at(200, 134)[3] ?? 0;
    expect(above).toBeLessThan(near[3] ?? 0);
  });

  it("keeps the image's size for a shadow alone", async () => {
    const { size, at } = await framed({ shadow: 1 });
    expect(size).toEqual([80, 60]);
    expect([at(30, 20), at(49, 29)]).toEqual([RED, RED]);
    expect(at(40, 31)[3]).toBeGreaterThan(0);
  });

  it("refuses an image in which nothing can be seen", async () => {
    const empty = sharp({ create: { ...IMAGE, channels: 4, background: NOTHING } });
    const png = await empty.png().toBuffer();
    const opened = { ...IMAGE, pipeline: () => sharp(png) };
    await expect(frameCutout(opened, { ...NO_FRAME, size: "subject" })).rejects.toMatchObject({
      code: "unusable",
    });
  });
});

/** Red, a pixel wide and very long, with a shadow, in a square frame. */
async function framedLine(side: number) {
  const image = { width: 1, height: 30_000, channels: 4 as const, background: "#ff0000" };
  const png = await sharp({ create: image }).png().toBuffer();
  const size = { width: side, height: side };
  const opened = { ...image, pipeline: () => sharp(png) };
  return frameCutout(opened, { ...NO_FRAME, margin: 0, size, shadow: 0.5 });
}

it("puts a shadow below what is far larger than its frame", async () => {
  const { pipeline } = await framedLine(600);

  const middle = pipeline().extract({ left: 300, top: 300, width: 1, height: 1 });
  expect([...(await middle.raw().toBuffer())]).toEqual(RED);
});

it("says so when a subject is too thin for a frame", async () => {
  await expect(framedLine(6_000)).rejects.toMatchObject({
    code: "unusable",
    message: expect.stringMatching(/too thin/),
  });
});
