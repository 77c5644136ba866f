import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { type Table, tablesOf } from "@/lib/documents/reader/tables";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS =
  /\b(?:what|which)\b[^?]{0,60}\b(?:(?:most |really |particularly )?urgent(?:ly)?|(?:top|highest|first) priority|most (?:important|pressing|critical)|(?:can['’]?t|cannot|can not) wait|(?:be|get|needs?|needed|do|done|fixed|repaired) (?:\p{L}+ )?(?:first|right away|immediately|straight away|now|soonest))\b/iu;
const COLUMN = /^(?:priority|urgency|urgent|severity|risk|importance|when|how soon)\b/i;
/** How urgent a cell says that something is, the most first. */
const RANKS: readonly RegExp[] = [
  /\b(?:(?<!\b(?:for|until|till|by|from) )now(?! and (?:then|again))|immediate(?:ly)?|at once|emergency|critical|urgent(?:ly)?|danger\w*|today|asap|right away|severe|extreme|highest|very (?:high|important|serious))\b|^(?:1|A|P1)$/i,
  /\b(?:high|safety|very|soon|serious|major)\b/i,
];
/** "Not urgent", "danger low"; "no later than today" is urgent. */
const NOT =
  /\b(?:(?:not?|non)(?! later than)|out of|low\w*|minor|less|least|negligible|moderate|medium)\b/i;
const MOST = 3;

/** What is the most urgent of the rows of a table that has a column for that. */
export async function answerUrgent(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question)) return undefined;
  const ranked = await flatMapInTurns(await tablesOf(index), rowsOf, index.signal);
  for (const [rank] of RANKS.entries()) {
    const rows = ranked.filter((one) => one.rank === rank);
    if (rows.length > 0 && rows.length <= MOST && rows.length < ranked.length)
      return { kind: "answer", units: rows.map(({ unit }) => unit) };
    if (rows.length > 0) return undefined;
  }
  return undefined;
}

function rowsOf({ columns, rows }: Table) {
  const at = columns.findIndex((name) => COLUMN.test(name));
  if (at < 0) return [];
  return rows.map(({ unit, cells }) => {
    const cell = cells[at] ?? "";
    const rank = NOT.test(cell) ? -1 : RANKS.findIndex((pattern) => pattern.test(cell));
    return { unit, rank };
  });
}
