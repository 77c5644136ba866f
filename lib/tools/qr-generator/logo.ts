import "server-only";

import sharp from "sharp";

import { AppError } from "@/lib/errors";

/** Edge of the box that a logo is fitted into: sharp enough in print at the largest size. */
const LOGO_PIXELS = 384;
const MAX_PIXELS = 16_000_000;
/** By what the bytes are, whatever the address says. Markup is not among them. */
const FORMATS = new Set(["png", "jpeg", "webp", "gif", "avif", "heif"]);

/**
 * The picture of a data URL as a small square-bounded PNG, upright and without metadata.
 *
 * @throws AppError `unsupported_media` when it is no picture that we read
 */
export async function readLogo(dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "warning" });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new Error(`a logo of type ${format}`);
    return await picture
      .autoOrient()
      .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .png()
      .toBuffer();
  } catch (cause) {
    const message = "The logo is no picture that can be read. Use a PNG, JPEG, WebP, GIF or AVIF.";
    throw new AppError("unsupported_media", message, { cause });
  }
}
