import type { CellEdges, PdfLine } from "@/lib/pdf/pdf";

/** With fewer columns, a row that lacks a cell is a label with its value. */
const MIN_COLUMNS = 4;
const MIN_CELLS = 3;
/** Cells whose edges or centers are closer than this, in points, to those of a head are in its column. */
const SAME_EDGE = 4;

/**
 * Marks the empty cells of rows by repeating the gap they are in: on a bank statement, only its column tells whether an
 * amount was paid in or out. A row is left as it is unless each of its cells stands below the head of a column. Words that
 * stand first in another column than the first name the row: "Totals" below "Description".
 *
 * @param above the heads of the table that ends the page before
 * @returns those of the last table of this page
 */
export function markEmptyCells(
  lines: readonly PdfLine[],
  above: readonly CellEdges[] = [],
): readonly CellEdges[] {
  let head = above;
  for (const line of lines) {
    const { edges = [], gaps = [] } = line;
    if (edges.length >= MIN_COLUMNS && !/\d/.test(line.text)) head = edges;
    else if (edges.length >= MIN_CELLS && edges.length < head.length) {
      const label = line.text.slice(0, gaps[0]);
      const [first = -1, ...others] = edges.map((cell) => columnOf(cell, head));
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
function columnOf({ from, to }: CellEdges, head: readonly CellEdges[]): number {
  const distances = head.map((one) =>
    Math.min(
      Math.abs(one.from - from),
      Math.abs(one.to - to),
      Math.abs(one.from + one.to - from - to) / 2,
    ),
  );
  const nearest = distances.reduce((best, distance) => Math.min(best, distance));
  return nearest < SAME_EDGE ? distances.indexOf(nearest) : -1;
}

/** The first column has the label of the row; each further cell is in a further column. */
function areInOrder(columns: readonly number[]): boolean {
  return (
    columns[0] === 0 && columns.every((column, at) => at === 0 || column > (columns[at - 1] ?? 0))
  );
}
