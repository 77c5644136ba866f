import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { frameSubject, subjectBox } from "@/lib/client/canvas/frame-subject";

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };
const IMAGE = { width: 80, height: 60 };

/** The pixels of a disk of 20 pixels on transparency, encoded as a PNG and decoded again. */
async function disk(left: number, top: number): Promise<Uint8ClampedArray> {
  const input = Buffer.from('<svg width="20" height="20"><circle cx="10" cy="10" r="10"/></svg>');
  const png = await sharp({ create: { ...IMAGE, channels: 4, background: NOTHING } })
    .composite([{ input, left, top }])
    .png()
    .toBuffer();
  return new Uint8ClampedArray(await sharp(png).ensureAlpha().raw().toBuffer());
}

describe("subjectBox", () => {
  it.each([
    [30, 20],
    [0, 0],
    [60, 40],
  ])("finds what is at %i, %i", async (left, top) => {
    expect(subjectBox(await disk(left, top), IMAGE)).toEqual({ left, top, width: 20, height: 20 });
  });

  it("doesn't see dust", async () => {
    const rgba = await disk(30, 20);
    rgba[3] = 15;
    expect(subjectBox(rgba, IMAGE)).toMatchObject({ left: 30, top: 20 });
    expect(subjectBox(new Uint8ClampedArray(80 * 60 * 4), IMAGE)).toBeNull();
  });
});

describe("frameSubject", () => {
  const box = { left: 30, top: 20, width: 20, height: 10 };
  /** Where the subject comes to lie in the frame. */
  const placed = (frame: ReturnType<typeof frameSubject>, of = box) => ({
    left: frame.left + of.left * frame.scale,
    top: frame.top + of.top * frame.scale,
    right: frame.width - (frame.left + (of.left + of.width) * frame.scale),
    bottom: frame.height - (frame.top + (of.top + of.height) * frame.scale),
  });

  it("leaves the image as it is", () => {
    expect(frameSubject(IMAGE, box, "image", 0.2)).toEqual({ ...IMAGE, left: 0, top: 0, scale: 1 });
  });

  it("crops to the subject, pixel by pixel", () => {
    const frame = frameSubject(IMAGE, box, "subject", 0);
    expect(frame).toEqual({ width: 20, height: 10, left: -30, top: -20, scale: 1 });
  });

  it("crops to the subject with a margin all around", () => {
    const frame = frameSubject(IMAGE, box, "subject", 0.1);
    expect(placed(frame)).toEqual({ left: 1, top: 1, right: 1, bottom: 1 });
  });

  it("centers it in a size of its own, as large as the margin allows", () => {
    const frame = frameSubject(IMAGE, box, { width: 2000, height: 2000 }, 0.1);
    expect(frame.scale).toBe(80);
    expect(placed(frame)).toEqual({ left: 200, top: 600, right: 200, bottom: 600 });
  });

  it("lets what the lower edge cut off stand on the lower edge", () => {
    const bust = { left: 30, top: 20, width: 20, height: 40 };
    const sides = placed(frameSubject(IMAGE, bust, { width: 400, height: 500 }, 0.1), bust);
    expect(sides).toMatchObject({ top: 40, bottom: 0 });
    expect(sides.left).toBeCloseTo(sides.right);
    expect(placed(frameSubject(IMAGE, bust, "subject", 0.1), bust)).toMatchObject({ bottom: 0 });
  });
});
