"use client";

import { LIMITS } from "@/lib/core/limits";
import { beginsAsSvg } from "@/lib/images/svg-root";
import { getTool } from "@/lib/registry/tools";

/** An image can't be read, for a reason its owner can act on. */
export class ImageError extends Error {
  override readonly name = "ImageError";
}

const MEGABYTE = 1024 * 1024;
/** Enough for the longest prolog of an SVG. */
const HEAD_BYTES = 65_536;
/** An SVG has no pixels of its own. */
const SVG_SIDE_PIXELS = 2_000;

/**
 * Decodes what the browser can decode, upright: the first frame of an animation, an SVG as an image
 * that can't load or run anything. The bytes decide, not the name.
 *
 * @throws ImageError for everything else
 */
export async function loadImage(file: Blob): Promise<ImageBitmap | HTMLImageElement> {
  if (file.size > LIMITS.imageBytes) {
    const limit = Math.round(LIMITS.imageBytes / MEGABYTE);
    throw new ImageError(`This image is too large. The limit is ${limit} MB.`);
  }
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const image = beginsAsSvg(new TextDecoder().decode(head))
    ? await drawSvg(file)
    : await decodeBytes(file, head);
  const pixels = naturalSize(image).width * naturalSize(image).height;
  if (pixels > LIMITS.imagePixels) {
    if (image instanceof ImageBitmap) image.close();
    const limit = Math.round(LIMITS.imagePixels / 1_000_000);
    throw new ImageError(`This image has too many pixels. The limit is ${limit} megapixels.`);
  }
  return image;
}

export function naturalSize(image: ImageBitmap | HTMLImageElement): {
  width: number;
  height: number;
} {
  if (image instanceof ImageBitmap) return image;
  return {
    width: image.naturalWidth || SVG_SIDE_PIXELS,
    height: image.naturalHeight || SVG_SIDE_PIXELS,
  };
}

async function decodeBytes(file: Blob, head: Uint8Array): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new ImageError(undecodableReason(head));
  }
}

function undecodableReason(head: Uint8Array): string {
  const text = String.fromCharCode(...head.subarray(0, 16));
  if (/^....ftyp(hei|hev|mif1|msf1)/s.test(text)) {
    return "Your browser can't open HEIC images. Save yours as a JPEG or PNG and try again.";
  }
  if (text.startsWith("%PDF-")) {
    return `This is a PDF, not an image. ${getTool("pdf-summarizer").label} reads PDFs.`;
  }
  if (/^(II\*\0|MM\0\*)/.test(text)) {
    return "Your browser can't open TIFF images. Save yours as a JPEG or PNG and try again.";
  }
  return "This file can't be opened as an image. It may be damaged.";
}

async function drawSvg(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([file], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } catch {
    throw new ImageError("This SVG can't be displayed. It may be damaged.");
  } finally {
    URL.revokeObjectURL(url);
  }
}
