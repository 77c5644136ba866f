import { largest, smallest } from "@/lib/core/extremes";
import { boxAround, median } from "@/lib/ocr/boxes";
import type { PixelBox, RecognizedPage, RecognizedWord } from "@/lib/ocr/recognized-page";

/** A row's words from left to right, and its height in the middle of the page. */
type JoinedRow = { words: RecognizedWord[]; level: number };

/** A place on the page, and how far writing falls from there to another word of its line. */
type Fall = { x: number; y: number; across: number; down: number };

/** Where a row is at one place, and how it falls there. */
type Level = { middle: number; height: number; slope: number };

type Slope = (x: number, y: number) => number;

/** Share of the smaller height by which what stands in one row overlaps, once its slope is taken out. */
const ROW_OVERLAP = 0.4;
/** Share of a word's width that another one of its row may cover. */
const MAX_COVERED = 0.5;
/** In heights of a row: how far away lines still say much about the slope, and how far one line is followed. */
const NEAR_DOWN = 6;
const NEAR_ACROSS = 20;
/** Steeper isn't a slope but two rows taken for one line. */
const MAX_SLOPE = 0.25;
/** A gap of this many heights weighs as much as a whole height out of line. */
const FAR_HEIGHTS = 60;
/** Words that a row's height is measured on. */
const MEASURED_WORDS = 4;

/**
 * Joins the lines that the engine found into rows, across its blocks. A line stays together. Lines join whose words are in
 * line with one another on the slope that writing has around them, the closest ones first; so rows may rise and fall as
 * they do on a page that was photographed at an angle, or that is bent.
 */
export function joinRows(page: RecognizedPage): JoinedRow[] {
  const lines = page.paragraphs
    .flat()
    .map(({ words }) => byPlace(words))
    .filter((words) => words.length > 0);
  const words = lines.flat();
  const high = Math.max(1, median(words.map(({ box }) => box.y1 - box.y0)));
  const slope = localSlope(fallsOf(lines, high), high);
  const rowOf = lines.map((line) => ({ words: line }));
  for (const { one, other } of closestFirst(lines, slope, high)) {
    const [first, second] = [rowOf[one], rowOf[other]];
    if (!first || !second || first === second) continue;
    if (distance(first.words, second.words, slope, high) === null) continue;
    const row = { words: byPlace([...first.words, ...second.words]) };
    for (const [index, before] of rowOf.entries())
      if (before === first || before === second) rowOf[index] = row;
  }
  const center =
    (smallest(words.map(({ box }) => box.x0)) + largest(words.map(({ box }) => box.x1))) / 2;
  return [...new Set(rowOf)]
    .map((row) => ({ words: row.words, level: levelAt(row.words, center, slope).middle }))
    .sort((a, b) => a.level - b.level);
}

function closestFirst(lines: readonly RecognizedWord[][], slope: Slope, high: number) {
  const ends = lines.map((words) => {
    const box = boxAround(words);
    const [left, right] = [levelAt(words, box.x0, slope), levelAt(words, box.x1, slope)];
    return { words, box, left, right };
  });
  type Ends = (typeof ends)[number];
  const farBetween = (one: Ends, other: Ends) => {
    if (one.box.x1 <= other.box.x0)
      return outOfLine(one.right, other.left, other.box.x0 - one.box.x1, high);
    if (other.box.x1 <= one.box.x0)
      return outOfLine(other.right, one.left, one.box.x0 - other.box.x1, high);
    const isBeside = one.box.y0 < other.box.y1 + 2 * high && other.box.y0 < one.box.y1 + 2 * high;
    return isBeside ? distance(one.words, other.words, slope, high) : null;
  };
  const pairs: { one: number; other: number; far: number }[] = [];
  for (const [one, here] of ends.entries()) {
    for (let other = one + 1; other < ends.length; other++) {
      const there = ends[other];
      const far = there ? farBetween(here, there) : null;
      if (far !== null) pairs.push({ one, other, far });
    }
  }
  return pairs.sort((a, b) => a.far - b.far);
}

