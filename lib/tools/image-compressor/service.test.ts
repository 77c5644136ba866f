import { readFileSync } from "node:fs";
import fc from "fast-check";
import sharp, { type Metadata } from "sharp";
import { describe, expect, it } from "vitest";

import { countCreations, listCreations } from "@/db/queries/creations";
import { fileIdOf } from "@/lib/files/file-path";
import { fileKey } from "@/lib/files/storage-keys";
import { imageCompressorContract, SIMILARITY_FLOOR } from "@/lib/tools/image-compressor/contract";
import { COMPRESSED_FORMATS } from "@/lib/tools/image-compressor/options";
import { compressImage } from "@/lib/tools/image-compressor/service";
import { createTestContext } from "@/tests/support/test-context";
import { photo, uploaded } from "@/tests/support/test-images";

async function compress(bytes: Uint8Array, fields: Record<string, unknown> = {}) {
  const ctx = await createTestContext();
  const input = imageCompressorContract.input.parse(fields);
  const answer = await compressImage(ctx, { ...input, files: { image: uploaded(bytes) } });
  const stored = await ctx.storage.open(fileKey(fileIdOf(answer.content) ?? ""));
  const image = Buffer.from(await new Response(stored?.body).arrayBuffer());
  return { ctx, answer, image, metadata: await sharp(image).metadata() };
}

/** A drawing whose colors fit into a palette. */
function chart() {
  const bars = Array.from({ length: 40 }, (_, at) => {
    const height = 40 + ((at * 37) % 140);
    return `<rect x="${at * 8}" y="${200 - height}" width="6" height="${height}" fill="hsl(${at * 9} 70% 50%)"/>`;
  });
  return sharp(Buffer.from(`<svg width="320" height="200">${bars.join("")}</svg>`)).flatten({
    background: "#fff",
  });
}

/** Three frames. */
function animation(width: number, height: number) {
  const frame = (hue: number) =>
    Buffer.from(
      `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 60% 50%)"/><circle cx="${hue / 8}" cy="20" r="9"/></svg>`,
    );
  return sharp([frame(80), frame(160), frame(240)], { join: { animated: true } });
}

function expectClean({ exif, icc, xmp, iptc, orientation = 1 }: Metadata): void {
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({ orientation: 1 });
}

