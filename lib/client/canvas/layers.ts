"use client";

export type Size = { width: number; height: number };

/**
 * Decodes a chosen or fetched image and applies its EXIF orientation.
 *
 * @throws Error when the browser can't decode this format
 */
export function decodeBitmap(blob: Blob): Promise<ImageBitmap> {
  return createImageBitmap(blob, { imageOrientation: "from-image" });
}

/**
 * The largest size with the same aspect ratio whose longer side is at most `maxSide`; never
 * enlarged.
 */
export function fitWithin({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** An empty canvas that isn't in the document, and its context. */
export function createLayer({ width, height }: Size): {
  canvas: HTMLCanvasElement;
  context: CanvasRenderingContext2D;
} {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return { canvas, context: contextOf(canvas) };
}

/** @throws Error when the browser can't provide a canvas that large */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser can't display an image that large.");
  return context;
}

/** @throws Error when the browser can't encode an image that large */
export function canvasToBlob(
  canvas: HTMLCanvasElement,
  type: string,
  quality?: number,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob ? resolve(blob) : reject(new Error("This browser can't save an image that large.")),
      type,
      quality,
    );
  });
}
