import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";

import { cleanCopy } from "@/lib/images/clean-copy";
import { openImage } from "@/lib/images/open-image";
import { nameColors } from "@/tests/support/avif-colors";
import { photo, uploaded } from "@/tests/support/test-images";

const LIMITS = { maxPixels: 1_000_000 };
const SECRET = "48 degrees north";

const wide = () => photo(60, 40).tint("#ff3010").withIccProfile("p3");
const noted = (image: Sharp) => image.withExifMerge({ IFD0: { Copyright: SECRET } });

async function copyOf(image: Buffer): Promise<Buffer | null> {
  const { path } = uploaded(image);
  return cleanCopy(await openImage(path, LIMITS), path);
}

/** What is seen of an image, and the numbers it's in. */
async function pixelsOf(image: Buffer): Promise<string[]> {
  const { pipeline, profiledPipeline } = await openImage(uploaded(image).path, LIMITS);
  const raw = await Promise.all(
    [pipeline(), profiledPipeline()].map((one) => one.raw().toBuffer()),
  );
  return raw.map((pixels) => createHash("sha256").update(pixels).digest("hex"));
}

describe("a clean copy of an upload", () => {
  it.each<[string, () => Promise<Buffer>]>([
    ["a JPEG", () => noted(photo(60, 40)).jpeg().toBuffer()],
    ["a JPEG with a wide gamut", () => noted(wide()).jpeg().toBuffer()],
    [
      "a JPEG that is turned, with a wide gamut",
      () => noted(wide()).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ],
    ["a gray JPEG", () => noted(photo(60, 40).grayscale()).jpeg().toBuffer()],
    ["a PNG with a wide gamut", () => noted(wide()).png().toBuffer()],
    ["a PNG with 16 bits", () => noted(wide().toColorspace("rgb16")).png().toBuffer()],
    [
      "a WebP",
      () =>
        noted(photo(60, 40, 4))
          .webp()
          .toBuffer(),
    ],
    ["a WebP with a wide gamut", () => noted(wide()).webp().toBuffer()],
    ["a GIF", () => photo(60, 40).gif().toBuffer()],
    ["an AVIF with a wide gamut", () => wide().avif().toBuffer()],
    [
      "an AVIF that names a wide gamut",
      async () => nameColors(await photo(60, 40).avif().toBuffer(), 12, 13),
    ],
  ])("has the pixels and the colors of %s, and nothing else", async (_what, make) => {
    const image = await make();

    const copy = await copyOf(image);

    if (!copy) throw new Error("It wasn't made.");
    expect(await pixelsOf(copy)).toEqual(await pixelsOf(image));
    const [before, after] = [await sharp(image).metadata(), await sharp(copy).metadata()];
    expect([after.width, after.height, after.orientation ?? 1, after.depth]).toEqual([
      before.width,
      before.height,
      before.orientation ?? 1,
      before.depth,
    ]);
    expect(copy.includes(SECRET)).toBe(false);
    // A profile that was rebuilt names nobody.
    if (before.icc) expect(after.icc?.length).toBeLessThan(700);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ["has CMYK colors", () => photo(60, 40).toColorspace("cmyk").jpeg().toBuffer()],
    ["is a TIFF", () => photo(60, 40).tiff().toBuffer()],
    [
      "is a PNG that is turned",
      () => photo(60, 40).withMetadata({ orientation: 6 }).png().toBuffer(),
    ],
    ["is an AVIF with notes", () => noted(photo(60, 40)).avif().toBuffer()],
  ])("isn't made of what %s", async (_what, make) => {
    expect(await copyOf(await make())).toBeNull();
  });
});
