"use client";

import { loadImage, naturalSize } from "@/lib/client/ocr/load-image";
import { recognitionSize } from "@/lib/client/ocr/recognition-size";

/** In clockwise quarter turns. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/**
 * Decodes an image and draws it at the size the engine reads best, on white where it is
 * transparent.
 *
 * @throws ImageError when the file isn't an image, or not one this browser can open
 */
export async function prepareImage(file: Blob): Promise<HTMLCanvasElement> {
  const image = await loadImage(file);
  const { width, height } = recognitionSize(naturalSize(image));
  const canvas = newCanvas(width, height);
  draw(canvas, (context) => context.drawImage(image, 0, 0, canvas.width, canvas.height));
  if (image instanceof ImageBitmap) image.close();
  return canvas;
}

/** A rotated copy, or the image itself for no turn. */
export function rotateImage(image: HTMLCanvasElement, turn: QuarterTurns): HTMLCanvasElement {
  if (turn === 0) return image;
  const [width, height] = turn === 2 ? [image.width, image.height] : [image.height, image.width];
  return rotated(image, newCanvas(width, height), (turn * Math.PI) / 2);
}

/** A copy of the same size, rotated clockwise about its center by a small angle. */
export function deskewImage(image: HTMLCanvasElement, radians: number): HTMLCanvasElement {
  if (radians === 0) return image;
  return rotated(image, newCanvas(image.width, image.height), radians);
}

export async function encodeCanvas(
  canvas: HTMLCanvasElement,
  type: "image/png" | "image/jpeg",
): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
  if (!blob) throw new Error("This browser couldn't save the image.");
  return blob;
}

function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  return canvas;
}

function rotated(
  image: HTMLCanvasElement,
  onto: HTMLCanvasElement,
  radians: number,
): HTMLCanvasElement {
  draw(onto, (context) => {
    context.translate(onto.width / 2, onto.height / 2);
    context.rotate(radians);
    context.drawImage(image, -image.width / 2, -image.height / 2);
  });
  return onto;
}

function draw(canvas: HTMLCanvasElement, paint: (context: CanvasRenderingContext2D) => void): void {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser couldn't process the image.");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  paint(context);
}
