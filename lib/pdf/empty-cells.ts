import type { CellEdges, PdfLine } from "@/lib/pdf/pdf";

/** With fewer columns, a row that lacks a cell is a label with its value. */
const MIN_COLUMNS = 4;
const MIN_CELLS = 3;
/** Cells whose edges or centers are closer than this, in points, to those of a head are in its column. */
const SAME_EDGE = 4;

/**
 * Marks the empty cells of rows by repeating the gap they are in: on a bank statement, only its column tells whether an
 * amount was paid in or out. A row is left as it is unless each of its cells stands below the head of a column: at its edges
 * or its center, or, as amounts do that are set from the right below words set from the left, between it and the next one
 * with their right edges below one another. Words that stand first in another column than the first name the row: "Totals" below "Description".
 *
 * @param above the heads of the table that ends the page before
 * @returns those of the last table of this page
 */
export function markEmptyCells(
  lines: readonly PdfLine[],
  above: readonly CellEdges[] = [],
): readonly CellEdges[] {
  let head = above;
  const isAligned = alignedEnds(lines);
  for (const line of lines) {
    const { edges = [], gaps = [] } = line;
    if (edges.length >= MIN_COLUMNS && !/\d/.test(line.text)) head = edges;
    else if (edges.length >= MIN_CELLS && edges.length < head.length) {
      const label = line.text.slice(0, gaps[0]);
      const [first = -1, ...others] = edges.map((cell) => columnOf(cell, head, isAligned));
      const columns = [first > 0 && !/\d/.test(label) ? 0 : first, ...others];
      if (areInOrder(columns)) line.gaps = withEmptyCells(gaps, columns);
    }
  }
  return head;
}

function withEmptyCells(gaps: readonly number[], columns: readonly number[]): number[] {
  return gaps.flatMap((gap, at) =>
    Array<number>((columns[at + 1] ?? 0) - (columns[at] ?? 0)).fill(gap),
  );
}

/** Words are set from the left, amounts from the right, and some tables center both. */
function columnOf(
  { from, to }: CellEdges,
  head: readonly CellEdges[],
  isAligned: (to: number) => boolean,
): number {
  const distances = head.map((one) =>
    Math.min(
      Math.abs(one.from - from),
      Math.abs(one.to - to),
      Math.abs(one.from + one.to - from - to) / 2,
    ),
  );
  const nearest = distances.reduce((best, distance) => Math.min(best, distance));
  if (nearest < SAME_EDGE) return distances.indexOf(nearest);
  return isAligned(to)
    ? head.findIndex((one, at) => from > one.from && to < (head[at + 1]?.from ?? Infinity))
    : -1;
}

/** Whether cells of several lines end at an edge: the column that they are in is set from the right. */
function alignedEnds(lines: readonly PdfLine[]): (to: number) => boolean {
  const counts = new Map<number, number>();
  for (const { edges = [], text } of lines) {
    if (!/\d/.test(text)) continue;
    for (const { to } of edges) counts.set(Math.round(to), (counts.get(Math.round(to)) ?? 0) + 1);
  }
  return (to) => {
    const near = [-1, 0, 1].map((step) => counts.get(Math.round(to) + step) ?? 0);
    return near.reduce((sum, count) => sum + count) > 1;
  };
}

/** The first column has the label of the row; each further cell is in a further column. */
function areInOrder(columns: readonly number[]): boolean {
  return (
    columns[0] === 0 && columns.every((column, at) => at === 0 || column > (columns[at - 1] ?? 0))
  );
}
