import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { hasRelative, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { type Table, type TableRow, tablesOf } from "@/lib/documents/reader/tables";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

const ASKS = /\bhow (?:often|frequently)\b|\bat what intervals?\b|\bafter how many\b/i;
const COLUMN =
  /\b(?:every|interval|how often|frequency|when|thereafter|hours|months|daily|weekly|monthly|yearly|annually)\b/i;
/** "Monthly cost" */
const OF_MONEY =
  /\b(?:costs?|fees?|prices?|pay\w*|charges?|rent|rates?|amounts?|dues|premiums?)\b/i;
const SAYS_WHEN = /\p{L}|\d/u;

/** How often something is done, of the row of a table with intervals that is called so: "Change engine oil · 100 h". */
export async function answerHowOften(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question)) return undefined;
  const { required } = focusOf(question.replace(ASKS, " "));
  if (required.length === 0) return undefined;
  const all = await flatMapInTurns(await tablesOf(index), rowsOf, index.signal);
  const rows = all.filter(({ unit, label }) => {
    const there = new Set(searchTerms(`${label} ${unit.head.join(" ")}`));
    const isNamed = required.some((term) => hasTerm(new Set(searchTerms(label)), term));
    const isSaid = required.every((term) => hasTerm(there, term) || hasRelative(there, term));
    return unit.cells.length > 1 && isNamed && isSaid;
  });
  const [only, ...others] = rows;
  return only && others.length === 0 ? { kind: "answer", units: [only.unit] } : undefined;
}

function rowsOf({ columns, rows }: Table): TableRow[] {
  if (!columns.some((name) => COLUMN.test(name) && !OF_MONEY.test(name))) return [];
  return rows.filter(({ cells }) => cells.some((cell) => SAYS_WHEN.test(cell)));
}
