import { compute } from "@/lib/documents/reader/calculation";
import { CHANGE_VERB } from "@/lib/documents/reader/change-verbs";
import { asOrdered, directionBetween, inDirection } from "@/lib/documents/reader/direction";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { isUnit } from "@/lib/documents/reader/figure-units";
import { figuresIn } from "@/lib/documents/reader/figures";
import { focusOf } from "@/lib/documents/reader/focus";
import { asksOtherWay } from "@/lib/documents/reader/goes-other-way";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { alternatives, stems } from "@/lib/documents/reader/same-words";
import { labelWith, orderOf } from "@/lib/documents/reader/signed-order";
import {
  isNamed,
  type Table,
  type TableRow,
  tablesOf,
  termsOfQuestion,
} from "@/lib/documents/reader/tables";
import { isTotalRow } from "@/lib/documents/reader/total-rows";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const MOST =
  /\b(?:best|highest|most|largest|biggest|greatest|longest|heaviest|fastest|maximum|top)\b/i;
const LEAST =
  /\b(?:worst|lowest|least|smallest|fewest|shortest|lightest|slowest|cheapest|minimum)\b/i;
const COMPARES =
  /\bdifference\b|\bby how (?:much|many)\b|\bhow (?:much|many) .{0,40}\b(?:more|less|fewer|higher|lower)\b/i;
/** What is cut is a price as often as hair. */
const GROWS = new RegExp(
  String.raw`\bhow much (?:did|does|has|have) .{1,80}\b${CHANGE_VERB.replace("|cuts?", "")}\b`,
  "i",
);
const YEAR = /^(?:19|20)\d\d$/;
/** Columns that follow one another in time: a change goes from one to the next. */
const TIME =
  /^(?:q[1-4]|(?:19|20)\d\d|before|after|old|new|previous|current|last year|this year)\b/i;
const MIN_ROWS = 2;

/** Answers from the cells of a table: one cell, the largest or smallest of a column, or the difference of two. */
export function answerFromTable(index: UnitIndex, question: string): UnitAnswer | undefined {
  const asked = termsOfQuestion(question);
  const found = tablesOf(index).flatMap((table) => {
    const answer = GROWS.test(question)
      ? growth(table, question, asked)
      : COMPARES.test(question)
        ? difference(table, asked, question)
        : (extreme(table, question, asked) ??
          oneCell(table, question, asked) ??
          totalOf(table, question));
    return answer ? [{ answer, shared: sharedWith(table, asked) }] : [];
  });
  // Several tables may have those rows and columns: what stands above them tells which one is meant.
  const [best, next] = found.toSorted((a, b) => b.shared - a.shared);
  if (next && best?.shared === next.shared) return COMPARES.test(question) ? OPEN : undefined;
  return best?.answer;
}

/** By how much the only row that a question names differs between two columns that follow one another in time. */
export function changeOfRow(index: UnitIndex, question: string): UnitAnswer | undefined {
  const asked = termsOfQuestion(question);
  const found = tablesOf(index).flatMap((table) => difference(table, asked) ?? []);
  return onlyOne(found);
}

/** Nothing is computed where it isn't clear with what. */
const OPEN: UnitAnswer = { kind: "open" };

/** How many words of a question stand above a table, and neither in its columns nor in its rows. */
function sharedWith({ caption, about, columns, rows }: Table, asked: ReadonlySet<string>): number {
  const inside = new Set([
    ...columns.flatMap((name) => contentTerms(name)),
    ...rows.flatMap(({ terms }) => terms),
  ]);
  const above = new Set(contentTerms(`${caption} ${about}`));
  return [...asked].filter((term) => above.has(term) && !inside.has(term)).length;
}

/** The row with the largest or smallest figure of the column that is asked for. */
function extreme(
  { columns, rows, about }: Table,
  question: string,
  asked: ReadonlySet<string>,
): UnitAnswer | undefined {
  const isMost = MOST.test(question);
  if (isMost === LEAST.test(question) || !/\b(?:which|what|who)\b/i.test(question))
    return undefined;
  const isAbout = contentTerms(about).some((term) => asked.has(term));
  const column = onlyOne(columns.filter((name) => isNamed(name, asked)));
  if (!column || !isAbout) return undefined;
  const at = columns.indexOf(column);
  const valued = rows.flatMap((row) => {
    const figure = figureOf(row, at);
    return figure ? [{ row, figure }] : [];
  });
  const isAlike = valued.every(({ figure }) => figure.unit === valued[0]?.figure.unit);
  if (valued.length < MIN_ROWS || valued.length < rows.length || !isAlike) return undefined;
  const order = orderOf(
    valued.map(({ figure }) => figure),
    column,
  );
  const sorted = valued.toSorted((a, b) => order(a.figure) - order(b.figure));
  const [best, next] = isMost ? sorted.reverse() : sorted;
  if (!best || (next && order(best.figure) === order(next.figure))) return undefined;
  return { kind: "answer", lead: labelWith(best.row.label, best.figure), units: [best.row.unit] };
}

