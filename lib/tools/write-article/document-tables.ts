import {
  type Citation,
  citationMark,
  type DocumentKind,
  escapeMarkdown,
  placeLabel,
} from "@/lib/documents/citation";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import { isWholeSentence } from "@/lib/documents/sentence-kinds";

/** A table of a document. */
export type DocumentTable = {
  /** Indexes of its first and last statement. */
  from: number;
  to: number;
  section: number;
  place: number;
  rows: readonly Unit[];
  /** "Table 1", where a caption says so. */
  label: string | undefined;
  /** Its caption's sentences. */
  captions: readonly Unit[];
  /** The table and its caption; undefined where it isn't certain which cell stands where. */
  written: WrittenTable | undefined;
  /** Whether it has too many rows to be written. */
  isLong: boolean;
};

/** A table that belongs into an article and isn't written. */
export type LeftOutTable = { name: string; isLong: boolean };

type WrittenTable = { blocks: string[]; citations: Citation[] };

/** With fewer cells, a row may be a name and its value. */
const MIN_CELLS = 3;
const MIN_ROWS = 2;
/** More would be most of an article. */
export const MAX_ROWS = 40;
/** Its sentences. */
const MAX_CAPTION = 8;
const CAPTION_LABEL = /^(?:Table|TABLE|Tab\.)\s[A-Z]?\d{1,3}(?:\.\d{1,3})?[a-z]?/;

/** The tables of a document in order, also those of which only the caption was read. */
export function findTables({ units }: Structure, kind: DocumentKind): DocumentTable[] {
  const tables: DocumentTable[] = [];
  const captioned = new Set<Unit>();
  for (let at = 0; at < units.length; at += 1) {
    if (!isTableRow(units[at])) continue;
    const to = endOf(units, at);
    const from = hasHeadAbove(units, at) ? at - 1 : at;
    const rows = units.slice(from, to + 1);
    if (rows.filter(isTableRow).length < MIN_ROWS) continue;
    const captions = captionBeside(units, from, to);
    for (const caption of captions) captioned.add(caption);
    tables.push(tableOf(rows, captions, { from, to, kind }));
    at = to;
  }
  for (const [at, unit] of units.entries()) {
    if (captioned.has(unit) || !isTableCaption(unit)) continue;
    tables.push(tableOf([], captionFrom(units, at), { from: at, to: at, kind }));
  }
  return tables.sort((a, b) => a.from - b.from);
}

/** How a table that is left out is called: "Table 1 (p. 1)" */
export function nameOfTable({ label, place }: DocumentTable, kind: DocumentKind): string {
  const where = placeLabel(kind, place);
  return label ? `${label} (${where})` : `a table (${where})`;
}

function isTableRow(unit: Unit | undefined): boolean {
  if (unit?.kind !== "row") return false;
  return unit.head.length > 1 || unit.cells.filter(Boolean).length >= MIN_CELLS;
}

/** Whether the row above a table, of two cells, may be its head. */
function hasHeadAbove(units: readonly Unit[], at: number): boolean {
  const [above, first] = [units[at - 1], units[at]];
  if (above?.kind !== "row" || above.section !== first?.section || first.head.length > 0)
    return false;
  return above.cells.length === first.cells.length - 1;
}

/** Where a table ends; pieces of cells that were read as lines of their own stand within it. */
function endOf(units: readonly Unit[], from: number): number {
  const first = units[from];
  let end = from;
  for (let at = from + 1; at < units.length; at += 1) {
    const unit = units[at];
    if (!unit || unit.section !== first?.section || !isPartOfTable(unit)) break;
    if (unit.head.length > 0 && first.head.length > 0 && !hasSameHead(unit, first)) break;
    if (isTableRow(unit)) end = at;
  }
  return end;
}

function isPartOfTable({ kind, text, isCaption }: Unit): boolean {
  return kind === "row" || (kind === "sentence" && !isCaption && !isWholeSentence(text));
}

function hasSameHead(one: Unit, other: Unit): boolean {
  return one.head.join("\t") === other.head.join("\t");
}

