import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { focusOf } from "@/lib/documents/reader/focus";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { alternatives, stems } from "@/lib/documents/reader/same-words";
import { isHeadOfTable } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

const ASKS =
  /^\W{0,3}(?:and |so |but )?who(?:['’]s| (?:has|have|is|needs?|was|are|will|must|should|shall))\b/i;
const TASK = /^(?:actions?(?: (?:items?|points?))?|tasks?|to[- ]?dos?|what|jobs?|duty|duties)$/i;
const DOER =
  /^(?:who|whom|owner|by whom|assigned(?: to)?|assignee|responsible(?: person)?|person(?: responsible)?|action by|lead|name)$/i;
/** What is done, and what a list of tasks calls it. */
const CALLED = new Map(
  [
    ["write", "letter email note"],
    ["ring phone call", "contact telephone"],
    ["ask speak talk", "contact approach"],
    ["find", "recruit look search source"],
    ["buy get", "purchase order obtain"],
  ].flatMap(([words = "", others = ""]) =>
    stems(words).map((term) => [term, stems(others)] as const),
  ),
);

/** Who has to do something, by the only row of a table of tasks that names all of it. */
export async function answerTaskDoer(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question)) return undefined;
  const { required } = focusOf(question);
  if (required.length < 2) return undefined;
  const rows = await filterInTurns(
    structure.units,
    (unit) => {
      if (unit.kind !== "row" || isHeadOfTable(unit)) return false;
      const at = unit.head.findIndex((name) => TASK.test(name));
      if (at < 0 || !unit.head.some((name) => DOER.test(name))) return false;
      const there = new Set(searchTerms(unit.cells[at] ?? ""));
      return required.every((term) =>
        [...alternatives(term), ...(CALLED.get(term) ?? [])].some((one) => there.has(one)),
      );
    },
    signal,
  );
  const [row, ...others] = rows;
  const lead = row?.cells[row.head.findIndex((name) => DOER.test(name))];
  return row && lead && others.length === 0 ? { kind: "answer", lead, units: [row] } : undefined;
}
