"use client";

import { decodePicture, sizeOf } from "@/lib/client/ocr/load-image";
import { readingSize } from "@/lib/client/ocr/recognition-size";

/** In clockwise quarter turns. */
export type Turn = 0 | 1 | 2 | 3;

/**
 * Decodes an image and draws it at the size the engine reads best, on white where it is
 * transparent.
 *
 * @throws PictureError when the file isn't an image, or not one this browser can open
 */
export async function preparePicture(file: Blob): Promise<HTMLCanvasElement> {
  const picture = await decodePicture(file);
  const { width, height } = readingSize(sizeOf(picture));
  const canvas = newCanvas(width, height);
  draw(canvas, (context) => context.drawImage(picture, 0, 0, canvas.width, canvas.height));
  if (picture instanceof ImageBitmap) picture.close();
  return canvas;
}

/** A rotated copy, or the image itself for no turn. */
export function turnPicture(picture: HTMLCanvasElement, turn: Turn): HTMLCanvasElement {
  if (turn === 0) return picture;
  const [width, height] =
    turn === 2 ? [picture.width, picture.height] : [picture.height, picture.width];
  return rotated(picture, newCanvas(width, height), (turn * Math.PI) / 2);
}

/** A copy of the same size, rotated clockwise about its center by a small angle. */
export function straightenPicture(picture: HTMLCanvasElement, radians: number): HTMLCanvasElement {
  if (radians === 0) return picture;
  return rotated(picture, newCanvas(picture.width, picture.height), radians);
}

export async function toBlob(
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
  picture: HTMLCanvasElement,
  onto: HTMLCanvasElement,
  radians: number,
): HTMLCanvasElement {
  draw(onto, (context) => {
    context.translate(onto.width / 2, onto.height / 2);
    context.rotate(radians);
    context.drawImage(picture, -picture.width / 2, -picture.height / 2);
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
