import { SENTENCE_END } from "@/lib/core/sentences";
import { dateFigures } from "@/lib/documents/reader/dates";
import { matchesBesidesMark } from "@/lib/documents/reader/flag-column";
import type { Paragraph } from "@/lib/documents/reader/join-paragraphs";
import { cellsOf } from "@/lib/documents/reader/lines";
import { periodOf } from "@/lib/documents/reader/periods";

const MIN_NAMES = 3;
const MAX_MODEL = 24;
const BOUND = /^(?:until|till?|up to|through|to|from|since|as of|before|after|by|on) (.+)$/i;

/**
 * The heads of the columns that cells are; undefined where they are a row like others.
 *
 * @param above and `below`: the lines before and after them
 */
export function headOf(
  cells: readonly string[],
  above: string,
  below: string,
): readonly string[] | undefined {
  // What stands below a row of as many cells is another row.
  const before = cellsOf(above);
  const after = cellsOf(below);
  if (before.length === cells.length && !beginsTable(cells, before, after)) return undefined;
  // Nothing stands above the names of the rows.
  if (isRowOfPeriods(cells, after) || isAboveNamedRows(cells, after)) return ["", ...cells];
  const apart = withNumberApart(cells, after);
  return isHead(apart, after) ? apart : undefined;
}

/** Whether cells are the heads of columns: words, or years and names with a number such as "Q3", above a row of as many cells. */
function isHead(cells: readonly string[], below: readonly string[]): boolean {
  if (cells.length < 3 || cells.some((cell) => isFigure(cell) && !periodOf(cell))) return false;
  if (cells.some(isLongWithFigure)) return false;
  return (
    !cells.some((cell) => /\d/.test(cell)) ||
    below.length === cells.length ||
    matchesBesidesMark(below, cells.length)
  );
}

const MAX_FIGURE_HEAD_WORDS = 5;

/** "Mon 10–12, Wed 3–4, or by appointment": what somebody is told, and no name of a column. */
function isLongWithFigure(cell: string): boolean {
  return /\d.*,|,.*\d/.test(cell) && cell.split(" ").length > MAX_FIGURE_HEAD_WORDS;
}

/** What says of which kind the figures of a period are: "2025 to date". */
const PERIOD_KIND = / (?:to date|so far|ytd|actual|budget|plan|planned|forecast|estimate)$/i;

/** "2025 2024" or "Q3 2026 Q3 2025" above a row that has a name in front of as many figures. */
function isRowOfPeriods(cells: readonly string[], below: readonly string[]): boolean {
  const isPeriod = (cell: string) => periodOf(cell.replace(PERIOD_KIND, "")) !== undefined;
  return cells.length > 1 && cells.every(isPeriod) && below.length === cells.length + 1;
}

/** "In network · Out of network" above "Deductible · $1,750 · $3,500", "Place · Date" above "Pickup · Pier 2 · Fri, Jul 10". */
function isAboveNamedRows(cells: readonly string[], below: readonly string[]): boolean {
  const [name = "", ...rest] = below;
  return (
    cells.length > 1 &&
    rest.length === cells.length &&
    /^\p{L}{2}/u.test(name) &&
    (cells.every((cell) => isName(cell) || isBound(cell))
      ? rest.some((cell, at) => isFigure(cell) || (isDay(cell) && OF_DAYS.test(cells[at] ?? "")))
      : cells.every(isModel) && rest.every(isFigure))
  );
}

/** What stands above days; "Chair" above one is what somebody else is. */
const OF_DAYS = /\b(?:dates?|days?|when|times?|due|deadlines?|starts?|ends?|begins?|until|from)\b/i;

/** "Fri, Jul 10, 2026, 2:30 PM" */
function isDay(cell: string): boolean {
  return cell.length <= MAX_LINE && dateFigures(cell).length > 0;
}

/** "Until 18 July 2025" above what holds until then, and "From January 1" above what does afterward. */
function isBound(cell: string): boolean {
  const [, day] = BOUND.exec(cell) ?? [];
  return day !== undefined && cell.length <= MAX_LINE && dateFigures(day).length > 0;
}

