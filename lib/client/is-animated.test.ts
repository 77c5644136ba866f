import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { isAnimated } from "@/lib/client/is-animated";
import { photo } from "@/tests/support/test-images";

async function frames(count: number) {
  const pngs = Array.from({ length: count }, () => photo(30, 20).png().toBuffer());
  return sharp(await Promise.all(pngs), { join: { animated: true } });
}

const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

describe("isAnimated", () => {
  it.each(["gif", "webp"] as const)("tells an animated %s from a still one", async (format) => {
    const moving = await (await frames(3)).toFormat(format).toBuffer();
    const still = await photo(30, 20).toFormat(format).toBuffer();

    expect(await isAnimated(blob(moving))).toBe((await sharp(moving).metadata()).pages === 3);
    expect(await isAnimated(blob(still))).toBe(false);
  });

  it("takes neither other formats nor torn files for animated", async () => {
    const gif = await (await frames(3)).gif().toBuffer();

    expect(await isAnimated(blob(await photo(30, 20).png().toBuffer()))).toBe(false);
    expect(await isAnimated(blob(gif.subarray(0, 20)))).toBe(false);
    expect(await isAnimated(new Blob([]))).toBe(false);
  });
});
