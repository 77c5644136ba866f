"use client";

import {
  preparePicture,
  straightenPicture,
  type Turn,
  toBlob,
  turnPicture,
} from "@/lib/client/ocr/prepare-picture";
import type { Layout, Reader, Reading } from "@/lib/client/ocr/reader";
import {
  legibleLetters,
  pageConfidence,
  type RecognisedPage,
  withoutNoise,
} from "@/lib/ocr/recognised-page";

export type ReadPicture = {
  page: RecognisedPage;
  /** As it was read: upright, straight, on white. The boxes of `page` are in its pixels. */
  picture: HTMLCanvasElement;
};

/** A page that reads this well is the right way up. */
const SURE = 75;
const SURE_LETTERS = 12;
/** In this order: cameras turn pictures sideways more often than upside down. */
const OTHER_TURNS: readonly Turn[] = [1, 3, 2];

/**
 * Reads one picture, whichever way up it is.
 *
 * What does not read like writing is turned and read again, and at last read as loose words. Answers
 * the reading that makes most sense; its page is empty when none does.
 *
 * @param onPass called with the number of the try, from 0, and the share of it that is done
 * @throws PictureError when it is no picture; whatever the reader throws
 */
export async function readPicture(
  reader: Reader,
  file: Blob,
  onPass: (pass: number, share: number) => void,
): Promise<ReadPicture> {
  const upright = await preparePicture(file);
  let pass = 0;
  const attempt = async (turn: Turn, layout: Layout): Promise<Attempt> => {
    const number = pass++;
    const canvas = turnPicture(upright, turn);
    const blob = await toBlob(canvas, "image/png");
    const reading = await reader.read(blob, layout, (share) => onPass(number, share));
    return { ...reading, canvas, letters: legibleLetters(reading.page) };
  };

  let best = await attempt(0, "page");
  for (const turn of OTHER_TURNS) {
    if (isSure(best)) break;
    const other = await attempt(turn, "page");
    if (other.letters > best.letters) best = other;
  }
  if (best.letters === 0) best = await attempt(0, "sparse");
  return {
    page: best.letters > 0 ? withoutNoise(best.page) : { paragraphs: [] },
    picture: straightenPicture(best.canvas, best.radians),
  };
}

type Attempt = Reading & { canvas: HTMLCanvasElement; letters: number };

function isSure({ page, letters }: Attempt): boolean {
  return letters >= SURE_LETTERS && pageConfidence(page) >= SURE;
}
