import { createYielder, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { type Table, tablesOf } from "@/lib/documents/reader/tables";
import { isTotalRow } from "@/lib/documents/reader/total-rows";
import type { Unit } from "@/lib/documents/reader/unit";

/** What a list has of one thing; `head` names the column of a value. */
export type ComparedRow = {
  label: string;
  values: readonly { head: string; text: string }[];
  unit: Unit;
};
/** Things that stand together, and what stands above them. */
export type ComparedList = { about: string; rows: ComparedRow[] };

const LABEL = /^(?<label>[^:–—|\t(]{2,60}?)\s?(?::|–|—|\||\t|\(|, |\s-\s|\s\.{3,})/u;
const MIN_ROWS = 2;
/** Of more, people look in a spreadsheet. */
const MAX_ROWS = 5000;

/** The tables and lists of a document, of which each row is a thing with values. */
export async function comparedLists(index: UnitIndex): Promise<ComparedList[]> {
  const lists = [...(await tablesIn(index)), ...(await listsIn(index))];
  return lists.filter(({ rows }) => rows.length >= MIN_ROWS && rows.length <= MAX_ROWS);
}

async function tablesIn(index: UnitIndex): Promise<ComparedList[]> {
  const sections = index.structure.sections;
  const tables = (await tablesOf(index)).filter(({ rows }) => rows.length <= MAX_ROWS);
  const listOf = ({ columns, rows, about, caption }: Table): ComparedList => ({
    about: `${about} ${caption} ${sections[rows[0]?.unit.section ?? -1]?.title ?? ""} ${rows[0]?.unit.head[0] ?? ""}`,
    rows: rows
      .filter(({ unit }) => !isTotalRow(unit))
      .map(({ label, cells, unit }) => ({
        label,
        unit,
        values: columns.map((head, at) => ({ head, text: cells[at] ?? "" })),
      })),
  });
  return flatMapInTurns(tables, (table) => [listOf(table)], index.signal);
}

/** Items, and rows of two cells without heads, that stand together. */
async function listsIn({
  structure: { units, sections },
  signal,
}: UnitIndex): Promise<ComparedList[]> {
  const pause = createYielder(signal);
  const lists: ComparedList[] = [];
  let before: Unit | undefined;
  for (const unit of units) {
    await pause();
    const row = rowOf(unit);
    const isNext = before && rowOf(before) && before.section === unit.section;
    if (row && isNext && before?.kind === unit.kind) lists.at(-1)?.rows.push(row);
    else if (row)
      lists.push({
        about: `${sections[unit.section]?.title ?? ""} ${before?.text ?? ""}`,
        rows: [row],
      });
    before = unit;
  }
  // The first row of two cells may name them.
  for (const { rows } of lists)
    if (rows[0]?.unit.kind === "row" && !/\d/.test(rows[0].values[0]?.text ?? "")) rows.shift();
  return lists;
}

function rowOf(unit: Unit): ComparedRow | undefined {
  const { kind, text, cells, head } = unit;
  if (kind === "row") {
    const [label = "", value = "", ...more] = cells;
    const isPlain = head.length === 0 && more.length === 0 && label !== "" && !isTotalRow(unit);
    return isPlain ? { label, unit, values: [{ head: "", text: value }] } : undefined;
  }
  const label = kind === "item" ? LABEL.exec(text)?.groups?.label : undefined;
  if (!label) return undefined;
  return { label, unit, values: [{ head: "", text: text.slice(label.length) }] };
}
