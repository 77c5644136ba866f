import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { readBoxes } from "@/lib/images/iso-boxes";
import type { CompressedFormat } from "@/lib/images/jobs";
import { pngChunk } from "@/lib/images/png-chunk";
import { stripImage } from "@/lib/images/strip-image";
import { WRITTEN_FORMATS } from "@/lib/tools/image-compressor/options";
import { photo } from "@/tests/support/test-images";

const SECRET = "SECRET GPS 52.5,13.4";

/** All frames' pixels. */
const pixelsOf = (file: Buffer) => sharp(file, { animated: true }).raw().toBuffer();

function jpegSegment(marker: number, data: string | Buffer): Buffer {
  const segment = Buffer.concat([Buffer.from([0xff, marker, 0, 0]), Buffer.from(data)]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return segment;
}

function webpChunk(type: string, data: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  const padding = Buffer.alloc(data.length & 1);
  return Buffer.concat([Buffer.from(type), size, Buffer.from(data), padding]);
}

function avifBox(type: string, data: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + data.length);
  return Buffer.concat([size, Buffer.from(type + data)]);
}

const insert = (file: Buffer, at: number, data: Buffer) =>
  Buffer.concat([file.subarray(0, at), data, file.subarray(at)]);

/** A WebP with a chunk at its end. */
function withChunk(webp: Buffer, chunk: Buffer): Buffer {
  const longer = Buffer.concat([webp, chunk]);
  longer.writeUInt32LE(longer.length - 8, 4);
  return longer;
}

/** An AVIF whose box of data is longer than the image's. */
function withLongerData(avif: Buffer): Buffer {
  const longer = Buffer.concat([avif, Buffer.from(SECRET)]);
  const at = avif.indexOf("mdat") - 4;
  longer.writeUInt32BE(longer.length - at, at);
  return longer;
}

const jpeg = () => photo(60, 40).jpeg().toBuffer();
const progressive = () => photo(60, 40).jpeg({ progressive: true }).toBuffer();
const webp = () => photo(60, 40).webp().toBuffer();
const transparent = () => photo(60, 40, 4).webp().toBuffer();
const avif = () => photo(60, 40, 4).avif({ effort: 0 }).toBuffer();
const png = () => photo(60, 40).png().toBuffer();
const moving = async () => {
  const frames = await Promise.all(["#135", "#513", "#351"].map((color) => frame(color)));
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [40, 80, 120] })
    .toBuffer();
};
const gif = async () =>
  sharp(await moving(), { animated: true })
    .gif()
    .toBuffer();
const gifComment = Buffer.concat([
  Buffer.from([0x21, 0xfe, SECRET.length]),
  Buffer.from(`${SECRET}\0`),
]);
const gifApplication = Buffer.concat([
  Buffer.from("!\xff\x0bXMP DataXMP", "latin1"),
  Buffer.from([SECRET.length]),
  Buffer.from(`${SECRET}\0`),
]);
const gifExtension = (label: number) =>
  Buffer.concat([Buffer.from([0x21, label, SECRET.length]), Buffer.from(`${SECRET}\0`)]);
/** After a GIF's head and palette. */
const afterGifHead = (file: Buffer) => 13 + 3 * 2 ** ((file.readUInt8(10) & 7) + 1);
const frame = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 4, background } })
    .png()
    .toBuffer();

