import { filterInTurns, findInTurns, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import { labelWith, orderOf } from "@/lib/documents/reader/signed-order";
import { type Table, type TableRow, tablesOf } from "@/lib/documents/reader/tables";
import { isTotalRow } from "@/lib/documents/reader/total-rows";
import { type Transaction, transactionsOf, type Way } from "@/lib/documents/reader/transactions";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const MOST = "(?:largest|biggest|highest|greatest|most expensive|costliest|dearest|priciest|top)";
const LEAST = "(?:smallest|lowest|cheapest|least expensive|littlest)";
const ASKS = new RegExp(
  String.raw`\b(?:what|which|who)\b.{0,30}?\b(?:(?<most>${MOST})|${LEAST}) (?:single |one |of the |of my )?(?<noun>\p{L}+)(?<rest>[^?]{0,40})`,
  "iu",
);
/** What moves money on an account, by the way it goes. */
const WAYS: readonly (readonly [RegExp, Way])[] = [
  [/^(?:deposit|credit|income|receipt)s?$/i, "in"],
  [/^(?:payment|withdrawal|debit|expense|purchase|spending|outgoing|charge)s?$/i, "out"],
];
/** A word for any row of an invoice or a price list. */
const ANY_ROW = new Set(stems("item product article thing position line"));
const MIN_ROWS = 2;
const MOST_QUOTED = 5;

type Valued = { label: string; figure: Figure; unit: Unit };
type Asked = { isMost: boolean; noun: string };

/**
 * The largest or the smallest of several rows: of the payments of an account statement, of the amounts of the table that a
 * question names ("deductions"), or of the items of an invoice. The rows that come next are quoted with it.
 */
export async function answerExtreme(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const groups = ASKS.exec(question)?.groups;
  // "The largest payment in May to Hillcrest" is about some of the rows only.
  if (!groups?.noun || contentTerms(groups.rest ?? "").some((term) => !UNTOLD.has(term)))
    return undefined;
  const asked = { isMost: groups.most !== undefined, noun: groups.noun };
  return (await amongTransactions(index, asked)) ?? amongRows(index, asked);
}

/** Words behind the thing that is asked for that pick none of the rows. */
const UNTOLD = new Set(
  stems("list listed table invoice bill statement account month period here document made amount"),
);

async function amongTransactions(
  { structure, signal }: UnitIndex,
  { isMost, noun }: Asked,
): Promise<UnitAnswer | undefined> {
  const way = WAYS.find(([pattern]) => pattern.test(noun))?.[1];
  const isAny = /^transactions?$/i.test(noun);
  if (!way && !isAny) return undefined;
  const rows = await transactionsOf(structure, signal);
  if (rows.some((row) => row.way === undefined)) return undefined;
  const read = ({ unit, amount, way: own }: Transaction) =>
    isAny || own === way ? [{ unit, figure: amount, label: labelOf(unit) }] : [];
  const valued = await flatMapInTurns(rows, read, signal);
  const [only, ...others] = valued;
  if (only && others.length === 0)
    return { kind: "answer", lead: nameWith(only), units: [only.unit] };
  const found = extremeOf(valued, { isMost, noun });
  return found && answerWith(found, isMost);
}

/** The words of a row that say what it is for, and not when. */
function labelOf({ cells }: Unit): string {
  const words = cells.filter((cell) => figuresIn(cell).length === 0 && /\p{L}{2}/u.test(cell));
  return words[0] ?? cells[0] ?? "";
}

async function amongRows(index: UnitIndex, asked: Asked): Promise<UnitAnswer | undefined> {
  const { isMost, noun } = asked;
  const { signal } = index;
  const named = await filterInTurns(await tablesOf(index), (one) => isMeant(one, noun), signal);
  const tables: Table[] = [];
  for (const one of named) if (await hasAmounts(one, signal)) tables.push(one);
  const [table, ...others] = tables;
  if (!table || others.length > 0) return undefined;
  const rows = await filterInTurns(table.rows, ({ unit }) => !isTotalRow(unit), signal);
  const found: { name: string; best: readonly Valued[] }[] = [];
  for (const [at, name] of table.columns.entries()) {
    const read = ({ label, cells, unit }: TableRow) => {
      const figure = onlyAmount(cells[at] ?? "");
      return figure ? [{ label, figure, unit }] : [];
    };
    const valued = await flatMapInTurns(rows, read, signal);
    const isWhole = valued.length === rows.length;
    const best = isWhole && isComparable(valued, noun) ? extremeOf(valued, asked) : undefined;
    if (best) found.push({ name, best });
  }
  const [first, second] = found;
  if (!first || found.length > 2) return undefined;
  if (!second || second.best[0]?.unit === first.best[0]?.unit)
    return answerWith(first.best, isMost);
  // The price of one and what all of them cost.
  const lead = found.map(({ name, best }) => `${name}: ${nameWith(best[0])}`).join("; ");
  return { kind: "answer", lead, units: found.flatMap(({ best }) => best[0]?.unit ?? []) };
}

/** A discount among the items of an invoice is none of them, and not the cheapest one. */
function isComparable(valued: readonly Valued[], noun: string): boolean {
  const isAnyRow = contentTerms(noun).some((term) => ANY_ROW.has(term));
  return !isAnyRow || valued.every(({ figure }) => figure.value >= 0);
}

function isMeant({ about, caption, columns }: Table, noun: string): boolean {
  const [term = ""] = contentTerms(noun);
  const words = new Set(contentTerms(`${about} ${caption}`));
  const isNamed = hasTerm(words, term);
  return columns.length > 0 && (isNamed || ANY_ROW.has(term));
}

async function hasAmounts({ rows }: Table, signal: AbortSignal | undefined): Promise<boolean> {
  const hasAmount = ({ cells }: TableRow) => cells.some((cell) => onlyAmount(cell));
  return (await findInTurns(rows, hasAmount, signal)) !== undefined;
}

const BARE_AMOUNT = /^\D{0,2}[\d,]+\.\d\d\D?$/;

/** The amount of money that a cell consists of. */
function onlyAmount(cell: string): Figure | undefined {
  const [figure, ...more] = figuresIn(cell);
  const isMoney = figure?.type === "money" || (figure?.text === cell && BARE_AMOUNT.test(cell));
  return figure && isMoney && more.length === 0 && Number.isFinite(figure.value)
    ? figure
    : undefined;
}

/** All of them from the one that is asked for on; undefined where two are the same, or nobody can compare them. */
function extremeOf(valued: readonly Valued[], { isMost, noun }: Asked): Valued[] | undefined {
  const [first] = valued;
  if (!first || valued.length < MIN_ROWS) return undefined;
  if (valued.some(({ figure }) => figure.unit !== first.figure.unit)) return undefined;
  const order = orderOf(
    valued.map(({ figure }) => figure),
    noun,
  );
  const rank = ({ figure }: Valued) => (isMost ? -1 : 1) * order(figure);
  const sorted = valued.toSorted((a, b) => rank(a) - rank(b));
  const [best, next] = sorted;
  return best && next && rank(best) !== rank(next) ? sorted : undefined;
}

function answerWith(sorted: readonly Valued[], isMost: boolean): UnitAnswer {
  const [from, to] = isMost ? ["largest", "smallest"] : ["smallest", "largest"];
  return {
    kind: "answer",
    lead: nameWith(sorted[0]),
    working: `the ${from} of ${sorted.length}`,
    note: `From the ${from} to the ${to}${sorted.length > MOST_QUOTED ? `, the first ${MOST_QUOTED}` : ""}:`,
    units: sorted.slice(0, MOST_QUOTED).map(({ unit }) => unit),
  };
}

function nameWith(found: Valued | undefined): string {
  return found ? labelWith(found.label, found.figure) : "";
}
