import type { CompressedFormat } from "@/lib/images/jobs";
import { stripAvif } from "@/lib/images/strip-avif";
import { stripGif } from "@/lib/images/strip-gif";
import { stripJpeg } from "@/lib/images/strip-jpeg";
import { stripPng } from "@/lib/images/strip-png";
import { stripWebp } from "@/lib/images/strip-webp";

/**
 * An image file with nothing in it but what shows its pixels, which aren't touched. For upright ones without a color
 * profile, which would go as well.
 *
 * @param file a decoder has accepted it
 * @returns null when it can't be told what of the file shows its pixels
 */
export function stripImage(format: CompressedFormat, file: Buffer): Buffer | null {
  switch (format) {
    case "jpeg":
      return stripJpeg(file);
    case "png":
      return stripPng(file);
    case "webp":
      return stripWebp(file);
    case "avif":
      return stripAvif(file);
    case "gif":
      return stripGif(file);
  }
}
