import { type Citation, citationMark, escapeMarkdown } from "@/lib/documents/citation";
import type { Unit } from "@/lib/documents/reader/unit";

/** The words of a statement as they are written: in full, or with "…" for what is left out. */
export type Writing = (unit: Unit) => string;

/** Of fewer rows, each has the heads of its columns beside its cells. */
const MIN_TABLE_ROWS = 3;
const MIN_TABLE_CELLS = 3;

/** Statements as items of a list, and the rows of a table that stand together as a table. */
export function writeStatements(units: readonly Unit[], writing: Writing): string[] {
  const parts: string[] = [];
  for (let at = 0; at < units.length; ) {
    const rows = rowsFrom(units, at);
    const [unit] = units.slice(at, at + 1);
    if (rows.length >= MIN_TABLE_ROWS) parts.push(writeTable(rows));
    else if (unit) parts.push(`- ${quoted(unit, writing)}`);
    at += rows.length >= MIN_TABLE_ROWS ? rows.length : 1;
  }
  return parts;
}

/** Parts of a list below one another, and tables apart from them. */
export function joinParts(parts: readonly string[]): string {
  return parts.reduce((written, part, at) => {
    if (at === 0) return part;
    const isApart = isTable(part) || isTable(parts[at - 1] ?? "");
    return `${written}${isApart ? "\n\n" : "\n"}${part}`;
  }, "");
}

/** Whether a written part is a table. */
export function isTable(part: string): boolean {
  return part.startsWith("|");
}

/** The rows with the same heads that begin at an index; those of a timetable may have none. */
function rowsFrom(units: readonly Unit[], at: number): Unit[] {
  const first = units[at];
  const names = first?.head.join("\t");
  const isRow = ({ kind, cells, head }: Unit) =>
    kind === "row" &&
    cells.length >= MIN_TABLE_CELLS &&
    cells.length === first?.cells.length &&
    (head.length === cells.length || (head.length === 0 && cells.slice(1).every(isFigureCell))) &&
    head.join("\t") === names;
  let end = at;
  for (let unit = units[end]; unit && isRow(unit); unit = units[end]) end += 1;
  return units.slice(at, end);
}

function writeTable(rows: readonly Unit[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const columns = rows[0]?.cells.map((_, at) => rows[0]?.head[at] ?? "") ?? [];
  const heads = columns.map(escapeMarkdown);
  const body = rows.map(({ cells, pieces }) => {
    const written = cells.map(escapeMarkdown);
    const last = written.pop() ?? "";
    return line([...written, `${last} ${marksOf(pieces)}`.trim()]);
  });
  return [line(heads), line(heads.map(() => "---")), ...body].join("\n");
}

function inFull({ text }: Unit): string {
  return text;
}

/** A statement in the document's words with links to its pages. A row has its label set apart. */
export function quoted(unit: Unit, writing: Writing = inFull): string {
  const { kind, cells, head, pieces } = unit;
  // What divides the items of a list in the document's sentence divides nothing here.
  const own = kind === "item" ? writing(unit).replace(/[,;]$/, "") : writing(unit);
  const words = cells.length > 1 ? writeCells(cells, head) : escapeMarkdown(own);
  return `${words} ${marksOf(pieces)}`;
}

/** Links to the pages of a statement. */
export function marksOf(pieces: readonly Citation[]): string {
  return linkedOf(pieces)
    .map(({ place }) => citationMark("pdf", place))
    .join(" ");
}

/** Pieces by their links: of several on a page, the first has the link, which stands for all of them. */
export function linkedOf(pieces: readonly Citation[]): Citation[] {
  return pieces.filter(isFirstOfPlace).map((piece) => {
    const all = pieces.filter(({ place }) => place === piece.place);
    return all.length > 1 ? { ...piece, also: all.slice(1).map(({ quote }) => quote) } : piece;
  });
}

/** Whether a piece has a link of its own. */
export function isFirstOfPlace(
  { place }: Citation,
  at: number,
  pieces: readonly Citation[],
): boolean {
  return pieces.findIndex((other) => other.place === place) === at;
}

/** Of a table, figures say little without the heads of their columns. */
function writeCells(cells: readonly string[], head: readonly string[]): string {
  if (cells.length === 2) return cells.map(escapeMarkdown).map(asLabel).join(" ");
  const written = cells.map((cell, at) => {
    const name = head[at] ?? "";
    const isValue = NAMED_FIGURE.test(cell) || (isShort(cell) && !TELLS.test(name));
    const isNamed = at > 0 && name !== cell && isValue;
    return escapeMarkdown(isNamed && name ? `${name}: ${cell}` : cell);
  });
  return written.filter(Boolean).join(" · ");
}

/** "$12.00", "56 hours", "< 3.0", "None", "H", "B+": words for what a cell holds stand above it. */
const NAMED_FIGURE =
  /^(?:[-−–—]|[-−–+(<>≤≥]?\s?[$€£¥]?\d.{0,15}|none|yes|no|included|unlimited|\p{L}{1,2}[+*-]?)$/iu;

function isFigureCell(cell: string): boolean {
  return NAMED_FIGURE.test(cell);
}

/** Columns whose cells say by themselves what they are. */
const TELLS =
  /^(?:descriptions?|details?|items?|names?|what|events?|activit(?:y|ies)|transactions?|particulars|texts?|topics?|titles?|subjects?|tasks?|services?|products?|talks?|sessions?|notes?|remarks?|comments?|todo|to do|fix|remedy|solution|cause|meaning|preparation|(?:what to|how to) .{1,30})$/i;
const MOST_SHORT = 24;

/** "Hydraulic disc": which of several has it, the head of its column tells. */
function isShort(cell: string): boolean {
  return cell.length > 0 && cell.length <= MOST_SHORT && cell.split(" ").length <= 3;
}

function asLabel(cell: string, at: number): string {
  return at === 0 ? `**${cell}:**` : cell;
}
