import { median } from "@/lib/ocr/boxes";
import { recognitionSize } from "@/lib/ocr/recognition-size";
import {
  pageConfidence,
  type RecognizedLine,
  type RecognizedPage,
} from "@/lib/ocr/recognized-page";

/** Fewer letters don't tell. */
const MIN_LETTERS = 4;
/** Of the letters: headlines and page numbers may run the other way than the rest. */
const MOST = 0.7;
/**
 * Confidence below which the letters of a page are a matter of chance. Lines that run the other way come out with 15 to 30;
 * hardly legible ones that don't, with 60 and more.
 */
export const CHANCE_BELOW = 50;
/** In pixels: columns about this wide are read best. */
const COLUMN_WIDTH = 28;

/**
 * Whether an engine sees lines that run the other way than those it can read, and makes nothing of them. It finds such lines,
 * because pages of a language have both, but its letters are a matter of chance.
 */
export function runsOtherWay(page: RecognizedPage, isVertical: boolean): boolean {
  if (pageConfidence(page) >= CHANCE_BELOW) return false;
  const lines = page.paragraphs.flat().filter((line) => lettersIn([line]) > 1);
  const letters = lettersIn(lines);
  const other = lines.filter((line) => isColumn(line) !== isVertical);
  return letters >= MIN_LETTERS && lettersIn(other) > MOST * letters;
}

/** How much a picture is resized for the engine of the other direction, which the lines of `page` run in. */
export function scaleForOtherWay(
  page: RecognizedPage,
  { isVertical, ...size }: { isVertical: boolean; width: number; height: number },
): number {
  if (isVertical) return recognitionSize(size).width / size.width;
  const words = page.paragraphs
    .flat()
    .filter(isColumn)
    .flatMap((line) => line.words);
  return Math.min(1, COLUMN_WIDTH / Math.max(1, median(words.map(widthOf))));
}

/** A line that runs the other way than most is read with at least this confidence, and has as many letters. */
const SURE_FROM = 70;
const SURE_LETTERS = 3;

/** The lines of a page that run as the engine reads them, and were read: a headline above columns. */
export function linesOfOwnWay(page: RecognizedPage, isVertical: boolean): RecognizedPage {
  const own = page.paragraphs.map((lines) =>
    lines.filter(
      (line) =>
        isColumn(line) === isVertical &&
        lettersIn([line]) >= SURE_LETTERS &&
        pageConfidence({ paragraphs: [[line]] }) >= SURE_FROM,
    ),
  );
  return { paragraphs: own.filter((lines) => lines.length > 0) };
}

/** No line begins with one of these. */
const NEVER_FIRST = /^[、。，．]/;

/**
 * Lines of a page that can't be ones. Widely spaced letters may seem to stand in columns, and are legible there one by one, so
 * that only the marks of their sentences are out of place.
 */
export function impossibleLines(page: RecognizedPage): number {
  return page.paragraphs.flat().filter(({ words: [first] }) => NEVER_FIRST.test(first?.text ?? ""))
    .length;
}

function isColumn(line: RecognizedLine): boolean {
  return line.box.y1 - line.box.y0 > widthOf(line);
}

function widthOf({ box }: Pick<RecognizedLine, "box">): number {
  return box.x1 - box.x0;
}

function lettersIn(lines: readonly RecognizedLine[]): number {
  return lines.flatMap(({ words }) => words).reduce((sum, { text }) => sum + text.length, 0);
}
