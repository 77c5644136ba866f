import { boxAround, centerOf, isInside } from "@/lib/ocr/boxes";
import type { Raster } from "@/lib/ocr/pixels/raster";
import type { PixelBox } from "@/lib/ocr/recognized-page";

/** Columns that an image is looked at in: bubbles are large, and their edges sharp. */
const COLUMNS = 400;
/** How far neighbors in one bubble differ in any channel, and how far a whole bubble does, whose color may fade. */
const STEP = 4;
const FADE = 14;
/** Shares of the image's width that a bubble has: less is an icon, more a bar or the page itself. */
const MIN_WIDTH = 0.05;
const MAX_WIDTH = 0.93;
/** Sampled pixels of the smallest part of a bubble. */
const MIN_PART = 40;
/** Of a bubble's box, its letters and round corners leave this share at least. */
const MIN_FILLED = 0.4;

/**
 * Areas of one color with writing in them and another color around, such as the bubbles of a chat. Within another one, only the
 * outer one counts, unless it holds several, as a window does.
 *
 * @param words boxes of words that were read
 */
export function findBubbles(image: Raster, words: readonly PixelBox[]): PixelBox[] {
  const step = Math.max(1, image.width / COLUMNS);
  const found = joinParts(areasOf(image, step), step)
    .filter(({ box, count }) => {
      const [wide, high] = [box.x1 - box.x0, box.y1 - box.y0];
      const isSized = wide >= MIN_WIDTH * image.width && wide <= MAX_WIDTH * image.width;
      return isSized && count * step * step >= MIN_FILLED * wide * high;
    })
    .map(({ box }) => box)
    .filter((box) => words.some((word) => isInside(centerOf(word), box)));
  const single = found.filter(
    (box) => found.filter((other) => other !== box && isInside(centerOf(other), box)).length < 2,
  );
  return single.filter(
    (box) => !single.some((other) => isLarger(other, box) && isInside(centerOf(box), other)),
  );
}

type Area = { box: PixelBox; count: number };

/** A bubble whose color fades more than one area may is found in parts, which touch or overlap and are as wide. */
function joinParts(areas: readonly Area[], step: number): Area[] {
  const whole: Area[] = [];
  // Specks, such as parts of letters, are no parts of a bubble.
  for (const area of areas.filter(({ count }) => count >= MIN_PART)) {
    const at = whole.findLastIndex(({ box }) => {
      const isAsWide =
        Math.abs(box.x0 - area.box.x0) <= 3 * step && Math.abs(box.x1 - area.box.x1) <= 3 * step;
      return isAsWide && area.box.y0 - box.y1 <= step / 2 && box.y0 - area.box.y1 <= step / 2;
    });
    const before = whole[at];
    if (before) whole[at] = { box: boxAround([before, area]), count: before.count + area.count };
    else whole.push(area);
  }
  return whole;
}

function isLarger(one: PixelBox, other: PixelBox): boolean {
  return (one.x1 - one.x0) * (one.y1 - one.y0) > (other.x1 - other.x0) * (other.y1 - other.y0);
}

/** Connected areas whose color hardly changes from one sampled pixel to the next. */
function areasOf({ width, height, channels, data }: Raster, step: number): Area[] {
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  // Single pixels instead of means: an edge stays one step, however fine it is.
  const places = Uint32Array.from({ length: columns * rows }, (_, at) => {
    const x = Math.floor(((at % columns) + 0.5) * step);
    const y = Math.floor((Math.floor(at / columns) + 0.5) * step);
    return (y * width + x) * channels;
  });
  const colors = Math.min(3, channels);
  const isAlike = (one: number, other: number, most: number) => {
    for (let channel = 0; channel < colors; channel++) {
      const apart =
        (data[(places[one] ?? 0) + channel] ?? 0) - (data[(places[other] ?? 0) + channel] ?? 0);
      if (Math.abs(apart) > most) return false;
    }
    return true;
  };
  const seen = new Uint8Array(columns * rows);
  const stack: number[] = [];
  const areas: Area[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue;
    const first = start % columns;
    let [left, right, top, bottom, count] = [first, first, rows, 0, 0];
    seen[start] = 1;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % columns, Math.floor(at / columns)];
      count++;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      const next = [
        ...(x > 0 ? [at - 1] : []),
        ...(x < columns - 1 ? [at + 1] : []),
        ...(y > 0 ? [at - columns] : []),
        ...(y < rows - 1 ? [at + columns] : []),
      ];
      for (const other of next) {
        if (seen[other] || !isAlike(at, other, STEP) || !isAlike(start, other, FADE)) continue;
        seen[other] = 1;
        stack.push(other);
      }
    }
    const box = {
      x0: left * step,
      y0: top * step,
      x1: (right + 1) * step,
      y1: (bottom + 1) * step,
    };
    areas.push({ box, count });
  }
  return areas;
}