describe("stripImage", () => {
  it.each([
    ["a comment", "jpeg", jpeg, (file) => insert(file, 2, jpegSegment(0xfe, SECRET))],
    [
      "a comment after a scan",
      "jpeg",
      progressive,
      (file) => {
        const scan = file.indexOf(Buffer.from([0xff, 0xda]));
        const next = file.indexOf(Buffer.from([0xff, 0xc4]), scan + 20);
        return insert(file, next, jpegSegment(0xfe, SECRET));
      },
    ],
    [
      "an application's segment",
      "jpeg",
      jpeg,
      (file) => insert(file, 2, jpegSegment(0xeb, SECRET)),
    ],
    [
      "a thumbnail",
      "jpeg",
      jpeg,
      (file) => {
        const head = Buffer.from("JFIF\0\x01\x02\0\0\x01\0\x01\x04\x02", "latin1");
        return insert(
          file,
          2,
          jpegSegment(0xe0, Buffer.concat([head, Buffer.from(`${SECRET}1234`)])),
        );
      },
    ],
    ["what follows it", "jpeg", jpeg, (file) => Buffer.concat([file, Buffer.from(SECRET), file])],
    ["text", "png", png, (file) => insert(file, 33, pngChunk("tEXt", Buffer.from(`a\0${SECRET}`)))],
    [
      "an unknown chunk",
      "png",
      png,
      (file) => insert(file, 33, pngChunk("prVt", Buffer.from(SECRET))),
    ],
    [
      "what follows it",
      "png",
      png,
      (file) => Buffer.concat([file, pngChunk("IDAT", Buffer.from(SECRET))]),
    ],
    ["an unknown chunk", "webp", webp, (file) => withChunk(file, webpChunk("ABCD", SECRET))],
    ["an unknown chunk", "webp", transparent, (file) => withChunk(file, webpChunk("ABCD", SECRET))],
    ["an unknown chunk", "webp", moving, (file) => withChunk(file, webpChunk("ABCD", SECRET))],
    ["what follows it", "webp", webp, (file) => Buffer.concat([file, Buffer.from(SECRET)])],
    [
      "a box that isn't used",
      "avif",
      avif,
      (file) => Buffer.concat([file, avifBox("free", SECRET)]),
    ],
    ["what follows it", "avif", avif, (file) => Buffer.concat([file, Buffer.from(SECRET)])],
    ["data that isn't used", "avif", avif, withLongerData],
    ["a comment", "gif", gif, (file) => insert(file, afterGifHead(file), gifComment)],
    ["an application's data", "gif", gif, (file) => insert(file, file.length - 1, gifApplication)],
    [
      "an unknown extension",
      "gif",
      gif,
      (file) => insert(file, afterGifHead(file), gifExtension(0x99)),
    ],
    ["plain text", "gif", gif, (file) => insert(file, file.length - 1, gifExtension(1))],
    [
      "what follows its repeats",
      "gif",
      gif,
      (file) => insert(file, file.indexOf("NETSCAPE2.0") + 15, gifExtension(0).subarray(2, -1)),
    ],
    ["what follows it", "gif", gif, (file) => Buffer.concat([file, Buffer.from(SECRET)])],
  ] satisfies [string, CompressedFormat, () => Promise<Buffer>, (file: Buffer) => Buffer][])(
    "strips %s from a %s, and leaves its pixels",
    async (_what, format, make, add) => {
      const file = await make();
      const added = add(file);
      expect(added.includes("SECRET")).toBe(true);

      const stripped = stripImage(format, added) ?? Buffer.alloc(0);

      expect(stripped.includes("SECRET")).toBe(false);
      expect(stripped.byteLength).toBeLessThanOrEqual(added.byteLength);
      expect(await pixelsOf(stripped)).toEqual(await pixelsOf(file));
    },
  );

  it.each([
    ["jpeg", jpeg],
    ["jpeg", progressive],
    ["png", png],
    ["webp", webp],
    ["webp", transparent],
    ["webp", moving],
    ["avif", avif],
    ["gif", gif],
  ] as const)("leaves a %s as it is that holds nothing else", async (format, make) => {
    const file = await make();

    expect(stripImage(format, file)?.equals(file)).toBe(true);
  });

  it.each(["jpeg", "webp"] as const)("strips EXIF and XMP from a %s", async (format) => {
    const file = await photo(60, 40)
      .withExif({ IFD0: { Copyright: SECRET } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`)
      .toFormat(format)
      .toBuffer();

    const stripped = stripImage(format, file) ?? Buffer.alloc(0);

    expect(stripped.includes("SECRET")).toBe(false);
    const { exif, xmp } = await sharp(stripped).metadata();
    expect({ exif, xmp }).toEqual({});
    expect(await pixelsOf(stripped)).toEqual(await pixelsOf(file));
  });

  it("keeps how a JPEG stores its colors", async () => {
    const file = await photo(60, 40).jpeg().toBuffer();
    const adobe = Buffer.from("Adobe\0\x64\0\0\0\0\0", "latin1");
    // Takes its colors for red, green, and blue.
    const rgb = insert(file, 2, jpegSegment(0xee, adobe));

    const stripped = stripImage("jpeg", rgb) ?? Buffer.alloc(0);

    expect(await pixelsOf(stripped)).toEqual(await pixelsOf(rgb));
    expect(await pixelsOf(stripped)).not.toEqual(await pixelsOf(file));
  });

  it.each<[string, (file: Buffer) => Buffer]>([
    ["without its last byte", (file) => file.subarray(0, -1)],
    ["with a zero before its last byte", (file) => insert(file, file.length - 1, Buffer.alloc(1))],
  ])("mends a GIF %s", async (_, change) => {
    const file = await gif();

    expect(stripImage("gif", change(file))?.equals(file)).toBe(true);
    expect(await pixelsOf(change(file))).toEqual(await pixelsOf(file));
  });

  it("takes the head of a GIF for none", async () => {
    const file = await gif();

    expect(stripImage("gif", file.subarray(0, afterGifHead(file)))).toBeNull();
  });

  it("lets browsers show an AVIF whose color profile they had to know", async () => {
    const file = await photo(60, 40).withIccProfile("p3").avif({ effort: 0 }).toBuffer();
    // Behind the number of the first property, in the list of the only item.
    const profile = file.indexOf("ipma") + 16;
    expect(file[profile]).toBe(2);
    const known = Buffer.from(file);
    known[profile] = 0x82;

    const stripped = stripImage("avif", known);

    expect(stripped?.[profile - 1]).toBe(0x81);
    expect(stripped?.equals(stripImage("avif", file) ?? known)).toBe(true);
  });

  it("reads no more boxes of a file than an image has", async () => {
    const boxes = Buffer.alloc(24_000_000);
    for (let at = 0; at < boxes.length; at += 8) boxes.write("\0\0\0\bmdat", at, "latin1");
    const file = Buffer.concat([await avif(), boxes]);

    expect(readBoxes(file, 0, file.length)).toHaveLength(1_000);
    expect(stripImage("avif", file)?.length).toBeLessThan(20_000);
  });

  it("gives no AVIF that holds anything besides a still image", async () => {
    const exif = await photo(60, 40)
      .withExif({ IFD0: { Copyright: SECRET } })
      .avif({ effort: 0 })
      .toBuffer();

    expect(stripImage("avif", exif)).toBeNull();
  });

  it("ends with every damaged file, and never makes one longer", async () => {
    const files = {
      jpeg: await progressive(),
      png: await png(),
      webp: await moving(),
      avif: await avif(),
      gif: await gif(),
    };
    fc.assert(
      fc.property(
        fc.constantFrom(...WRITTEN_FORMATS),
        fc.nat(),
        fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { maxLength: 6 }),
        (format, length, changes) => {
          const damaged = Buffer.from(
            files[format].subarray(0, length % (files[format].length + 1)),
          );
          for (const [at, byte] of changes) if (at < damaged.length) damaged[at] = byte;

          const stripped = stripImage(format, damaged);

          expect(stripped?.byteLength ?? 0).toBeLessThanOrEqual(damaged.byteLength + 1);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
