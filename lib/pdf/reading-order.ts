import { largest, smallest } from "@/lib/core/extremes";
import { asDrawn } from "@/lib/pdf/drawn-order";
import { KnownEdges } from "@/lib/pdf/known-edges";
import type { PdfFragment } from "@/lib/pdf/pdf";
import { findTablesAcross } from "@/lib/pdf/tables-across";

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
/** Lines whose baselines are closer than this, in points, are aligned. */
const SAME_BASELINE = 1;
/**
 * With more lines across, as those of an abstract, two columns are told by how the file draws them: down the one, and then
 * down the other, with a turn for a line of a header or a footer.
 */
const MOST_TURNS = 3;
/** The margin of a column with fewer lines isn't known: they may end where they do on purpose, as on a flyer. */
const MIN_MARKED_LINES = 12;
const STEP_POINTS = 2;
const MAX_DEPTH = 2;

/**
 * Sorts fragments into reading order: down one column, then the next, with full-width text in
 * between. A page without columns keeps the order of the file; rotated text comes last.
 */
export function inReadingOrder(fragments: readonly PdfFragment[]): PdfFragment[] {
  const upright = fragments.filter((fragment) => fragment.angle === 0);
  const turned = fragments.filter((fragment) => fragment.angle !== 0);
  return [...byColumns(upright, ""), ...turned];
}

/** @param column that which they are in, as in `PdfFragment` */
function byColumns(fragments: readonly PdfFragment[], column: string): PdfFragment[] {
  if (column.length >= MAX_DEPTH) return [...fragments];
  const across = findTablesAcross(fragments, findGutter);
  const gutter = across?.gutter ?? findGutter(fragments);
  if (gutter === undefined) return markDrawnColumns(fragments, column);
  const tableOf = new Map(across?.tables.flatMap((table) => table.map((cell) => [cell, table])));
  const placed = new Set<readonly PdfFragment[]>();
  const isLongLeft = fragments.filter((one) => endOf(one) <= gutter).length >= MIN_MARKED_LINES;
  const isLongRight = fragments.filter((one) => one.x >= gutter).length >= MIN_MARKED_LINES;
  const ordered: PdfFragment[] = [];
  let left: PdfFragment[] = [];
  let right: PdfFragment[] = [];
  const places = new Map(fragments.map((fragment, at) => [fragment, at]));
  const flush = () => {
    for (const [side, isLong, name] of [
      [left, isLongLeft, `${column}l`],
      [right, isLongRight, `${column}r`],
    ] as const) {
      const drawn = asDrawn(side, places).map((one) => marked(one, name, isLong));
      for (const fragment of byColumns(drawn, name)) ordered.push(fragment);
    }
    left = [];
    right = [];
  };
  for (const fragment of [...fragments].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const table = tableOf.get(fragment);
    if (table) {
      flush();
      if (!placed.has(table)) for (const cell of table) ordered.push(cell);
      placed.add(table);
    } else if (endOf(fragment) <= gutter) left.push(fragment);
    else if (fragment.x >= gutter) right.push(fragment);
    else {
      flush();
      ordered.push(fragment);
    }
  }
  flush();
  return ordered;
}

function marked(fragment: PdfFragment, column: string, isLong: boolean): PdfFragment {
  return isLong ? { ...fragment, column } : fragment;
}

/** Marks two columns that the file draws one after the other, and leaves them in its order. */
function markDrawnColumns(fragments: readonly PdfFragment[], column: string): PdfFragment[] {
  const x = column === "" ? findStripe(fragments) : undefined;
  if (x === undefined) return [...fragments];
  const left = new Set(fragments.filter((one) => endOf(one) <= x + 1));
  const right = new Set(fragments.filter((one) => one.x >= x - 1));
  const isDrawnSo =
    Math.min(left.size, right.size) >= MIN_MARKED_LINES &&
    areProse([...left], [...right]) &&
    standBesideEachOther([...left], [...right]) &&
    countTurns(fragments, left, right) <= MOST_TURNS;
  if (!isDrawnSo) return [...fragments];
  return fragments.map((one) => {
    if (left.has(one)) return { ...one, column: "l" };
    return right.has(one) ? { ...one, column: "r" } : one;
  });
}

/** How often the file goes from one side to the other. */
function countTurns(
  fragments: readonly PdfFragment[],
  left: ReadonlySet<PdfFragment>,
  right: ReadonlySet<PdfFragment>,
): number {
  const sides = fragments
    .filter((one) => left.has(one) || right.has(one))
    .map((one) => left.has(one));
  return sides.filter((side, at) => at > 0 && side !== sides[at - 1]).length;
}

function findGutter(fragments: readonly PdfFragment[]): number | undefined {
  const x = findStripe(fragments);
  return x !== undefined && isGutter(fragments, x) ? x : undefined;
}

/** The x of the white stripe that the fewest fragments cross; undefined when there are too few of them. */
function findStripe(fragments: readonly PdfFragment[]): number | undefined {
  if (fragments.length < 2 * MIN_COLUMN_LINES) return undefined;
  const start = smallest(fragments.map((fragment) => fragment.x));
  const end = largest(fragments.map(endOf));
  let best: { x: number; crossing: number; until: number } | undefined;
  for (let x = start + 0.15 * (end - start); x <= end - 0.15 * (end - start); x += STEP_POINTS) {
    const crossing = fragments.filter((one) => one.x < x - 1 && endOf(one) > x + 1).length;
    if (!best || crossing < best.crossing) best = { x, crossing, until: x };
    else if (crossing === best.crossing && x - best.until <= STEP_POINTS) best.until = x;
  }
  return best && (best.x + best.until) / 2;
}

function isGutter(fragments: readonly PdfFragment[], x: number): boolean {
  const left = fragments.filter((one) => endOf(one) <= x + 1);
  const right = fragments.filter((one) => one.x >= x - 1);
  const shorter = Math.min(left.length, right.length);
  const crossing = fragments.length - left.length - right.length;
  if (shorter < MIN_COLUMN_LINES || crossing > MAX_CROSSING_SHARE * shorter) return false;
  if (!standBesideEachOther(left, right)) return false;
  return areProse(left, right) || alignedShare(left, right) <= MAX_ALIGNED_SHARE;
}

function areProse(...sides: (readonly PdfFragment[])[]): boolean {
  return sides.every((side) => meanLength(side) >= MIN_PROSE_CHARACTERS);
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
  const baselines = new KnownEdges(
    SAME_BASELINE,
    left.map(({ y }) => y),
  );
  const aligned = right.filter(({ y }) => baselines.has(y));
  return aligned.length / Math.max(1, right.length);
}

function endOf({ x, width }: PdfFragment): number {
  return x + width;
}
