import { boxAround, median } from "@/lib/ocr/boxes";
import type { Raster } from "@/lib/ocr/pixels/raster";
import type { PixelBox } from "@/lib/ocr/recognized-page";

/** Darker than this is ink, in an image with even light. */
const INK_BELOW = 128;
/** Heights in pixels that letters have at the size that OCR reads. */
const MIN_LETTER = 10;
const MAX_LETTER = 130;
/** In heights of a letter: the widest part of a line that hangs together, and the widest gap in a line. */
const MAX_WIDTH = 8;
const MAX_GAP = 1.3;
/** Letters of a line differ less than this in height, and stand this far apart from its ground at most. */
const SIMILAR = 2.2;
/** Heights on the page by which lines are looked up, in pixels. */
const BAND = 16;
/** Fewer parts in a row than this may be a letter, or a speck, or an icon. */
const MIN_PARTS = 3;

type Part = { box: PixelBox; ink: number };

/**
 * Lines that look like text in an image with even light, and in none of the boxes given: parts of letter size that stand
 * beside one another on one ground.
 *
 * @param read boxes of words that were read
 */
export function findTextAreas(image: Raster, read: readonly PixelBox[]): PixelBox[] {
  const parts = inkParts(image)
    .filter(isLetterSized)
    .filter(({ box }) => !isIn(box, read));
  const usual = median(read.map(({ y0, y1 }) => y1 - y0));
  return linesOf(parts)
    .filter((line) => looksLikeText(line, usual))
    .map((line) => boxAround(line));
}

function isLetterSized({ box, ink }: Part): boolean {
  const [wide, high] = [box.x1 - box.x0, box.y1 - box.y0];
  return (
    high >= MIN_LETTER &&
    high <= MAX_LETTER &&
    wide >= 2 &&
    wide <= MAX_WIDTH * high &&
    ink >= 0.12 * wide * high
  );
}

function isIn(box: PixelBox, read: readonly PixelBox[]): boolean {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  return read.some(({ x0, y0, x1, y1 }) => {
    const margin = (y1 - y0) / 4;
    return x >= x0 - margin && x <= x1 + margin && y >= y0 - margin && y <= y1 + margin;
  });
}

function linesOf(parts: readonly Part[]): Part[][] {
  const lines: Part[][] = [];
  /** Numbers of lines that may go on, by the height on the page of their last part. */
  const open = new Map<number, Set<number>>();
  for (const part of [...parts].sort((one, other) => one.box.x0 - other.box.x0)) {
    let number = lines.length;
    for (const band of bandsOf(part)) {
      for (const candidate of open.get(band) ?? []) {
        const line = lines[candidate] ?? [];
        // Parts come from left to right: a line that ended this far back has ended.
        const isOver = part.box.x0 - (line.at(-1)?.box.x1 ?? 0) > MAX_GAP * MAX_LETTER;
        if (isOver) open.get(band)?.delete(candidate);
        else if (candidate < number && continues(line, part)) number = candidate;
      }
    }
    const line = lines[number] ?? [];
    const ended = line.at(-1);
    if (ended) for (const band of bandsOf(ended)) open.get(band)?.delete(number);
    line.push(part);
    lines[number] = line;
    for (const band of bandsOf(part)) open.set(band, (open.get(band) ?? new Set()).add(number));
  }
  return lines;
}

function bandsOf({ box }: Part): number[] {
  const [first, last] = [Math.floor(box.y0 / BAND), Math.floor(box.y1 / BAND)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function continues(line: readonly Part[], { box }: Part): boolean {
  const last = line.at(-1)?.box;
  if (!last) return false;
  const high = Math.max(last.y1 - last.y0, box.y1 - box.y0);
  const shared = Math.min(last.y1, box.y1) - Math.max(last.y0, box.y0);
  return (
    box.x0 - last.x1 <= MAX_GAP * high &&
    shared >= 0.4 * Math.min(last.y1 - last.y0, box.y1 - box.y0)
  );
}

/** @param usual height of the words that were read, 0 for none */
function looksLikeText(line: readonly Part[], usual: number): boolean {
  if (line.length < MIN_PARTS) return false;
  const high = median(line.map(({ box }) => box.y1 - box.y0));
  if (usual > 0 && (high > 3 * usual || high < usual / 3)) return false;
  const similar = line.filter(({ box }) => {
    const ratio = (box.y1 - box.y0) / high;
    return ratio <= SIMILAR && ratio >= 1 / SIMILAR;
  });
  const ground = median(line.map(({ box }) => box.y1));
  const onGround = line.filter(({ box }) => Math.abs(box.y1 - ground) <= 0.3 * high);
  return similar.length >= 0.7 * line.length && onGround.length >= 0.5 * line.length;
}

/** Connected areas of ink. */
function inkParts({ width, height, data }: Raster): Part[] {
  const seen = new Uint8Array(width * height);
  const parts: Part[] = [];
  const stack: number[] = [];
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || (data[start] ?? 255) >= INK_BELOW) continue;
    const box = { x0: width, y0: height, x1: 0, y1: 0 };
    let ink = 0;
    seen[start] = 1;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      ink++;
      box.x0 = Math.min(box.x0, x);
      box.x1 = Math.max(box.x1, x + 1);
      box.y0 = Math.min(box.y0, y);
      box.y1 = Math.max(box.y1, y + 1);
      for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++) {
        for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
          const next = j * width + i;
          if (seen[next] || (data[next] ?? 255) >= INK_BELOW) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    parts.push({ box, ink });
  }
  return parts;
}
