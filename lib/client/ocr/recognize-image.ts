"use client";

import {
  deskewImage,
  encodeCanvas,
  prepareImage,
  type QuarterTurns,
  rotateImage,
} from "@/lib/client/ocr/prepare-image";
import type { Layout, Recognition, TextRecognizer } from "@/lib/client/ocr/text-recognizer";
import {
  legibleLetters,
  pageConfidence,
  type RecognizedPage,
  withoutNoise,
} from "@/lib/ocr/recognized-page";

export type RecognizedImage = {
  page: RecognizedPage;
  /** The image as read: upright, deskewed, on white. The boxes of `page` are in its pixels. */
  image: HTMLCanvasElement;
};

/** A page read with this much confidence is the right way up. */
const SURE_CONFIDENCE = 75;
const SURE_LETTERS = 12;
/** In this order: cameras turn photos sideways more often than upside down. */
const OTHER_ROTATIONS: readonly QuarterTurns[] = [1, 3, 2];

/**
 * Reads one image, whichever way up it is.
 *
 * If a pass doesn't produce plausible text, the image is rotated and read again, and finally read
 * as scattered words. Returns the most plausible pass; its page is empty when none is.
 *
 * @param onPass called with the number of the pass, from 0, and the fraction of it that is done
 * @throws ImageError when the file isn't an image; whatever the engine throws
 */
export async function recognizeImage(
  recognizer: TextRecognizer,
  file: Blob,
  onPass: (pass: number, share: number) => void,
): Promise<RecognizedImage> {
  const upright = await prepareImage(file);
  let pass = 0;
  const attempt = async (turn: QuarterTurns, layout: Layout): Promise<Attempt> => {
    const number = pass++;
    const canvas = rotateImage(upright, turn);
    const blob = await encodeCanvas(canvas, "image/png");
    const reading = await recognizer.read(blob, layout, (share) => onPass(number, share));
    return { ...reading, canvas, letters: legibleLetters(reading.page) };
  };

  let best = await attempt(0, "page");
  for (const turn of OTHER_ROTATIONS) {
    if (isSure(best)) break;
    const other = await attempt(turn, "page");
    if (other.letters > best.letters) best = other;
  }
  if (best.letters === 0) best = await attempt(0, "sparse");
  return {
    page: best.letters > 0 ? withoutNoise(best.page) : { paragraphs: [] },
    image: deskewImage(best.canvas, best.radians),
  };
}

type Attempt = Recognition & { canvas: HTMLCanvasElement; letters: number };

function isSure({ page, letters }: Attempt): boolean {
  return letters >= SURE_LETTERS && pageConfidence(page) >= SURE_CONFIDENCE;
}
