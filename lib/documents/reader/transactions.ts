import { isBelowZero, MINUS } from "@/lib/core/amount-sign";
import { findInTurns, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { dateFigures } from "@/lib/documents/reader/dates";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { Structure, Unit } from "@/lib/documents/reader/unit";

/** A row of an account statement: how much it moved, and which way; undefined where the document doesn't tell. */
export type Transaction = { unit: Unit; amount: Figure; way: Way | undefined; balance?: Figure };
export type Way = "in" | "out";

const OUT =
  /\b(?:out|withdrawals?|withdrawn|debits?|payments?|charges?|spent|spending|outgoings?)\b/i;
const IN = /\b(?:in|deposits?|deposited|credits?|received|receipts?|incomings?)\b/i;
const AMOUNT = /\b(?:amount|value)\b/i;
const BALANCE = /\bbalance\b/i;
const OPENING = /\b(?:opening|beginning|previous|starting) balance\b|\bbrought forward\b/i;
/** What the columns add up to, and not "Total Energies", where somebody bought fuel. */
const TOTALS = /^(?:(?:grand|sub|overall)[ -]?)?totals?(?: (?:for|of|in|paid|this)\b.*)?:?$/i;
/** On the statement of a credit card, what is charged has no sign, and what is paid back has one. */
const OF_CARD = /\bcredit (?:card|limit)\b|\bminimum payment\b/i;

/** A row as read: the amount that it moved, with its sign or the way of its column, and the balance after it. */
type Row = { unit: Unit; amount?: Figure; way?: Way; sign: number; balance?: Figure };

/** The transactions of an account statement, in order; none of any other table. */
export async function transactionsOf(
  { units }: Structure,
  signal: AbortSignal | undefined,
): Promise<Transaction[]> {
  const rows = await flatMapInTurns(units, rowsIn, signal);
  const opening = await openingBalance(units, signal);
  const isSigned = rows.some(({ sign }) => sign < 0);
  const isCard = await isOfCard({ units }, signal);
  return rows.flatMap((row, at) => {
    const { unit, amount, sign } = row;
    if (!amount) return [];
    const isMinus = sign < 0;
    const signed = isMinus === isCard ? "in" : "out";
    const way = row.way ?? (isSigned ? signed : wayOfBalances(rows, at, opening));
    return [{ unit, amount, way, ...(row.balance && { balance: row.balance }) }];
  });
}

/** Whether a statement is that of a credit card. */
export async function isOfCard(
  { units }: Pick<Structure, "units">,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  return (await findInTurns(units, ({ text }) => OF_CARD.test(text), signal)) !== undefined;
}

/** Whether a row begins with a date, as transactions do. */
export function beginsWithDate({ text }: Pick<Unit, "text">): boolean {
  return /^\d{1,2}[/.-]\d{1,2}(?![\d%])/.test(text) || dateFigures(text)[0]?.at === 0;
}

function rowsIn(unit: Unit): readonly Row[] {
  const row = readRow(unit);
  return row ? [row] : [];
}

function readRow(unit: Unit): Row | undefined {
  const { cells, head } = unit;
  if (cells === head || !head.some((name) => OUT.test(name) || IN.test(name) || AMOUNT.test(name)))
    return undefined;
  if (!beginsWithDate(unit) && cells.slice(0, 2).some((cell) => TOTALS.test(cell)))
    return undefined;
  const row: Row = { unit, sign: 0 };
  for (const [at, cell] of cells.entries()) {
    const figure = amountIn(cell);
    const name = head[at] ?? "";
    if (!figure) continue;
    if (BALANCE.test(name)) row.balance = figure;
    else if (OUT.test(name) || IN.test(name) || AMOUNT.test(name)) {
      // Of two amounts, nobody knows which one was moved.
      if (row.amount) return undefined;
      row.amount = withoutSign(figure);
      row.sign = signOf(cell);
      const way = wayOfColumn(name);
      if (way) row.way = way;
    }
  }
  return row;
}

function wayOfColumn(name: string): Way | undefined {
  if (OUT.test(name) === IN.test(name)) return undefined;
  return OUT.test(name) ? "out" : "in";
}

const SIGNS = new RegExp(`${MINUS}|[()]`, "g");
const ALONE = new RegExp(
  String.raw`^(?:${MINUS}|[+(])?\s?[$€£¥]?\s?(?:${MINUS}|\()?\d[\d.,]*\)?\s?(?:${MINUS}|\+)?(?:\s?(?:€|CR|DR|[A-Z]{3}))?$`,
);

/** The amount that a cell consists of: "-$12.00", "(12.00)", "12.00 CR". */
function amountIn(cell: string): Figure | undefined {
  const [figure, ...others] = figuresIn(cell);
  const isAmount = figure && (figure.type === "money" || figure.type === "count");
  const isAlone = ALONE.test(cell);
  return isAmount && isAlone && others.length === 0 ? figure : undefined;
}

function signOf(cell: string): number {
  if (isBelowZero(cell) || /\bDR$/.test(cell)) return -1;
  return /^\+|\+$|\bCR$/.test(cell) ? 1 : 0;
}

function withoutSign(figure: Figure): Figure {
  const text = figure.text.replace(SIGNS, "").trim();
  return { ...figure, text, value: Math.abs(figure.value) };
}

async function openingBalance(
  units: readonly Unit[],
  signal: AbortSignal | undefined,
): Promise<number | undefined> {
  const field = await findInTurns(
    units,
    ({ cells: [label = ""], cells }) => cells.length === 2 && OPENING.test(label),
    signal,
  );
  return amountIn(field?.cells[1] ?? "")?.value;
}

/** Which way an amount went by the balances before and after it. The latest row may stand first. */
function wayOfBalances(
  rows: readonly Row[],
  at: number,
  opening: number | undefined,
): Way | undefined {
  const row = rows[at];
  const down = wayBetween(at > 0 ? rows[at - 1]?.balance?.value : opening, row);
  const up = wayBetween(at + 1 < rows.length ? rows[at + 1]?.balance?.value : opening, row);
  return down && up && down !== up ? undefined : (down ?? up);
}

function wayBetween(before: number | undefined, row: Row | undefined): Way | undefined {
  if (before === undefined || row?.balance === undefined || !row.amount) return undefined;
  const cents = Math.round((row.balance.value - before) * 100);
  if (Math.abs(cents) !== Math.round(row.amount.value * 100)) return undefined;
  return cents < 0 ? "out" : "in";
}
