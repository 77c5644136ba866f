import type { Figure } from "@/lib/documents/reader/figure-types";

/** What is written with a minus because it goes out: the largest deduction is the one furthest below zero. */
const GOES_OUT =
  /\b(?:deductions?|expenses?|costs?|discounts?|loss(?:es)?|withdrawals?|charges?|fees?|payments?|debits?|tax(?:es)?|credits?|refunds?|outflows?|outgoings?|spending|purchases?|drops?|decreases?|declines?|reductions?)\b/i;

/**
 * What figures are compared by: as they are, so that a loss is less than any profit; by their size where all of them are
 * below zero and what they're of goes out.
 *
 * @param name of the column or the rows
 */
export function orderOf(figures: readonly Figure[], name: string): (figure: Figure) => number {
  const isBySize = ordersBySize(figures, name);
  return ({ value }) => (isBySize ? Math.abs(value) : value);
}

/** Whether what is below zero counts by its size. */
export function ordersBySize(figures: readonly Figure[], name: string): boolean {
  return GOES_OUT.test(name) && figures.every(({ value }) => value <= 0);
}

/** A label with its figure, which may have brackets of its own. */
export function labelWith(label: string, { text }: Figure): string {
  return text.includes("(") ? `${label}: ${text}` : `${label} (${text})`;
}
