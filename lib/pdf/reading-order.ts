import { largest, smallest } from "@/lib/core/extremes";
import type { PdfFragment } from "@/lib/pdf/pdf";

/** With fewer lines on a side, it isn't a column. */
const MIN_COLUMN_LINES = 5;
/**
 * Share of lines, relative to the shorter column, that may cross a gutter: titles and captions do.
 */
const MAX_CROSSING_SHARE = 0.3;
/** Lines of prose are at least this long on average; table cells are shorter. */
const MIN_PROSE_CHARACTERS = 18;
/** In a table, most lines on the right align with one on the left. */
const MAX_ALIGNED_SHARE = 0.55;
const STEP_POINTS = 2;
const MAX_DEPTH = 2;

/**
 * Sorts fragments into reading order: down one column, then the next, with full-width text in
 * between. A page without columns keeps the order of the file; rotated text comes last.
 */
export function inReadingOrder(fragments: readonly PdfFragment[]): PdfFragment[] {
  const upright = fragments.filter((fragment) => fragment.angle === 0);
  const turned = fragments.filter((fragment) => fragment.angle !== 0);
  return [...byColumns(upright, 0), ...turned];
}

function byColumns(fragments: readonly PdfFragment[], depth: number): PdfFragment[] {
  const gutter = depth < MAX_DEPTH ? findGutter(fragments) : undefined;
  if (gutter === undefined) return [...fragments];
  const ordered: PdfFragment[] = [];
  let left: PdfFragment[] = [];
  let right: PdfFragment[] = [];
  const flush = () => {
    for (const side of [left, right])
      for (const fragment of byColumns(side, depth + 1)) ordered.push(fragment);
    left = [];
    right = [];
  };
  for (const fragment of [...fragments].sort((a, b) => a.y - b.y || a.x - b.x)) {
    if (endOf(fragment) <= gutter) left.push(fragment);
    else if (fragment.x >= gutter) right.push(fragment);
    else {
      flush();
      ordered.push(fragment);
    }
  }
  flush();
  return ordered;
}

/** The x of the white stripe between two columns; undefined when there is none. */
function findGutter(fragments: readonly PdfFragment[]): number | undefined {
  if (fragments.length < 2 * MIN_COLUMN_LINES) return undefined;
  const start = smallest(fragments.map((fragment) => fragment.x));
  const end = largest(fragments.map(endOf));
  let best: { x: number; crossing: number; until: number } | undefined;
  for (let x = start + 0.15 * (end - start); x <= end - 0.15 * (end - start); x += STEP_POINTS) {
    const crossing = fragments.filter((one) => one.x < x - 1 && endOf(one) > x + 1).length;
    if (!best || crossing < best.crossing) best = { x, crossing, until: x };
    else if (crossing === best.crossing && x - best.until <= STEP_POINTS) best.until = x;
  }
  if (!best) return undefined;
  const middle = (best.x + best.until) / 2;
  return isGutter(fragments, middle, best.crossing) ? middle : undefined;
}

function isGutter(fragments: readonly PdfFragment[], x: number, crossing: number): boolean {
  const left = fragments.filter((one) => endOf(one) <= x + 1);
  const right = fragments.filter((one) => one.x >= x - 1);
  const shorter = Math.min(left.length, right.length);
  if (shorter < MIN_COLUMN_LINES || crossing > MAX_CROSSING_SHARE * shorter) return false;
  if (!standBesideEachOther(left, right)) return false;
  const prose = [left, right].every((side) => meanLength(side) >= MIN_PROSE_CHARACTERS);
  return prose || alignedShare(left, right) <= MAX_ALIGNED_SHARE;
}

/** Columns must overlap vertically for at least half of the shorter one. */
function standBesideEachOther(
  left: readonly PdfFragment[],
  right: readonly PdfFragment[],
): boolean {
  const extent = (side: readonly PdfFragment[]) => {
    const baselines = side.map((fragment) => fragment.y);
    return { top: smallest(baselines), bottom: largest(baselines) };
  };
  const [a, b] = [extent(left), extent(right)];
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top);
}

function meanLength(side: readonly PdfFragment[]): number {
  return side.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, side.length);
}

function alignedShare(left: readonly PdfFragment[], right: readonly PdfFragment[]): number {
  const aligned = right.filter((one) => left.some((other) => Math.abs(one.y - other.y) < 1));
  return aligned.length / Math.max(1, right.length);
}

function endOf({ x, width }: PdfFragment): number {
  return x + width;
}
