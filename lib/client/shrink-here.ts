"use client";

import { isAnimated } from "@/lib/client/is-animated";
import { LIMITS } from "@/lib/core/limits";

/** An image in the browser's own memory, ready to be compressed at different qualities. */
export type OpenedHere = {
  /** The file moves, and this is its first frame. */
  isStill: boolean;
  /** @param quality 1 to 100 */
  shrink: (quality: number) => Promise<Blob>;
  /** Gives its memory back. */
  close: () => void;
};

/** An image takes four bytes a pixel, twice while it's compressed, and phones close a tab that takes too much. */
const MAX_PIXELS = 24_000_000;
const UNREADABLE = "Your browser can't open this file as an image. Choose a JPEG, PNG, or WebP.";

/**
 * Opens an image without sending it anywhere.
 *
 * @throws Error with a sentence for the user: too large, or no image this browser can open
 */
export async function openHere(file: Blob): Promise<OpenedHere> {
  if (file.size > LIMITS.largeImageBytes) throw tooLarge();
  if ((await countPixels(file)) > MAX_PIXELS) throw tooLarge();
  const isStill = await isAnimated(file);
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Error(UNREADABLE, { cause });
  });
  return {
    isStill,
    shrink: (quality) => encode(bitmap, quality / 100),
    close: () => bitmap.close(),
  };
}

/** Reads the size of an image from its header: an element that is on no page isn't decoded. */
async function countPixels(file: Blob): Promise<number> {
  const url = URL.createObjectURL(file);
  try {
    return await new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve(image.naturalWidth * image.naturalHeight);
      image.onerror = () => reject(new Error(UNREADABLE));
      image.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

function tooLarge(): Error {
  const megabytes = LIMITS.largeImageBytes / 1024 ** 2;
  return new Error(
    `Choose an image of up to ${megabytes} MB and ${MAX_PIXELS / 1e6} megapixels. With an account, the tool takes larger ones.`,
  );
}

/** As WebP, or as JPEG in browsers that don't write WebP. */
async function encode(bitmap: ImageBitmap, quality: number): Promise<Blob> {
  const webp = await drawn(bitmap).convertToBlob({ type: "image/webp", quality });
  if (webp.type === "image/webp") return webp;
  return drawn(bitmap, "#fff").convertToBlob({ type: "image/jpeg", quality });
}

/** @param ground behind what is transparent */
function drawn(bitmap: ImageBitmap, ground?: string): OffscreenCanvas {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("Your browser is out of memory for this image. Try a smaller one.");
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0);
  return canvas;
}