describe("compressImage", () => {
  it("returns the requested format, within bounds, upright, and without metadata", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          width: fc.integer({ min: 1, max: 90 }),
          height: fc.integer({ min: 1, max: 90 }),
          channels: fc.constantFrom(3 as const, 4 as const),
          orientation: fc.integer({ min: 1, max: 8 }),
          source: fc.constantFrom("jpeg" as const, "png" as const, "webp" as const),
          format: fc.constantFrom(...COMPRESSED_FORMATS),
          quality: fc.integer({ min: 2, max: 20 }).map((steps) => steps * 5),
          boxWidth: fc.option(fc.integer({ min: 1, max: 100 })),
          boxHeight: fc.option(fc.integer({ min: 1, max: 100 })),
        }),
        async ({ width, height, channels, orientation, source, format, quality, ...box }) => {
          const bytes = await photo(width, height, channels)
            .withMetadata({ orientation })
            .withExif({ IFD0: { Copyright: "Ada" } })
            .toFormat(source)
            .toBuffer();

          const { answer, metadata, image } = await compress(bytes, {
            format,
            quality,
            width: box.boxWidth ?? "",
            height: box.boxHeight ?? "",
          });

          expect(metadata.format).toBe(format === "avif" ? "heif" : format);
          expectClean(metadata);
          const upright = orientation > 4 ? [height, width] : [width, height];
          const [fullWidth = 0, fullHeight = 0] = upright;
          expect(metadata.width).toBeLessThanOrEqual(Math.min(fullWidth, box.boxWidth ?? 1e9));
          expect(metadata.height).toBeLessThanOrEqual(Math.min(fullHeight, box.boxHeight ?? 1e9));
          expect(answer.meta).toMatchObject({ width: metadata.width, height: metadata.height });
          expect(answer.meta.byteSize).toBe(image.byteLength);
        },
      ),
      { numRuns: 25 },
    );
  });

  it("fits inside width and height, keeps the aspect ratio, and never enlarges [IC-11]", async () => {
    const wide = await photo(400, 200).png().toBuffer();

    const inside = await compress(wide, { width: "100", height: "100" });
    const larger = await compress(wide, { width: 4000 });

    expect(inside.metadata).toMatchObject({ width: 100, height: 50 });
    expect(larger.metadata).toMatchObject({ width: 400, height: 200 });
  });

  it("saves the image as a creation with its sizes [IC-03]", async () => {
    const bytes = await photo(300, 200).jpeg({ quality: 100 }).toBuffer();

    const { ctx, answer } = await compress(bytes);

    const {
      rows: [row],
    } = await listCreations(ctx.db, { userId: ctx.user.id, limit: 5 });
    expect(row).toMatchObject({
      id: answer.id,
      tool: "image-compressor",
      type: "image",
      content: answer.content,
      meta: { before: { byteSize: bytes.byteLength, format: "jpeg" }, quality: 80 },
    });
    expect(answer.meta.byteSize).toBeLessThan(bytes.byteLength);
  });

  it("returns the upload when it wouldn't get smaller, and says so", async () => {
    const bytes = await photo(300, 200).jpeg({ quality: 20, mozjpeg: true }).toBuffer();

    const { answer, image } = await compress(bytes, { quality: 100 });

    expect(image.equals(bytes)).toBe(true);
    expect(answer.meta.quality).toBeNull();
    expect(answer.message).toMatch(/wouldn't make the file smaller, so here's your original/);
  });

  it.each(COMPRESSED_FORMATS)(
    "returns a %s that wouldn't get smaller without what else its file holds",
    async (format) => {
      const small = format === "png" ? { palette: true, colors: 8, effort: 10 } : { quality: 10 };
      const bytes = await photo(200, 150).toFormat(format, small).toBuffer();
      const secret = Buffer.from("SECRET GPS 52.5,13.4");

      const { answer, image } = await compress(Buffer.concat([bytes, secret]), {
        format,
        quality: 100,
      });

      expect(image.equals(bytes)).toBe(true);
      expect(answer.meta).toMatchObject({ quality: null, byteSize: bytes.byteLength });
      expect(answer.message).toMatch(/your original without its metadata/);
    },
  );

  it("takes the metadata from a JPEG that wouldn't get smaller, and leaves its pixels", async () => {
    const plain = await photo(200, 150).jpeg({ quality: 30 }).toBuffer();
    const bytes = await sharp(plain)
      .withExif({ IFD0: { Copyright: "Ada" } })
      .jpeg({ quality: 30 })
      .toBuffer();

    const { metadata, image, answer } = await compress(bytes, { quality: 100 });

    expectClean(metadata);
    expect(answer.meta.quality).toBeNull();
    const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
    expect((await pixels(image)).equals(await pixels(bytes))).toBe(true);
  });

  it.each(["jpeg", "png", "webp"] as const)(
    "never grows a %s, also one whose metadata has to go",
    async (format) => {
      const small = format === "png" ? { compressionLevel: 9, effort: 10 } : { quality: 30 };
      const bytes = await photo(200, 150)
        .withExif({ IFD0: { Copyright: "A" } })
        .toFormat(format, small)
        .toBuffer();

      const { answer, metadata } = await compress(bytes, { format, quality: 100 });

      expect(answer.meta.byteSize).toBeLessThan(bytes.byteLength);
      expectClean(metadata);
    },
  );

  it("strips metadata from a PNG that re-encoding would enlarge", async () => {
    const bytes = await photo(200, 150)
      .png({ palette: true, colors: 16, effort: 10 })
      .withExif({ IFD0: { Copyright: "Ada" } })
      .toBuffer();

    const { answer, metadata, image } = await compress(bytes, { format: "png", quality: 100 });

    expectClean(metadata);
    expect(image.includes("Ada")).toBe(false);
    expect(answer.meta.byteSize).toBeLessThan(bytes.byteLength);
    const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
    expect((await pixels(image)).equals(await pixels(bytes))).toBe(true);
  });

  it.each([60, 80, 90])(
    "makes an AVIF smaller than a JPEG of the same quality, %s",
    async (quality) => {
      const bytes = readFileSync("tests/fixtures/images/chelsea.jpg");

      const [avif, jpeg] = [
        await compress(bytes, { format: "avif", quality, width: 320 }),
        await compress(bytes, { format: "jpeg", quality, width: 320 }),
      ];

      expect(avif.image.byteLength).toBeLessThan(0.9 * jpeg.image.byteLength);
    },
  );

  it("uses a palette for a PNG below quality 100 and keeps every color at 100 (decision 17)", async () => {
    const bytes = await photo(64, 64).png().toBuffer();

    const palette = await compress(bytes, { format: "png", quality: 80 });
    const full = await compress(bytes, { format: "png", quality: 100 });

    expect(palette.metadata.isPalette).toBe(true);
    expect(full.metadata.isPalette).toBe(false);
  });

  it("keeps the camera's metadata on request, in sRGB and upright", async () => {
    const bytes = await photo(60, 40)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: "Ada Lovelace" } })
      .jpeg({ quality: 100 })
      .toBuffer();

    const { metadata } = await compress(bytes, { keepMetadata: "true", quality: 50 });

    expect(metadata.exif?.toString("latin1")).toContain("Ada Lovelace");
    expect(metadata).toMatchObject({ width: 40, height: 60 });
    expect(metadata.orientation ?? 1).toBe(1);
  });

  it("flattens transparency to white in a JPEG, and says so", async () => {
    const { answer, metadata } = await compress(await photo(60, 40, 4).png().toBuffer());

    expect(metadata.hasAlpha).toBe(false);
    expect(answer.message).toContain("transparent areas are now white");
    expect(answer.meta.transparencyLost).toBe(true);
  });

  it("says that only the first page of a TIFF is left", async () => {
    const pages = await Promise.all([60, 60].map((width) => photo(width, 40).png().toBuffer()));
    const bytes = await sharp(pages, { join: { animated: true } })
      .tiff()
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);

    const { answer, metadata } = await compress(bytes);

    expect(metadata).toMatchObject({ format: "jpeg", width: 60, height: 40 });
    expect(answer.message).toBe("Only the first of the TIFF's 2 pages was compressed.");
  });

  it("says nothing of transparency where there is an alpha channel but nothing transparent", async () => {
    const opaque = await photo(60, 40).ensureAlpha().png().toBuffer();
    const frames = await Promise.all(
      ["#135", "#531"].map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();

    const { answer } = await compress(opaque);
    expect(answer.message).toBeUndefined();
    expect(answer.meta).not.toHaveProperty("transparencyLost");
    expect((await compress(moving)).answer.message).not.toContain("transparen");
  });

  it.each(["jpeg", "png", "webp"] as const)(
    "meets a target size in the chosen format, %s, above the similarity floor",
    async (format) => {
      const bytes = await chart().png({ compressionLevel: 0 }).toBuffer();
      const targetKilobytes = Math.floor(bytes.byteLength / 1024 / 2);

      const { answer, image, metadata } = await compress(bytes, { targetKilobytes, format });

      expect(metadata.format).toBe(format);
      expect(image.byteLength).toBeLessThanOrEqual(targetKilobytes * 1024);
      expect(answer.meta.similarity).toBeGreaterThanOrEqual(SIMILARITY_FLOOR);
      expect(answer.meta.target).toEqual({
        byteSize: targetKilobytes * 1024,
        isMet: true,
        widthThatFits: null,
        similarityThatFits: null,
      });
      expect(answer.message).toBeUndefined();
    },
  );

  it.each([
    ["in its own format", "jpeg", "true", "original"],
    ["in the format chosen, which is its own", "webp", "true", "webp"],
    ["as a PNG of few colors", "png", "true", "original"],
  ] as const)(
    "leaves an image %s as it is when it's under the target already",
    async (_what, source, keepFormat, format) => {
      const bytes = await chart().toFormat(source, { quality: 40 }).toBuffer();
      const targetKilobytes = Math.ceil(bytes.byteLength / 1024) + 60;

      const { answer, image } = await compress(bytes, { targetKilobytes, keepFormat, format });

      expect(image.equals(bytes)).toBe(true);
      expect(answer.meta).toMatchObject({ format: source, quality: null, target: { isMet: true } });
      expect(answer.message).toMatch(
        /^Your image is already smaller than \d+ KB, so here's your original \(/,
      );
    },
  );

  it("takes the metadata from an image that is under the target, and no more", async () => {
    const bytes = await photo(200, 150)
      .withExif({ IFD0: { Copyright: "Ada" } })
      .jpeg({ quality: 30 })
      .toBuffer();

    const { answer, metadata } = await compress(bytes, { targetKilobytes: 80 });

    expectClean(metadata);
    expect(answer.meta.byteSize).toBeLessThan(bytes.byteLength);
    expect(answer.message).toMatch(/already smaller than 80 KB, .+ without its metadata/);
  });

  it("refuses a broken image, also one that is under the target", async () => {
    const bytes = await photo(300, 200).jpeg().toBuffer();

    const compressed = compress(bytes.subarray(0, bytes.byteLength / 3), { targetKilobytes: 80 });

    await expect(compressed).rejects.toMatchObject({ code: "unusable" });
  });

  it.each(["jpeg", "webp"] as const)(
    "isn't larger as a %s than the upload under the target, in whichever format that was",
    async (format) => {
      const bytes = await photo(300, 200).blur(6).avif({ quality: 90 }).toBuffer();

      const { answer } = await compress(bytes, { format, targetKilobytes: 900 });

      expect(answer.meta.byteSize).toBeLessThanOrEqual(bytes.byteLength);
      expect(answer.meta.similarity).toBeGreaterThanOrEqual(0.97);
    },
  );

  it("keeps the quality that was asked for in another format, and says that the file is larger", async () => {
    const bytes = await photo(300, 200).avif({ quality: 70 }).toBuffer();

    const { answer } = await compress(bytes, { quality: 95 });

    expect(answer.meta.quality).toBe(95);
    expect(answer.message).toMatch(/^This JPEG is larger than your original \(.+\)\.$/);
  });

  it("takes no colors from a PNG that is larger than its original", async () => {
    const bytes = await photo(300, 200).jpeg({ quality: 40 }).toBuffer();

    const png = await compress(bytes, { format: "png", quality: 100 });

    expect(png.answer.meta.byteSize).toBeGreaterThan(bytes.byteLength);
    expect(png.answer.meta.quality).toBe(100);
    expect(png.answer.message).toMatch(/^This PNG is larger than your original/);
  });

  it("picks the smallest of several formats when the chosen one needn't stay", async () => {
    const bytes = await photo(500, 400).jpeg({ quality: 98 }).toBuffer();

    const kept = await compress(bytes, { targetKilobytes: 4 });
    const free = await compress(bytes, { targetKilobytes: 4, keepFormat: "false" });

    expect(kept.answer.meta).toMatchObject({ format: "jpeg", target: { isMet: false } });
    expect(free.answer.meta.format).not.toBe("jpeg");
    expect(free.answer.meta.target?.isMet).toBe(true);
  });

  it.each(["jpeg", "webp"] as const)(
    "offers a width at which a missed target is met, as %s",
    async (format) => {
      const bytes = await photo(500, 400).jpeg({ quality: 98 }).toBuffer();
      const fields = { format, targetKilobytes: 2 };

      const missed = await compress(bytes, fields);
      const width = missed.answer.meta.target?.widthThatFits ?? 0;

      expect(missed.answer.meta.target?.isMet).toBe(false);
      expect(missed.answer.message).toMatch(
        /^2 KB isn't possible at 500 × 400 px (?:with at least 90%|as a WebP, even at the lowest quality\.)/,
      );
      expect(missed.answer.meta.similarity).toBeGreaterThanOrEqual(SIMILARITY_FLOOR);
      expect(width).toBeGreaterThan(40);
      const shrunk = await compress(bytes, { ...fields, width });
      expect(shrunk.answer.meta).toMatchObject({ width, target: { isMet: true } });
      expect(shrunk.image.byteLength).toBeLessThanOrEqual(2 * 1024);
    },
  );

  it("says at which similarity below the floor a missed target is met, and meets it when asked", async () => {
    const bytes = await photo(500, 400).jpeg({ quality: 98 }).toBuffer();
    const smallest = await compress(bytes, { format: "jpeg", targetKilobytes: 2 });
    const targetKilobytes = Math.floor((0.85 * smallest.image.byteLength) / 1024);
    const fields = { format: "jpeg", targetKilobytes };

    const missed = await compress(bytes, fields);
    const lower = await compress(bytes, { ...fields, anySimilarity: true });

    const { similarityThatFits } = missed.answer.meta.target ?? {};
    expect(missed.answer.meta.target?.isMet).toBe(false);
    expect(similarityThatFits).toBeLessThan(SIMILARITY_FLOOR);
    expect(lower.answer.meta).toMatchObject({
      similarity: similarityThatFits,
      width: 500,
      target: { isMet: true },
    });
    expect(lower.image.byteLength).toBeLessThanOrEqual(targetKilobytes * 1024);
  });

  it("offers no width when none meets the target", async () => {
    const bytes = await photo(500, 400).png().toBuffer();

    const { answer } = await compress(bytes, { targetKilobytes: 1, format: "avif", width: 40 });

    expect(answer.meta.target?.widthThatFits ?? null).toBe(null);
  });

  it.each(["gif", "webp"] as const)(
    "keeps an animated %s animated as WebP, with its timing, also resized",
    async (source) => {
      const bytes = await animation(60, 40)
        .toFormat(source, { delay: [40, 80, 120] })
        .toBuffer();

      const { answer, metadata } = await compress(bytes, { format: "webp", width: 30 });

      expect(metadata).toMatchObject({ width: 30, height: 20, pages: 3, delay: [40, 80, 120] });
      expect(answer.meta).toMatchObject({ width: 30, height: 20, frames: 3 });
      expect(answer.message).toBeUndefined();
      const still = await compress(bytes, { format: "webp", keepAnimation: "false" });
      expect(still.metadata.pages ?? 1).toBe(1);
      const jpeg = await compress(bytes);
      expect(jpeg.answer.message).toMatch(/^JPEG images can't be animated, so only the first/);
    },
  );

  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "writes a %s as what it is when the format is the original's, also for a target size",
    async (format) => {
      const bytes = await photo(160, 100).toFormat(format).toBuffer();
      const drawn = await chart().toFormat(format).toBuffer();

      const { answer } = await compress(bytes, { format: "original", width: 80 });
      const fitted = await compress(drawn, { format: "original", targetKilobytes: 40 });

      expect(answer.meta.format).toBe(format);
      expect(answer.message).toBeUndefined();
      expect(fitted.answer.meta).toMatchObject({ format, target: { isMet: true } });
    },
  );

  it("keeps the transparency of a PNG whose format stays", async () => {
    const bytes = await photo(60, 40, 4).png().toBuffer();

    const { answer, metadata } = await compress(bytes, { format: "original" });

    expect(metadata).toMatchObject({ format: "png", hasAlpha: true });
    expect(answer.meta).not.toHaveProperty("transparencyLost");
  });

  it("keeps an animated GIF one, with its timing, also resized, and never makes it larger", async () => {
    const bytes = await animation(60, 40)
      .gif({ delay: [40, 80, 120], loop: 2 })
      .toBuffer();

    const same = await compress(bytes, { format: "original" });
    const small = await compress(bytes, { format: "original", width: 20, quality: 50 });
    const still = await compress(bytes, { format: "original", keepAnimation: "false" });

    expect(same.answer.meta).toMatchObject({ format: "gif", frames: 3 });
    expect(same.answer.meta.byteSize).toBeLessThanOrEqual(bytes.byteLength);
    const timing = { pages: 3, delay: [40, 80, 120], loop: 2 };
    expect(same.metadata).toMatchObject({ format: "gif", ...timing });
    expect(small.metadata).toMatchObject({ format: "gif", width: 20, ...timing });
    expect(still.answer.meta).toMatchObject({ format: "gif", frames: 1 });
  });

  it("makes an animated GIF smaller for a target size, or tells at which width it would meet that", async () => {
    const bytes = await animation(300, 200).gif().toBuffer();
    const kilobytes = bytes.byteLength / 1024;

    const easy = await compress(bytes, {
      format: "original",
      targetKilobytes: Math.ceil(kilobytes),
    });
    const hard = await compress(bytes, { format: "original", targetKilobytes: 1 });

    expect(easy.answer.meta).toMatchObject({ format: "gif", frames: 3, target: { isMet: true } });
    expect(hard.answer.meta).toMatchObject({ format: "gif", frames: 3, target: { isMet: false } });
    expect(hard.answer.meta.target?.widthThatFits).toBeGreaterThan(9);
  });

  it.each([
    ["an opaque TIFF", () => photo(60, 40).tiff().toBuffer(), "jpeg"],
    ["a transparent TIFF", () => photo(60, 40, 4).tiff({ compression: "lzw" }).toBuffer(), "png"],
    [
      "an SVG",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      "png",
    ],
  ])("writes %s as what keeps the most of it", async (_what, make, format) => {
    const { answer } = await compress(await make(), { format: "original" });

    expect(answer.meta.format).toBe(format);
    expect(answer.message).toMatch(/We can't save .+ files, so this one is now a/);
  });

  it("meets a target size with all frames", async () => {
    const bytes = await animation(120, 90).gif().toBuffer();

    const { answer, metadata } = await compress(bytes, { format: "webp", targetKilobytes: 8 });

    expect(metadata.pages).toBe(3);
    expect(answer.meta.target?.isMet).toBe(true);
  });

  it("takes photographs of 108 megapixels, and no bombs", async () => {
    const create = { width: 12_000, height: 9_000, channels: 3 as const, background: "#468" };
    const bytes = await sharp({ create }).jpeg().toBuffer();

    const { answer } = await compress(bytes, { width: 1280 });

    expect(answer.meta).toMatchObject({ width: 1280, height: 960 });
    const bomb = '<svg xmlns="http://www.w3.org/2000/svg" width="12000" height="10100"/>';
    await expect(compress(Buffer.from(bomb))).rejects.toMatchObject({
      status: 413,
      message: "This image has more than 120 megapixels. Resize it and try again.",
    });
  });

  it("stores nothing for an unreadable image", async () => {
    const ctx = await createTestContext();
    const input = imageCompressorContract.input.parse({});
    const image = uploaded(readFileSync("package.json"));

    await expect(compressImage(ctx, { ...input, files: { image } })).rejects.toMatchObject({
      status: 415,
    });

    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
    expect(ctx.storedFileIds).toEqual([]);
  });
});

describe("the compressor's input", () => {
  it.each([
    ["quality", "5", "The quality must be at least 10."],
    ["quality", "101", "The quality can't exceed 100."],
    ["width", "0", "The width must be at least 1."],
    ["height", "9000", "The height can't exceed 8,192."],
    ["width", "wide", "Enter the width as a whole number."],
    ["format", "gif", "Choose JPEG, PNG, WebP, AVIF, or the format of the original."],
  ])("refuses %s %s [V-15, IC-10]", (field, value, message) => {
    const parsed = imageCompressorContract.input.safeParse({ [field]: value });
    expect(parsed.error?.issues[0]?.message).toBe(message);
  });

  it("treats blanks as automatic, and has defaults [IC-09, IC-10, K-03]", () => {
    const blanks = { width: "", height: "", quality: "", format: "" };
    expect(imageCompressorContract.input.parse(blanks)).toEqual({
      quality: 80,
      format: "jpeg",
      keepFormat: true,
      anySimilarity: false,
      keepMetadata: false,
      keepAnimation: true,
    });
  });
});
