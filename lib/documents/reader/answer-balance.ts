import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { dateFigures } from "@/lib/documents/reader/dates";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { amountLike } from "@/lib/documents/reader/format-amount";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { type Transaction, transactionsOf } from "@/lib/documents/reader/transactions";
import type { Unit } from "@/lib/documents/reader/unit";
import { SURELY_ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS_BALANCE = /\bbalance\b|\b(?:money|much) .{0,40}\b(?:account|have|left|had)\b/i;
const ASKS_CLOSING =
  /\b(?:closing|ending|end|final) balance\b|\bat the (?:very )?end\b|\bat the close\b|\bleft over\b|\bend(?:ed)? up with\b/i;
const ASKS_OPENING =
  /\b(?:opening|beginning|starting|initial) balance\b|\bat the (?:beginning|start)\b|\bstart(?:ed)? (?:out )?with\b/i;
/** One balance isn't what it differs by from another. */
const COMPARES =
  /\bdiffer\w*\b|\bchange\w{0,2}\b|\b(?:opening|starting|beginning|initial)\b.{0,60}\b(?:closing|ending|end|final)\b|\b(?:closing|ending|final)\b.{0,60}\b(?:opening|starting|beginning|initial)\b/i;
const CLOSING =
  /\b(?:closing|ending|new|final) balance\b|\bbalance (?:carried (?:forward|over|down)|(?:at|on) (?:the )?(?:end|close))|\bcarried forward\b/i;
const OPENING =
  /\b(?:opening|beginning|starting|previous|initial) balance\b|\bbalance (?:brought forward|forward|(?:at|on) (?:the )?(?:beginning|start))|\bbrought forward\b/i;
const DAY = /\d/;
const YEAR = /\b(?:19|20)\d\d\b/g;
/** A sum of more rows is nothing that anybody checks. */
const MOST_ADDED = 15;

/**
 * The balance at the beginning or the end of an account statement: as a row gives it, or computed from the transactions, with
 * the working. Where they don't tell, the document doesn't say.
 */
export async function answerBalance(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asksClosing = ASKS_CLOSING.test(question);
  if (asksClosing === ASKS_OPENING.test(question) || !ASKS_BALANCE.test(question)) return undefined;
  if (namesDay(question) || COMPARES.test(question)) return undefined;
  const rows = await transactionsOf(structure, signal);
  if (rows.length === 0) return undefined;
  const stated = await statedBalance(structure.units, asksClosing ? CLOSING : OPENING, signal);
  if (stated) return { kind: "answer", lead: stated.figure.text, units: [stated.unit] };
  const computed = asksClosing ? await closingOf(rows, structure.units, signal) : openingOf(rows);
  return computed ?? SURELY_ABSENT;
}

/** "At the end of March 15" is after what was moved that day, "at the end of March" at the end of the statement. */
function namesDay(question: string): boolean {
  return dateFigures(question).some(({ text }) => DAY.test(text.replace(YEAR, "")));
}

type Stated = { figure: Figure; unit: Unit };

/** The only amount that rows with such a label end with. */
async function statedBalance(
  units: readonly Unit[],
  label: RegExp,
  signal: AbortSignal | undefined,
): Promise<Stated | undefined> {
  const found = await flatMapInTurns(
    units,
    (unit) => {
      const isLabeled = unit.cells !== unit.head && unit.cells.some((cell) => label.test(cell));
      const figure = isLabeled ? amountIn(unit.cells.findLast(Boolean) ?? "") : undefined;
      return figure ? [{ figure, unit }] : [];
    },
    signal,
  );
  return found.every(({ figure }) => figure.text === found[0]?.figure.text) ? found[0] : undefined;
}

function amountIn(cell: string): Figure | undefined {
  const [figure, ...more] = figuresIn(cell);
  const isAmount = figure?.type === "money" || figure?.type === "count";
  return isAmount && more.length === 0 && Number.isFinite(figure.value) ? figure : undefined;
}

/** Of the latest transaction, what is left after it; else all of them added to the balance at the beginning. */
async function closingOf(
  rows: readonly Transaction[],
  units: readonly Unit[],
  signal: AbortSignal | undefined,
): Promise<UnitAnswer | undefined> {
  const [first, last] = inOrder(rows);
  if (first && last?.balance)
    return {
      kind: "answer",
      lead: last.balance.text,
      working: "the balance after the last transaction",
      note: "The statement names no closing balance; this is its last row:",
      units: [last.unit],
    };
  if (rows.length > MOST_ADDED || rows.some(({ way }) => way === undefined)) return undefined;
  const opening = await statedBalance(units, OPENING, signal);
  if (!opening) return undefined;
  const signed = rows.map(({ amount, way }) => (way === "in" ? amount.value : -amount.value));
  const total = signed.reduce((sum, value) => sum + value, opening.figure.value);
  const working = rows.map(({ amount, way }) => `${way === "in" ? "+" : "−"} ${amount.text}`);
  return {
    kind: "answer",
    lead: amountLike(opening.figure, total),
    working: [opening.figure.text, ...working].join(" "),
    units: [opening.unit, ...rows.map(({ unit }) => unit)],
  };
}

/** What was there before the first transaction, by the balance after it. */
function openingOf(rows: readonly Transaction[]): UnitAnswer | undefined {
  const [first] = inOrder(rows);
  if (!first?.balance || !first.way) return undefined;
  const isIn = first.way === "in";
  const value = first.balance.value + (isIn ? -first.amount.value : first.amount.value);
  return {
    kind: "answer",
    lead: amountLike(first.balance, value),
    working: `${first.balance.text} ${isIn ? "−" : "+"} ${first.amount.text}`,
    units: [first.unit],
  };
}

/** The first and the last transaction, as the balances follow from one another; the latest may stand first. */
function inOrder(rows: readonly Transaction[]): readonly (Transaction | undefined)[] {
  const [top, bottom] = [rows[0], rows.at(-1)];
  if (top === bottom) return [top, bottom];
  if (rows.every((row, at) => at === 0 || follows(rows[at - 1], row))) return [top, bottom];
  const isReversed = rows.every((row, at) => at === 0 || follows(row, rows[at - 1]));
  return isReversed ? [bottom, top] : [];
}

function follows(before: Transaction | undefined, row: Transaction | undefined): boolean {
  if (!before?.balance || !row?.balance) return false;
  const moved = Math.round(100 * Math.abs(row.balance.value - before.balance.value));
  return moved === Math.round(100 * row.amount.value);
}
