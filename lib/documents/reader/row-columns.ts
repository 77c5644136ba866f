import type { Figure, FigureType } from "@/lib/documents/reader/figure-types";
import { isUnit } from "@/lib/documents/reader/figure-units";
import { figuresOf } from "@/lib/documents/reader/figures";
import type { Focus } from "@/lib/documents/reader/focus";
import type { Unit } from "@/lib/documents/reader/unit";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

type Row = Pick<Unit, "cells" | "head" | "text">;

/** The column of a row that a figure stands in; -1 where it stands in none. */
export function columnOf({ at: figureAt }: Figure, { cells, text }: Row): number {
  let from = 0;
  for (const [column, cell] of cells.entries()) {
    const at = text.indexOf(cell, from);
    from = at + cell.length;
    if (cell && figureAt >= at && figureAt < from) return column;
  }
  return -1;
}

/** How much of a question a column's head says word for word; what the row is called says nothing about its columns. */
export function headScore(column: number, row: Row, { required, generic }: Focus): number {
  const label = new Set(searchTerms(row.cells[0] ?? ""));
  const named = new Set(contentTerms(row.head[column] ?? ""));
  const count = (terms: readonly string[]) =>
    terms.filter((term) => named.has(term) && !label.has(term)).length;
  return 2 * count(required) + count(generic);
}

/**
 * Whether a figure of a row stands behind another label than the one that a question names, where two tables stand side by
 * side: "Basic pay 2,204.00 Income tax 226.40".
 */
export function isOfOtherLabel(
  figure: Figure,
  row: Row,
  types: readonly FigureType[],
  focus: Focus,
): boolean {
  const labels = row.cells.flatMap((cell, at) => (isLabel(cell) ? [at] : []));
  if (labels[0] !== 0 || labels.length < 2) return false;
  const column = columnOf(figure, row);
  if (headScore(column, row, focus) > 0) return false;
  const columns = figuresOf(row)
    .filter(({ type }) => types.includes(type))
    .map((one) => columnOf(one, row));
  const groups = labels.map((from, at) => {
    const to = labels[at + 1] ?? row.cells.length;
    const terms = new Set(searchTerms(row.cells[from] ?? ""));
    const named = focus.required.filter((term) => terms.has(term)).length;
    return { from, to, named, isValued: columns.some((one) => one > from && one < to) };
  });
  if (groups.some(({ isValued }) => !isValued)) return false;
  const own = groups.find(({ from, to }) => column >= from && column < to);
  return own !== undefined && groups.some(({ named }) => named > own.named);
}

const MIN_LETTERS = 4;

/** A cell that names what stands behind it, and is no unit of it. */
function isLabel(cell: string): boolean {
  const letters = cell.match(/\p{L}/gu)?.length ?? 0;
  return /^\p{L}/u.test(cell) && letters >= MIN_LETTERS && !isUnit(cell);
}
