import { smallest } from "@/lib/core/extremes";
import { SAME_LINE } from "@/lib/pdf/fragments";
import type { PdfFragment } from "@/lib/pdf/pdf";

/** With fewer cells beside each other, they may be the lines of two columns. */
const MIN_CELLS = 3;
const MIN_ROWS = 2;
/** Edges closer than this, in points, are those of one column. */
const SAME_EDGE = 3;
/** Distances up to that, in whole points. */
const NEAR = [-2, -1, 0, 1, 2];
/** No page has room for a longer table. */
const MOST_LINES = 400;
/** In multiples of the text size: so far right of the column beside it, a table in that column may begin. */
const PADDING = 2;
/** Share of a column's width from which on what stands in it may be a line of prose. */
const PROSE_SHARE = 0.85;
/** Line spacing, in multiples of the text size, up to which a line goes on the cell above it. */
const PITCH = 1.65;

/** So many lines of prose, each so long, tell a column. */
const MIN_LINES = 5;
const MIN_LINE = 25;

type Line = { y: number; size: number; cells: PdfFragment[] };
type Columns = { gutter: number; left: number; leftEnd: number; right: number };

/** Columns of text, and the tables that go across them, each in the order of the file. */
export type TablesAcross = { gutter: number; tables: PdfFragment[][] };

/**
 * Finds tables that go across two columns of text. Their cells hide the gutter, or are taken for lines of the columns, so
 * the gutter is looked for without them. Their rows are told by cells that begin where neither column does.
 */
export function findTablesAcross(
  fragments: readonly PdfFragment[],
  findGutter: (fragments: readonly PdfFragment[]) => number | undefined,
): TablesAcross | undefined {
  const lines = linesOf(fragments);
  const rows = new Set(lines.filter(({ cells }) => cells.length >= MIN_CELLS));
  if (rows.size < MIN_ROWS) return undefined;
  const others = lines.filter((line) => !rows.has(line)).flatMap(({ cells }) => cells);
  const gutter = findGutter(others);
  if (gutter === undefined) return undefined;
  const columns = columnsOf(others, gutter);
  if (!columns) return undefined;
  const tables = runsOf(lines, columns).filter(
    (run) => !isBesideProse(run, columns) && isSetApart(run, lines, columns),
  );
  if (tables.length === 0) return undefined;
  const order = new Map(fragments.map((fragment, at) => [fragment, at]));
  const place = (fragment: PdfFragment) => order.get(fragment) ?? 0;
  return {
    gutter,
    tables: tables.map((run) =>
      run.flatMap(({ cells }) => cells).sort((a, b) => place(a) - place(b)),
    ),
  };
}

/** The fragments of each baseline, from the top, and each from left to right. */
function linesOf(fragments: readonly PdfFragment[]): Line[] {
  const lines: Line[] = [];
  for (const fragment of fragments.toSorted((a, b) => a.y - b.y)) {
    const last = lines.at(-1);
    if (last && fragment.y - last.y < SAME_LINE * Math.min(last.size, fragment.size))
      last.cells.push(fragment);
    else lines.push({ y: fragment.y, size: fragment.size, cells: [fragment] });
  }
  for (const { cells } of lines) cells.sort((a, b) => a.x - b.x);
  return lines;
}

/**
 * Where the lines of prose in both columns begin, and where the longest in the left one ends. A form, a bill, or an address
 * beside another has none.
 */
function columnsOf(fragments: readonly PdfFragment[], gutter: number): Columns | undefined {
  const lines = fragments.filter(({ text }) => text.length >= MIN_LINE);
  const left = lines.filter((one) => endOf(one) <= gutter);
  const right = lines.filter((one) => one.x >= gutter);
  const [first, second] = [commonStart(left), commonStart(right)];
  if (first === undefined || second === undefined) return undefined;
  const leftEnd = left.reduce((end, one) => Math.max(end, endOf(one)), 0);
  return { gutter, left: first, leftEnd, right: second };
}

