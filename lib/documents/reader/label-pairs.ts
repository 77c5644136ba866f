/** What a field of a form or of a statement is called. */
const LABEL =
  /^(?:\p{L}[\p{L}'’]{0,20} ){0,3}(?:names?|dates?|number|no\.?|id|period|title|department|employee|employer|address|account|customer|policy|policyholder|terms|reference|ref\.?|phone|telephone|e-?mail|status|branch|currency|class|grade|plan|position|manager|location|order|invoice|type|birth|teacher|patient|doctor|member)\s?:?$/iu;
const CELLS_OF_PAIRS = new Set([4, 6]);

/**
 * The pairs of a row that has several labels with their values beside each other, as "Employee", "Ada Lund", "Pay date",
 * "March 20": each with a tab between them. Empty for any other row, such as one of labels only, above a table.
 */
export function pairsOfCells(cells: readonly string[]): string[] {
  if (!CELLS_OF_PAIRS.has(cells.length)) return [];
  const isPaired = cells.every((cell, at) => cell !== "" && LABEL.test(cell) === (at % 2 === 0));
  if (!isPaired) return [];
  return cells.flatMap((cell, at) => (at % 2 === 0 ? [`${cell}\t${cells[at + 1] ?? ""}`] : []));
}
