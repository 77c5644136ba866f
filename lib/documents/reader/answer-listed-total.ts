import { findInTurns, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { compute } from "@/lib/documents/reader/calculation";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** What all of it came to: nothing else is named that an amount could be for. */
const ASKS_ALL =
  /^\W{0,3}(?:and |so )?(?:how much|what) (?:did|do|does|will|would|is|was) (?:(?:i|we|you|they|he|she|it|this|that|everything|all of (?:it|this)) ){1,2}?(?:have to |need to |end up )?(?:pay|paying|owe|cost|spend|spending|come to|run|be)?(?: you| them| us)?(?: altogether| in total| in all| all together| total| overall)(?: for (?:all of )?(?:this|it|that|everything))?\W*$/i;
const COSTS = /\b(?:fees?|costs?|prices?|charges?|amounts?|paid|payments?|rates?)\b/i;
const TOTAL = /\b(?:total|in all|altogether|amount due|balance due|sum)\b/i;
/** "Inspection $475", "radon monitor $140": a name with its amount behind it, and a remark in brackets. */
const PRICED = /^\p{L}[\p{L}\d ,'’&/()-]{2,80}? [$€£]\d[\d,]*(?:\.\d\d)?\.?$/u;
const MOST_PARTS = 12;

/**
 * What all of the amounts come to that one statement lists, where nothing in the document says so: "Inspection $475; radon
 * monitor $140". Undefined where several statements list amounts.
 */
export async function answerListedTotal(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS_ALL.test(question)) return undefined;
  const isStated = ({ cells }: Unit) => TOTAL.test(cells[0] ?? "");
  if (await findInTurns(structure.units, isStated, signal)) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      const figures = isAboutCosts(unit, structure) ? amountsOf(unit.text) : [];
      return figures.length > 1 ? [{ unit, figures }] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  const operands = only.figures.map(({ text }) => text);
  const sum = compute({ kind: "sum", operands }, only.figures);
  return sum && { kind: "answer", lead: sum.result, working: sum.working, units: [only.unit] };
}

function isAboutCosts({ text, section }: Unit, { sections }: Structure): boolean {
  return COSTS.test(text) || COSTS.test(sections[section]?.title ?? "");
}

/** The amounts of a statement that lists nothing but names with amounts. */
function amountsOf(text: string): Figure[] {
  const parts = text.split(/; /);
  if (parts.length < 2 || parts.length > MOST_PARTS || !parts.every((part) => PRICED.test(part)))
    return [];
  const amounts = figuresIn(text).filter(({ type }) => type === "money");
  return amounts.length === parts.length ? amounts : [];
}
