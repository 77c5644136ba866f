import { onlyOne } from "@/lib/core/only-one";
import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import { type Focus, focusOf } from "@/lib/documents/reader/focus";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { alternatives } from "@/lib/documents/reader/same-words";
import { type TableRow, tablesOf } from "@/lib/documents/reader/tables";
import { SURELY_ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const ASKS = /^\W{0,3}(?:and |so )?(?:what|how (?:much|many))\b/i;
/** "What is on line 8?" */
const LINE = /\b(?:line|row|item|position)(?: (?:no\.?|number|#))? ?(\d{1,4}[a-z]?)\b/gi;

/**
 * The value of a row of a form or a list whose rows have numbers in front of their names: "16 · Refund · 476" for the refund,
 * and for line 16.
 */
export async function answerNumberedRow(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question)) return undefined;
  const rows = (await tablesOf(index)).flatMap(({ isNumbered, columns, rows: own }) =>
    isNumbered ? own.map((row) => ({ row, columns })) : [],
  );
  const [line, ...more] = [...question.matchAll(LINE)].map(([, number = ""]) => number);
  // Several lines are computed with.
  if (more.length > 0) return undefined;
  const found = line
    ? onlyOne(await filterInTurns(rows, ({ row }) => isCalled(row, line), index.signal))
    : await rowNamed(rows, focusOf(question), index.signal);
  if (!found) return undefined;
  const { row } = found;
  const value = valueIn(found);
  // Nobody filled it in.
  if (!value && !line) return row.cells.every((cell) => cell === "") ? SURELY_ABSENT : undefined;
  return { kind: "answer", ...(value && { lead: value }), units: [row.unit] };
}

function isCalled({ unit }: TableRow, line: string): boolean {
  return unit.cells[0]?.replace(/\.$/, "").toLowerCase() === line.toLowerCase();
}

type Numbered = { row: TableRow; columns: readonly string[] };

/** The row whose name is what a question names, or else the only one that has all of it. */
async function rowNamed(
  rows: readonly Numbered[],
  { required, generic }: Focus,
  signal: AbortSignal | undefined,
): Promise<Numbered | undefined> {
  if (required.length === 0) return undefined;
  const asked = new Set([...required, ...generic].flatMap((term) => [...alternatives(term)]));
  const isFitting = ({ row: { terms } }: Numbered) => hasAllTerms(new Set(terms), required);
  const isExact = ({ row }: Numbered) =>
    contentTerms(row.label.replace(/\([^)]{0,80}\)/g, " ")).every((term) => asked.has(term));
  const fitting = await filterInTurns(rows, isFitting, signal);
  return onlyOne(await filterInTurns(fitting, isExact, signal)) ?? onlyOne(fitting);
}

/** The figure behind a name, where there is one column for it. */
function valueIn({ row, columns }: Numbered): string | undefined {
  const [value = ""] = row.cells;
  return columns.length === 1 && figuresIn(value).length === 1 ? value : undefined;
}
