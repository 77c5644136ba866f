import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { answerTotal } from "@/lib/documents/reader/answer-total";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const ASKS_TO_PAY =
  /^\W{0,3}(?:and |so |ok,? )?(?:how much|what)\b[^?]{0,40}\b(?:pay|paid|owe|owed|owing|due|payable|outstanding)\b/i;
const ASKS_LEFT = /\b(?:still|left|outstanding|remain\w*|owing)\b/i;
const OF_OTHER_TIME =
  /\b(?:last|next|previous|before|already|so far|did|have i|have we|was|were|per|each|every|monthly|weekly|if|extra|when)\b/i;
/** What names nothing that only a part is for. */
const OF_ALL = new Set(
  stems(`pay paid payable owe owed owing due outstanding left remain remaining still total amount sum whole year bill invoice
  money balance altogether everything all now time actually exactly need must much get go`),
);
/** What is left after what was paid. */
const LEFT =
  /^(?:total |net |your )?(?:balance|amount|sum|total) (?:still |now )?(?:outstanding|remaining|owed|owing|left)\b|^(?:outstanding|remaining) (?:balance|amount|sum|total)\b|^(?:still )?(?:outstanding|remaining|left to pay|to pay|owed|owing)\b/i;

/** What there is to pay, or still to pay, of the row that says so: "Amount to pay", "Balance outstanding". */
export async function answerOwed(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS_TO_PAY.test(question) || OF_OTHER_TIME.test(question)) return undefined;
  if (contentTerms(question).some((term) => !OF_ALL.has(term))) return undefined;
  const amounts = await flatMapInTurns(index.structure.units, amountLeft, index.signal);
  const [first] = amounts;
  // What all of it came to needn't be what is left of it.
  if (!first) return ASKS_LEFT.test(question) ? undefined : answerTotal(index, HOW_MUCH);
  const isAgreed = amounts.every(({ value }) => value === first.value);
  return isAgreed ? { kind: "answer", lead: first.lead, units: [first.unit] } : undefined;
}

const HOW_MUCH = "How much do I have to pay?";

function amountLeft(unit: Unit): { unit: Unit; lead: string; value: number }[] {
  const [label = "", ...others] = unit.cells;
  if (!LEFT.test(label)) return [];
  const amounts = others.flatMap((cell) => figuresIn(cell)).filter(({ type }) => type === "money");
  const [amount, ...more] = amounts;
  return amount && more.length === 0 ? [{ unit, lead: amount.text, value: amount.value }] : [];
}
