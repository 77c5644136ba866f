"use client";

export type Size = { width: number; height: number };

/**
 * Decodes a picture that was chosen or fetched, upright.
 *
 * @throws Error when the browser cannot read this kind of picture
 */
export function readBitmap(blob: Blob): Promise<ImageBitmap> {
  return createImageBitmap(blob, { imageOrientation: "from-image" });
}

/** The largest size of the same shape whose longer side is at most `maxSide`; never larger than it was. */
export function fitWithin({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** An empty canvas that is on no page, and its context. */
export function createLayer({ width, height }: Size): {
  canvas: HTMLCanvasElement;
  context: CanvasRenderingContext2D;
} {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return { canvas, context: contextOf(canvas) };
}

/** @throws Error where the browser gives no canvas that large */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw a picture of that size.");
  return context;
}

/** @throws Error where the browser cannot write a picture of that size */
export function toBlob(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(blob)
          : reject(new Error("This browser cannot save a picture of that size.")),
      type,
      quality,
    );
  });
}
