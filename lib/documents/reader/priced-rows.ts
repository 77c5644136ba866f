import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { alternatives } from "@/lib/documents/reader/same-words";
import { isTotalRow } from "@/lib/documents/reader/total-rows";
import { beginsWithDate } from "@/lib/documents/reader/transactions";
import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";
import { contentTerms } from "@/lib/documents/terms";

/** A row that gives one amount, or one share, for what it is called. */
export type PricedRow = { unit: Unit; figure: Figure; terms: readonly string[] };

const IN_BRACKETS = /\([^)]{0,80}\)/g;

/** The rows of price lists: a name with a single amount, and no transaction or total. */
export async function pricedRows({ structure, signal }: UnitIndex): Promise<PricedRow[]> {
  const rows = await filterInTurns(
    structure.units,
    (unit) =>
      unit.kind === "row" &&
      unit.cells.length > 1 &&
      !isHeadOfTable(unit) &&
      !isTotalRow(unit) &&
      !beginsWithDate(unit),
    signal,
  );
  return rows.flatMap((unit) => {
    const [label = "", ...cells] = unit.cells;
    const amounts = cells
      .flatMap((cell) => figuresIn(cell))
      .filter(
        ({ type, value }) => (type === "money" || type === "percent") && Number.isFinite(value),
      );
    const [figure, ...others] = amounts;
    const terms = contentTerms(label.replace(IN_BRACKETS, " "));
    return figure && others.length === 0 && terms.length > 0 ? [{ unit, figure, terms }] : [];
  });
}

/**
 * The only row that is called by all of some words.
 *
 * @param isWhole whether it may be called by no other word
 */
export function rowCalled(
  rows: readonly PricedRow[],
  words: string,
  isWhole = false,
): PricedRow | undefined {
  const named = contentTerms(words).map((term) => alternatives(term));
  if (named.length === 0) return undefined;
  const [only, ...others] = rows.filter(
    ({ terms }) =>
      named.every((any) => terms.some((term) => any.has(term))) &&
      (!isWhole || terms.every((term) => named.some((any) => any.has(term)))),
  );
  return others.length === 0 ? only : undefined;
}
