import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { compute } from "@/lib/documents/reader/calculation";
import { CHANGE_VERB } from "@/lib/documents/reader/change-verbs";
import { dateFigures } from "@/lib/documents/reader/dates";
import type { FigureType } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { focusOf } from "@/lib/documents/reader/focus";
import { asksOtherWay } from "@/lib/documents/reader/goes-other-way";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { endOf, type Period, periodIn, periodOf } from "@/lib/documents/reader/periods";
import { wantedBy } from "@/lib/documents/reader/question-type";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const ASKS = /\b(?:what|how (?:much|many|high|large|big))\b/i;
const COMPARES =
  /\b(?:chang\w+|differ\w*|grow\w*|grew|r[io]se|fall|fell|drop\w*|increase\w*|decrease\w*|more|less|fewer|than|compar\w+|versus|vs|expect\w*|next|forecast|plan\w*|percent\w*|share)\b/i;
const NAMES_TIME =
  /\b(?:(?:19|20)\d\d|last|previous|before|ago|earlier|prior|preceding|to date|so far|altogether|in total|overall|average)\b/i;
const YEAR_BEFORE =
  /\b(?:(?:in |for )?the )?same (?:quarter|half|month|period) (?:of |in )?(?:the )?(?:last|previous|prior) year\b|\b(?:a|one) year (?:ago|earlier|before)\b/i;
