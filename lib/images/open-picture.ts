import "server-only";

import { open, readFile } from "node:fs/promises";
import sharp, { type Metadata, type Sharp } from "sharp";

import { AppError } from "@/lib/core/errors";
import { type PictureFormat, SNIFF_BYTES, sniffPicture } from "@/lib/images/picture-format";

/** Bounds on a picture, which hold before it is decoded. */
export type PictureLimits = { maxPixels: number };

export type OpenedPicture = {
  format: PictureFormat;
  /** In pixels, upright. */
  width: number;
  height: number;
  hasAlpha: boolean;
  metadata: Metadata;
  /**
   * The picture's first frame, upright, in sRGB with 8 bits a channel, and without metadata. A new
   * pipeline each time. `onOpenError` turns what it throws into our errors.
   */
  pipeline: () => Sharp;
};

const DAMAGED = "This picture is damaged and cannot be read.";

/**
 * Opens an untrusted picture: its bytes say what it is, its header says how large. Decodes nothing yet.
 *
 * For worker processes only: a decoder that fails hard takes its process along.
 *
 * @throws AppError `unsupported_media` for what is no picture that can be read, `payload_too_large` for
 *   too many pixels, `unusable` for a header that is damaged
 */
export async function openPicture(path: string, limits: PictureLimits): Promise<OpenedPicture> {
  const format = sniffPicture(await readHead(path));
  if (format === "heic") {
    throw new AppError(
      "unsupported_media",
      "HEIC pictures cannot be read here. Save it as JPEG or PNG and try again.",
    );
  }
  if (!format) {
    throw new AppError(
      "unsupported_media",
      "This is no picture that can be read. Use JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG.",
    );
  }
  // From memory, a drawing has no place of its own from which it could fetch other files.
  const source = format === "svg" ? await readFile(path) : path;
  const open = () => sharp(source, { failOn: "error", limitInputPixels: limits.maxPixels });
  const metadata = await open().metadata().catch(onOpenError);
  const { width, height } = metadata.autoOrient;
  if (width * height > limits.maxPixels) throw tooManyPixels(limits);
  return {
    format,
    width,
    height,
    hasAlpha: metadata.hasAlpha,
    metadata,
    pipeline: () => open().autoOrient().toColourspace("srgb"),
  };

  function onOpenError(cause: unknown): never {
    if (cause instanceof Error && /pixel limit/.test(cause.message)) throw tooManyPixels(limits);
    throw new AppError("unusable", DAMAGED, { cause });
  }
}

/**
 * What a pipeline of an untrusted picture throws, as our error.
 *
 * @throws AppError `unusable`; an error of ours passes through
 */
export function onDecodeError(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError("unusable", DAMAGED, { cause });
}

function tooManyPixels({ maxPixels }: PictureLimits): AppError {
  const megapixels = Math.floor(maxPixels / 1_000_000);
  return new AppError(
    "payload_too_large",
    `This picture has more than ${megapixels} megapixels. Make it smaller and try again.`,
  );
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
