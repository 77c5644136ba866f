import type { CompressedFormat, ImageProperties } from "@/lib/images/jobs";

/**
 * The format in which an image is written to keep its own: itself where it can be written, and otherwise the one that
 * keeps the most of it: PNG sharp edges and transparency, JPEG a photograph.
 */
export function writableFormat({
  format,
  hasAlpha,
}: Pick<ImageProperties, "format" | "hasAlpha">): CompressedFormat {
  switch (format) {
    case "svg":
      return "png";
    case "tiff":
      return hasAlpha ? "png" : "jpeg";
    default:
      return format;
  }
}
