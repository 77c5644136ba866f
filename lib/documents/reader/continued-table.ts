import { cellsOf } from "@/lib/documents/reader/lines";
import type { Unit } from "@/lib/documents/reader/unit";

/** How many rows that lack cells may end a page. */
const MAX_SHORT_ROWS = 3;
/** Enough to tell what a column has. */
const MAX_ROWS = 40;
const MIN_COLUMNS = 3;
const MAX_NAME = 40;
/** Where another name begins in a line of them: "Paid by" and "Monthly amount". */
const NEXT_NAME = / (?=\p{Lu})/u;

/**
 * The heads of the table that goes on in the first row of a page: those that it has on the page before, or the last line there,
 * which is its head alone. Undefined where another table begins.
 *
 * @param units those before the row
 * @param below the line after it
 */
export function continuedHead(
  units: readonly Unit[],
  head: readonly string[],
  cells: readonly string[],
  below: string,
): readonly string[] | undefined {
  const alone = headAlone(units, cells.length);
  if (alone) return alone;
  const last = units.findLastIndex((unit) => unit.head === head && head.length > 0);
  const isRight = units.length - last <= MAX_SHORT_ROWS + 1;
  const isTable = last >= 0 && isRight && units.slice(last).every(({ kind }) => kind === "row");
  if (!isTable || cells.length !== head.length) return undefined;
  const rows = units.slice(-MAX_ROWS).filter((unit) => unit.head === head && unit.cells !== head);
  return rows.length > 0 && !beginsTable(cells, rows, cellsOf(below)) ? head : undefined;
}

/** The names that the last line consists of, where it stands alone and has as many as a row on the next page has cells. */
function headAlone(units: readonly Unit[], columns: number): readonly string[] | undefined {
  const [above, last] = [units.at(-2), units.at(-1)];
  if (!last || last.cells.length < 2 || above?.kind === "row" || columns < MIN_COLUMNS)
    return undefined;
  const isName = (name: string) => /^\p{Lu}/u.test(name) && name.length <= MAX_NAME;
  if (/[\d:]/.test(last.text) || !last.cells.every(isName)) return undefined;
  if (last.cells.length === columns) return last.cells;
  const names = last.cells.flatMap((cell) => cell.split(NEXT_NAME));
  return names.length === columns ? names : undefined;
}

/** Whether words stand where every row above has a figure, and the row below has one. */
function beginsTable(
  cells: readonly string[],
  rows: readonly Unit[],
  below: readonly string[],
): boolean {
  const isSaid = cells.some((cell, at) => at > 0 && rows.some((row) => row.cells[at] === cell));
  const isAbove = (column: number) =>
    !isFigure(cells[column]) &&
    isFigure(below[column]) &&
    rows.every((row) => isFigure(row.cells[column]));
  return !isSaid && below.length === cells.length && cells.some((_, column) => isAbove(column));
}

function isFigure(cell = ""): boolean {
  return /^\W{0,2}\d/.test(cell);
}
