/** Left, top, right and bottom in pixels of the picture that was read. */
export type Box = { x0: number; y0: number; x1: number; y1: number };

export type RecognisedWord = {
  text: string;
  /** How sure the reader is, 0 to 100. */
  confidence: number;
  box: Box;
};

export type RecognisedLine = { words: RecognisedWord[]; box: Box };

/** What stands in one picture: paragraphs in reading order, each a list of lines. */
export type RecognisedPage = { paragraphs: RecognisedLine[][] };

/** What tesseract.js gives of a line, as far as it is used. */
type ReadLine = { bbox: Box; words: { text: string; confidence: number; bbox: Box }[] };
type ReadBlock = { paragraphs: { lines: ReadLine[] }[] };

/** Blocks as tesseract.js gives them, without what is empty. */
export function toRecognisedPage(blocks: readonly ReadBlock[]): RecognisedPage {
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

/** Below this a word is worth a look. */
export const UNSURE_BELOW = 70;
/** From here on a word counts as one; patterns in photographs that look like letters stay below. */
const LEGIBLE_FROM = 60;
/** A paragraph that is less sure than this on the whole is no writing. */
const NOISE_BELOW = 30;

export function wordsOf(page: RecognisedPage): RecognisedWord[] {
  return page.paragraphs.flat().flatMap((line) => line.words);
}

/** Leaves out what only looks like letters: leaves, bricks, the weave of a cloth. */
export function withoutNoise(page: RecognisedPage): RecognisedPage {
  return {
    paragraphs: page.paragraphs.filter(
      (lines) => pageConfidence({ paragraphs: [lines] }) >= NOISE_BELOW,
    ),
  };
}

/** Mean confidence of the words, each by its length; 0 without words. */
export function pageConfidence(page: RecognisedPage): number {
  const words = wordsOf(page);
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const weighted = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0);
  return letters === 0 ? 0 : weighted / letters;
}

/**
 * How much of a page reads like writing: the letters and digits of its legible words. The right way up it
 * is far more than any other.
 */
export function legibleLetters(page: RecognisedPage): number {
  return wordsOf(page)
    .filter(({ confidence, text }) => confidence >= LEGIBLE_FROM && /[\p{L}\p{N}]{2}/u.test(text))
    .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}
