import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { dateFigures } from "@/lib/documents/reader/dates";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { areNamed, type Table, tablesOf, termsOfQuestion } from "@/lib/documents/reader/tables";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS = /^\W{0,3}(?:and |so )?(?:what|how much|how many)\b/i;
const SIDE =
  /\b(before|until|till|through|by|up to|after|since|from|as of|starting|on) (?:the )?$/i;
/** Years are left out where questions are compared with heads; a leap year has all days. */
const ANY_YEAR = 2000;

/** The days that a column or a question is about, as numbers. */
type Period = { from: number; to: number };

/** The cell of the row that a question names in the column for the time that it names: "after August 31". */
export async function answerDatedColumn(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = ASKS.test(question) ? periodIn(question) : undefined;
  if (!asked) return undefined;
  const terms = termsOfQuestion(question);
  const cellsOf = (table: Table) => {
    const column = columnFor(table, asked);
    if (column < 0) return [];
    return table.rows
      .filter(({ name, cells }) => cells[column] && areNamed(name, terms))
      .map(({ cells, unit }) => ({ lead: cells[column] ?? "", unit }));
  };
  const found = await flatMapInTurns(await tablesOf(index), cellsOf, index.signal);
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return { kind: "answer", lead: only.lead, units: [only.unit] };
}

/** The only column whose head names a time that the one asked for is in; -1 where there is none, or heads name no times. */
function columnFor({ columns }: Table, asked: Period): number {
  const periods = columns.map(periodIn);
  if (periods.filter(Boolean).length < 2) return -1;
  const fitting = [...periods.keys()].filter((at) => {
    const period = periods[at];
    return period && asked.from >= period.from && asked.to <= period.to;
  });
  return fitting.length === 1 ? (fitting[0] ?? -1) : -1;
}

/** "Until August 31"; undefined where a text names no day, or several. */
function periodIn(text: string): Period | undefined {
  const [date, ...others] = dateFigures(text);
  const side = date && SIDE.exec(text.slice(0, date.at))?.[1]?.toLowerCase();
  if (!date || !side || others.length > 0) return undefined;
  const [{ value } = { value: Number.NaN }] = dateFigures(
    `${date.text.replace(/,? ?(?:19|20)\d\d$/, "")} ${ANY_YEAR}`,
  );
  return Number.isNaN(value) ? undefined : beside(side, value);
}

function beside(side: string, day: number): Period {
  if (side === "before") return { from: Number.NEGATIVE_INFINITY, to: day - 1 };
  if (/^(?:until|till|through|by|up to)$/.test(side))
    return { from: Number.NEGATIVE_INFINITY, to: day };
  if (side === "after") return { from: day + 1, to: Number.POSITIVE_INFINITY };
  return { from: day, to: side === "on" ? day : Number.POSITIVE_INFINITY };
}
