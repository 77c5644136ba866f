import type { Figure } from "@/lib/documents/reader/figure-types";
import type { FoundFigure } from "@/lib/documents/reader/find-figure";
import { columnOf } from "@/lib/documents/reader/row-columns";
import type { Unit } from "@/lib/documents/reader/unit";

/** "Tier 1", "Year Two", "Reading 3": which of several, and no quantity. */
const WHICH =
  /\b(?:tiers?|years?|quarters?|phases?|stages?|levels?|zones?|grades?|groups?|classes|class|units?|types?|versions?|options?|plans?|series|readings?|week|day|month|lines?|floors?|rounds?|parts?|days?)\s$/i;

/** Whether a figure is a whole quantity: all of a cell, and not the number by which one thing is told from others. */
export function isQuantity(figure: Figure, unit: Unit): boolean {
  const { at, text, type } = figure;
  if (type !== "count") return true;
  if (WHICH.test(unit.text.slice(Math.max(0, at - 20), at))) return false;
  if (unit.kind !== "row" || unit.cells.length < 2) return true;
  const column = columnOf(figure, unit);
  return column > 0 && (unit.cells[column] ?? "").startsWith(text);
}

/**
 * Whether figures measure the same thing: those of one table stand in one column, or are the only ones of their kind in their
 * rows; those of one row stand below heads.
 */
export function areAlike(found: readonly FoundFigure[]): boolean {
  return found.every((one, at) => found.slice(0, at).every((other) => isAlike(one, other)));
}

function isAlike(one: FoundFigure, other: FoundFigure): boolean {
  const [mine, others] = [one, other].map(({ unit }) => unit);
  if (!mine || !others || mine.cells.length < 3 || others.cells.length < 3) return true;
  // Of one row, nothing but the heads tells what its figures are of.
  if (mine === others) return one.figure.type === "money" || mine.head.length > 0;
  if (mine.head !== others.head || mine.head.length === 0) return true;
  return columnOf(one.figure, mine) === columnOf(other.figure, others);
}
