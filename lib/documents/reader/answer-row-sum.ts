import { compute } from "@/lib/documents/reader/calculation";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { type Table, type TableRow, tablesOf } from "@/lib/documents/reader/tables";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const ASKS_SUM =
  /\b(?:in total|altogether|in all|all together|all told|total (?:of|spent|paid|cost|amount)|sum of)\b/i;
const ASKS_AMOUNT = /\b(?:how much|what|sum|total)\b/i;
/** Words of such a question that name no row. */
const NO_NAME =
  /\b(?:how much|in total|altogether|in all|all together|all told|total|sum|did|do|have|has|was|were|i|we|pay|paid|payments?|spend|spent|spending|cost|charged?|received?|earn(?:ed)?|get|got|money|amount|months?|period|statement)\b/gi;
const RECEIVED = /\b(?:receive|received|earn|earned|get|got|deposited|credited|came in|paid in)\b/i;
const OUT = /\b(?:out|debits?|withdraw\p{L}*|charges?|payments?|spent)\b/iu;
const IN = /\b(?:in|credits?|deposits?|received|income)\b/i;
/** Columns whose figures don't add up to what was paid. */
const NO_AMOUNT =
  /\b(?:balance|date|day|qty|quantity|unit|price|rate|no|number|ref|reference|id|page)\b/i;
const MIN_ROWS = 2;

/**
 * Adds up the rows that a question names: "How much did I pay Greenway in total?" is the sum of all payments to Greenway in a
 * statement of account.
 *
 * @returns undefined unless it's clear which rows and which column are meant
 */
export function answerRowSum(index: UnitIndex, question: string): UnitAnswer | undefined {
  if (!ASKS_SUM.test(question) || !ASKS_AMOUNT.test(question)) return undefined;
  const asked = contentTerms(question.replace(NO_NAME, " "));
  if (asked.length === 0) return undefined;
  const found = tablesOf(index).flatMap((table) => sumIn(table, asked, question) ?? []);
  if (found.length > 1) return undefined;
  return found[0] ?? sumByBalance(index, asked, question);
}

function sumIn(table: Table, asked: readonly string[], question: string): UnitAnswer | undefined {
  const rows = table.rows.filter(({ unit }) => isAbout(unit, asked));
  const amounts = columnOf(table, rows, RECEIVED.test(question) ? IN : OUT);
  return (
    amounts &&
    addUp(
      amounts,
      rows.map(({ unit }) => unit),
    )
  );
}

function isAbout({ cells }: Unit, asked: readonly string[]): boolean {
  const named = new Set(contentTerms(cells.filter(isWords).join(" ")));
  return asked.every((term) => named.has(term));
}

function addUp(amounts: readonly Figure[], units: readonly Unit[]): UnitAnswer | undefined {
  if (units.length < MIN_ROWS) return undefined;
  const computed = compute({ kind: "sum", operands: units.map(() => "") }, amounts);
  return (
    computed && {
      kind: "answer",
      lead: computed.result,
      working: computed.working,
      units: [...units],
    }
  );
}

/**
 * Statements of account leave cells empty, so that their rows have fewer than the table has columns: an amount is in the column
 * for payments if the balance beside it has fallen by it.
 */
function sumByBalance(
  { structure: { units } }: UnitIndex,
  asked: readonly string[],
  question: string,
): UnitAnswer | undefined {
  const rows = units.filter(({ kind }) => kind === "row");
  const first = rows.findIndex(({ cells }) => BALANCE.test(cells.at(-1) ?? ""));
  if (first < 0) return undefined;
  const wanted = RECEIVED.test(question) ? 1 : -1;
  const amounts: Figure[] = [];
  const found: Unit[] = [];
  const directions: number[] = [];
  let before: number | undefined;
  for (const unit of rows.slice(first + 1)) {
    // The next page has the names of the columns again.
    if (BALANCE.test(unit.cells.at(-1) ?? "")) continue;
    const figures = unit.cells.flatMap((cell) => amountIn(cell) ?? []);
    const [amount, balance, ...more] = figures.length === 1 ? [undefined, ...figures] : figures;
    if (!balance || more.length > 0) return undefined;
    const change = before === undefined ? undefined : balance.value - before;
    before = balance.value;
    if (!isAbout(unit, asked)) continue;
    if (!amount) return undefined;
    if (change !== undefined) directions.push(directionOf(change, amount.value));
    amounts.push(amount);
    found.push(unit);
  }
  const isSure = directions.length > 0 && directions.every((one) => one === wanted);
  return isSure ? addUp(amounts, found) : undefined;
}

/** 1 where a balance has risen by an amount, -1 where it has fallen by it, and 0 where it has changed otherwise. */
function directionOf(change: number, amount: number): number {
  return Math.abs(Math.abs(change) - Math.abs(amount)) < CENT / 2 ? Math.sign(change) : 0;
}

const CENT = 0.01;
const BALANCE = /\bbalance$/i;

/** The amounts of rows, in the only column that may have them, or the only one that says in which direction. */
function columnOf(
  { columns }: Table,
  rows: readonly TableRow[],
  direction: RegExp,
): Figure[] | undefined {
  const filled = columns.flatMap((name, at) => {
    const figures = rows.map((row) => amountIn(row.cells[at] ?? ""));
    const known = figures.filter((figure) => figure !== undefined);
    return !NO_AMOUNT.test(name) && known.length === rows.length ? [{ name, figures: known }] : [];
  });
  const directed = filled.filter(({ name }) => direction.test(name));
  const [column, ...others] = directed.length > 0 ? directed : filled;
  return column && others.length === 0 ? column.figures : undefined;
}

function amountIn(cell: string): Figure | undefined {
  const [figure, ...more] = figuresIn(cell);
  return figure && more.length === 0 && Number.isFinite(figure.value) && !isWords(cell)
    ? figure
    : undefined;
}

/** Letters that are no currency. */
function isWords(cell: string): boolean {
  return /\p{L}{4,}/u.test(cell);
}
