/** What of a logo a reader could take for one of the patterns that a code is found and measured by. */

import { alignmentCenters } from "@/lib/tools/qr-generator/shapes";

/** A logo in gray, 0 to 255, row by row, on the color that it's going to lie on. */
export type Shades = { width: number; height: number; grays: Uint8Array };

/** Modules row by row; 1 is dark. */
type Grid = { count: number; modules: ArrayLike<number> };

/** A logo's drawn size in modules, in the middle of a code. */
type Size = { width: number; height: number };

/** The parts of an eye from edge to edge, in modules, through its middle. */
const EYE_RUNS = [1, 1, 3, 1, 1];
const EYE_MODULES = 7;
/** How far each may be off, as a share of its own length: ZXing's tolerance. */
const RUN_TOLERANCE = 0.5;
/** How far an eye's height may be from its width. */
const SIDE_TOLERANCE = 0.4;

/**
 * Finds what looks like an eye, as rings do: dark, light, dark, light, and dark again, in both directions.
 *
 * @returns the module of each, as a share of the logo's width
 */
export function eyeModules({ width, height, grays }: Shades): number[] {
  const found = new Set<number>();
  for (const threshold of thresholdsOf(grays)) {
    const isDark = (x: number, y: number) => (grays[y * width + x] ?? 255) < threshold;
    const columns = Array.from({ length: width + 1 }, (_, x) =>
      eyesAlong(height, (y) => x < width && isDark(x, y)),
    );
    for (let y = 0; y < height; y += 1) {
      for (const across of eyesAlong(width, (x) => isDark(x, y))) {
        const middle = Math.round(across.middle);
        const isSame = ({ middle: at, length }: Crossing) =>
          Math.abs(at - y) <= length / EYE_MODULES &&
          Math.abs(length - across.length) <= SIDE_TOLERANCE * across.length;
        if (columns[middle]?.some(isSame)) found.add(across.length / EYE_MODULES / width);
      }
    }
  }
  return [...found];
}

type Crossing = { middle: number; length: number };

/** Where a line crosses an eye. What is beyond its ends is light. */
function eyesAlong(length: number, isDark: (at: number) => boolean): Crossing[] {
  const ends: number[] = [];
  for (let at = 0; at <= length; at += 1) {
    const dark = at < length && isDark(at);
    if (dark === (ends.length % 2 === 0)) ends.push(at);
  }
  const crossings: Crossing[] = [];
  for (let from = 0; from + EYE_RUNS.length < ends.length; from += 2) {
    const [start = 0, ...rest] = ends.slice(from, from + EYE_RUNS.length + 1);
    const whole = (rest.at(-1) ?? start) - start;
    const unit = whole / EYE_MODULES;
    const fits = EYE_RUNS.every((modules, run) => {
      const span = (rest[run] ?? 0) - (run === 0 ? start : (rest[run - 1] ?? 0));
      return Math.abs(span - modules * unit) <= RUN_TOLERANCE * modules * unit;
    });
    if (fits) crossings.push({ middle: start + whole / 2, length: whole });
  }
  return crossings;
}

/** Readers part dark from light by what is around: the middle of the logo's range, or its mean. */
function thresholdsOf(grays: Uint8Array): number[] {
  let [least, most, sum] = [255, 0, 0];
  for (const gray of grays) {
    least = Math.min(least, gray);
    most = Math.max(most, gray);
    sum += gray;
  }
  return [(least + most) / 2, sum / grays.length];
}

/**
 * The module of a look-alike, in the code's own modules, with which readers may choose it instead of an eye in a corner. Of four,
 * older ZXing drops one that is under 0.71 or over 1.4; jsQR falls for slightly smaller ones as well.
 */
const LIKE_MODULES = { least: 0.6, most: 1.42 };

/** Whether a logo of this width in modules has something in it that could pass for an eye of the code. */
export function resemblesEye(eyes: readonly number[], width: number): boolean {
  return eyes.some(
    (share) => share * width >= LIKE_MODULES.least && share * width <= LIKE_MODULES.most,
  );
}

/** An alignment pattern: dark but for a ring. */
const isDarkInPattern = (x: number, y: number) => Math.max(Math.abs(x), Math.abs(y)) !== 1;
const PATTERN_OFFSETS = [-2, -1, 0, 1, 2];
/** zbar looks for a pattern up to two modules around its place, a quarter of one at a time... */
const SEARCH_STEPS = 7;
const STEP = 1 / 4;
/** ...and takes what differs in up to this many of its modules, the nearest of the best. */
const MAX_FAULTS = 6;
/** What is nearer to its place than this bends nothing. */
const HARMLESS = 2;

/**
 * Whether a reader that searches for a hidden alignment pattern would find it elsewhere in the logo, and bend the code around it to that.
 *
 * @param cleared the code without its modules in the middle
 */
export function misplacesAlignment(cleared: Grid, shades: Shades, size: Size): boolean {
  const { count } = cleared;
  const [left, top] = [(count - size.width) / 2, (count - size.height) / 2];
  const scale = shades.width / size.width;
  const centers = alignmentCenters((count - 17) / 4).map((place) => place + 0.5);
  const isNear = (x: number, y: number) =>
    x > left - 3 && x < count - left + 3 && y > top - 3 && y < count - top + 3;
  return thresholdsOf(shades.grays).some((threshold) => {
    const isDark = (x: number, y: number) => {
      const [column, row] = [Math.floor((x - left) * scale), Math.floor((y - top) * scale)];
      if (column >= 0 && column < shades.width && row >= 0 && row < shades.height)
        return (shades.grays[row * shades.width + column] ?? 255) < threshold;
      return cleared.modules[Math.floor(y) * count + Math.floor(x)] === 1;
    };
    return centers.some((y) =>
      centers.some((x) => isNear(x, y) && stepsAway(isDark, x, y) > HARMLESS),
    );
  });
}

/** How many steps away the best match is; 0 when there is none. */
function stepsAway(isDark: (x: number, y: number) => boolean, x: number, y: number): number {
  let best = { faults: MAX_FAULTS + 1, steps: 0 };
  for (let down = -SEARCH_STEPS; down <= SEARCH_STEPS; down += 1) {
    for (let right = -SEARCH_STEPS; right <= SEARCH_STEPS; right += 1) {
      const steps = Math.max(Math.abs(down), Math.abs(right));
      const faults = faultsOf(isDark, x + right * STEP, y + down * STEP, best.faults);
      if (faults < best.faults || (faults === best.faults && steps < best.steps))
        best = { faults, steps };
    }
  }
  return best.steps;
}

/** Modules that differ from an alignment pattern, counted up to just over `most`. */
function faultsOf(
  isDark: (x: number, y: number) => boolean,
  x: number,
  y: number,
  most: number,
): number {
  let faults = 0;
  for (const down of PATTERN_OFFSETS) {
    for (const right of PATTERN_OFFSETS) {
      if (isDark(x + right, y + down) !== isDarkInPattern(right, down)) faults += 1;
    }
    if (faults > most) return faults;
  }
  return faults;
}
