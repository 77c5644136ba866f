import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";

/**
 * Tells the column of a row that the heads of its table call so, looked for once in each table: all of its rows have the same
 * heads.
 *
 * @param find the column by its heads; below 0 where there is none
 */
export function rememberColumn(find: (head: readonly string[]) => number): (unit: Unit) => number {
  const columns = new WeakMap<readonly string[], number>();
  return (unit) => {
    if (unit.kind !== "row" || isHeadOfTable(unit)) return -1;
    const column = columns.get(unit.head) ?? find(unit.head);
    columns.set(unit.head, column);
    return column;
  };
}
