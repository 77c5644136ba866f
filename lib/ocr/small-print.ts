import { median } from "@/lib/ocr/boxes";
import type { RecognizedWord } from "@/lib/ocr/recognized-page";

/** Of words in pixels of the image as it was given. Those of a letter that is 430 px wide have 8. */
const MIN_HEIGHT = 8.5;
/** Fewer words don't tell. */
const MIN_WORDS = 5;

/**
 * Whether the letters of an image are so small that the engine mistakes some and is sure of them.
 *
 * @param growth how much the image was enlarged before it was read
 */
export function isSmallPrint(words: readonly RecognizedWord[], growth: number): boolean {
  const long = words.filter(({ text }) => text.length > 2);
  if (long.length < MIN_WORDS) return false;
  return median(long.map(({ box }) => box.y1 - box.y0)) / growth < MIN_HEIGHT;
}
