import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { dateFigures } from "@/lib/documents/reader/dates";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { type Transaction, transactionsOf } from "@/lib/documents/reader/transactions";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS =
  /\bbalance (?:on|as of|for)\b|\b(?:balance|how much (?:money )?(?:did|do) (?:i|we|he|she|they) have)\b.{0,40} (?:on|as of) /i;
/** The side of a day on which nobody asks for what it ended with. */
const OTHERWISE =
  /\b(?:before|after|between|since|from|until|beginning|start|opening|end|highest|lowest|average|due)\b/i;
const ANY_YEAR = 2000;

/** The balance of an account on a day: after its last transaction of that day, or else the last one before it. */
export async function answerBalanceOn(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question) || OTHERWISE.test(question)) return undefined;
  const [date, ...others] = dateFigures(question);
  const day = date && dayOfYear(date.text);
  if (day === undefined || others.length > 0) return undefined;
  const rows = await inOrder(await transactionsOf(structure, signal), signal);
  const last = rows.findLast((row) => row.day <= day);
  // Before the first transaction and after the last one, the statement may not reach so far.
  if (!last?.balance || day > (rows.at(-1)?.day ?? 0)) return undefined;
  const note = last.day < day ? "After the last transaction before that day:" : undefined;
  return { kind: "answer", lead: last.balance.text, ...(note && { note }), units: [last.unit] };
}

type Dated = Transaction & { day: number };

/** Transactions by day, those of one day as they came; none where one of them has no day, or their order is neither way. */
async function inOrder(
  transactions: readonly Transaction[],
  signal: AbortSignal | undefined,
): Promise<Dated[]> {
  const isDayFirst = transactions.some(({ unit }) => Number.parseInt(unit.text, 10) > 12);
  const dated = await flatMapInTurns(
    transactions,
    (one) => {
      const day = dayOfRow(one.unit.text, isDayFirst);
      return day === undefined ? [] : [{ ...one, day }];
    },
    signal,
  );
  if (dated.length < transactions.length) return [];
  const ascends = (rows: readonly Dated[]) =>
    rows.every(({ day }, at) => at === 0 || day >= (rows[at - 1]?.day ?? 0));
  if (ascends(dated)) return dated;
  const reversed = dated.toReversed();
  return ascends(reversed) ? reversed : [];
}

const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})(?!\d)/;

/** The day that a row begins with: "03/15", "15 March 2025". */
function dayOfRow(text: string, isDayFirst: boolean): number | undefined {
  const [, one, other] = NUMERIC.exec(text) ?? [];
  const [month, day] = isDayFirst ? [other, one] : [one, other];
  if (month && day) return dayIn(`${ANY_YEAR}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  const date = dateFigures(text).find(({ at }) => at === 0);
  return date && dayOfYear(date.text);
}

/** The day of a date without its year, as statements leave it out. */
function dayOfYear(date: string): number | undefined {
  const iso = /^\d{4}(-\d\d-\d\d)$/.exec(date)?.[1];
  return dayIn(iso ? ANY_YEAR + iso : `${date.replace(/,? ?(?:19|20)\d\d$/, "")} ${ANY_YEAR}`);
}

function dayIn(date: string): number | undefined {
  const value = dateFigures(date)[0]?.value ?? Number.NaN;
  return Number.isNaN(value) ? undefined : value;
}
