import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { type Table, tablesOf } from "@/lib/documents/reader/tables";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS =
  /\b(?:what|which)\b[^?]{0,60}\b(?:(?:most |really |particularly )?urgent(?:ly)?|(?:top|highest|first) priority|most (?:important|pressing|critical)|(?:can['’]?t|cannot|can not) wait|(?:be|get|needs?|needed|do|done|fixed|repaired) (?:\p{L}+ )?(?:first|right away|immediately|straight away|now|soonest))\b/iu;
const COLUMN =
  /^(?:(?<priority>priority)|(?<when>when|how soon)|urgency|urgent|severity|risk|importance)\b/i;
const NOW = String.raw`\b(?:(?<!\b(?:for|until|till|by|from) )now(?! and (?:then|again))|immediate(?:ly)?|at once|emergency|urgent(?:ly)?|asap|right away)\b`;
/** How urgent a cell says that something is, the most first. */
const RANKS: readonly RegExp[] = [
  new RegExp(String.raw`${NOW}|\b(?:critical|danger\w*|today)\b`, "i"),
  /\b(?:very (?:high|important|serious)|highest|extreme|severe)\b/i,
  /\b(?:high|important|safety|soon)\b/i,
];
/** Of 1 to 5, 1 is the first priority, and the lowest risk. */
const FIRST = /^(?:1|A|P1)$/i;
/** A date may be before what is done soon. */
const AT_ONCE = new RegExp(NOW, "i");
/** "Not urgent" */
const NOT = /\b(?:not|no(?! later)|non|low|less|minor)\b/i;
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
  const { priority, when } = COLUMN.exec(columns[at] ?? "")?.groups ?? {};
  if (at < 0) return [];
  return rows.map(({ unit, cells }) => {
    const cell = cells[at] ?? "";
    const isFirst = when ? AT_ONCE.test(cell) : priority !== undefined && FIRST.test(cell);
    if (NOT.test(cell)) return { unit, rank: -1 };
    if (when || isFirst) return { unit, rank: isFirst ? 0 : -1 };
    return { unit, rank: RANKS.findIndex((pattern) => pattern.test(cell)) };
  });
}