/** "DM-40", "Series 3", "Year 3 (plan)": what a thing is called rather than how much of it there is. */
function isModel(cell: string): boolean {
  return (
    /^\p{L}[\p{L}\d-]*(?: [\p{L}\d][\p{L}\d-]*){0,2}(?: \(\p{L}{2,12}\))?$/u.test(cell) &&
    cell.length <= MAX_MODEL
  );
}

/**
 * Whether a row below a heading may belong to the table above that: not where it has another number of cells, nor where none of
 * its columns has what those of the last row have.
 */
export function goesOnBelowHeading(
  head: readonly string[],
  last: readonly string[],
  cells: readonly string[],
): boolean {
  if (cells.length !== head.length) return false;
  const rest = last.slice(1);
  return (
    rest.length === 0 || rest.some((cell, at) => isFigure(cell) === isFigure(cells[at + 1] ?? ""))
  );
}

/** "# Rating · Item": the narrow column of numbers, whose head stands close to the next one. */
function withNumberApart(cells: readonly string[], below: readonly string[]): readonly string[] {
  const [, number, rest] = /^(#|No\.|Nr\.) (\p{Lu}.*)$/u.exec(cells[0] ?? "") ?? [];
  const isOneShort = below.length === cells.length + 1 && /^\d+\.?$/.test(below[0] ?? "");
  return number && rest && isOneShort ? [number, rest, ...cells.slice(1)] : cells;
}

/** Whether names stand between rows of figures, as where one table is right below another; no head repeats what rows say. */
function beginsTable(
  cells: readonly string[],
  above: readonly string[],
  below: readonly string[],
): boolean {
  const isSaid = cells.some((cell, at) => at > 0 && (cell === above[at] || cell === below[at]));
  const areNames = cells.length >= MIN_NAMES && cells.every(isHeadName) && !isSaid;
  return areNames && above.some(isFigure) && below.some(isFigure);
}

const MAX_HEAD_WORDS = 4;

/** "Visitors", and neither "next meeting" nor "Obtain three prices for butts": what a cell of a row says. */
function isHeadName(cell: string): boolean {
  return isName(cell) && !/^\p{Ll}/u.test(cell) && cell.split(" ").length <= MAX_HEAD_WORDS;
}

function isName(cell: string): boolean {
  return /\p{L}{2}/u.test(cell) && !/\d/.test(cell);
}

function isFigure(cell: string): boolean {
  return /^\W{0,2}\d/.test(cell);
}

const MAX_LINES = 16;
const MAX_LINE = 40;
/** A line that the next one goes on with: "No. of", "Assessment per". */
const GOES_ON = /(?:\b(?:of|per|in|for|to|by|and|or|if|from|with|at|the|a|an|your|each)|[-/,&(])$/i;
/** One that goes on with the line before. */
const CONTINUES = /^[\p{Ll}(&/]/u;

/**
 * The heads of columns whose words run over several lines, as they are read one by one: "Unit type · No. of", "Units",
 * "Amount per", "Unit". Only where they make as many columns as the row below them has cells.
 *
 * @returns the heads, and which paragraph is the first row; undefined where there are none
 */
export function wrappedHead(
  paragraphs: readonly Paragraph[],
  at: number,
): { head: readonly string[]; next: number } | undefined {
  const lines = paragraphs.slice(at, at + MAX_LINES).map(({ text }) => text);
  if (!lines[0]?.includes("\t")) return undefined;
  const count = lines.findIndex((line) => cellsOf(line).some(isFigure));
  if (count < 2) return undefined;
  const above = lines.slice(0, count).flatMap((line) => line.split("\t"));
  if (above.some((line) => line.length > MAX_LINE || SENTENCE_END.test(line) || isFigure(line)))
    return undefined;
  const head = joinLines(above);
  return head.length > 2 && head.length === cellsOf(lines[count] ?? "").length
    ? { head, next: at + count }
    : undefined;
}

function joinLines(lines: readonly string[]): string[] {
  const heads: string[] = [];
  for (const line of lines.map((one) => one.replace(/\s+/g, " ").trim()).filter(Boolean)) {
    const last = heads.at(-1);
    const isMore = last !== undefined && (GOES_ON.test(last) || CONTINUES.test(line));
    if (isMore) heads[heads.length - 1] = `${last} ${line}`;
    else heads.push(line);
  }
  return heads;
}
