import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { type CutoutFrame, NO_FRAME } from "@/lib/frames/cutout-frame";
import { enlargeBox, frameSubject, subjectBox } from "@/lib/frames/frame-subject";

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

it("finds in a smaller copy all that it touches", () => {
  const copy = { width: 8, height: 7 };
  const box = { left: 3, top: 2, width: 2, height: 5 };
  const enlarged = enlargeBox(box, copy, IMAGE);
  expect(enlarged).toEqual({ left: 30, top: 17, width: 20, height: 43 });
  expect(enlargeBox(box, IMAGE, IMAGE)).toEqual(box);
});

const frameOf = (size: CutoutFrame["size"], margin: number, rest: Partial<CutoutFrame> = {}) => ({
  ...NO_FRAME,
  size,
  margin,
  ...rest,
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
    expect(frameSubject(IMAGE, box, frameOf("image", 0.2))).toEqual({
      ...IMAGE,
      left: 0,
      top: 0,
      scale: 1,
    });
  });

  it("crops to the subject, pixel by pixel", () => {
    const frame = frameSubject(IMAGE, box, frameOf("subject", 0));
    expect(frame).toEqual({ width: 20, height: 10, left: -30, top: -20, scale: 1 });
  });

  it("crops to the subject with a margin all around", () => {
    const frame = frameSubject(IMAGE, box, frameOf("subject", 0.1));
    expect(placed(frame)).toEqual({ left: 1, top: 1, right: 1, bottom: 1 });
  });

  it("centers it in a size of its own, as large as the margin allows", () => {
    const frame = frameSubject(IMAGE, box, frameOf({ width: 2000, height: 2000 }, 0.1));
    expect(frame.scale).toBe(80);
    expect(placed(frame)).toEqual({ left: 200, top: 600, right: 200, bottom: 600 });
  });

  it("lets what the lower edge cut off stand on the lower edge", () => {
    const bust = { left: 30, top: 20, width: 20, height: 40 };
    const sides = placed(
      frameSubject(IMAGE, bust, frameOf({ width: 400, height: 500 }, 0.1)),
      bust,
    );
    expect(sides).toMatchObject({ top: 40, bottom: 0 });
    expect(sides.left).toBeCloseTo(sides.right);
    expect(placed(frameSubject(IMAGE, bust, frameOf("subject", 0.1)), bust)).toMatchObject({
      bottom: 0,
    });
  });

  it("zooms around the middle, and moves by shares of the frame", () => {
    const size = { width: 400, height: 200 };
    const zoomed = placed(frameSubject(IMAGE, box, frameOf(size, 0, { zoom: 2 })));
    expect(zoomed).toEqual({ left: -200, top: -100, right: -200, bottom: -100 });
    const moved = placed(frameSubject(IMAGE, box, frameOf(size, 0.1, { x: 0.1, y: -0.1 })));
    expect(moved.left - moved.right).toBeCloseTo(80);
    expect(moved.top - moved.bottom).toBeCloseTo(-40);
  });

  it("keeps the head of a bust in the frame, and its lower edge out of it", () => {
    const bust = { left: 30, top: 20, width: 20, height: 40 };
    const sides = (rest: Partial<CutoutFrame>) =>
      placed(frameSubject(IMAGE, bust, frameOf({ width: 400, height: 500 }, 0.1, rest)), bust);
    expect(sides({ zoom: 2 })).toMatchObject({ top: 40 });
    expect(sides({ zoom: 2 }).bottom).toBeLessThan(0);
    expect(sides({ y: -0.3 }).bottom).toBeCloseTo(0);
    expect(sides({ y: 0.1 }).bottom).toBeCloseTo(-50);
  });

  it("leaves what the sides cut off on those sides", () => {
    const size = { width: 400, height: 500 };
    const left = { left: 0, top: 20, width: 20, height: 20 };
    const fromLeft = placed(frameSubject(IMAGE, left, frameOf(size, 0.1)), left);
    expect(fromLeft.left).toBeCloseTo(0);
    expect(fromLeft.right).toBeCloseTo(40);
    const right = { left: 60, top: 20, width: 20, height: 20 };
    const moved = placed(frameSubject(IMAGE, right, frameOf(size, 0.1, { x: -0.2 })), right);
    expect(moved.right).toBeCloseTo(0);
    const cropped = frameSubject(IMAGE, right, frameOf("subject", 0.1));
    expect(placed(cropped, right)).toEqual({ left: 3, top: 3, right: 0, bottom: 3 });
  });

  it("fills the width with what was cut off on three sides", () => {
    const bust = { left: 0, top: 20, width: 80, height: 40 };
    const sides = (width: number, height: number) =>
      placed(frameSubject(IMAGE, bust, frameOf({ width, height }, 0.1)), bust);
    expect(sides(400, 500)).toEqual({ left: 0, top: 300, right: 0, bottom: 0 });
    expect(sides(800, 200)).toEqual({ left: 0, top: 20, right: 0, bottom: -220 });
  });

  it("fills a photo for a passport with a bust, its head at the upper margin", () => {
    const passport = { width: 827, height: 1063 };
    const wide = { left: 0, top: 20, width: 80, height: 40 };
    const narrow = { left: 30, top: 20, width: 20, height: 40 };

    for (const bust of [wide, narrow]) {
      const sides = placed(frameSubject(IMAGE, bust, frameOf(passport, 0.1)), bust);
      expect(sides.top).toBeCloseTo(82.7);
      expect(sides.bottom).toBeLessThanOrEqual(1e-6);
      expect(sides.left).toBeCloseTo(sides.right);
      expect(sides.left).toBeLessThan(83);
    }
    const whole = placed(frameSubject(IMAGE, box, frameOf(passport, 0.1)));
    expect(whole.top).toBeCloseTo(whole.bottom);
  });

  it("keeps a good part of what is no bust in a photo for a passport", () => {
    const size = { width: 1200, height: 1200 };
    const image = { width: 1000, height: 1000 };
    const sliver = { left: 450, top: 100, width: 100, height: 900 };
    const strip = { left: 100, top: 900, width: 800, height: 100 };

    for (const cut of [sliver, strip]) {
      const { scale } = frameSubject(image, cut, frameOf(size, 0.1));
      expect(Math.max(cut.width, cut.height) * scale).toBeLessThanOrEqual(2.4 * 1200 + 1e-6);
    }
  });
});
