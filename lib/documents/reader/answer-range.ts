import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { countedBy } from "@/lib/documents/reader/is-bound";
import {
  type AskedRange,
  holdsRange,
  isSameRange,
  meetsRange,
  type NumberRange,
  rangeAsked,
  rangeOfLabel,
} from "@/lib/documents/reader/number-range";
import { alternatives, stems } from "@/lib/documents/reader/same-words";
import { isNamed, termsOfQuestion } from "@/lib/documents/reader/tables";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

/** Words for the time that somebody has lived. */
const AGE = stems("year old age child children adult person");
/** What a unit is written as in a table. */
const WRITTEN = [
  "meter m m2",
  "kilogram kilo kg",
  "gram g",
  "pound lb lbs",
  "kilometer km",
  "mile mi",
  "liter l",
  "hour hr h",
  "minute min",
  "centimeter cm",
  "foot feet ft ft2",
  "acre ac",
].map(stems);
const MIN_RANGES = 2;
const MOST_ROWS = 3;
/** "How many hedges are …?" counts them; "How many days do I get …?" looks them up. */
const COUNTS =
  /\bhow many\b(?!.{1,60}\b(?:do|does|did|will|would|can|may) (?:i|we|you|they|he|she)\b)/i;

/**
 * The row of a table of ranges that a number of a question falls in: "How many vacation days do I get after four years?",
 * "3 to 5 years: 16". Of "between 21 and 50 years" or "older than 80 years", it's the row with just that, or else all that
 * have some of it, without telling one of them for the answer.
 */
export async function answerRange(
  { structure: { units, sections }, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const sought = rangeAsked(question);
  if (!sought) return undefined;
  const unit = stems(sought.unit.toLowerCase())[0] ?? "";
  const [american = ""] = stems(sought.unit.toLowerCase().replace(/tre(?=s?$)/, "ter"));
  const written = WRITTEN.filter((names) => names.includes(american)).flat();
  const measures = new Set([...alternatives(unit), ...(AGE.includes(unit) ? AGE : []), ...written]);
  const about = focusOf(question).required.filter(
    (term) => !measures.has(term) && /\p{L}/u.test(term),
  );
  const aboveRanges = readDown();
  const readRow = (row: Unit) => {
    const range = rangeOfLabel(row.cells[0] ?? "");
    const first = aboveRanges(row, range !== undefined);
    if (!range || row.kind !== "row") return [];
    const above = aboveRow(row, first);
    const terms = new Set(
      contentTerms(`${row.text} ${above} ${sections[row.section]?.title ?? ""}`),
    );
    const isSame = [...terms].some((term) => measures.has(term));
    const isAbout = about.some((term) => hasTerm(terms, term));
    return isSame && isAbout ? [{ row, range }] : [];
  };
  const rows = await flatMapInTurns(units, readRow, signal);
  if (rows.length < MIN_RANGES) return undefined;
  const { row, others } = rowsFor(sought, rows, question);
  if (!row) return others.length > 0 ? { kind: "answer", units: others } : undefined;
  const lead = cellAsked(row, question);
  return { kind: "answer", ...(lead && { lead }), units: [row] };
}

type RangeRow = { row: Unit; range: NumberRange };

/** The row for what a question asks of; else the others that have some of it. */
function rowsFor(
  { range, isOne }: AskedRange,
  rows: readonly RangeRow[],
  question: string,
): { row?: Unit | undefined; others: Unit[] } {
  const holding = rows.filter((one) => holdsRange(one.range, range));
  const same = isOne ? holding : rows.filter((one) => isSameRange(one.range, range));
  // How many are counted in a row isn't how many are in a part of its range.
  const fitting = same.length > 0 || COUNTS.test(question) ? same : holding;
  if (fitting.length === 1) return { row: fitting[0]?.row, others: [] };
  const meeting = isOne ? [] : rows.filter((one) => meetsRange(one.range, range));
  return { others: meeting.slice(0, MOST_ROWS).map(({ row }) => row) };
}

/**
 * Tells, going down through a document, what stands above the ranges that a statement goes on with: the last one before it
 * that is none, or has other cells than it.
 */
function readDown(): (unit: Unit, isRange: boolean) => Unit | undefined {
  let before: { unit: Unit; isRange: boolean } | undefined;
  let first: Unit | undefined;
  return (unit, isRange) => {
    const goesOn = before?.isRange && before.unit.cells.length === unit.cells.length;
    if (!goesOn) first = before?.unit;
    before = { unit, isRange };
    return first;
  };
}

/** The heads of the columns, also where there are only two. */
function aboveRow({ head, cells, section }: Unit, first: Unit | undefined): string {
  if (head.length > 0) return head.join(" ");
  return first?.section === section && first.cells.length === cells.length ? first.text : "";
}

/** The only cell behind the range, or the one whose column a question names. */
function cellAsked({ cells, head }: Unit, question: string): string | undefined {
  if (cells.length === 2) return cells[1];
  const asked = termsOfQuestion(question);
  const counted = new Set(countedBy(question));
  const of = (isSo: (name: string) => boolean) =>
    head.flatMap((name, at) => (at > 0 && isSo(name) ? [at] : []));
  const named = of((name) => isNamed(name, asked));
  const own =
    named.length === 1 ? named : of((name) => contentTerms(name).some((term) => counted.has(term)));
  return own.length === 1 ? cells[own[0] ?? 0] : undefined;
}