const SCALE = /\(?(?:in )?[$€£]?\s?(thousand|million|billion)s?\b/i;

const CHANGES = new RegExp(
  String.raw`\b(?:by how much|how much) (?:did|has|have|does) .{1,60}\b${CHANGE_VERB}\b.{0,20}\b(?:than|compared|since|from|against|versus|vs|over)\b`,
  "i",
);
const SINCE =
  /\b(?:compared (?:to|with)|since|from|against|versus|vs\.?|over) (?:the )?(?:last|previous|prior|same (?:quarter|half|month|period)(?: of)?(?: the)? (?:last|previous)) year\b|\b(?:a|one) year (?:ago|earlier|before)\b/i;

type Column = { at: number; period: Period };
type Row = { unit: Unit; columns: readonly Column[]; extra: number };

/**
 * What a row of a table with a column for each quarter, half, month, or year has for the one that a question names, or for the
 * latest where it names none.
 */
export async function answerPeriodColumn(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (CHANGES.test(question)) return changeIn(structure.units, question, signal);
  if (!ASKS.test(question) || COMPARES.test(question)) return undefined;
  const isYearBefore = YEAR_BEFORE.test(question);
  const named = periodIn(question.replace(YEAR_BEFORE, " "));
  const rest = named?.rest ?? question.replace(YEAR_BEFORE, " ");
  if (NAMES_TIME.test(rest) || dateFigures(rest).length > 0 || periodIn(rest)) return undefined;
  const { required } = focusOf(rest);
  if (required.length === 0) return undefined;
  const rows = await flatMapInTurns(structure.units, (unit) => rowOf(unit, required), signal);
  const [best, next] = rows.toSorted((a, b) => a.extra - b.extra);
  if (!best || best.extra === next?.extra) return undefined;
  const latest = latestOf(best.columns, named?.period);
  const column = isYearBefore && latest ? yearBefore(best.columns, latest.period) : latest;
  // What isn't in the table for that time is not what it has for another one.
  if (!column) return isPartOfColumns(best.columns, named?.period) ? { kind: "open" } : undefined;
  return named || isYearBefore || isWanted(question, best.unit.cells[column.at] ?? "")
    ? answerWith(best.unit, column)
    : undefined;
}

/**
 * By how much a row changed from the year before, or from a time that a question names, to the latest. Nothing where it went
 * the other way than the question says.
 */
async function changeIn(
  units: readonly Unit[],
  question: string,
  signal: AbortSignal | undefined,
): Promise<UnitAnswer | undefined> {
  const named = periodIn(question);
  const rest = (named?.rest ?? question).replace(SINCE, " ").replace(CHANGE_WORDS, " ");
  const { required } = focusOf(rest);
  if (required.length === 0) return undefined;
  const rows = await flatMapInTurns(units, (unit) => rowOf(unit, required), signal);
  const [row, ...others] = rows;
  if (!row || others.length > 0) return undefined;
  const latest = latestOf(row.columns, undefined);
  const before = named
    ? latestOf(row.columns, named.period)
    : latest && SINCE.test(question)
      ? yearBefore(row.columns, latest.period)
      : undefined;
  const figures = [latest, before].flatMap((column) =>
    figuresIn(column ? (row.unit.cells[column.at] ?? "") : ""),
  );
  const [now, then] = figures;
  if (!now || !then || figures.length > 2 || latest === before) return undefined;
  if (asksOtherWay(question, now.value - then.value)) return { kind: "open" };
  const computed = compute({ kind: "difference", operands: ["", ""], about: "" }, figures);
  if (!computed) return undefined;
  const { result: lead, working } = computed;
  return { kind: "answer", lead, working, units: [row.unit] };
}

const CHANGE_WORDS = new RegExp(
  String.raw`\b(?:${CHANGE_VERB}|compared|versus|vs|than|since|against|over)\b`,
  "gi",
);

/** A row with a column for each of several times, whose label has all that is asked for; empty for any other. */
function rowOf(unit: Unit, required: readonly string[]): Row[] {
  const { cells, head } = unit;
  if (cells.length !== head.length || cells.join() === head.join()) return [];
  const columns = head.flatMap((name, at) => {
    const period = at > 0 ? periodOf(name) : undefined;
    return period ? [{ at, period }] : [];
  });
  const extra = extraWords(cells[0] ?? "", required);
  return columns.length > 1 && extra !== undefined ? [{ unit, columns, extra }] : [];
}

/** The latest of the columns for a time: of all where a question names none, of each third quarter for "Q3". */
function latestOf(columns: readonly Column[], asked: Period | undefined): Column | undefined {
  const fitting = columns.filter(
    ({ period }) =>
      !asked ||
      (period.part === asked.part && (asked.year === undefined || period.year === asked.year)),
  );
  const [best, next] = fitting.toSorted((a, b) => endOf(b.period) - endOf(a.period));
  return best && next && endOf(best.period) === endOf(next.period) ? undefined : best;
}

function yearBefore(columns: readonly Column[], { part, year }: Period): Column | undefined {
  const found = columns.filter(
    ({ period }) => year !== undefined && period.part === part && period.year === year - 1,
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Whether the columns are for quarters where another one is asked for, or a whole year. */
function isPartOfColumns(columns: readonly Column[], asked: Period | undefined): boolean {
  return columns.every(({ period }) => period.part !== "year") && asked?.year !== undefined;
}

/** How many words a label has besides those that are asked for; undefined where it lacks one of them. */
function extraWords(label: string, required: readonly string[]): number | undefined {
  const named = contentTerms(label.replace(/\([^)]{0,40}\)/g, " "));
  return hasAllTerms(new Set(named), required) ? named.length : undefined;
}

/** Whether a cell is no more than a figure of the kind that is asked for; a number in a column of amounts needs no sign. */
function isWanted(question: string, cell: string): boolean {
  const wanted = wantedBy(question);
  const types: readonly FigureType[] = wanted.type === "figure" ? wanted.figures : [];
  const [figure, ...more] = figuresIn(cell);
  const isAny = wanted.type === "statement";
  return (
    figure !== undefined &&
    more.length === 0 &&
    (isAny || types.includes(figure.type) || figure.type === "count")
  );
}

/** The cell of a row, with its column where that is more than a year, which the row quoted below says. */
function answerWith(unit: Unit, { at, period }: Column): UnitAnswer | undefined {
  const value = unit.cells[at] ?? "";
  if (!/\d/.test(value)) return undefined;
  const scale = SCALE.exec(`${unit.cells[0]} ${unit.head[0]}`)?.[1]?.toLowerCase();
  const scaled = scale ? `${value} ${scale}` : value;
  const lead = period.part === "year" ? scaled : `${scaled} (${unit.head[at]})`;
  return { kind: "answer", lead, units: [unit] };
}
