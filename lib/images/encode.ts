import "server-only";

import sharp, { type Sharp } from "sharp";

import { AppError } from "@/lib/core/errors";
import type { CompressedFormat, EncodedFacts } from "@/lib/images/jobs";
import type { Luma } from "@/lib/images/similarity";

export type Encoded = { bytes: Buffer; facts: EncodedFacts };

export type Encoder = {
  /** Encodes, or gives what it encoded before. */
  encode: (format: CompressedFormat, quality: number) => Promise<Encoded>;
  /** Brightness of the picture that is encoded. */
  luma: () => Promise<Luma>;
  /** Size of the picture that is encoded, in pixels. */
  pixels: number;
};

/** AVIF takes 40 bytes a pixel and a second for a megapixel or two; see decision 0041. */
const MAX_AVIF_PIXELS = 24_000_000;
const AVIF_EFFORT = 2;
const MAX_WEBP_SIDE = 16_383;

/** @param resized a new pipeline of the picture in its new size each time */
export function createEncoder(
  resized: () => Sharp,
  picture: { width: number; height: number; hasAlpha: boolean },
  keepMetadata: boolean,
): Encoder {
  const done = new Map<string, Promise<Encoded>>();

  async function encode(format: CompressedFormat, quality: number): Promise<Encoded> {
    refuseTooLarge(format, picture);
    // The profile is sRGB by then, so what is kept is what the camera wrote beside the picture.
    const pipeline = keepMetadata ? resized().keepExif().keepXmp() : resized();
    const { data, info } = await encodeAs(pipeline, format, quality, picture.hasAlpha).toBuffer({
      resolveWithObject: true,
    });
    const { width, height } = info;
    return { bytes: data, facts: { format, quality, width, height, byteSize: data.byteLength } };
  }

  return {
    encode(format, quality) {
      const key = `${format} ${quality}`;
      const known = done.get(key) ?? encode(format, quality);
      done.set(key, known);
      return known;
    },
    luma: () => lumaOf(resized()),
    pixels: picture.width * picture.height,
  };
}

function encodeAs(
  pipeline: Sharp,
  format: CompressedFormat,
  quality: number,
  hasAlpha: boolean,
): Sharp {
  switch (format) {
    case "jpeg":
      return (hasAlpha ? pipeline.flatten({ background: "#ffffff" }) : pipeline).jpeg({
        quality,
        mozjpeg: true,
      });
    case "png":
      // Below 100 a palette (decision 17).
      return quality < 100
        ? pipeline.png({ palette: true, quality, compressionLevel: 9 })
        : pipeline.png({ compressionLevel: 9 });
    case "webp":
      return pipeline.webp({ quality });
    case "avif":
      return pipeline.avif({ quality, effort: AVIF_EFFORT });
  }
}

function refuseTooLarge(format: CompressedFormat, { width, height }: Size): void {
  if (format === "webp" && Math.max(width, height) > MAX_WEBP_SIDE) {
    throw new AppError(
      "unusable",
      "A WebP picture has at most 16,383 pixels a side. Give a width or height, or choose JPEG.",
    );
  }
  if (format === "avif" && width * height > MAX_AVIF_PIXELS) {
    throw new AppError(
      "unusable",
      "AVIF is made here up to 24 megapixels. Give a width or height, or choose WebP.",
    );
  }
}

type Size = { width: number; height: number };

/** Large enough for what an eye sees of a picture on a screen. */
const LUMA_SIDE = 1024;

/** Brightness of a picture, at most `LUMA_SIDE` pixels a side; transparency stands on white. */
export async function lumaOf(picture: Sharp): Promise<Luma> {
  // In a pipeline of its own: one pipeline resizes once.
  const pixels = await picture.png({ compressionLevel: 0 }).toBuffer();
  const { data, info } = await sharp(pixels)
    .flatten({ background: "#ffffff" })
    .resize({ width: LUMA_SIDE, height: LUMA_SIDE, fit: "inside", withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
