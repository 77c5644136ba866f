/** Heads of columns that only number the rows. */
const NUMBERS_ROWS =
  /^(?:(?:line|row|item|pos\.?|position)(?: (?:no\.?|nr\.?|number|#))?|no\.?|nr\.?|#)$/i;
/** Heads of columns of money, whether its currency is there or not. */
const OF_MONEY =
  /[$€£¥]|\b(?:amounts?|prices?|costs?|fees?|charges?|balance|paid|payments?|due|rent|salary|wages?|budget|incomes?|expenses?|revenues?|USD|EUR|GBP|CHF|dollars?|euros?|pounds)\b/i;
/** "Date due", "Amount (kg)", and "Payment no." name no money. */
const OF_ELSE =
  /\b(?:dates?|days?|by|no|nos|number|type|method|terms|status)\b|%|\((?!in\b|USD|EUR|GBP|CHF|[$€£¥]|dollars|euros|pounds|thousand|million)/i;

/** Whether a column only says which row of its table one is: "Line", "No.", "#". */
export function numbersRows(head: string | undefined): boolean {
  return head !== undefined && NUMBERS_ROWS.test(head);
}

/** Whether the figures of a column are amounts of money, by its head. */
export function isOfMoney(head: string | undefined): boolean {
  return head !== undefined && OF_MONEY.test(head) && !OF_ELSE.test(head);
}

const NAMES_COLUMN =
  /^(?:time|times|when|what|who|where|which|day|date|dates|place|venue|room|event|activity|program|item|price|cost|fee|age|ages|group|class|name|leader|topic|amount|quantity|qty|notes?|remarks?|from|to|week)$/i;

/** "Time" beside "What": a row that only names what stands below it. */
export function namesColumns({ cells }: { cells: readonly string[] }): boolean {
  return cells.length > 1 && cells.every((cell) => NAMES_COLUMN.test(cell));
}
