import type { Unit } from "@/lib/documents/reader/unit";

/** With fewer cells, a row below the head of a table is a label with its value. */
const MIN_CELLS = 3;

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
 * Gives the rows whose last cells are empty to the table they are in. Only below a head where other rows have empty cells:
 * elsewhere nobody knows in which columns the cells of a short row stand.
 */
export function padRows(units: readonly Unit[]): Unit[] {
  const sparse = new Set(units.filter(({ cells }) => cells.includes("")).map(({ head }) => head));
  let head: readonly string[] = [];
  return units.map((unit) => {
    // A table ends where a heading stands.
    if (unit.kind === "heading") head = [];
    if (unit.head.length > 0) head = unit.head;
    const { kind, cells } = unit;
    const isShort = kind === "row" && cells.length >= MIN_CELLS && cells.length < head.length;
    if (!isShort || !sparse.has(head)) return unit;
    const empty = Array<string>(head.length - cells.length).fill("");
    return { ...unit, cells: [...cells, ...empty], head };
  });
}