function isTableCaption({ isCaption, text }: Unit): boolean {
  return isCaption === true && CAPTION_LABEL.test(text);
}

/** The caption right above or below, up to some lines of a cell apart. */
function captionBeside(units: readonly Unit[], from: number, to: number): Unit[] {
  const near = (at: number) => {
    const unit = units[at];
    return unit !== undefined && unit.section === units[from]?.section && isTableCaption(unit);
  };
  const found = [to + 1, to + 2, from - 1, from - 2, from - 3].find(near);
  return found === undefined ? [] : captionFrom(units, found);
}

function captionFrom(units: readonly Unit[], at: number): Unit[] {
  const rest = units.slice(at + 1, at + MAX_CAPTION);
  const end = rest.findIndex(({ isCaption, isLead }) => !isCaption || isLead);
  return units.slice(at, end < 0 ? at + MAX_CAPTION : at + 1 + end);
}

function tableOf(
  rows: readonly Unit[],
  captions: readonly Unit[],
  { from, to, kind }: { from: number; to: number; kind: DocumentKind },
): DocumentTable {
  const first = rows[0] ?? captions[0];
  const place = first?.pieces[0]?.place ?? 1;
  const label = CAPTION_LABEL.exec(captions[0]?.text ?? "")?.[0];
  const grid = gridOf(rows);
  const mark = citationMark(kind, place);
  const written = grid && {
    blocks: blocksOf(grid, captions, mark),
    citations: quotesOf(rows, captions),
  };
  const isLong = rows.length > MAX_ROWS;
  const section = first?.section ?? -1;
  return { from, to, section, place, rows, label, captions, written, isLong };
}

/** Heads and rows, where each cell stands below a head for certain. */
function gridOf(rows: readonly Unit[]): readonly (readonly string[])[] | undefined {
  if (rows.length > MAX_ROWS || !rows.every(({ kind }) => kind === "row")) return undefined;
  const [first, ...others] = rows.map(({ cells }) => cells);
  const head = rows[0]?.head ?? [];
  const isNamed = head.length > 1 && rows.every((row) => row.head.join("\t") === head.join("\t"));
  const body = isNamed ? bodyOf(rows).map(({ cells }) => cells) : others;
  const named = isNamed ? head : headAbove(first, body);
  return named?.slice(1).every(Boolean) && body.length > 0 ? [named, ...body] : undefined;
}

function bodyOf(rows: readonly Unit[]): readonly Unit[] {
  return rows.filter(({ cells, head }) => cells.join("\t") !== head.join("\t"));
}

/** The first row, where its cells are words above figures: "5 West" above "71" and "29%". Above names, it may have no cell. */
function headAbove(
  first: readonly string[] | undefined,
  body: readonly (readonly string[])[],
): readonly string[] | undefined {
  const width = body[0]?.length ?? 0;
  if (!first || !body.every((cells) => cells.length === width)) return undefined;
  const isOfFigures = body.every(
    ([name = "", ...cells]) => /\p{L}/u.test(name) && cells.every((cell) => /\d/.test(cell)),
  );
  if (!isOfFigures || !first.every((cell) => /\p{L}{2}/u.test(cell))) return undefined;
  if (first.length === width - 1) return ["", ...first];
  return first.length === width ? first : undefined;
}

function blocksOf(
  [head = [], ...body]: readonly (readonly string[])[],
  captions: readonly Unit[],
  mark: string,
): string[] {
  const [names, ...rows] = [head, ...body].map((cells) => rowOf(cells.map(escapeMarkdown)));
  const caption = captions.map(({ text }) => escapeMarkdown(text)).join(" ");
  const table = [names, rowOf(head.map(() => "---")), ...rows].join("\n");
  return [table, caption ? `${caption} ${mark}` : mark];
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function quotesOf(rows: readonly Unit[], captions: readonly Unit[]): Citation[] {
  return [...rows, ...captions].flatMap(({ pieces }) => pieces);
}
