import { onlyOne } from "@/lib/core/only-one";
import { createYielder, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { CHANGE_VERB } from "@/lib/documents/reader/change-verbs";
import { boundsOf, extremeAt } from "@/lib/documents/reader/figure-bounds";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { focusOf } from "@/lib/documents/reader/focus";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { alternatives, stems } from "@/lib/documents/reader/same-words";
import { labelWith, ordersBySize } from "@/lib/documents/reader/signed-order";
import { difference, growth } from "@/lib/documents/reader/table-difference";
import {
  areNamed,
  isNamed,
  type Table,
  type TableRow,
  tablesOf,
  termsOfQuestion,
} from "@/lib/documents/reader/tables";
import { isTotalRow } from "@/lib/documents/reader/total-rows";
import { OPEN, type UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const MOST =
  /\b(?:best|highest|most|largest|biggest|greatest|longest|heaviest|fastest|maximum|top)\b/i;
const LEAST =
  /\b(?:worst|lowest|least|smallest|fewest|shortest|lightest|slowest|cheapest|minimum)\b/i;
const COMPARES =
  /\bdifference\b|\bby how (?:much|many)\b|\bhow (?:much|many) .{0,40}\b(?:more|less|fewer|higher|lower|longer|shorter|cheaper|heavier|lighter|larger|smaller)\b/i;
/** "How much do I save with the card?", and not what is saved for something. */
const ASKS_SAVED =
  /\bhow much (?:do|does|can|could|would|will|did)\b.{1,60}\bsave\b.{0,40}\b(?:with|by|on|if|when)\b/i;
const SAYS_SAVED = /\bsav(?:ed?|es|ings?)\b/i;
/** What is cut is a price as often as hair. */
const GROWS = new RegExp(
  String.raw`\bhow much (?:did|does|has|have) .{1,80}\b${CHANGE_VERB.replace("|cuts?", "")}\b`,
  "i",
);
const MIN_ROWS = 2;

/** Answers from the cells of a table: one cell, the largest or smallest of a column, or the difference of two. */
export async function answerFromTable(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const { signal } = index;
  const pause = createYielder(signal);
  const asked = termsOfQuestion(question);
  const found: { answer: UnitAnswer; shared: number }[] = [];
  for (const table of await tablesOf(index)) {
    await pause();
    const answer = GROWS.test(question)
      ? growth(table, question, asked)
      : asksDifference(table, question)
        ? difference(table, asked, question)
        : ((await extreme(table, question, asked, signal)) ??
          oneCell(table, question, asked) ??
          totalOf(table, question));
    if (answer) found.push({ answer, shared: sharedWith(table, asked) });
  }
  // Several tables may have those rows and columns: what stands above them tells which one is meant.
  const [best, next] = found.toSorted((a, b) => b.shared - a.shared);
  if (next && best?.shared === next.shared)
    return COMPARES.test(question) || ASKS_SAVED.test(question) ? OPEN : undefined;
  return best?.answer;
}

/** What is saved is a difference where no column or row says it. */
function asksDifference({ columns, rows }: Table, question: string): boolean {
  const saysSaved = [...columns, ...rows.map(({ label }) => label)].some((name) =>
    SAYS_SAVED.test(name),
  );
  return COMPARES.test(question) || (ASKS_SAVED.test(question) && !saysSaved);
}

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
async function extreme(
  { columns, rows, about }: Table,
  question: string,
  asked: ReadonlySet<string>,
  signal: AbortSignal | undefined,
): Promise<UnitAnswer | undefined> {
  const isMost = MOST.test(question);
  if (isMost === LEAST.test(question) || !/\b(?:which|what|who)\b/i.test(question))
    return undefined;
  const isAbout = contentTerms(about).some((term) => asked.has(term));
  const column = onlyOne(columns.filter((name) => isNamed(name, asked)));
  if (!column || !isAbout) return undefined;
  const at = columns.indexOf(column);
  const read = (row: TableRow) => {
    const [figure, ...more] = figuresIn(row.cells[at] ?? "");
    const bounds = figure && more.length === 0 ? boundsOf(figure) : undefined;
    return figure && bounds ? [{ row, figure, bounds }] : [];
  };
  const valued = await flatMapInTurns(rows, read, signal);
  if (valued.length < MIN_ROWS) return undefined;
  // Where a row has no figure, or one of another unit, nobody knows which is the most of all.
  const isAlike = valued.every(({ bounds }) => bounds.unit === valued[0]?.bounds.unit);
  if (valued.length < rows.length || !isAlike) return OPEN;
  const isBySize = ordersBySize(
    valued.map(({ figure }) => figure),
    column,
  );
  const place = extremeAt(
    valued.map(({ bounds }) => bounds),
    isMost !== isBySize,
  );
  const best = valued[place ?? -1];
  if (!best) return undefined;
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
    onlyOne(rows.filter(({ name }) => areNamed(name, asked))) ??
    (named && rowMeant(rows, named, question));
  // "Left" is "Remaining", where at least one of both is named word for word.
  const other = withOthers(asked);
  const row = said ?? (named && onlyOne(rows.filter(({ name }) => areNamed(name, other))));
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
  /^\W{0,3}(?:and |so )?how (?:many|much) (?<what>(?:\p{L}+ ){0,2}?\p{L}+) (?:did|do|have|has|was|were|is|are) (?:i|we|he|she|they|it|you|there)(?: \p{L}+)?(?: in total| in all| altogether| that week| this (?:week|month|year))?[^\p{L}\p{N}]*$/iu;

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
