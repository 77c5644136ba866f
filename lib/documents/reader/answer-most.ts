import { largest } from "@/lib/core/extremes";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { type TableRow, tablesOf } from "@/lib/documents/reader/tables";
import { isTotalRow } from "@/lib/documents/reader/total-rows";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

/** "Who used the most data?", "What counts most towards the mark?", "Which one keeps longest?" */
const ASKS =
  /^\W{0,3}(?:and |so )?(?:(?<who>who)|what|which(?: \p{L}+){0,2}) (?<verb>(?!the\b)\p{L}+) (?:the )?(?:(?<most>most|longest)|least|fewest|shortest)\b(?<rest>[^?]{0,60})\??[^\p{L}\p{N}]*$/iu;
const IN_DAYS = new Map([
  ["second", 1 / 86_400],
  ["minute", 1 / 1440],
  ["hour", 1 / 24],
  ["day", 1],
  ["week", 7],
  ["month", 30],
  ["year", 365],
]);
const MIN_ROWS = 2;
const MOST_QUOTED = 5;

type Row = Pick<TableRow, "label" | "cells" | "unit">;
type Columns = { columns: readonly string[]; rows: readonly Row[] };
type Valued = { name: string; figure: Figure; value: number; unit: Unit };

/** The row that has the most, or the least, in the one column that a question names. */
export async function answerMost(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const groups = ASKS.exec(question)?.groups;
  if (!groups) return undefined;
  const asked = contentTerms(`${groups.verb} ${groups.rest}`);
  const columns = [...(await tablesOf(index)), ...(await tablesOfTwo(index))].flatMap((table) =>
    table.columns.map((head, at) => ({ table, at, score: scoreOf(head, asked) })),
  );
  const best = largest(columns.map(({ score }) => score));
  const [only, ...others] = best > 0 ? columns.filter(({ score }) => score === best) : [];
  if (!only || others.length > 0) return undefined;
  const valued = valuesOf(only.table, only.at, groups.who !== undefined);
  const sign = groups.most ? -1 : 1;
  const sorted = valued.toSorted((a, b) => sign * (a.value - b.value));
  const [first, second] = sorted;
  if (!first || !second || first.value === second.value) return undefined;
  const [from, to] = groups.most ? ["largest", "smallest"] : ["smallest", "largest"];
  return {
    kind: "answer",
    lead: `${first.name} (${first.figure.text})`,
    working: `the ${from} of ${valued.length}`,
    note: `From the ${from} to the ${to}${sorted.length > MOST_QUOTED ? `, the first ${MOST_QUOTED}` : ""}:`,
    units: sorted.slice(0, MOST_QUOTED).map(({ unit }) => unit),
  };
}

/** Tables of two columns, whose heads stand in a row of their own: "Work · Share of mark" above "Teapot · 30%". */
async function tablesOfTwo({ structure: { units }, signal }: UnitIndex): Promise<Columns[]> {
  const pause = createYielder(signal);
  const tables: { columns: string[]; rows: Row[] }[] = [];
  for (const [at, unit] of units.entries()) {
    await pause();
    const [label = "", value = ""] = unit.cells;
    if (unit.head.length > 0 || unit.cells.length !== 2) continue;
    const isHead = figuresIn(value).length === 0;
    const last = tables.at(-1);
    if (isHead) tables.push({ columns: [value], rows: [] });
    else if (last && units[at - 1]?.cells.length === 2)
      last.rows.push({ label, cells: [value], unit });
  }
  return tables;
}

function scoreOf(head: string, asked: readonly string[]): number {
  const there = new Set(contentTerms(head));
  return asked.filter((term) => hasTerm(there, term)).length;
}

/** What each row has in a column; none where one has nothing, or what can't be compared with the others. */
function valuesOf({ rows, columns }: Columns, at: number, isWho: boolean): Valued[] {
  const own = rows.filter(({ unit }) => !isTotalRow(unit));
  const valued = own.flatMap(({ label, cells, unit }): Valued[] => {
    const [figure] = figuresIn(cells[at] ?? "");
    const days = figure?.type === "duration" ? IN_DAYS.get(figure.unit) : undefined;
    const value = figure && figure.value * (days ?? 1);
    const name = isWho ? nameIn(label, cells) : label;
    return figure && name && value !== undefined && Number.isFinite(value)
      ? [{ name, figure, value, unit }]
      : [];
  });
  const [first] = valued;
  const isTime = ({ type, unit }: Figure) => type === "duration" && IN_DAYS.has(unit);
  const isAlike = ({ figure }: Valued) =>
    figure.type === first?.figure.type &&
    (figure.unit === first.figure.unit || (isTime(figure) && isTime(first.figure)));
  const isWhole = columns.length > 0 && valued.length === own.length && own.length >= MIN_ROWS;
  return isWhole && valued.every(isAlike) ? valued : [];
}

/** Of a row that begins with a number, the name behind it. */
function nameIn(label: string, cells: readonly string[]): string | undefined {
  return [label, ...cells].find((cell) => /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u.test(cell));
}
