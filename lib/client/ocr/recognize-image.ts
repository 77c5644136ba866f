"use client";

import { startPixelWorker } from "@/lib/client/ocr/pixel-worker-client";
import { deskewImage, prepareImage, toCanvas, toRaster } from "@/lib/client/ocr/prepare-image";
import type { TextRecognizer } from "@/lib/client/ocr/text-recognizer";
import type { TwoWayRecognizer } from "@/lib/client/ocr/two-way-recognizer";
import type { Corners } from "@/lib/ocr/pixels/projection";
import type { Raster } from "@/lib/ocr/pixels/raster";
import { type ReadPicture, readPicture } from "@/lib/ocr/read-picture";
import type { Layout, Reader } from "@/lib/ocr/reader";

export type RecognizedImage = Omit<ReadPicture, "image" | "radians" | "scale"> & {
  /** The image as read: upright, straightened, deskewed, and opaque. All boxes are in its pixels. */
  canvas: HTMLCanvasElement;
  /** How much the image was enlarged before it was read; less than 1 when it was made smaller. */
  growth: number;
};

type RecognizeOptions = {
  /** Of the page, when a person set them. */
  corners: Corners | undefined;
  /** Whether its lines are expected to run from top to bottom. */
  isVertical: boolean;
  signal: AbortSignal;
  /** Called with the number of the pass, from 0, and the fraction of it that is done. */
  onPass: (pass: number, share: number) => void;
};

/**
 * Reads one image; see `readPicture`. Its page is empty when it shows no plausible text.
 *
 * @throws ImageError when the file isn't an image; whatever the engine throws
 */
export async function recognizeImage(
  recognizer: TwoWayRecognizer,
  file: Blob,
  { corners, isVertical, signal, onPass }: RecognizeOptions,
): Promise<RecognizedImage> {
  const { canvas: prepared, growth } = await prepareImage(file, isVertical);
  signal.throwIfAborted();
  const picture = toRaster(prepared);
  const { close, ...pixels } = startPixelWorker();
  signal.addEventListener("abort", close, { once: true });
  let current = 0;
  const startPass = (pass: number) => {
    current = pass;
    onPass(pass, 0);
  };
  try {
    const readWith = (engine: TextRecognizer) => (image: Raster, layout: Layout) =>
      engine.read(image, layout, (share) => onPass(current, share));
    const { otherWay } = recognizer;
    const reader: Reader = {
      ...pixels,
      read: readWith(recognizer),
      otherWay:
        otherWay &&
        (async () => {
          const other = await otherWay();
          return other && readWith(other);
        }),
    };
    const { image, radians, scale, ...read } = await readPicture(picture, reader, {
      corners,
      isVertical,
      onPass: startPass,
    });
    return { ...read, growth: growth * scale, canvas: deskewImage(toCanvas(image), radians) };
  } finally {
    close();
  }
}
