import { onlyOne } from "@/lib/core/only-one";
import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { compute } from "@/lib/documents/reader/calculation";
import { CHANGE_VERB } from "@/lib/documents/reader/change-verbs";
import { asOrdered, directionBetween, inDirection } from "@/lib/documents/reader/direction";
import type { Figure, FigureType } from "@/lib/documents/reader/figure-types";
import { isUnit } from "@/lib/documents/reader/figure-units";
import { figuresIn } from "@/lib/documents/reader/figures";
import { focusOf } from "@/lib/documents/reader/focus";
import { asksOtherWay } from "@/lib/documents/reader/goes-other-way";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import {
  areNamed,
  isNamed,
  type Table,
  type TableRow,
  tablesOf,
  termsOfQuestion,
} from "@/lib/documents/reader/tables";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const YEAR = /^(?:19|20)\d\d$/;
/** Columns that follow one another in time: a change goes from one to the next. */
const TIME =
  /^(?:q[1-4]|(?:19|20)\d\d|before|after|old|new|previous|current|last year|this year)\b/i;

/** By how much the only row that a question names differs between two columns that follow one another in time. */
export async function changeOfRow(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = termsOfQuestion(question);
  const read = (table: Table) => {
    const answer = difference(table, asked);
    return answer ? [answer] : [];
  };
  return onlyOne(await flatMapInTurns(await tablesOf(index), read, index.signal));
}

/** Of one row between two columns, or in one column between two rows. */
export function difference(
  { columns, rows }: Table,
  asked: ReadonlySet<string>,
  question = "",
): UnitAnswer | undefined {
  const named = rows.filter(({ name }) => areNamed(name, asked));
  const own = columns.filter((name) => isNamed(name, asked));
  const times = columns.filter((name) => TIME.test(name));
  const compared = own.length === 2 ? own : own.length === 0 && times.length === 2 ? times : [];
  const [row, other] = named;
  if (row && named.length === 1 && compared.length === 2)
    return between(
      asOrdered(question, compared).map((name) => figureOf(row, columns.indexOf(name))),
      [row],
      directionBetween(question, compared),
    );
  const against =
    row && named.length === 1 ? fromOtherColumn(columns, row, asked, question) : undefined;
  if (against) return against;
  const column = own[0] ?? (row && other ? measureOf(question, columns, [row, other]) : undefined);
  if (row && other && named.length === 2 && own.length <= 1 && column) {
    const labels = asOrdered(question, [row.label, other.label]);
    const ordered = labels[0] === row.label ? [row, other] : [other, row];
    return between(
      ordered.map((one) => figureOf(one, columns.indexOf(column))),
      ordered,
      directionBetween(question, labels),
    );
  }
  // Of two rows with several columns, nobody knows which of them is meant.
  const isUntold = named.length === 2 && own.length === 0 && columns.length > 1;
  if (!isUntold) return undefined;
  const note = "They differ in more than one way:";
  return { kind: "answer", note, units: named.map(({ unit }) => unit) };
}

const SAVES = /\bsav(?:e|es|ed|ing|ings)\b|\bcheaper\b|\bless\b/i;
const OF_ONE =
  /\b(?:than|between|compared|years?|months?|last|before|now|ago|weekdays?|weekends?)\b/i;
/** What one price may be by: what it is paid with, who pays it, or when it is paid. */
const VARIANT =
  /\b(?:cash|cards?|regular|list|full|standard|reduced|(?:non-?)?members?|online|early|late|advance|door|gate|sale|discount\w*|off-?peak|peak)\b/i;
/** A price of another kind, or for another time. */
const OTHER_KIND =
  /\b(?:month|annual|year|week|da(?:y|ily)|hour|night|quarter|deposit|deductible|co-?pay|tax|paid|balance|due|total|sav)\w*/i;

/**
 * Of a row with a price in each of two columns, by how much the one that a question names differs from the other one: "How much do
 * I save with the card?", "How much more is it with the garden?"
 */
function fromOtherColumn(
  columns: readonly string[],
  row: TableRow,
  asked: ReadonlySet<string>,
  question: string,
): UnitAnswer | undefined {
  if (OF_ONE.test(question)) return undefined;
  const priced = columns.filter((_, at) => figureOf(row, at)?.type === "money");
  const [first = "", second = "", ...more] = priced;
  if (!second || more.length > 0) return undefined;
  // What both are called, or what the row is, tells neither of them from the other.
  const [one, other] = [new Set(contentTerms(first)), new Set(contentTerms(second))];
  const isOfOneKind =
    [first, second].every((name) => VARIANT.test(name)) || [...one].some((term) => other.has(term));
  if (!isOfOneKind || OTHER_KIND.test(`${first} ${second}`)) return undefined;
  const isOwn = (term: string) => asked.has(term) && !row.terms.includes(term);
  const ofOne = [...one].some((term) => isOwn(term) && !other.has(term));
  const ofOther = [...other].some((term) => isOwn(term) && !one.has(term));
  if (ofOne === ofOther) return undefined;
  const [meant, against] = ofOne ? [first, second] : [second, first];
  const isLess = SAVES.test(question);
  const figures = (isLess ? [against, meant] : [meant, against]).map((name) =>
    figureOf(row, columns.indexOf(name)),
  );
  const [larger, smaller] = figures.map((figure) => figure?.value ?? Number.NaN);
  if (!(Number(larger) > Number(smaller))) return undefined;
  return between(figures, [row]);
}

