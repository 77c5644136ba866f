import { filterInTurns, findInTurns } from "@/lib/core/yield-to-event-loop";
import { compute } from "@/lib/documents/reader/calculation";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import { type Transaction, transactionsOf, type Way } from "@/lib/documents/reader/transactions";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const HOW_MUCH = String.raw`\b(?:how much(?: money)?|what(?: amount| sum)?)\b`;
const PAID = "(?:pay|paid|spend|spent|send|sent|give|given|transfer|transferred)";
const GOT = "(?:get|got|receive|received|earn|earned|make|made)";
const ASKS: readonly (readonly [RegExp, Way])[] = [
  [/\b(?:pay|pays|paid|send|sent) (?:me|us)\b/i, "in"],
  [new RegExp(String.raw`${HOW_MUCH} (?:did|do|does|have|has) .{1,40}\b${GOT} `, "i"), "in"],
  [
    new RegExp(String.raw`${HOW_MUCH} (?:came|comes|was received|was paid in) (?:in )?from\b`, "i"),
    "in",
  ],
  [new RegExp(String.raw`${HOW_MUCH} (?:did|do|does|have|has) .{1,40}\b${PAID}\b`, "i"), "out"],
  [
    new RegExp(
      String.raw`${HOW_MUCH} (?:went|goes|was paid|was spent|is paid|was sent) (?:to|at|on)\b`,
      "i",
    ),
    "out",
  ],
  [/\b(?:total|sum) .{0,30}\bpayments? (?:made )?to\b/i, "out"],
];
/** "The total of my salary": whichever way it went. */
const SUM_OF =
  /\b(?:total|sum) (?:amount )?(?:of|for|in) (?:all )?(?:(?:the|my|our) )?\p{L}+|\bhow much (?!(?:did|do|does|has|have|is|was|are|were)\b)(?:\p{L}+ ){1,3}(?:did|do|does|have|has|was|were|is) .{0,40}(?:in total|altogether|in all|overall)\b/iu;
/** Words that say how it is asked for, and not who was paid. */
const NO_NAME = new Set(
  stems(`total sum together altogether combined overall amount money payment payments pay paid spend spent send sent give given
  transfer transferred get got receive received earn earned made month period statement account bank came went`),
);

/** "The total of the account fees" doesn't add up other fees. */
const NO_NAME_OF_SUM = new Set(
  stems(`total sum together altogether combined overall amount money get got receive received earn earned pay paid spend spent
  period statement`),
);

/**
 * Adds up what was paid to somebody, or came from them, on an account statement: all rows that name them, by their sign and
 * column. Undefined where no row does, or where it isn't known which way one of them went.
 */
export async function answerPayee(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const { structure, signal } = index;
  const isSum = SUM_OF.test(question);
  const way = ASKS.find(([pattern]) => pattern.test(question))?.[1] ?? (isSum ? "any" : undefined);
  const noName = way === "any" ? NO_NAME_OF_SUM : NO_NAME;
  const named = way ? contentTerms(question).filter((term) => !noName.has(term)) : [];
  if (!way || (named.length === 0 && !ASKS_ALL.test(question))) return undefined;
  if (named.length === 0 && (await findInTurns(structure.units, isTotal, signal))) return undefined;
  const all = await transactionsOf(structure, signal);
  const isTheirs = ({ unit }: Transaction) => {
    const terms = new Set(contentTerms(unit.cells.join(" ")));
    return named.every((term) => terms.has(term));
  };
  const rows = await filterInTurns(all, isTheirs, signal);
  if (way === "any") return named.length > 0 ? addUpAlike(rows, named, index) : undefined;
  const own = rows.filter((row) => row.way === way);
  if (own.length === 0 || rows.some((row) => row.way === undefined)) return undefined;
  return addUp(own);
}

/** What rows come to that all went the same way, where nothing else has a name that the question may mean. */
async function addUpAlike(
  rows: readonly Transaction[],
  named: readonly string[],
  { structure, signal }: UnitIndex,
): Promise<UnitAnswer | undefined> {
  const way = rows[0]?.way;
  const own = new Set(rows.map(({ unit }) => unit));
  const isCalled = (label: string) => {
    const there = contentTerms(label);
    return named.every((term) => there.includes(term));
  };
  if (rows.length === 0) return undefined;
  const isElsewhere = await findInTurns(
    structure.units,
    (unit) => !own.has(unit) && unit.cells.length > 1 && unit.cells.some(isCalled),
    signal,
  );
  if (isElsewhere) return undefined;
  // A refund isn't added to what was paid.
  return way && rows.every((row) => row.way === way) ? addUp(rows) : { kind: "open" };
}

/** Without a name, all of it is meant only where that is said. */
const ASKS_ALL =
  /\b(?:in total|altogether|all together|in all|overall|total|(?:this|that|in the|last) month)\b/i;

/** A row that has the sum already. */
function isTotal({ cells }: Unit): boolean {
  return cells.length > 1 && /\btotal\b/i.test(cells[0] ?? "");
}

function addUp(rows: readonly Transaction[]): UnitAnswer | undefined {
  const units = rows.map(({ unit }) => unit);
  const figures = rows.map(({ amount }) => amount);
  const [only, ...others] = figures;
  if (only && others.length === 0) return { kind: "answer", lead: only.text, units };
  const sum = compute({ kind: "sum", operands: figures.map(() => "") }, figures);
  return sum && { kind: "answer", lead: sum.result, working: sum.working, units };
}
