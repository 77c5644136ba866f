import "server-only";

import { readFile } from "node:fs/promises";
import sharp, { type Metadata, type Sharp } from "sharp";

import { AppError } from "@/lib/core/errors";
import { countTiffPages } from "@/lib/core/tiff-pages";
import { type ImageFormat, sniffImageFormat } from "@/lib/images/image-format";
import { isHdr, profileOf } from "@/lib/images/named-colors";
import { colorProfile, namedColorsOf, withColors } from "@/lib/images/profile-avif";
import { readHead, readParts } from "@/lib/images/read-head";

/** Limits enforced before an image is decoded. */
export type ImageLimits = {
  maxPixels: number;
  /** Of all frames together, where they're wanted. */
  maxAnimationPixels?: number;
};

/** An image whose header has been read. */
export type OpenedImage = {
  format: ImageFormat;
  /** In pixels, after EXIF orientation is applied. */
  width: number;
  height: number;
  hasAlpha: boolean;
  /** Frames of an animated GIF or WebP; 1 for every other image. */
  frames: number;
  /** Pages of a TIFF; 1 for every other image. The first one is opened. */
  pages: number;
  /** As if what names its colors in another way had a color profile. */
  metadata: Metadata;
  /** Whether it has more light than a screen's white, which all of that becomes. */
  isHdr: boolean;
  /**
   * Returns a new pipeline each time: the first frame, upright, in sRGB with 8 bits per channel,
   * without metadata. Pass its errors to `throwDecodeError`.
   */
  pipeline: () => Sharp;
  /** Like `pipeline`, but with the numbers of the image's own color profile, which isn't applied. */
  profiledPipeline: () => Sharp;
  /**
   * Like `pipeline`, but with all frames.
   *
   * @throws AppError `payload_too_large` when they are too many, or have more pixels than `maxAnimationPixels`
   */
  movingPipeline: () => Sharp;
};

const ANIMATED: ReadonlySet<ImageFormat> = new Set(["gif", "webp"]);
/** Each takes a while to encode, however small it is: more than a minute of them. */
const MAX_FRAMES = 2_000;
const DAMAGED = "This image is damaged and can't be read. Try another copy of it.";

/**
 * Opens an untrusted image. Its bytes decide the format and its header the dimensions; nothing is
 * decoded yet.
 *
 * For worker processes only: a crashing decoder takes its process down.
 *
 * @throws AppError `unsupported_media` when it isn't a supported image, `payload_too_large` for too
 *   many pixels, `unusable` for a damaged header
 */
export async function openImage(path: string, limits: ImageLimits): Promise<OpenedImage> {
  const format = sniffImageFormat(await readHead(path));
  if (format === "heic") {
    throw new AppError(
      "unsupported_media",
      "HEIC images aren't supported. Save yours as a JPEG or PNG and try again.",
    );
  }
  if (!format) {
    throw new AppError(
      "unsupported_media",
      "This file isn't an image we can read. Use JPEG, PNG, WebP, AVIF, GIF, TIFF, or SVG.",
    );
  }
  const { source, isHdr } = await readSource(path, format);
  const options = { failOn: "error", limitInputPixels: limits.maxPixels } as const;
  const metadata = await sharp(source, options).metadata().catch(throwOpenError);
  // Of more than 8 bits, sharp makes P3's numbers, and sRGB's only when told so before.
  const inSrgb = (image: Sharp) =>
    (metadata.space === "rgb16" ? image.pipelineColourspace("srgb") : image).toColorspace("srgb");
  const { width, height } = metadata.autoOrient;
  if (width * height > limits.maxPixels) throw tooManyPixels(limits);
  // The frames of an animation can't be turned one by one.
  const isUpright = (metadata.orientation ?? 1) === 1;
  const frames = ANIMATED.has(format) && isUpright ? (metadata.pages ?? 1) : 1;
  return {
    format,
    frames,
    pages: format === "tiff" ? await readParts(path, countTiffPages) : 1,
    width,
    height,
    hasAlpha: metadata.hasAlpha,
    metadata,
    isHdr,
    pipeline: () => inSrgb(sharp(source, options).autoOrient()),
    profiledPipeline: () => inSrgb(sharp(source, { ...options, ignoreIcc: true }).autoOrient()),
    movingPipeline: () => {
      const { maxAnimationPixels = limits.maxPixels } = limits;
      if (frames > MAX_FRAMES) throw tooManyFrames(frames);
      if (frames * width * height > maxAnimationPixels)
        throw tooLongAnimation(frames, maxAnimationPixels);
      const all = { ...options, limitInputPixels: maxAnimationPixels, animated: true };
      return sharp(source, all).toColorspace("srgb");
    },
  };

  function throwOpenError(cause: unknown): never {
    if (cause instanceof Error && /pixel limit/.test(cause.message)) throw tooManyPixels(limits);
    throw new AppError("unusable", DAMAGED, { cause });
  }
}

/** What a decoder gets of a file: its path or, where it has to be read before, its bytes. */
async function readSource(
  path: string,
  format: ImageFormat,
): Promise<{ source: string | Buffer; isHdr: boolean }> {
  // Read into memory, an SVG has no base path from which to load other files.
  if (format === "svg") return { source: await readFile(path), isHdr: false };
  if (format !== "avif") return { source: path, isHdr: false };
  // The decoder knows profiles alone, and would take all other colors for sRGB.
  const avif = await readFile(path);
  const colors = namedColorsOf(avif);
  const profile = colors && profileOf(colors);
  const profiled = profile && withColors(avif, colorProfile(profile));
  return { source: profiled ?? path, isHdr: colors !== null && isHdr(colors) };
}

/**
 * Converts an error of an image pipeline into an `AppError`.
 *
 * @throws AppError `unusable`; an `AppError` passes through
 */
export function throwDecodeError(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError("unusable", DAMAGED, { cause });
}

function tooManyPixels({ maxPixels }: ImageLimits): AppError {
  const megapixels = Math.floor(maxPixels / 1_000_000);
  return new AppError(
    "payload_too_large",
    `This image has more than ${megapixels} megapixels. Resize it and try again.`,
  );
}

function tooManyFrames(frames: number): AppError {
  return new AppError(
    "payload_too_large",
    `This animation has ${frames.toLocaleString("en")} frames; up to ${MAX_FRAMES.toLocaleString("en")} work. Keep only the first frame, or send a shorter one.`,
  );
}

function tooLongAnimation(frames: number, maxPixels: number): AppError {
  const megapixels = Math.floor(maxPixels / 1_000_000);
  return new AppError(
    "payload_too_large",
    `The ${frames} frames of this animation have more than ${megapixels} megapixels together. Keep only the first frame, or send a smaller one.`,
  );
}
