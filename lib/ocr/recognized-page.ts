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
export type RecognizedPage = {
  paragraphs: RecognizedLine[][];
  /** Areas of one color around some of the words, such as the bubbles of a chat, if they were looked for. */
  bubbles?: readonly PixelBox[];
};

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
/** Confidence from which a single letter or digit does, if another one is at most this many of its heights away. */
const SURE_FROM = 90;
const NEAR_HEIGHTS = 4;
/** Confidence from which one word shows that there is writing, whatever else was read; textures stay below. */
const CLEAR_FROM = 80;
/** Letters and digits of such a word: shorter ones also appear in textures. */
const CLEAR_LETTERS = 3;
/** Where no word is clear, at least this share of the letters has to be in legible ones. */
const LEGIBLE_SHARE = 0.5;
/** What is read with a lower mean confidence isn't writing. */
export const NOISE_BELOW = 30;

/** Lists all words of a page in reading order. */
export function pageWords(page: RecognizedPage): RecognizedWord[] {
  return page.paragraphs.flat().flatMap((line) => line.words);
}

/** A page without the words that aren't kept, nor the lines and paragraphs that have none left. */
export function keepWords(
  { paragraphs }: RecognizedPage,
  isKept: (word: RecognizedWord) => boolean,
): RecognizedPage {
  const kept = paragraphs.map((lines) =>
    lines
      .map((line) => ({ ...line, words: line.words.filter(isKept) }))
      .filter(({ words }) => words.length > 0),
  );
  return { paragraphs: kept.filter((lines) => lines.length > 0) };
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

/** Whether a word counts as read, rather than as something that resembles one. */
export function isLegible({ confidence }: RecognizedWord): boolean {
  return confidence >= LEGIBLE_FROM;
}

/**
 * Counts the letters and digits of a page's legible words. Upright text scores far higher than
 * rotated text.
 */
export function legibleLetters(page: RecognizedPage): number {
  return legibleWords(page).reduce((sum, word) => sum + lettersOf(word), 0);
}

/** Letters and digits of legible words, each worth its confidence from 0 to 1: the more of a page was read, the higher. */
export function legibleScore(page: RecognizedPage): number {
  return legibleWords(page).reduce(
    (sum, word) => sum + (lettersOf(word) * word.confidence) / 100,
    0,
  );
}

/** Words that count as read: of two letters or more, or of one that is sure and has others like it around. */
export function legibleWords(page: RecognizedPage): RecognizedWord[] {
  const words = pageWords(page);
  const letters = words.filter(isSureLetter);
  return words.filter((word) =>
    letters.includes(word)
      ? letters.some((other) => other !== word && isNear(word.box, other.box))
      : isLegible(word) && /[\p{L}\p{N}]{2}/u.test(word.text),
  );
}

/**
 * Whether there is writing on a page at all, rather than a drawing or a texture in which the engine sees letters: one
 * clear word is enough, or else most of what was read has to be legible.
 */
export function hasWriting(page: RecognizedPage): boolean {
  const legible = legibleWords(page);
  if (legible.some((word) => word.confidence >= CLEAR_FROM && lettersOf(word) >= CLEAR_LETTERS))
    return true;
  const all = pageWords(page).reduce((sum, word) => sum + lettersOf(word), 0);
  return legible.length > 0 && legibleLetters(page) >= LEGIBLE_SHARE * all;
}

function isSureLetter({ text, confidence }: RecognizedWord): boolean {
  return confidence >= SURE_FROM && /^[\p{L}\p{N}]$/u.test(text);
}

function isNear(one: PixelBox, other: PixelBox): boolean {
  const far = NEAR_HEIGHTS * Math.max(one.y1 - one.y0, other.y1 - other.y0);
  const across = Math.max(one.x0, other.x0) - Math.min(one.x1, other.x1);
  const down = Math.max(one.y0, other.y0) - Math.min(one.y1, other.y1);
  return across < far && down < far;
}

function lettersOf({ text }: RecognizedWord): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
