import { boxAround } from "@/lib/ocr/boxes";
import { cropGray, type Raster } from "@/lib/ocr/pixels/raster";
import { placeLines } from "@/lib/ocr/place-lines";
import type { Reader } from "@/lib/ocr/reader";
import {
  isLegible,
  keepWords,
  legibleLetters,
  type PixelBox,
  pageConfidence,
  pageWords,
  type RecognizedLine,
  type RecognizedPage,
  type RecognizedWord,
} from "@/lib/ocr/recognized-page";

/** White around a piece, in pixels: the engine misses letters at an edge. */
const MARGIN = 24;
/** More pieces than this aren't read one by one. */
const MAX_PIECES = 12;
/** Words of which others cover this share aren't read a second time. */
const MOSTLY = 0.5;
/** What is left of a line is named if it is wider than this many of its heights: about three letters. */
const OPEN_HEIGHTS = 1.5;
/** A piece read with less is named as unread. */
const MIN_CONFIDENCE = 65;

/**
 * Reads what one pass over a whole page left out, piece by piece: bubbles of a chat, words in a shadow, a line
 * beside a picture.
 *
 * @param level the deskewed page in even light; the boxes of `page` are in its pixels
 * @returns the page with the words that were found, and the lines that look like text but couldn't be read
 */
export async function fillGaps(
  page: RecognizedPage,
  level: Raster,
  reader: Pick<Reader, "read" | "textAreas">,
  hasTime: () => boolean,
): Promise<{ page: RecognizedPage; unread: PixelBox[] }> {
  const gaps = await reader.textAreas(level, wordBoxes(page));
  let filled = page;
  for (const piece of joinLines(gaps).slice(0, MAX_PIECES)) {
    if (!hasTime()) break;
    const { page: read } = await reader.read(cropGray(level, piece, MARGIN), "block");
    if (pageConfidence(read) < MIN_CONFIDENCE || legibleLetters(read) === 0) continue;
    const [x, y] = [Math.floor(piece.x0) - MARGIN, Math.floor(piece.y0) - MARGIN];
    filled = withPiece(
      filled,
      read.paragraphs.flat().map((line) => moveLine(line, x, y)),
    );
  }
  // What is shown was read, if not surely.
  const covered = pageWords(filled).map(({ box }) => box);
  const left = gaps.flatMap((gap) => uncovered(gap, covered));
  const places = new Set(covered);
  // What made way for a part of itself leaves a hole where nobody looked for one.
  const holes = pageWords(page)
    .filter(({ box }) => !places.has(box))
    .flatMap(({ box }) => uncovered(box, [...covered, ...left]));
  return { page: filled, unread: [...left, ...holes] };
}

/** Adds lines where they belong from top to bottom. What was read well before stays; what wasn't makes way. */
function withPiece(page: RecognizedPage, lines: readonly RecognizedLine[]): RecognizedPage {
  const sure = wordBoxes(page);
  const words = lines.flatMap((line) => line.words);
  // A word that was read with its marks, if not surely, isn't read again without them: `name` of `__name__`.
  const parts = new Map(
    pageWords(page)
      .filter((word) => !isLegible(word))
      .map((word) => [word, words.find((part) => isPartOf(part, word))]),
  );
  const isPart = new Set(parts.values());
  const isNew = (word: RecognizedWord) =>
    coveredShare(word.box, sure) < MOSTLY && !isPart.has(word);
  const added = keepWords({ paragraphs: [[...lines]] }, isNew).paragraphs.flat();
  const places = added.flatMap(({ words }) => words.map(({ box }) => box));
  // What was misread may reach over several words: it makes way for any of them.
  const isKept = (word: RecognizedWord) =>
    isLegible(word) ||
    (coveredShare(word.box, places) < MOSTLY &&
      !places.some((place) => coveredShare(place, [word.box]) > MOSTLY));
  // Two readings that agree are worth more than the worse one of them.
  const confirmed = mapWords(page, (word) => {
    const confidence = ((parts.get(word) ?? word).confidence + word.confidence) / 2;
    return { ...word, confidence };
  });
  return placeLines(keepWords(confirmed, isKept), added);
}

function isPartOf(part: RecognizedWord, word: RecognizedWord): boolean {
  const isInside = coveredShare(part.box, [word.box]) > MOSTLY;
  return isInside && part.text.length < word.text.length && lettersIn(part) === lettersIn(word);
}

function lettersIn({ text }: RecognizedWord): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}

function mapWords(
  { paragraphs }: RecognizedPage,
  change: (word: RecognizedWord) => RecognizedWord,
): RecognizedPage {
  return {
    paragraphs: paragraphs.map((lines) =>
      lines.map((line) => ({ ...line, words: line.words.map(change) })),
    ),
  };
}

function wordBoxes(page: RecognizedPage): PixelBox[] {
  return pageWords(page)
    .filter(isLegible)
    .map(({ box }) => box);
}

/** Lines below one another, as one piece. */
function joinLines(lines: readonly PixelBox[]): PixelBox[] {
  const pieces: PixelBox[] = [];
  for (const line of [...lines].sort((one, other) => one.y0 - other.y0)) {
    const above = pieces.findIndex(
      (piece) =>
        line.y0 - piece.y1 < 1.2 * (line.y1 - line.y0) &&
        Math.min(piece.x1, line.x1) - Math.max(piece.x0, line.x0) > 0.3 * (line.x1 - line.x0),
    );
    const piece = pieces[above];
    if (piece) pieces[above] = boxAround([{ box: piece }, { box: line }]);
    else pieces.push(line);
  }
  return pieces;
}

function moveLine({ words, box }: RecognizedLine, x: number, y: number): RecognizedLine {
  return {
    words: words.map((word) => ({ ...word, box: move(word.box, x, y) })),
    box: move(box, x, y),
  };
}

function move({ x0, y0, x1, y1 }: PixelBox, x: number, y: number): PixelBox {
  return { x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y };
}

/** How much of a box others cover, from 0 to 1 across. */
function coveredShare(box: PixelBox, others: readonly PixelBox[]): number {
  const wide = Math.max(1, box.x1 - box.x0);
  return 1 - openParts(box, others).reduce((sum, { x0, x1 }) => sum + x1 - x0, 0) / wide;
}

/** The parts of a gap that no word covers, if there is space for a word in them. */
function uncovered(gap: PixelBox, words: readonly PixelBox[]): PixelBox[] {
  const narrow = OPEN_HEIGHTS * (gap.y1 - gap.y0);
  if (!words.some((word) => isBeside(gap, word))) return [gap];
  return openParts(gap, words).filter(({ x0, x1 }) => x1 - x0 > narrow);
}

function openParts(box: PixelBox, others: readonly PixelBox[]): PixelBox[] {
  let open = [box];
  for (const other of others) {
    if (!isBeside(box, other)) continue;
    open = open.flatMap((part) => [
      ...(other.x0 > part.x0 ? [{ ...part, x1: Math.min(part.x1, other.x0) }] : []),
      ...(other.x1 < part.x1 ? [{ ...part, x0: Math.max(part.x0, other.x1) }] : []),
    ]);
  }
  return open;
}

/** Whether two boxes stand in one line. */
function isBeside(one: PixelBox, other: PixelBox): boolean {
  const high = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  return high > 0.4 * Math.min(one.y1 - one.y0, other.y1 - other.y0);
}
