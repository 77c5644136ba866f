import { boxAround } from "@/lib/ocr/boxes";
import type { PixelBox, RecognizedLine, RecognizedPage } from "@/lib/ocr/recognized-page";

/** Lines of one paragraph differ less than this in height. */
const SIMILAR_HEIGHT = 1.7;
/** Lines at one height share this much of the smaller height. */
const SAME_LINE = 0.5;

/**
 * Adds lines where they belong: words to the line that they stand in, from left to right; lines to the paragraph that they stand
 * in, from top to bottom; and all others between paragraphs, of which one that surrounds them is divided.
 */
export function placeLines(page: RecognizedPage, added: readonly RecognizedLine[]): RecognizedPage {
  let paragraphs = page.paragraphs;
  const others: RecognizedLine[] = [];
  for (const line of added) {
    const filled = inLine(paragraphs, line) ?? inParagraph(paragraphs, line);
    if (filled) paragraphs = filled;
    else others.push(line);
  }
  return { paragraphs: others.length > 0 ? between(paragraphs, others) : paragraphs };
}

/** Into the gap of a line, or beside its end where nothing else can be. */
function inLine(
  paragraphs: readonly RecognizedLine[][],
  added: RecognizedLine,
): RecognizedLine[][] | undefined {
  const place = paragraphs.flat().find((line) => {
    const shared = Math.min(line.box.y1, added.box.y1) - Math.max(line.box.y0, added.box.y0);
    const isLevel = shared > SAME_LINE * Math.min(heightOf(line), heightOf(added));
    return isLevel && isSimilar(line, added) && isInside(added.box, line.box);
  });
  if (!place) return undefined;
  const words = [...place.words, ...added.words].sort((one, other) => one.box.x0 - other.box.x0);
  const whole = { words, box: boxAround([place, added]) };
  return paragraphs.map((lines) => lines.map((line) => (line === place ? whole : line)));
}

function inParagraph(
  paragraphs: readonly RecognizedLine[][],
  added: RecognizedLine,
): RecognizedLine[][] | undefined {
  const place = paragraphs.find(
    (lines) => surrounds(lines, added.box) && lines.every((line) => isSimilar(line, added)),
  );
  if (!place) return undefined;
  const at = firstBelow(place, added.box);
  return paragraphs.map((lines) => (lines === place ? lines.toSpliced(at, 0, added) : lines));
}

function between(
  paragraphs: readonly RecognizedLine[][],
  lines: RecognizedLine[],
): RecognizedLine[][] {
  const box = boxAround(lines);
  const around = paragraphs.findIndex((others) => surrounds(others, box));
  const divided = paragraphs[around];
  if (divided) {
    const at = firstBelow(divided, box);
    return paragraphs.toSpliced(around, 1, divided.slice(0, at), lines, divided.slice(at));
  }
  return paragraphs.toSpliced(placeOf(box, paragraphs), 0, lines);
}

/** Whether lines stand above and below a box, in one column with it. */
function surrounds(lines: readonly RecognizedLine[], box: PixelBox): boolean {
  const area = boxAround(lines);
  const at = firstBelow(lines, box);
  const shared = Math.min(area.x1, box.x1) - Math.max(area.x0, box.x0);
  return at > 0 && at < lines.length && shared > 0.5 * Math.min(area.x1 - area.x0, box.x1 - box.x0);
}

/** How many lines stand above a box. */
function firstBelow(lines: readonly RecognizedLine[], box: PixelBox): number {
  return lines.findLastIndex((line) => middleOf(line.box) < middleOf(box)) + 1;
}

/** In front of what stands below it in the same column, or else behind all that begins above it. */
function placeOf(box: PixelBox, paragraphs: readonly RecognizedLine[][]): number {
  const below = paragraphs.findIndex((others) => {
    const other = boxAround(others);
    return other.y0 >= box.y0 && Math.min(other.x1, box.x1) > Math.max(other.x0, box.x0);
  });
  if (below >= 0) return below;
  return paragraphs.findLastIndex((others) => boxAround(others).y0 <= box.y0) + 1;
}

function isInside(box: PixelBox, line: PixelBox): boolean {
  const space = line.y1 - line.y0;
  return box.x0 < line.x1 + space && box.x1 > line.x0 - space;
}

function isSimilar(one: RecognizedLine, other: RecognizedLine): boolean {
  const ratio = heightOf(one) / heightOf(other);
  return ratio < SIMILAR_HEIGHT && ratio > 1 / SIMILAR_HEIGHT;
}

function heightOf({ box }: RecognizedLine): number {
  return Math.max(1, box.y1 - box.y0);
}

function middleOf({ y0, y1 }: PixelBox): number {
  return (y0 + y1) / 2;
}
