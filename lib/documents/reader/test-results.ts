import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { standingInRange } from "@/lib/documents/reader/reference-range";
import type { Unit } from "@/lib/documents/reader/unit";

/** Where a result stands beside what is normal; "abnormal" where a flag says no more than that. */
export type Standing = "low" | "normal" | "high" | "abnormal";

/** A measured value with the range that it should be in, as laboratories report it. */
export type TestResult = {
  unit: Unit;
  name: string;
  /** With what it's measured in: "118 mg/dL". */
  value: string;
  /** What is normal: "70 - 99"; empty where the report doesn't say. */
  range: string;
  isFlagged: boolean;
  /** Undefined where neither a flag nor a range tells. */
  standing: Standing | undefined;
};

const RESULT =
  /^(?:(?:your |test |current |measured |observed )?(?:result|value)s?|reading|measurement|in range|out of range)$/i;
const RANGE =
  /^(?:(?:biological |standard )?(?:reference|ref\.?)(?: (?:range|interval|value|limit)s?)?|(?:normal|expected|healthy|target|desirable|optimal) (?:range|interval|value|limit|level)s?|range|limits)(?: ?\(.{1,20}\))?$/i;
const FLAG = /^(?:flags?|abnormal(?: flag)?|h ?\/ ?l|high ?\/ ?low|status|interpretation)$/i;
/** A column without a head is one for flags, where a table of results has one. */
const UNNAMED = /^$/;
const FIGURE = /^[<>]? ?\d/;
const MEASURED_IN = /^units?(?: of measure(?:ment)?)?$/i;
/** With fewer columns, there is none for what is normal. */
const MIN_COLUMNS = 3;

/**
 * The results in tables that have a column for them and one for what is normal, or for flags; those of rows that don't fit the
 * columns above them without a standing.
 */
export function testResults(
  units: readonly Unit[],
  signal: AbortSignal | undefined,
): Promise<TestResult[]> {
  let isBelow = false;
  const read = (unit: Unit) => {
    if (unit.head.length > 0) isBelow = hasResults(unit.head);
    const result = resultIn(unit) ?? (isBelow ? unreadResultIn(unit) : undefined);
    return result ? [result] : [];
  };
  return flatMapInTurns(units, read, signal);
}

function hasResults(head: readonly string[]): boolean {
  const has = (name: RegExp) => head.some((one, column) => column > 0 && name.test(one));
  return head.length >= MIN_COLUMNS && has(RESULT) && (has(RANGE) || has(FLAG));
}

/** The result in a row that has other cells than the table has columns: nobody knows which of them is its range. */
function unreadResultIn(unit: Unit): TestResult | undefined {
  const [name = "", ...cells] = unit.cells;
  const isResult = /^\p{L}/u.test(name) && cells.some((cell) => FIGURE.test(cell));
  if (unit.head.length > 0 || unit.cells.length < MIN_COLUMNS || !isResult) return undefined;
  return { unit, name, value: "", range: "", isFlagged: false, standing: undefined };
}

function resultIn(unit: Unit): TestResult | undefined {
  const { cells, head } = unit;
  if (head.length < MIN_COLUMNS || cells.length !== head.length || cells.join() === head.join())
    return undefined;
  const below = (name: RegExp) =>
    cells.filter((_, column) => column > 0 && name.test(head[column] ?? ""));
  const [range, flag] = [below(RANGE)[0], below(FLAG)[0] ?? below(UNNAMED)[0]];
  const written = below(RESULT).find((cell) => cell !== "");
  const name = cells[0] ?? "";
  if (!written || !name || (range === undefined && flag === undefined)) return undefined;
  const { value, mark } = withoutMark(written);
  const byFlag = standingByFlag(flag || mark);
  const measured = below(MEASURED_IN)[0] ?? "";
  const compared = standingInRange(value, range ?? "");
  // What isn't flagged is normal, where nothing else says how it should be.
  const unflagged = flag === "" && range === undefined ? "normal" : undefined;
  return {
    unit,
    name,
    value: value.includes(measured) ? value : `${value} ${measured}`,
    range: range ?? "",
    isFlagged: byFlag !== undefined && byFlag !== "normal",
    standing: sideOf(byFlag, compared) ?? unflagged ?? compared,
  };
}

/** "118 H": a flag beside the number in its cell. */
function withoutMark(written: string): { value: string; mark: string } {
  const [, value = written, mark = ""] =
    /^([<>]? ?\d[\d.,]{0,9}%?) ?\(?(HH?|LL?|A|high|low|abnormal|[*↑↓])\)?$/i.exec(written) ?? [];
  return { value, mark };
}

/** The side on which a value is that is only flagged as abnormal, where its range tells. */
function sideOf(flag: Standing | undefined, compared: Standing | undefined) {
  return flag === "abnormal" && compared && compared !== "normal" ? compared : flag;
}

const FLAGS: readonly (readonly [RegExp, Standing])[] = [
  [/^\W{0,2}(?:HH?|high|above(?: \w+){0,3}|[↑▲])\W{0,2}$/i, "high"],
  [/^\W{0,2}(?:LL?|low|below(?: \w+){0,3}|[↓▼])\W{0,2}$/i, "low"],
  [/^(?:n|normal|no|none|ok|within range|in range|-|–|—)$/i, "normal"],
  [/^(?:AA?|abn|abnormal|out of range|[*!]{1,3}|yes)$/i, "abnormal"],
];

function standingByFlag(flag: string): Standing | undefined {
  return FLAGS.find(([pattern]) => pattern.test(flag))?.[1];
}
