"use client";

import type { ImageChoice } from "@/lib/client/image-choice";

/** A copy this small shows whether an image is transparent, and alpha from here on can't be told from opaque; as on the server. */
const SIDE = 512;
const OPAQUE = 250;

/**
 * Whether anything of an image is transparent. Many screenshots have an alpha channel that is opaque throughout, so its pixels are
 * looked at.
 *
 * @throws DOMException when this browser can't show it
 */
export async function isTransparent(choice: ImageChoice): Promise<boolean> {
  // No JPEG is.
  if (choice instanceof File && choice.type === "image/jpeg") return false;
  const address = choice instanceof File ? URL.createObjectURL(choice) : choice.url;
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    // An SVG without intrinsic dimensions has none here either.
    const [width, height] = [image.naturalWidth || SIDE, image.naturalHeight || SIDE];
    const scale = Math.min(1, SIDE / Math.max(width, height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return pixels.some((value, at) => at % 4 === 3 && value < OPAQUE);
  } finally {
    if (choice instanceof File) URL.revokeObjectURL(address);
  }
}