function oneCell(
  { columns, rows }: Table,
  question: string,
  asked: ReadonlySet<string>,
): UnitAnswer | undefined {
  if (!/\b(?:what|who|which|how (?:much|many|long|often))\b/i.test(question)) return undefined;
  const named = onlyOne(columns.filter((name) => isNamed(name, asked)));
  const said =
    onlyOne(rows.filter(({ label }) => isNamed(label, asked))) ??
    (named && rowMeant(rows, named, question));
  // "Left" is "Remaining", where at least one of both is named word for word.
  const other = withOthers(asked);
  const row = said ?? (named && onlyOne(rows.filter(({ label }) => isNamed(label, other))));
  // "Full head highlights" asks for no director.
  const labeled = new Set(said ? said.terms : []);
  const free = withOthers(new Set([...asked].filter((term) => !labeled.has(term))));
  const column = named ?? (said && onlyOne(columns.filter((name) => isNamed(name, free))));
  const cell = row && column && row.cells[columns.indexOf(column)];
  // What is covered is no time for which it is.
  if (cell && /\bhow long\b/i.test(question) && !figuresIn(cell).some(isLength)) return undefined;
  return row && cell ? { kind: "answer", lead: cell, units: [row.unit] } : undefined;
}

function isLength({ type }: Figure): boolean {
  return type !== "money" && type !== "percent";
}

/** "How many hours did I work?" names nothing that tells one row from another. */
const ASKS_ALL =
  /^\W{0,3}(?:and |so )?how (?:many|much) (?<what>(?:\p{L}+ ){0,2}?\p{L}+) (?:did|do|have|has|was|were|is|are) (?:i|we|he|she|they|it|you|there)(?: \p{L}+)?(?: in total| in all| altogether| that week| this (?:week|month|year))?\W*$/iu;

/** The total of the column that is called what a question counts. */
function totalOf({ columns, rows }: Table, question: string): UnitAnswer | undefined {
  const what = contentTerms(ASKS_ALL.exec(question)?.groups?.what ?? "").join(" ");
  const column = what && onlyOne(columns.filter((name) => contentTerms(name).join(" ") === what));
  if (!column) return undefined;
  const row = onlyOne(rows.filter(({ unit }) => isTotalRow(unit)));
  const cell = row?.cells[columns.indexOf(column)];
  return row && cell ? { kind: "answer", lead: cell, units: [row.unit] } : undefined;
}

/**
 * The only row that is called what a question names besides a column: "(208) 555-0134 Curtis" where it asks about Curtis, and
 * "Daily rental" for the daily rate.
 */
function rowMeant(
  rows: readonly TableRow[],
  column: string,
  question: string,
): TableRow | undefined {
  const inColumn = new Set(contentTerms(column));
  const others = focusOf(question).required.filter((term) => !inColumn.has(term));
  if (others.length === 0) return undefined;
  return onlyOne(rows.filter(({ terms }) => others.every((term) => terms.includes(term))));
}

/** The words of a question and others for them; what is one's own is "personal". */
function withOthers(asked: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...asked].flatMap((term) => [...alternatives(term)]).concat(PERSONAL));
}

const PERSONAL = stems("personal own private");

/** Of one row between two columns, or in one column between two rows. */
function difference(
  { columns, rows }: Table,
  asked: ReadonlySet<string>,
  question = "",
): UnitAnswer | undefined {
  const named = rows.filter(({ label }) => isNamed(label, asked));
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
  const [column] = own;
  if (row && other && named.length === 2 && own.length === 1 && column) {
    const labels = asOrdered(question, [row.label, other.label]);
    const ordered = labels[0] === row.label ? [row, other] : [other, row];
    return between(
      ordered.map((one) => figureOf(one, columns.indexOf(column))),
      ordered,
      directionBetween(question, labels),
    );
  }
  return undefined;
}

/** Of a row, from the year before to the one that a question names, where it went the way that the question says. */
function growth(
  { columns, rows }: Table,
  question: string,
  asked: ReadonlySet<string>,
): UnitAnswer | undefined {
  const year = onlyOne(columns.filter((name) => YEAR.test(name) && asked.has(name)));
  const row = onlyOne(rows.filter(({ label }) => isNamed(label, asked)));
  const [now, before] = [year, String(Number(year) - 1)].map((name) =>
    row && name && columns.includes(name) ? figureOf(row, columns.indexOf(name)) : undefined,
  );
  if (!row || !now || !before || asksOtherWay(question, now.value - before.value)) return undefined;
  return between([now, before], [row]);
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
function figureOf({ cells }: TableRow, at: number): Figure | undefined {
  const cell = cells[at] ?? "";
  const [figure, ...more] = figuresIn(cell);
  return figure && more.length === 0 && Number.isFinite(figure.value) ? figure : undefined;
}

function onlyOne<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}
