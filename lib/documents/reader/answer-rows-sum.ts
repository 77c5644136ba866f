import { createYielder, filterInTurns } from "@/lib/core/yield-to-event-loop";
import { compute } from "@/lib/documents/reader/calculation";
import { dateFigures } from "@/lib/documents/reader/dates";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { numberOf } from "@/lib/documents/reader/number-words";
import { stems } from "@/lib/documents/reader/same-words";
import {
  beginsWithDate,
  type Transaction,
  transactionsOf,
} from "@/lib/documents/reader/transactions";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

const ASKS_ALL =
  /\b(?:in total|altogether|in all|all together|over the (?:whole )?(?:period|time)|in the (?<count>\d{1,2}|two|three|four|five|six|twelve) months)\b/i;
const ASKS_AMOUNT = /^\W{0,3}(?:and |so )?(?:how much|what (?:were|was|did|do|does|are|is))\b/i;
const ASKS_RISE =
  /\bby how much (?:did|has|have|was|were) (?<what>[^?]{2,60}?) (?:(?:gone?|went|been|was|were) )?(?:up|down|increased?|r[iao]sen?|raised?|fall(?:en)?|fell|change[ds]?|dropped|drop)\b/i;
const ASKS_MONTH =
  /^\W{0,3}(?:and |so )?how much (?<what>[^?]{2,60}?) in (?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\W*$/i;
const MOST_ADDED = 8;
/** Words that say that something was paid, and not for what. */
const UNTOLD = new Set(
  stems(
    "total altogether period month pay paid spend spent cost get got receive received come came amount money charge charged earn earned make made up down go one two three four five six twelve",
  ),
);
const EARNS = /\b(?:earn|earned|make|get paid)\b/i;
const EARNINGS = /\b(?:wages?|salary|pay(?:roll)?|earnings)\b/i;

type Moved = { unit: Unit; amount: Figure; way: Transaction["way"] };

/**
 * What the rows of one name come to: "What were my wages altogether?", "How much did I earn in August?", or how much the later
 * ones differ from the earlier ones.
 */
export async function answerRowsSum(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const rise = ASKS_RISE.exec(question)?.groups?.what;
  if (rise) return riseOf(await rowsAbout(index, rise));
  const inMonth = ASKS_MONTH.exec(question)?.groups;
  if (inMonth) {
    const { what = "", month = "" } = inMonth;
    const own = (await rowsAbout(index, what)).filter(
      ({ unit }) => monthOf(unit) === month.toLowerCase(),
    );
    return EARNS.test(what) || own.length > 1 ? sumOf(own) : undefined;
  }
  const all = ASKS_AMOUNT.test(question) ? ASKS_ALL.exec(question) : null;
  if (!all) return undefined;
  const rows = await rowsAbout(index, question.replace(all[0], " "));
  const count = all.groups?.count;
  const months = new Set(rows.map(({ unit }) => monthOf(unit)));
  if (count && numberOf(count) !== months.size) return undefined;
  return rows.length > 1 ? sumOf(rows) : undefined;
}

/** The rows that move money and are called what is asked for. */
async function rowsAbout({ structure, signal }: UnitIndex, words: string): Promise<Moved[]> {
  const pause = createYielder(signal);
  const rows: Moved[] = [...(await transactionsOf(structure, signal))];
  const known = new Set(rows.map(({ unit }) => unit));
  for (const unit of structure.units) {
    await pause();
    const figure = known.has(unit) || !beginsWithDate(unit) ? undefined : onlyAmount(unit);
    if (figure) rows.push({ unit, amount: figure, way: undefined });
  }
  const asked = contentTerms(words).filter((term) => !UNTOLD.has(term));
  if (asked.length === 0)
    return EARNS.test(words)
      ? rows.filter(({ unit, way }) => way === "in" && EARNINGS.test(unit.text))
      : [];
  const isAbout = ({ unit }: Moved) => {
    const there = new Set(searchTerms(unit.text));
    return hasAllTerms(there, asked);
  };
  const found = await filterInTurns(rows, isAbout, signal);
  // What came back is no part of what was paid, and neither is what may have.
  if (found.some(({ unit, way }) => known.has(unit) && way === undefined)) return [];
  return found.every(({ way }) => way === found[0]?.way) ? found : [];
}

function onlyAmount({ kind, cells }: Unit): Figure | undefined {
  if (kind !== "row") return undefined;
  const amounts = cells.flatMap((cell) => figuresIn(cell)).filter(({ type }) => type === "money");
  return amounts.length === 1 ? amounts[0] : undefined;
}

function monthOf({ text }: Unit): string {
  const date = dateFigures(text)[0]?.text ?? "";
  return (/\p{L}{3,}/u.exec(date)?.[0] ?? "").slice(0, 3).toLowerCase();
}

function sumOf(rows: readonly Moved[]): UnitAnswer | undefined {
  const [first, ...others] = rows;
  if (!first || rows.length > MOST_ADDED) return undefined;
  const units = rows.map(({ unit }) => unit);
  if (others.length === 0) return { kind: "answer", lead: first.amount.text, units };
  const operands = rows.map(({ amount }) => amount.text);
  const sum = compute(
    { kind: "sum", operands },
    rows.map(({ amount }) => amount),
  );
  return sum && { kind: "answer", lead: sum.result, working: sum.working, units };
}

/** By how much the last of several rows differs from the first, where there is one step between them. */
function riseOf(rows: readonly Moved[]): UnitAnswer | undefined {
  const [first] = rows;
  const last = rows.at(-1);
  const values = rows.map(({ amount }) => amount.value);
  const steps = values.filter((value, at) => at > 0 && value !== values[at - 1]).length;
  if (!first || !last || steps !== 1) return undefined;
  const operands = [last.amount.text, first.amount.text];
  const difference = compute({ kind: "difference", operands, about: "" }, [
    last.amount,
    first.amount,
  ]);
  return (
    difference && {
      kind: "answer",
      lead: difference.result,
      working: difference.working,
      units: [first.unit, last.unit],
    }
  );
}
