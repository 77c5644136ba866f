"use client";

import { loadImage, naturalSize } from "@/lib/client/ocr/load-image";
import { groundOf } from "@/lib/ocr/pixels/ground";
import type { Raster } from "@/lib/ocr/pixels/raster";
import { recognitionSize } from "@/lib/ocr/recognition-size";

/**
 * Decodes an image and draws it at the size the engine reads best, see `drawImage`.
 *
 * @param isVertical whether its lines run from top to bottom
 * @returns it, and how much it grew
 * @throws ImageError when the file isn't an image, or not one this browser can open
 */
export async function prepareImage(
  file: Blob,
  isVertical = false,
): Promise<{ canvas: HTMLCanvasElement; growth: number }> {
  let growth = 1;
  const canvas = await drawImage(file, (natural) => {
    const size = recognitionSize(natural, isVertical);
    growth = size.width / natural.width;
    return size;
  });
  return { canvas, growth };
}

type Size = { width: number; height: number };

/**
 * Decodes an image and draws it upright at another size, and where it is transparent on the ground that its writing stands
 * out from.
 *
 * @throws ImageError as `prepareImage`
 */
export async function drawImage(
  file: Blob,
  sizeOf: (natural: Size) => Size,
): Promise<HTMLCanvasElement> {
  const image = await loadImage(file);
  const { width, height } = sizeOf(naturalSize(image));
  const canvas = newCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  if (image instanceof ImageBitmap) image.close();
  const ground = groundOf(toRaster(canvas));
  if (ground) {
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.globalCompositeOperation = "source-over";
  }
  return canvas;
}

/** Its pixels, as other code works on them. */
export function toRaster(canvas: HTMLCanvasElement): Raster {
  const { width, height } = canvas;
  return {
    width,
    height,
    channels: 4,
    data: contextOf(canvas).getImageData(0, 0, width, height).data,
  };
}

/** @param raster in color */
export function toCanvas({ width, height, data }: Raster): HTMLCanvasElement {
  const canvas = newCanvas(width, height);
  const pixels = new Uint8ClampedArray(data);
  canvas.getContext("2d")?.putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
}

/** A copy of the same size, rotated clockwise about its center by a small angle. */
export function deskewImage(image: HTMLCanvasElement, radians: number): HTMLCanvasElement {
  if (radians === 0) return image;
  return rotated(image, newCanvas(image.width, image.height), radians);
}

export async function encodeJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  const encoded = new Promise<Blob | null>((take) => canvas.toBlob(take, "image/jpeg", 0.85));
  const blob = await encoded;
  if (!blob) throw new Error("This browser couldn't save the image.");
  return blob;
}

function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  return canvas;
}

/** On white where the turned image doesn't reach. */
function rotated(
  image: HTMLCanvasElement,
  onto: HTMLCanvasElement,
  radians: number,
): HTMLCanvasElement {
  const context = contextOf(onto);
  context.fillStyle = "white";
  context.fillRect(0, 0, onto.width, onto.height);
  context.imageSmoothingQuality = "high";
  context.translate(onto.width / 2, onto.height / 2);
  context.rotate(radians);
  context.drawImage(image, -image.width / 2, -image.height / 2);
  return onto;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser couldn't process the image.");
  return context;
}
