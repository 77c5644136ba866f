/** A bounding box in pixels of the image: left, top, right, bottom. */
export type PixelBox = { x0: number; y0: number; x1: number; y1: number };

/** A word found by OCR. */
export type RecognizedWord = {
  text: string;
  /** Confidence, 0 to 100. */
  confidence: number;
  box: PixelBox;
};

/** A line found by OCR. */
export type RecognizedLine = { words: RecognizedWord[]; box: PixelBox };

/** The text of one image: paragraphs in reading order, each a list of lines. */
export type RecognizedPage = { paragraphs: RecognizedLine[][] };

/** The part of tesseract.js's output that is used. */
type ReadLine = { bbox: PixelBox; words: { text: string; confidence: number; bbox: PixelBox }[] };
type ReadBlock = { paragraphs: { lines: ReadLine[] }[] };

/** Converts tesseract.js blocks, leaving out empty words, lines and paragraphs. */
export function toRecognizedPage(blocks: readonly ReadBlock[]): RecognizedPage {
  const paragraphs = blocks
    .flatMap((block) => block.paragraphs)
    .map(({ lines }) =>
      lines
        .map(({ bbox, words }) => ({
          box: bbox,
          words: words
            .filter(({ text }) => text.trim() !== "")
            .map(({ text, confidence, bbox: box }) => ({ text: text.trim(), confidence, box })),
        }))
        .filter((line) => line.words.length > 0),
    )
    .filter((lines) => lines.length > 0);
  return { paragraphs };
}

/** Confidence below which a word is worth checking. */
export const UNSURE_BELOW = 70;
/** Confidence from which a word counts as real; textures that resemble letters stay below. */
const LEGIBLE_FROM = 60;
/** A paragraph with a lower mean confidence isn't writing. */
const NOISE_BELOW = 30;

/** Lists all words of a page in reading order. */
export function pageWords(page: RecognizedPage): RecognizedWord[] {
  return page.paragraphs.flat().flatMap((line) => line.words);
}

/** Drops paragraphs that only resemble writing: leaves, bricks, woven cloth. */
export function withoutNoise(page: RecognizedPage): RecognizedPage {
  return {
    paragraphs: page.paragraphs.filter(
      (lines) => pageConfidence({ paragraphs: [lines] }) >= NOISE_BELOW,
    ),
  };
}

/** Computes the mean confidence of a page's words, weighted by length: 0 to 100, 0 without words. */
export function pageConfidence(page: RecognizedPage): number {
  const words = pageWords(page);
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const weighted = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0);
  return letters === 0 ? 0 : weighted / letters;
}

/**
 * Counts the letters and digits of a page's legible words. Upright text scores far higher than
 * rotated text.
 */
export function legibleLetters(page: RecognizedPage): number {
  return pageWords(page)
    .filter(({ confidence, text }) => confidence >= LEGIBLE_FROM && /[\p{L}\p{N}]{2}/u.test(text))
    .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}
