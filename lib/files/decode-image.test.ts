import { readFileSync, statSync, writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { decodeImage, remarkOnFrames } from "@/lib/files/decode-image";
import { createTestContext } from "@/tests/support/test-context";
import { photo, uploaded } from "@/tests/support/test-images";

async function read(bytes: Uint8Array) {
  return decodeImage(await createTestContext(), uploaded(bytes));
}

describe("readPicture", () => {
  it.each(["jpeg", "png", "webp", "avif", "gif", "tiff"] as const)(
    "reads %s regardless of the file name",
    async (format) => {
      const image = await read(await photo(40, 30).toFormat(format).toBuffer());

      expect(image).toMatchObject({ format, width: 40, height: 30 });
      expect(await sharp(image.path).metadata()).toMatchObject({ width: 40, height: 30 });
    },
  );

  it("rotates an image upright and strips its metadata", async () => {
    const sideways = await photo(40, 30)
      .withExif({ IFD0: { Copyright: "Ada" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    const image = await read(sideways);

    expect(image).toMatchObject({ width: 30, height: 40 });
    const { exif, icc, orientation } = await sharp(image.path).metadata();
    expect({ exif, icc, orientation: orientation ?? 1 }).toEqual({ orientation: 1 });
  });

  it.each([
    [100_000, 499],
    [499, 100_000],
    [1_000_000, 1],
  ])("decodes %i × %i pixels, which are read again", async (width, height) => {
    const lines = sharp({ create: { width, height, channels: 3, background: "#c02010" } });

    const image = await read(await lines.toColorspace("b-w").png().toBuffer());

    const { data, info } = await sharp(image.path)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width, height, channels: 4 });
    expect(data.length).toBe(width * height * 4);
    expect(statSync(image.path).size).toBeLessThan(210_000_000);
  });

  it("converts CMYK to sRGB", async () => {
    const red = sharp({ create: { width: 8, height: 8, channels: 3, background: "#c02010" } });
    const printed = await red.toColorspace("cmyk").jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(printed).metadata()).space).toBe("cmyk");

    const image = await read(printed);

    const { data, info } = await sharp(image.path).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    expect(data[0]).toBeGreaterThan(150);
    expect(data[1]).toBeLessThan(90);
  });

  it("takes the first frame of an animation", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);

    const image = await read(animation);

    expect(image).toMatchObject({ width: 20, height: 20, frames: 2 });
    expect(remarkOnFrames(image)).toBe("Only the first of the image's 2 frames was used.");
    expect(remarkOnFrames({ frames: 1, pages: 3 })).toBe(
      "Only the first of the image's 3 pages was used.",
    );
    expect(remarkOnFrames({ frames: 1, pages: 1 })).toBe("");
    const [red, , blue] = await sharp(image.path).raw().toBuffer();
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(50);
  });

  it("rasterizes an SVG without reading other files", async () => {
    const secret = uploaded(await photo(10, 10).png().toBuffer());
    const drawing = `<?xml version="1.0"?><!-- a -->
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10">
      <image xlink:href="file://${secret.path}" href="${secret.path}" width="10" height="10"/></svg>`;

    const image = await read(Buffer.from(drawing));

    expect(image).toMatchObject({ format: "svg", width: 10, height: 10 });
    const pixels = await sharp(image.path).ensureAlpha().raw().toBuffer();
    expect(pixels.every((value) => value === 0)).toBe(true);
  });

  it.each([
    ["text named like an image", () => Buffer.from("hello"), 415],
    ["an HTML page with an SVG in it", () => Buffer.from("<html><svg></svg></html>"), 415],
    ["only a PNG signature", () => Buffer.from("89504e470d0a1a0a", "hex"), 422],
    ["a truncated JPEG", async () => half(await photo(200, 200).jpeg().toBuffer()), 422],
    ["a truncated PNG", async () => half(await photo(200, 200).png().toBuffer()), 422],
    ["a truncated WebP", async () => half(await photo(200, 200).webp().toBuffer()), 422],
    ["a decompression bomb", () => bomb(), 413],
    [
      "an SVG a million pixels on a side",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1e6" height="1e6"/>'),
      413,
    ],
  ])("refuses %s", async (_what, make, status) => {
    await expect(read(await make())).rejects.toMatchObject({ status });
  });

  it("says that HEIC isn't supported", async () => {
    const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");

    await expect(read(heic)).rejects.toMatchObject({
      status: 415,
      message: "HEIC images aren't supported. Save yours as a JPEG or PNG and try again.",
    });
  });

  it("doesn't wait for somebody's endless SVG", async () => {
    const left = new AbortController();
    const ctx = await createTestContext();
    const reading = decodeImage({ ...ctx, signal: left.signal }, uploaded(endlessSvg()));
    let ended = false;
    const end = reading
      .catch(() => {})
      .finally(() => {
        ended = true;
      });
    await expect.poll(() => ctx.imageProcessor.queue().running).toBe(1);

    const png = await photo(40, 30).png().toBuffer();
    expect(await decodeImage(ctx, uploaded(png))).toMatchObject({ format: "png" });

    expect(ended).toBe(false);
    left.abort();
    await end;
  });

  it("survives a worker crash and reads the next image", async () => {
    const ctx = await createTestContext();
    const slow = uploaded(await photo(300, 300).png().toBuffer());
    await decodeImage(ctx, uploaded(await photo(10, 10).png().toBuffer()));
    const pid = ctx.imageProcessor.pid() ?? 0;
    // A stopped one can't be done before it's killed.
    process.kill(pid, "SIGSTOP");
    const reading = decodeImage(ctx, slow);
    await expect.poll(() => ctx.imageProcessor.queue().running, { interval: 5 }).toBe(1);
    process.kill(pid, "SIGKILL");

    await expect(reading).rejects.toMatchObject({ status: 422 });

    writeFileSync(slow.path, await photo(10, 10).png().toBuffer());
    const image = await decodeImage(ctx, slow);
    expect(readFileSync(image.path).length).toBeGreaterThan(300);
  });
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

/** Few bytes and few pixels, and filters that take minutes. */
function endlessSvg(): Buffer {
  const filter = '<feTurbulence numOctaves="100"/><feMorphology operator="dilate" radius="60"/>';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="7000" height="7000"><filter id="f">${filter.repeat(400)}</filter><rect width="7000" height="7000" filter="url(#f)"/></svg>`,
  );
}

/** A PNG whose header claims 100,000 by 100,000 pixels. */
function bomb(): Buffer {
  const chunk = (name: string, hex: string) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), Buffer.from(hex, "hex")]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(hex.length / 2);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", "000186a0000186a00802000000"),
    chunk("IDAT", deflateSync(Buffer.alloc(1000)).toString("hex")),
    chunk("IEND", ""),
  ]);
}
