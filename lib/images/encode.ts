import "server-only";

import sharp, { type GifOptions, type Sharp } from "sharp";

import { AppError } from "@/lib/core/errors";
import { avifQuality } from "@/lib/images/avif-quality";
import type { CompressedFormat, EncodedImage } from "@/lib/images/jobs";
import type { Luma } from "@/lib/images/structural-similarity";

/** An encoded image and its properties. */
export type Encoded = { bytes: Buffer; facts: EncodedImage };

/** Encodes one image in various formats and qualities. */
export type Encoder = {
  /** Encodes the image, reusing an earlier result for the same arguments. */
  encode: (format: CompressedFormat, quality: number) => Promise<Encoded>;
  /** Luma of the image being encoded, worked out once; of its first frame when it's animated. */
  luma: () => Promise<Luma>;
  /** Pixel count of the image being encoded, of all its frames. */
  pixels: number;
};

/**
 * Encoding AVIF takes 40 bytes per pixel and a second per one to two megapixels; see decision 0041.
 */
const MAX_AVIF_PIXELS = 24_000_000;
const AVIF_EFFORT = 2;
/** Of 32: more leaves trails behind what moves. */
const MAX_GIF_FRAME_ERROR = 16;
const POOR_GIF_QUALITY = 20;
const MAX_WEBP_SIDE = 16_383;
/** Finding a palette for more pixels takes minutes. */
const MAX_PNG_PIXELS = 50_000_000;

/**
 * Creates an encoder for one image.
 *
 * @param resized each returns a new pipeline of the resized image: of its first frame, and of all frames
 * @param image.frames those of an animation that its format keeps; 1 for still images
 */
export function createEncoder(
  resized: { still: () => Sharp; moving: () => Sharp },
  image: { width: number; height: number; hasAlpha: boolean; frames: number },
  keepMetadata: boolean,
): Encoder {
  const done = new Map<string, Promise<Encoded>>();
  let original: Promise<Luma> | undefined;

  async function encode(format: CompressedFormat, quality: number): Promise<Encoded> {
    rejectTooLarge(format, image);
    // The colors are sRGB by now, so only the camera's own metadata is kept, not its color profile.
    const isMoving = isMovingFormat(format) && image.frames > 1;
    const frames = isMoving ? resized.moving() : resized.still();
    const pipeline = keepMetadata ? frames.keepExif().keepXmp() : frames;
    const { data, info } = await encodeAs(pipeline, format, quality, image.hasAlpha).toBuffer({
      resolveWithObject: true,
    });
    // The frames of an animation are one below the other.
    const { width, pageHeight: height = info.height } = info;
    const facts = { format, quality, width, height, frames: isMoving ? image.frames : 1 };
    return { bytes: data, facts: { ...facts, byteSize: data.byteLength } };
  }

  return {
    encode(format, quality) {
      const key = `${format} ${quality}`;
      const known = done.get(key) ?? encode(format, quality);
      done.set(key, known);
      return known;
    },
    luma() {
      original ??= lumaOf(resized.still());
      return original;
    },
    pixels: image.width * image.height * image.frames,
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
      // A palette below quality 100 (decision 17).
      return quality < 100
        ? pipeline.png({ palette: true, quality, compressionLevel: 9 })
        : pipeline.png({ compressionLevel: 9 });
    case "webp":
      return pipeline.webp({ quality });
    case "avif":
      return pipeline.avif({ quality: avifQuality(quality), effort: AVIF_EFFORT });
    case "gif":
      return pipeline.gif(gifOptions(quality));
  }
}

/** Whether files of a format may hold an animation. */
export function isMovingFormat(format: CompressedFormat): boolean {
  return format === "webp" || format === "gif";
}

/** Pixels stay as they were in the frame before where they differ a little, and colors are mixed from others less finely. */
function gifOptions(quality: number): GifOptions {
  return {
    interFrameMaxError: ((100 - quality) / 100) * MAX_GIF_FRAME_ERROR,
    dither: quality / 100,
    // Between these, sharp knows no number of colors.
    colors: quality < POOR_GIF_QUALITY ? 16 : 256,
  };
}

function rejectTooLarge(format: CompressedFormat, { width, height }: Size): void {
  if (format === "webp" && Math.max(width, height) > MAX_WEBP_SIDE) {
    throw new AppError(
      "unusable",
      "WebP images can't exceed 16,383 pixels on a side. Set a width or height, or choose JPEG.",
    );
  }
  if (format === "png" && width * height > MAX_PNG_PIXELS) {
    throw new AppError(
      "unusable",
      "PNG output is limited to 50 megapixels. Set a width or height, or choose JPEG.",
    );
  }
  if (format === "avif" && width * height > MAX_AVIF_PIXELS) {
    throw new AppError(
      "unusable",
      "AVIF output is limited to 24 megapixels. Set a width or height, or choose WebP.",
    );
  }
}

type Size = { width: number; height: number };

/** Enough detail for what is visible on a screen. */
const LUMA_SIDE = 1024;

/**
 * Computes an image's luma, scaled down to at most 1,024 pixels on a side; transparency becomes
 * white.
 */
export async function lumaOf(image: Sharp): Promise<Luma> {
  // In a separate pipeline, because each sharp pipeline can resize only once.
  const pixels = await image.png({ compressionLevel: 0 }).toBuffer();
  const { data, info } = await sharp(pixels)
    .flatten({ background: "#ffffff" })
    .resize({ width: LUMA_SIDE, height: LUMA_SIDE, fit: "inside", withoutEnlargement: true })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
