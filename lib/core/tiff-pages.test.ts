import fc from "fast-check";
import sharp, { type TiffOptions } from "sharp";
import { describe, expect, it } from "vitest";

import { countTiffPages } from "@/lib/core/tiff-pages";
import { photo } from "@/tests/support/test-images";

const JOINED = { join: { animated: true } };

async function tiff(pages: number, options: TiffOptions = {}): Promise<Buffer> {
  const images = Array.from({ length: pages }, () => photo(30, 20).png().toBuffer());
  const [first, ...others] = await Promise.all(images);
  const joined = others.length > 0 && first ? sharp([first, ...others], JOINED) : sharp(first);
  return joined.tiff(options).toBuffer();
}

const count = (bytes: Uint8Array) =>
  countTiffPages(async (at, length) => Uint8Array.from(bytes.subarray(at, at + length)).buffer);

/** Marks an image of a little-endian TIFF as something else than a page. */
function withPurpose(bytes: Buffer, nth: number, purpose: number): Buffer {
  const marked = Buffer.from(bytes);
  let at = marked.readUInt32LE(4);
  for (let image = 0; image < nth; image += 1)
    at = marked.readUInt32LE(at + 2 + 12 * marked.readUInt16LE(at));
  // The first entry of a directory that has one for it takes its place.
  marked.writeUInt16LE(254, at + 2);
  marked.writeUInt16LE(4, at + 4);
  marked.writeUInt32LE(purpose, at + 10);
  return marked;
}

describe("countTiffPages", () => {
  it.each([
    [1, {}],
    [2, {}],
    [7, {}],
    [3, { bigtiff: true }],
  ])("counts %i pages %j", async (pages, options) => {
    expect(await count(await tiff(pages, options))).toBe(pages);
  });

  it("counts no preview and no mask", async () => {
    const bytes = await tiff(3);

    expect(await count(withPurpose(bytes, 1, 1))).toBe(2);
    expect(await count(withPurpose(bytes, 2, 4))).toBe(2);
    expect(await count(withPurpose(bytes, 2, 2))).toBe(3);
  });

  it("takes any other image for one page", async () => {
    expect(await count(await photo(30, 20).png().toBuffer())).toBe(1);
    expect(await count(new Uint8Array())).toBe(1);
  });

  it("comes to an end with damaged files, and with those that go in circles", async () => {
    const bytes = await tiff(2);
    const circle = Buffer.from(bytes);
    const first = circle.readUInt32LE(4);
    circle.writeUInt32LE(first, first + 2 + 12 * circle.readUInt16LE(first));
    expect(await count(circle)).toBe(1);

    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 20 }),
        fc.nat(bytes.length),
        async (changes, length) => {
          const damaged = Buffer.from(bytes);
          for (const [at, value] of changes) damaged[at] = value;
          expect(await count(damaged.subarray(0, length))).toBeLessThanOrEqual(10_000);
        },
      ),
    );
  });
});
