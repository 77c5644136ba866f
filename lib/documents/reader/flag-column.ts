import type { Unit } from "@/lib/documents/reader/unit";

/** What laboratories set beside a result that isn't as it should be. */
const MARK = /^(?:\(?(?:HH?|LL?)\)?|AA?|high|low|abnormal|HIGH|LOW|[*!]{1,3}|[↑↓▲▼]{1,2})$/;
/** What stands in a column for marks beside a result that is as it should be. */
const UNMARKED = /^(?:n|normal|none|ok|(?:with)?in range)$/i;
const FLAG = /^(?:flags?|abnormal(?: flag)?|h ?\/ ?l|high ?\/ ?low)$/i;
/** With fewer columns, nobody knows which cell a row lacks. */
const MIN_COLUMNS = 4;

/** Whether there are as many cells as columns, besides a mark such as "H" in a column that has no head. */
export function matchesBesidesMark(cells: readonly string[], columns: number): boolean {
  return columnOfMark(cells, columns) > 0;
}

/**
 * Gives the rows to their table that have one cell more than it has heads, since marks such as "H" stand in a column without
 * one, which is named "" then, or one cell less, since the column for such marks is empty there.
 */
export function withFlagColumns(units: readonly Unit[]): Unit[] {
  const above = headsAbove(units);
  const marked = markedColumns(units, above);
  const renamed = new Map(
    [...marked].map(([head, column]) => [head, column > 0 ? head.toSpliced(column, 0, "") : head]),
  );
  return units.map((unit, at) => {
    const own = above[at] ?? [];
    const head = renamed.get(own) ?? own;
    const { cells } = unit;
    if (unit.kind !== "row" || head.length < MIN_COLUMNS) return unit;
    if (head === own) {
      const column = own.findIndex((name) => FLAG.test(name));
      const lacksMark = column > 0 && cells.length === own.length - 1 && !cells.some(isMark);
      return lacksMark ? { ...unit, cells: cells.toSpliced(column, 0, ""), head } : unit;
    }
    if (cells === own) return { ...unit, cells: head, head };
    if (cells.length === head.length) return { ...unit, head };
    const column = marked.get(own) ?? 0;
    return cells.length === own.length
      ? { ...unit, cells: cells.toSpliced(column, 0, ""), head }
      : unit;
  });
}

/** The heads of the columns that each statement stands below. */
function headsAbove(units: readonly Unit[]): (readonly string[])[] {
  let head: readonly string[] = [];
  return units.map((unit) => {
    if (unit.head.length > 0) head = unit.head;
    return head;
  });
}

/** The column that the marks of each table stand in; 0 where they stand in several. */
function markedColumns(
  units: readonly Unit[],
  above: readonly (readonly string[])[],
): Map<readonly string[], number> {
  const columns = new Map<readonly string[], number>();
  for (const [at, { kind, cells }] of units.entries()) {
    const head = above[at] ?? [];
    const column = kind === "row" ? columnOfMark(cells, head.length) : -1;
    if (column > 0) columns.set(head, (columns.get(head) ?? column) === column ? column : 0);
  }
  return columns;
}

/** The column of the only mark in a row that has one cell more than its table has heads; -1 where there is none. */
function columnOfMark(cells: readonly string[], columns: number): number {
  const isOneMore = columns + 1 >= MIN_COLUMNS && cells.length === columns + 1;
  return isOneMore && cells.filter((cell) => MARK.test(cell)).length === 1
    ? cells.findIndex((cell) => MARK.test(cell))
    : -1;
}

function isMark(cell: string): boolean {
  return MARK.test(cell) || UNMARKED.test(cell);
}
