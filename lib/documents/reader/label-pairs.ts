import { dateFigures } from "@/lib/documents/reader/dates";

/** "Please pay by 30 May 2025": when something has to be paid, on a line of its own. */
const DUE_LINE =
  /^(?<label>(?:please )?pay by|(?:payment|amount|balance|bill) due(?: by| on)?|due (?:by|on)):? (?<day>.+)$/i;

/** The label and the day of a line that says no more than until when to pay; none for any other. */
export function cellsOfDueLine(line: string): string[] {
  const { label, day } = DUE_LINE.exec(line)?.groups ?? {};
  return label && day && dateFigures(day)[0]?.text === day ? [label, day] : [];
}

/** What a field of a form or of a statement is called. */
const LABEL =
  /^(?:\p{L}[\p{L}'’]{0,20} ){0,3}(?:names?|dates?|number|no\.?|id|period|title|department|employee|employer|address|account|customer|policy|policyholder|terms|reference|ref\.?|phone|telephone|e-?mail|status|branch|currency|class|grade|plan|position|manager|location|order|invoice|type|birth|teacher|patient|doctor|member)\s?:?$/iu;
/** What a ticket, a booking, or a course names as well. Such words are heads of columns, too, where no figure stands between them. */
const TRAVEL_LABEL =
  /^(?:(?:flight|train|bus|carrier|airline|seat|gate|terminal|platform|track|coach|car|cabin|departs?|departure|arrives?|arrival|from|to|check[- ]?in|check[- ]?out|passengers?|guests?|nights?|rooms?|baggage|luggage|duration|booking|fare|meal|ticket|adults?|children|office|meets|instructor|lecturer|teaching assistant|website)(?: (?:no\.?|number|time|date|type|class|code|hours))?)\s?:?$/iu;
/** "Q3", "May 2", or "2025" names a column. */
const PERIOD = /^(?:Q[1-4]|(?:FY\s?)?(?:19|20)\d\d|\p{L}+ \d{1,2})$/u;
const MAX_LABEL_WORDS = 3;
const CELLS_OF_PAIRS = new Set([4, 6]);

/**
 * The pairs of a row that has several labels with their values beside each other, as "Employee", "Ada Lund", "Pay date",
 * "March 20": each with a tab between them. Empty for any other row, such as one of labels only, above a table.
 *
 * @param isBelowPairs whether the row above has such pairs, with figures among them; its labels tell those of this one
 */
export function pairsOfCells(cells: readonly string[], isBelowPairs = false): string[] {
  if (!CELLS_OF_PAIRS.has(cells.length)) return [];
  const isPaired = cells.every((cell, at) => cell !== "" && LABEL.test(cell) === (at % 2 === 0));
  const goesOn = isBelowPairs && cells.every((cell, at) => at % 2 === 1 || mayBeLabel(cell));
  if (!isPaired && !goesOn && !isOfTicket(cells)) return [];
  return cells.flatMap((cell, at) => (at % 2 === 0 ? [`${cell}\t${cells[at + 1] ?? ""}`] : []));
}

/** Whether a row of pairs has a figure among its values, as no heads of columns do. */
export function hasPairWithFigure(cells: readonly string[]): boolean {
  return cells.some((cell, at) => at % 2 === 1 && /\d/.test(cell) && !PERIOD.test(cell));
}

function isOfTicket(cells: readonly string[]): boolean {
  const isLabel = (cell: string) => LABEL.test(cell) || TRAVEL_LABEL.test(cell);
  return cells.every((cell, at) => isLabel(cell) === (at % 2 === 0)) && hasPairWithFigure(cells);
}

function mayBeLabel(cell: string): boolean {
  return /^\p{Lu}[^\d]*$/u.test(cell) && cell.split(" ").length <= MAX_LABEL_WORDS;
}
