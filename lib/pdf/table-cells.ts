import { smallest } from "@/lib/core/extremes";
import { joinCellLines } from "@/lib/pdf/cell-lines";
import { SAME_LINE } from "@/lib/pdf/fragments";
import type { PdfFragment } from "@/lib/pdf/pdf";

/** With fewer columns, lines beside each other may be anything. */
const MIN_COLUMNS = 3;
/** Cells whose left edges are closer than this, in points, are in one column. */
const SAME_COLUMN = 2.5;
/** Line spacing, in multiples of the text size, above which a line is no longer part of the cell above it. */
const CELL_PITCH = 1.4;

/**
 * Joins the lines of each cell of a table, and sets the cells of a row on one baseline, so that a row whose cells run over
 * is read as one. A table is told by a row of at least three left edges that everything below it keeps to.
 */
export function joinCells(ordered: readonly PdfFragment[]): PdfFragment[] {
  const joined: PdfFragment[] = [];
  let at = 0;
  while (at < ordered.length) {
    const table = tableAt(ordered, at);
    joined.push(...(table?.cells ?? ordered.slice(at, at + 1)));
    at = table?.end ?? at + 1;
  }
  return joined;
}

function tableAt(
  ordered: readonly PdfFragment[],
  start: number,
): { cells: PdfFragment[]; end: number } | undefined {
  const head = headAt(ordered, start);
  if (head.length < MIN_COLUMNS) return undefined;
  const columnOf = ({ x, angle }: PdfFragment) =>
    angle === 0 ? head.findIndex((one) => Math.abs(one.x - x) < SAME_COLUMN) : -1;
  const rows: Map<number, PdfFragment>[] = [];
  let end = start + head.length;
  let last = -1;
  let runsOver = false;
  for (; end < ordered.length; end += 1) {
    const fragment = ordered[end];
    const column = fragment ? columnOf(fragment) : -1;
    if (!fragment || column < 0) break;
    const row = rows.at(-1);
    const above = row?.get(column);
    const before = ordered[end - 1];
    if (above && column === last && before && goesOn(before, fragment)) {
      above.text = joinCellLines([above.text, fragment.text]);
      above.width = Math.max(above.width, fragment.width);
      runsOver = true;
    } else if (!row || column <= last) rows.push(new Map([[column, { ...fragment }]]));
    else row.set(column, { ...fragment });
    last = column;
  }
  // Rows of one line each are joined by their baselines anyway.
  const isTable = runsOver && rows.length > 1 && rows.every((row) => row.has(0) && row.size > 1);
  if (!isTable) return undefined;
  const cells = rows.flatMap((row) => {
    const y = smallest([...row.values()].map((cell) => cell.y));
    return [...row.values()].map((cell) => ({ ...cell, y }));
  });
  return { cells: [...head, ...cells], end };
}

/** The fragments from here on that stand on one baseline, from left to right. */
function headAt(ordered: readonly PdfFragment[], start: number): PdfFragment[] {
  const head = ordered.slice(start, start + 1);
  for (const fragment of ordered.slice(start + 1)) {
    const last = head.at(-1);
    const isBeside =
      last && Math.abs(last.y - fragment.y) < SAME_LINE * last.size && fragment.x > last.x;
    if (!isBeside || fragment.angle !== 0) break;
    head.push(fragment);
  }
  return head;
}

function goesOn(before: PdfFragment, { y, size }: PdfFragment): boolean {
  return y > before.y && y - before.y <= CELL_PITCH * size;
}