/** What a word compares, where a question names no column. */
const MEASURES: readonly (readonly [RegExp, FigureType])[] = [
  [/\b(?:longer|shorter|quicker|faster|slower)\b/i, "duration"],
  [/\b(?:cheaper|dearer|costs?|price|expensive|pay)\b/i, "money"],
];

const LONG = /\b(?:longer|shorter)\b/i;
const OF_TIME = /\b(?:takes?|took|lasts?|lasted|time|duration)\b/i;
const LENGTH = /\b(?:lengths?|distances?)\b/i;

/** The only column in which both rows have what a question compares them by. */
function measureOf(
  question: string,
  columns: readonly string[],
  rows: readonly TableRow[],
): string | undefined {
  // A trail is longer in miles, and not in hours, where a table has both.
  const isOfLength = LONG.test(question) && !OF_TIME.test(question);
  if (isOfLength && columns.some((name) => LENGTH.test(name))) return undefined;
  const types = MEASURES.flatMap(([words, type]) => (words.test(question) ? [type] : []));
  return onlyOne(
    columns.filter((_, at) =>
      rows.every((row) => {
        const figure = figureOf(row, at);
        return figure && (types.length === 0 || types.includes(figure.type));
      }),
    ),
  );
}

/** Asks for a time that the columns may not be for. */
const OTHER_TIME =
  /\b(?:(?:19|20)\d\d|years?|annual\w*|months?|monthly|quarter\w*|q[1-4]|half|last|weeks?|days?|ago|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

/**
 * Of a row, from the year before to the one that a question names, or between the only two years there are, where it went the way
 * that the question says.
 */
export function growth(
  { columns, rows }: Table,
  question: string,
  asked: ReadonlySet<string>,
): UnitAnswer | undefined {
  const isOfOther = OTHER_TIME.test(question);
  const years = columns.filter((name) => YEAR.test(name));
  const named = years.filter((name) => asked.has(name));
  const [earlier, later] = years.length === 2 && !isOfOther ? years.toSorted() : [];
  const year = named.length === 0 ? later : onlyOne(named);
  const before = named.length === 0 ? earlier : String(Number(year) - 1);
  const row = onlyOne(rows.filter(({ name }) => areNamed(name, asked))) ?? rowAbout(rows, question);
  const [now, then] = [year, before].map((name) =>
    row && name && columns.includes(name) ? figureOf(row, columns.indexOf(name)) : undefined,
  );
  if (!row || !now || !then || asksOtherWay(question, now.value - then.value)) return undefined;
  return between([now, then], [row]);
}

const CHANGES = new RegExp(String.raw`\b${CHANGE_VERB}\b`, "gi");

/** The only row that has all that a question says of what changes: "Land, market value" for the land. */
function rowAbout(rows: readonly TableRow[], question: string): TableRow | undefined {
  const about = focusOf(question.replace(CHANGES, " ")).required;
  const isNamed = ({ terms }: TableRow) => about.every((term) => terms.includes(term));
  return about.length > 0 ? onlyOne(rows.filter(isNamed)) : undefined;
}

function between(
  figures: readonly (Figure | undefined)[],
  rows: readonly TableRow[],
  direction?: ReturnType<typeof directionBetween>,
): UnitAnswer | undefined {
  const known = figures.filter((figure) => figure !== undefined);
  if (known.length !== 2) return undefined;
  const computed = compute({ kind: "difference", operands: ["", ""], about: "" }, known);
  if (!computed) return undefined;
  const unit = /\(([^)]{1,12})\)/.exec(rows[0]?.label ?? "")?.[1];
  const result =
    unit && isUnit(unit) && known[0]?.unit === "" ? `${computed.result} ${unit}` : computed.result;
  const [first = 0, second = 0] = known.map(({ value }) => value);
  return {
    kind: "answer",
    lead: inDirection(result, direction, first, second),
    working: computed.working,
    units: rows.map((row) => row.unit),
  };
}

/** The figure that a cell consists of; undefined where it says more, or none that can be computed with. */
export function figureOf({ cells }: TableRow, at: number): Figure | undefined {
  const cell = cells[at] ?? "";
  const [figure, ...more] = figuresIn(cell);
  return figure && more.length === 0 && Number.isFinite(figure.value) ? figure : undefined;
}
