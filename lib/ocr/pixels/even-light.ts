import { type Raster, toGray } from "@/lib/ocr/pixels/raster";

/** The side of a cell in pixels: a letter or less, at the size that OCR reads. */
const CELL = 24;
/** Text covers less than this share of what surrounds it. */
const BRIGHT_SHARE = 0.75;
const DARK_SHARE = 0.25;
/** What differs less from the ground than this is grain, not ink. */
const MIN_CONTRAST = 0.45;
/** Between the brightest and the darkest ground, in gray levels. */
const UNEVEN_FROM = 70;

/** The ground that text stands on in one cell, and the gray level of full ink there. */
type Ground = { level: number; ink: number };

type Grounds = { columns: number; rows: number; cells: Ground[] };

/** An image with all of its text black on white, whatever the light and the colors behind it. */
export type EvenedImage = {
  image: Raster;
  /** Whether that changes much: shadows, or text that is brighter than its ground. */
  isNeeded: boolean;
};

/**
 * Divides an image by the light that falls on it. Each cell's ground is judged by what surrounds it, so that the text of a
 * dark bubble on a light page comes out as dark text as well.
 */
export function evenLight(source: Raster): EvenedImage {
  const image = toGray(source);
  const { width, height, data } = image;
  const { columns, rows, cells } = findGrounds(image);
  const levels = Float32Array.from(cells, ({ level }) => level);
  const inks = Float32Array.from(cells, ({ ink }) => ink);
  const out = new Uint8ClampedArray(width * height);
  // Plain loops: an object for each pixel of a photo would take seconds.
  for (let y = 0; y < height; y++) {
    const row = Math.max(0, (y + 0.5) / CELL - 0.5);
    const top = Math.floor(row);
    const bottom = Math.min(rows - 1, top + 1);
    const down = row - top;
    for (let x = 0; x < width; x++) {
      const column = Math.max(0, (x + 0.5) / CELL - 0.5);
      const left = Math.floor(column);
      const right = Math.min(columns - 1, left + 1);
      const across = column - left;
      let a = top * columns + left;
      let b = top * columns + right;
      let c = bottom * columns + left;
      let d = bottom * columns + right;
      const isDark = isDarkInk(a, levels, inks);
      const isOneKind =
        isDarkInk(b, levels, inks) === isDark &&
        isDarkInk(c, levels, inks) === isDark &&
        isDarkInk(d, levels, inks) === isDark;
      // Between dark text on bright ground and bright text on dark, there is no middle: the cell itself counts.
      if (!isOneKind) a = b = c = d = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      const level = mix(levels, a, b, c, d, across, down);
      const ink = mix(inks, a, b, c, d, across, down);
      out[y * width + x] = (255 * ((data[y * width + x] ?? 0) - ink)) / (level - ink);
    }
  }
  return { image: { width, height, channels: 1, data: out }, isNeeded: isUneven(cells) };
}

function isDarkInk(cell: number, levels: Float32Array, inks: Float32Array): boolean {
  return (inks[cell] ?? 0) < (levels[cell] ?? 0);
}

function mix(
  values: Float32Array,
  a: number,
  b: number,
  c: number,
  d: number,
  across: number,
  down: number,
): number {
  const top = (values[a] ?? 0) * (1 - across) + (values[b] ?? 0) * across;
  return top * (1 - down) + ((values[c] ?? 0) * (1 - across) + (values[d] ?? 0) * across) * down;
}

function isUneven(cells: readonly Ground[]): boolean {
  const levels = cells.map(({ level }) => level).sort((a, b) => a - b);
  const at = (share: number) => levels[Math.floor(share * (levels.length - 1))] ?? 0;
  return at(0.97) - at(0.03) >= UNEVEN_FROM || at(0.5) < 128;
}

function findGrounds({ width, height, data }: Raster): Grounds {
  const columns = Math.max(1, Math.ceil(width / CELL));
  const rows = Math.max(1, Math.ceil(height / CELL));
  const counts = Array.from({ length: columns * rows }, () => new Uint32Array(64));
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / CELL) * columns;
    for (let x = 0; x < width; x++) {
      const cell = counts[row + Math.floor(x / CELL)];
      const bin = (data[y * width + x] ?? 0) >> 2;
      if (cell) cell[bin] = (cell[bin] ?? 0) + 1;
    }
  }
  const cells = counts.map((_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const around = new Uint32Array(64);
    for (let j = Math.max(0, row - 1); j <= Math.min(rows - 1, row + 1); j++)
      for (let i = Math.max(0, column - 1); i <= Math.min(columns - 1, column + 1); i++)
        counts[j * columns + i]?.forEach((count, bin) => {
          around[bin] = (around[bin] ?? 0) + count;
        });
    return groundOf(around);
  });
  return { columns, rows, cells };
}

/** @param counts of pixels by gray level, in 64 bins */
function groundOf(counts: Uint32Array): Ground {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const percentile = (share: number) => {
    let seen = 0;
    const bin = counts.findIndex((count) => {
      seen += count;
      return seen >= share * total;
    });
    return bin * 4 + 2;
  };
  const [darkest, middle, brightest] = [percentile(0.02), percentile(0.5), percentile(0.98)];
  if (brightest - middle <= middle - darkest || brightest - darkest < 32) {
    const level = percentile(BRIGHT_SHARE);
    return { level, ink: Math.min(darkest, level * (1 - MIN_CONTRAST), level - 8) };
  }
  const level = percentile(DARK_SHARE);
  return { level, ink: Math.max(brightest, level + (255 - level) * MIN_CONTRAST, level + 8) };
}
