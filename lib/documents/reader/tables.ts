import { createYielder } from "@/lib/core/yield-to-event-loop";
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
  /** Those of the label without what is in brackets. */
  name: readonly string[];
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
export function tablesOf(index: UnitIndex): Promise<readonly Table[]> {
  const known = found.get(index);
  if (known) return known;
  const finding = findTables(index);
  found.set(index, finding);
  return finding;
}

/** Several rules look at the tables for one question, which has its own index. */
const found = new WeakMap<UnitIndex, Promise<readonly Table[]>>();

async function findTables({
  structure: { units, sections },
  signal,
}: UnitIndex): Promise<readonly Table[]> {
  const pause = createYielder(signal);
  const tables: {
    head: readonly string[];
    columns: readonly string[];
    rows: (TableRow & { isHead: boolean })[];
    about: string;
    caption: string;
    isNumbered: boolean;
  }[] = [];
  for (const [at, unit] of units.entries()) {
    await pause();
    if (unit.head.length < 2 || unit.cells === unit.head) continue;
    const named = hasNumber(unit) ? 1 : 0;
    const [label = "", ...cells] = unit.cells.slice(named);
    const last = tables.at(-1);
    const isHead = unit.cells.join() === unit.head.join();
    const row = {
      unit,
      label,
      cells,
      terms: contentTerms(label),
      name: termsOfName(label),
      isHead,
    };
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
    .map(({ head: _, rows, ...table }) => ({
      ...table,
      rows: rows.filter(({ isHead }) => !isHead),
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
  return areNamed(termsOfName(name), asked);
}

/** Whether all terms of a name are in a question. */
export function areNamed(terms: readonly string[], asked: ReadonlySet<string>): boolean {
  return terms.length > 0 && terms.every((term) => asked.has(term));
}

function termsOfName(name: string): string[] {
  // What is in brackets is its unit.
  return contentTerms(name.replace(/\([^)]*\)/g, " "));
}
