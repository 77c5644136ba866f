import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { openImage } from "@/lib/images/open-image";
import { photo, uploaded } from "@/tests/support/test-images";

async function animation(frames: number): Promise<string> {
  // Equal frames would become one.
  const pngs = Array.from({ length: frames }, (_, at) =>
    photo(20, 10)
      .rotate(180 * (at % 2))
      .png()
      .toBuffer(),
  );
  const moving = sharp(await Promise.all(pngs), { join: { animated: true } });
  return uploaded(await moving.webp().toBuffer()).path;
}

describe("openImage", () => {
  it("bounds the pixels of all frames, but still opens the first", async () => {
    const frames = 3;
    const maxAnimationPixels = frames * 200 - 1;
    const opened = await openImage(await animation(frames), {
      maxPixels: 10_000,
      maxAnimationPixels,
    });

    expect(() => opened.movingPipeline()).toThrow(
      expect.objectContaining({
        code: "payload_too_large",
        message: expect.stringMatching(/^The \d frames of this animation have more than/),
      }),
    );
    expect((await opened.pipeline().metadata()).pages ?? 1).toBe(frames);
    const { info } = await opened.pipeline().png().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 20, height: 10 });
  });

  it.each([
    ["srgb", "rgb16"],
    ["p3", "rgb16"],
  ] as const)("reads the same colors whatever their depth (%s, %s)", async (profile, space) => {
    const saved = (as: "srgb" | typeof space) =>
      photo(40, 30).tint("#ff3010").toColorspace(as).withIccProfile(profile).png().toBuffer();
    const [plain, deep] = [await saved("srgb"), await saved(space)];

    const [seen, wanted] = await Promise.all(
      [deep, plain].map(async (png) => {
        const { pipeline } = await openImage(uploaded(png).path, { maxPixels: 10_000 });
        return pipeline().raw({ depth: "uchar" }).toBuffer();
      }),
    );

    const most = wanted?.reduce(
      (far, byte, at) => Math.max(far, Math.abs(byte - (seen?.[at] ?? 0))),
      0,
    );
    expect(most).toBeLessThan(6);
  });

  it("bounds the number of frames, however small they are", async () => {
    const raw = { width: 1, height: 2_001, channels: 3, pageHeight: 1 } as const;
    // Equal frames would become one.
    const pixels = Buffer.alloc(3 * raw.height, Uint8Array.of(0, 0, 0, 255, 255, 255));
    const { path } = await uploaded(await sharp(pixels, { raw }).gif().toBuffer());

    const opened = await openImage(path, { maxPixels: 10_000 });

    expect(opened.frames).toBe(2_001);
    expect(() => opened.movingPipeline()).toThrow(/2,001 frames; up to 2,000 work/);
  });
});
