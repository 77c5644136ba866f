import { legibleWords, type RecognizedPage, type RecognizedWord } from "@/lib/ocr/recognized-page";

/** Shorter words may be higher than wide in either direction. */
const MIN_LETTERS = 3;
const MOST = 0.7;

/**
 * Clockwise quarter turns that make lines upright which were read from bottom to top (1) or from top to bottom (3); 0 where
 * most run across. The engine reads them in all of these directions, but what follows looks at rows.
 */
export function uprightTurns(page: RecognizedPage): 0 | 1 | 3 {
  const legible = new Set(legibleWords(page).filter(({ text }) => text.length >= MIN_LETTERS));
  const words = [...legible];
  if (lettersIn(words.filter(isHigh)) <= MOST * lettersIn(words)) return 0;
  let [up, down] = [0, 0];
  for (const line of page.paragraphs.flat()) {
    for (const [at, { box }] of line.words.entries()) {
      const next = line.words[at + 1]?.box;
      if (!next) continue;
      if (next.y1 <= box.y0) up += 1;
      else if (next.y0 >= box.y1) down += 1;
    }
  }
  if (up === down) return 0;
  return up > down ? 1 : 3;
}

function isHigh({ box }: RecognizedWord): boolean {
  return box.y1 - box.y0 > box.x1 - box.x0;
}

function lettersIn(words: readonly RecognizedWord[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}
