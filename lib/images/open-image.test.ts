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
});