/** How far apart two parts of a row are; null when they don't belong in one. */
function distance(
  one: readonly RecognizedWord[],
  other: readonly RecognizedWord[],
  slope: Slope,
  high: number,
): number | null {
  let gap = Number.POSITIVE_INFINITY;
  let [from, to] = [0, 0];
  for (const { box: a } of one) {
    for (const { box: b } of other) {
      const between = Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1);
      if (-between > MAX_COVERED * Math.min(a.x1 - a.x0, b.x1 - b.x0)) return null;
      if (between >= gap) continue;
      gap = between;
      [from, to] = a.x0 < b.x0 ? [a.x1, b.x0] : [a.x0, b.x1];
    }
  }
  const [here, there] = [levelAt(one, from, slope), levelAt(other, to, slope)];
  return from < to ? outOfLine(here, there, gap, high) : outOfLine(there, here, gap, high);
}

/** How far apart the end of one part and the beginning of the next one are; null when they aren't in line. */
function outOfLine(here: Level, there: Level, gap: number, high: number): number | null {
  const fall = ((here.slope + there.slope) / 2) * gap;
  const off = Math.abs(there.middle - here.middle - fall);
  const shared = Math.min((here.height + there.height) / 2 - off, here.height, there.height);
  if (shared <= ROW_OVERLAP * Math.min(here.height, there.height)) return null;
  return off / high + Math.max(0, gap) / (FAR_HEIGHTS * high);
}

/** Where a row is at one place across the page, by its words that are nearest. */
function levelAt(words: readonly RecognizedWord[], x: number, slope: Slope): Level {
  const near = words
    .map(({ box }) => ({ box, far: Math.abs(middleX(box) - x) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, MEASURED_WORDS);
  const tall = largest(near.map(({ box }) => box.y1 - box.y0));
  // A dash or an underscore says little about the height of its row.
  const telling = near.filter(({ box }) => box.y1 - box.y0 > tall / 2);
  const levels = telling.map(({ box }) => {
    const fall = slope(middleX(box), middleY(box)) * (x - middleX(box));
    return middleY(box) + fall;
  });
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return {
    middle: mean,
    slope: slope(x, mean),
    height: Math.max(1, median(telling.map(({ box }) => box.y1 - box.y0))),
  };
}

/** How far writing falls between words of one line, which may be a few words apart. */
function fallsOf(lines: readonly RecognizedWord[][], high: number): Fall[] {
  return lines.flatMap((words) =>
    words.flatMap(({ box }, index) =>
      [1, 2, 4].flatMap((apart) => {
        const other = words[index + apart]?.box;
        if (!other) return [];
        const across = middleX(other) - middleX(box);
        const down = middleY(other) - middleY(box);
        const isLine = across > high && across < NEAR_ACROSS * high;
        if (!isLine || Math.abs(down) > MAX_SLOPE * across) return [];
        return [{ x: middleX(box) + across / 2, y: middleY(box) + down / 2, across, down }];
      }),
    ),
  );
}

/** The slope of writing at any place, by the lines around it; level where there are none. */
function localSlope(falls: readonly Fall[], high: number): Slope {
  const known = new Map<number, number>();
  return (x, y) => {
    const [column, row] = [Math.round(x / (2 * high)), Math.round(y / (2 * high))];
    const key = row * 1_000_000 + column;
    const before = known.get(key);
    if (before !== undefined) return before;
    let [sum, weights] = [0, high * high];
    for (const fall of falls) {
      const right = (fall.x - column * 2 * high) / (NEAR_ACROSS * high);
      const below = (fall.y - row * 2 * high) / (NEAR_DOWN * high);
      const weight = 1 / (1 + right * right + below * below) ** 2;
      sum += weight * fall.across * fall.down;
      weights += weight * fall.across * fall.across;
    }
    known.set(key, sum / weights);
    return sum / weights;
  };
}

function byPlace(words: readonly RecognizedWord[]): RecognizedWord[] {
  return [...words].sort((one, other) => one.box.x0 - other.box.x0);
}

function middleX({ x0, x1 }: PixelBox): number {
  return (x0 + x1) / 2;
}

function middleY({ y0, y1 }: PixelBox): number {
  return (y0 + y1) / 2;
}
