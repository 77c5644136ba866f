import type { Structure, Unit } from "@/lib/documents/reader/unit";

const MOST_IN_NAME = 40;

/** The line above the rows that a row is one of, which names them without being a heading. */
export function lineAbove(unit: Unit, { units }: Structure): string {
  if (unit.kind !== "row") return "";
  const above = lastLine(unit, units);
  return above?.section === unit.section && above.text.length <= MOST_IN_NAME ? above.text : "";
}

/** The row that was looked at last, and the last line above it. */
const lastRows = new WeakMap<readonly Unit[], { at: number; above: Unit | undefined }>();

/** The last line above a row that is none. Rules go down through a document: the search goes on from the row before. */
function lastLine(row: Unit, units: readonly Unit[]): Unit | undefined {
  const last = lastRows.get(units) ?? { at: 0, above: undefined };
  const ahead = units.indexOf(row, last.at);
  const at = ahead < 0 ? units.indexOf(row) : ahead;
  const from = ahead < 0 ? 0 : last.at;
  let above = ahead < 0 ? undefined : last.above;
  for (let line = from; line < at; line += 1) {
    const unit = units[line];
    if (unit && unit.kind !== "row") above = unit;
  }
  lastRows.set(units, { at: Math.max(0, at), above });
  return above;
}
