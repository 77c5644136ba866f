import { numbersRows } from "@/lib/documents/reader/column-kinds";
import { groupBy } from "@/lib/documents/reader/group-by";
import type { Unit } from "@/lib/documents/reader/unit";

/** With fewer cells, a row below the head of a table is a label with its value. */
const MIN_CELLS = 3;
/** With fewer full rows, nobody knows what a column has. */
const MIN_FULL_ROWS = 2;

/**
 * The cells of a row with the empty ones among them, where that makes as many as its table has columns.
 *
 * @param cells those that aren't empty
 */
export function withEmptyCells(
  paragraph: string,
  cells: readonly string[],
  columns: number,
): readonly string[] {
  const all = paragraph.split("\t").map((cell) => cell.replace(/\s+/g, " ").trim());
  const hasEmpty = all.length > cells.length && all.length <= columns;
  return hasEmpty && cells.length >= MIN_CELLS ? all : cells;
}

/**
 * Gives the rows whose last cells are empty to the table they are in. Only below a head where other rows have empty cells, or
 * where each cell fits what full rows have in its column, and the last one wouldn't fit further to the right: elsewhere nobody
 * knows in which columns the cells of a short row stand.
 */
export function padRows(units: readonly Unit[]): Unit[] {
  const sparse = new Set(units.filter(({ cells }) => cells.includes("")).map(({ head }) => head));
  const kinds = kindsByHead(units);
  let head: readonly string[] = [];
  return units.map((unit) => {
    // A table ends where a heading stands.
    if (unit.kind === "heading") head = [];
    if (unit.head.length > 0) head = unit.head;
    const { kind, cells } = unit;
    const isShort =
      kind === "row" && cells.length >= leastCells(head) && cells.length < head.length;
    const mayFit = cells.length >= MIN_CELLS && sparse.has(head);
    if (!isShort || !(mayFit || fits(cells, kinds.get(head) ?? []))) return unit;
    const empty = Array<string>(head.length - cells.length).fill("");
    return { ...unit, cells: [...cells, ...empty], head };
  });
}

/** "17 · Amount you owe": where the rows are numbered, a number in front of two words is no label with its value. */
function leastCells([first]: readonly string[]): number {
  return numbersRows(first) ? MIN_CELLS - 1 : MIN_CELLS;
}

type CellKind = "figure" | "words";

function kindOf(cell: string): CellKind {
  return /^[^\p{L}\d]{0,3}\d/u.test(cell) ? "figure" : "words";
}

/** What the full rows of each table have in its columns; undefined where they differ. */
function kindsByHead(
  units: readonly Unit[],
): Map<readonly string[], readonly (CellKind | undefined)[]> {
  const rows = groupBy(
    units.filter(({ head, cells }) => head.length > 0 && cells !== head),
    ({ head }) => head,
  );
  return new Map(
    [...rows].map(([head, full]) => {
      const kinds = head.map((_, column) => {
        const found = new Set(full.map(({ cells }) => kindOf(cells[column] ?? "")));
        return found.size === 1 ? [...found][0] : undefined;
      });
      return [head, full.length >= MIN_FULL_ROWS ? kinds : []];
    }),
  );
}

/** Whether the cells of a row that is short at its end are those of the first columns. */
function fits(cells: readonly string[], kinds: readonly (CellKind | undefined)[]): boolean {
  const last = kindOf(cells.at(-1) ?? "");
  const isInPlace = cells.every((cell, at) => (kinds[at] ?? kindOf(cell)) === kindOf(cell));
  const isLast = kinds[cells.length - 1] === last;
  return isInPlace && isLast && kinds.slice(cells.length).every((kind) => kind && kind !== last);
}
