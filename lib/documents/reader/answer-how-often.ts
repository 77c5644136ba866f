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
/** "Monthly cost" tells no interval. */
const PRICE =
  /\b(?:costs?|fees?|prices?|pay\w*|paid|charges?|rates?|rent|amounts?|totals?|salar(?:y|ies)|wages?|income|budget|savings|usage|sales)\b|[$€£]/i;
const TIME =
  /(?<!\p{L})(?:h|hrs?|hours?|min\w*|days?|nights?|weeks?|months?|years?|km|miles?|mi|times?|once|twice|thrice|daily|nightly|weekly|monthly|quarterly|yearly|annual\w*|hourly|every|each|per|always|never|morning|evening|noon|bedtime|meals?|use|needed|necessary|required|service|season\w*|spring|summer|fall|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?!\p{L})/iu;
/** In a column called "Daily" or "Weekly" */
const TICK = /^(?:x|yes|[✓✔☑●•×])$/i;
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
  const told = columns.flatMap((name, at) =>
    COLUMN.test(name) && !PRICE.test(name) ? [{ name, at }] : [],
  );
  return rows.filter(({ cells }) => told.some(({ name, at }) => saysWhen(cells[at] ?? "", name)));
}

function saysWhen(cell: string, column: string): boolean {
  if (PRICE.test(cell)) return false;
  const isNumber = /^\d/.test(cell) && TIME.test(column);
  return TIME.test(cell) || TICK.test(cell) || isNumber;
}
