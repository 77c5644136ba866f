import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

const ASKS_LENGTH =
  /^\W{0,3}(?:and |so )?how long (?:is|are|was|were|does|do|did|will) .{2,80}?(?: (?:last|take|run|go on|be|go))?\W*$/i;
/** "18'" or "18 min": how long something of a program takes. */
const MINUTES =
  /^(?:c(?:a|irca)?\.? ?|about |~ ?)?\d{1,3} ?(?:['′’](?:\d{1,2}["″”])?|min\.?|mins\.?)$/i;
/** "Interval (20 minutes; mulled wine in the crypt)" */
const BRACKETED = /^(?<name>[^()]{3,60}) \((?<inside>[^()]{3,80})\)$/;
const GENERAL = new Set(stems("last take run go long be time piece work"));
const MIN_ROWS = 2;

/** How long something takes whose row of a program ends with that, or whose heading has it in brackets. */
export async function answerNamedLength(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS_LENGTH.test(question)) return undefined;
  const terms = focusOf(question).required.filter((term) => !GENERAL.has(term));
  if (terms.length === 0) return undefined;
  const told = await flatMapInTurns(structure.units, lengthOf, signal);
  const rows = told.filter(({ unit }) => unit.kind === "row");
  const own = told.filter(
    ({ unit, name }) => isNamed(name, terms) && (unit.kind !== "row" || rows.length >= MIN_ROWS),
  );
  const [only, ...others] = own;
  return only && others.length === 0
    ? { kind: "answer", lead: only.length, units: [only.unit] }
    : undefined;
}

function lengthOf(unit: Unit): { unit: Unit; name: string; length: string }[] {
  const { name = "", inside = "" } = BRACKETED.exec(unit.text)?.groups ?? {};
  if (unit.kind !== "row") {
    const [length, ...others] = figuresIn(inside).filter(({ type }) => type === "duration");
    return length && others.length === 0 ? [{ unit, name, length: length.text }] : [];
  }
  const length = unit.cells.at(-1) ?? "";
  const before = unit.cells.slice(0, -1).join(" ");
  return before && MINUTES.test(length) ? [{ unit, name: before, length }] : [];
}

function isNamed(name: string, terms: readonly string[]): boolean {
  const there = new Set(searchTerms(name));
  return hasAllTerms(there, terms);
}
