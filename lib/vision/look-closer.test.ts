import { type InferenceSession, Tensor } from "onnxruntime-node";
import { describe, expect, it } from "vitest";

import { lookCloser } from "@/lib/vision/look-closer";
import type { Plane, Raster } from "@/lib/vision/raster";
import { floatsOf } from "@/lib/vision/tensor";

const SIZE = { width: 640, height: 480 };
const isThing = (x: number, y: number) => x >= 400 && x < 480 && y >= 100 && y < 300;

/** A network that takes what is bright for the subject. */
const session = {
  inputNames: ["image"],
  outputNames: ["matte"],
  async run(feeds: Record<string, Tensor>) {
    const reds = floatsOf(feeds, "image").subarray(0, 320 * 320);
    const answer = reds.map((red) => (red > 0 ? 1 : 0));
    return { matte: new Tensor("float32", answer, [1, 1, 320, 320]) };
  },
} as unknown as InferenceSession; // Safe: `predictSubject` uses nothing else.

function draw(): Raster {
  const rgba = Buffer.alloc(SIZE.width * SIZE.height * 4, 255);
  for (let at = 0; at < SIZE.width * SIZE.height; at += 1) {
    const bright = isThing(at % SIZE.width, Math.floor(at / SIZE.width)) ? 255 : 10;
    rgba.fill(bright, at * 4, at * 4 + 3);
  }
  return { rgba, ...SIZE };
}

/** What a first look found: a matte of 64 × 48. */
function coarse(isInside: (x: number, y: number) => boolean): Plane {
  const data = Uint8Array.from({ length: 64 * 48 }, (_, at) =>
    isInside(at % 64, Math.floor(at / 64)) ? 255 : 0,
  );
  return { data, width: 64, height: 48 };
}

describe("lookCloser", () => {
  it("puts what it sees in the part where the part lies in the image", async () => {
    const subject = coarse((x, y) => isThing(x * 10, y * 10));

    const closer = await lookCloser(session, draw(), subject, SIZE);

    const wrong = closer?.data.reduce((count, alpha, at) => {
      const isRight = alpha > 127 === isThing(at % SIZE.width, Math.floor(at / SIZE.width));
      return count + (isRight ? 0 : 1);
    }, 0);
    // The edge of 560 pixels may be off by half of one.
    expect(wrong).toBeLessThan(280);
  });

  it("isn't needed when the subject fills the image", async () => {
    const subject = coarse((x, y) => x > 1 && y > 1);

    expect(await lookCloser(session, draw(), subject, SIZE)).toBeUndefined();
  });

  it("isn't possible when nothing was found", async () => {
    expect(
      await lookCloser(
        session,
        draw(),
        coarse(() => false),
        SIZE,
      ),
    ).toBeUndefined();
  });
});