/** Where most lines begin; undefined where too few do. */
function commonStart(lines: readonly PdfFragment[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { x } of lines) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  const [start, count] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0]);
  return count >= MIN_LINES ? start : undefined;
}

/** Runs of lines that are rows across the columns, with what their cells go on with. */
function runsOf(lines: readonly Line[], columns: Columns): Line[][] {
  const runs: Line[][] = [];
  for (let at = 0; at < lines.length; ) {
    const run = runAt(lines, at, columns);
    if (run.length > 0) runs.push(run);
    at += Math.max(1, run.length);
  }
  return runs;
}

function runAt(lines: readonly Line[], start: number, columns: Columns): Line[] {
  const [first] = lines.slice(start, start + 1);
  if (!first || !isAcross(first, columns)) return [];
  const run = [first];
  const starts = new Set<number>();
  addStarts(starts, first);
  let rows = 1;
  for (const line of lines.slice(start + 1, start + MOST_LINES)) {
    const isRow = isAcross(line, columns) && sharesEdges(line, first);
    if (!isRow && !goesOn(line, run.at(-1), starts, columns)) break;
    run.push(line);
    addStarts(starts, line);
    if (isRow) rows += 1;
  }
  return rows < MIN_ROWS ? [] : run;
}

/** Whether the cells of a line stand on both sides, and none where a line of the right column would begin. */
function isAcross({ cells, size }: Line, { gutter, right }: Columns): boolean {
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last || cells.length < MIN_CELLS) return false;
  if (endOf(first) > gutter || endOf(last) <= gutter) return false;
  return cells.every(({ x }) => x < right - SAME_EDGE || x > right + PADDING * size);
}

/** Words are set from the left, amounts from the right, and some tables center both. */
function sharesEdges({ cells }: Line, head: Line): boolean {
  const shared = cells.filter((cell) =>
    head.cells.some((one) => {
      const [from, to] = [one.x - cell.x, endOf(one) - endOf(cell)];
      return smallest([from, to, (from + to) / 2].map(Math.abs)) < SAME_EDGE;
    }),
  );
  return shared.length >= MIN_CELLS - 1;
}

function addStarts(starts: Set<number>, { cells }: Line): void {
  for (const { x } of cells) starts.add(Math.round(x));
}

/** Whether a line is what cells of the row above it run over to; rounded, `starts` is where cells of its table begin. */
function goesOn(
  { y, size, cells }: Line,
  last: Line | undefined,
  starts: ReadonlySet<number>,
  columns: Columns,
): boolean {
  if (!last || y - last.y > PITCH * size) return false;
  const isStart = (x: number) => NEAR.some((by) => starts.has(Math.round(x) + by));
  return cells.every(
    ({ x }) => Math.abs(x - columns.left) > 1 && Math.abs(x - columns.right) > 1 && isStart(x),
  );
}

/** Whether there's room above and below, and no lines of both columns go on there. */
function isSetApart(run: readonly Line[], lines: readonly Line[], { gutter }: Columns): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return false;
  const isNear = ({ y }: Line) =>
    (y < first.y && first.y - y <= PITCH * first.size) ||
    (y > last.y && y - last.y <= PITCH * last.size);
  const near = lines.filter(isNear).flatMap(({ cells }) => cells);
  return !near.some((one) => endOf(one) <= gutter) || !near.some((one) => one.x >= gutter);
}

/** Whether it's a table in the right column, and lines of prose beside it: they go as far as those of their column. */
function isBesideProse(run: readonly Line[], { left, leftEnd }: Columns): boolean {
  const long = run.filter(({ cells: [first] }) => {
    return first && endOf(first) - left > PROSE_SHARE * (leftEnd - left);
  });
  return long.length > run.length / 2;
}

function endOf({ x, width }: PdfFragment): number {
  return x + width;
}
