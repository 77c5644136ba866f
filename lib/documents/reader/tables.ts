import { numbersRows } from "@/lib/documents/reader/column-kinds";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { Unit } from "@/lib/documents/reader/unit";
import { contentTerms } from "@/lib/documents/terms";

/** A row of a table with heads of columns. */
export type TableRow = {
  unit: Unit;
  label: string;
  cells: readonly string[];
  terms: readonly string[];
};

/** A table with named columns; the first column names the rows. */
export type Table = {
  columns: readonly string[];
  rows: readonly TableRow[];
  about: string;
  caption: string;
  /** Whether a column in front of the names numbers the rows. */
  isNumbered: boolean;
};

/** The tables of a document whose columns have heads, and whose rows have names. */
export function tablesOf({ structure: { units, sections } }: UnitIndex): Table[] {
  const tables: {
    head: readonly string[];
    columns: readonly string[];
    rows: TableRow[];
    about: string;
    caption: string;
    isNumbered: boolean;
  }[] = [];
  for (const [at, unit] of units.entries()) {
    if (unit.head.length < 2 || unit.cells === unit.head) continue;
    const named = hasNumber(unit) ? 1 : 0;
    const [label = "", ...cells] = unit.cells.slice(named);
    const last = tables.at(-1);
    const row = { unit, label, cells, terms: contentTerms(label) };
    if (last?.head === unit.head) last.rows.push(row);
    else {
      const about = `${sections[unit.section]?.title ?? ""} ${unit.head[named] ?? ""}`;
      const caption = captionAbove(units, at);
      tables.push({
        head: unit.head,
        columns: unit.head.slice(named + 1),
        rows: [row],
        about,
        caption,
        isNumbered: named > 0,
      });
    }
  }
  return tables
    .map(({ head, rows, ...table }) => ({
      ...table,
      rows: rows.filter(({ unit }) => unit.cells.join() !== head.join()),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Whether the first column numbers the rows, and the second one names them: "16 · Refund · 476". */
function hasNumber({ head, cells }: Unit): boolean {
  return (
    head.length > 2 &&
    numbersRows(head[0]) &&
    /^\d{1,4}[a-z]?\.?$/i.test(cells[0] ?? "") &&
    /^\p{L}/u.test(cells[1] ?? "")
  );
}

const MAX_CAPTION_UNITS = 2;

/** The sentences just above a table: "Table 2. Maize grain yield." */
function captionAbove(units: readonly Unit[], at: number): string {
  const above = units.slice(Math.max(0, at - MAX_CAPTION_UNITS), at);
  return above
    .filter(({ kind }) => kind === "sentence")
    .map(({ text }) => text)
    .join(" ");
}

const QUARTERS = ["first", "second", "third", "fourth"];

/** The terms of a question; "the third quarter" is "Q3", too. */
export function termsOfQuestion(question: string): ReadonlySet<string> {
  const named = question.replace(
    /\b(first|second|third|fourth) quarter\b/gi,
    (words, which: string) => `${words} Q${QUARTERS.indexOf(which.toLowerCase()) + 1}`,
  );
  return new Set(contentTerms(named).concat(named.toLowerCase().match(/\bq[1-4]\b/g) ?? []));
}

/** Whether a name of a row or a column is in a question, word for word. */
export function isNamed(name: string, asked: ReadonlySet<string>): boolean {
  // What is in brackets is its unit.
  const terms = contentTerms(name.replace(/\([^)]*\)/g, " "));
  return terms.length > 0 && terms.every((term) => asked.has(term));
}
