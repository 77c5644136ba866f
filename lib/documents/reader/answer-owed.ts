import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { answerTotal } from "@/lib/documents/reader/answer-total";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isDueToSomebody } from "@/lib/documents/reader/owed-labels";
import { stems } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const ASKS_TO_PAY =
  /^\W{0,3}(?:and |so |ok,? )?(?:how much|what)\b[^?]{0,40}\b(?:pay|paid|owe|owed|owing|due|payable|outstanding)\b/i;
const ASKS_LEFT = /\b(?:still|left|outstanding|remain\w*|owing)\b/i;
const OF_OTHER_TIME =
  /\b(?:last|next|previous|before|already|so far|did|have i|have we|was|were|per|each|every|monthly|weekly|if|extra|when|else|besides|apart|after|until)\b/i;
/** What names nothing that only a part is for. */
const OF_ALL = new Set(
  stems(`pay paid payable owe owed owing due outstanding left remain remaining still total amount sum whole year bill invoice
  money balance altogether everything all now time actually exactly need must much get go`),
);
const ASKS_SUM =
  /^\W{0,3}(?:and |so |ok,? )?(?:how much|what)\b[^?]{0,60}\b(?:everything|altogether|all together|in total|in all|whole (?:thing|lot|job))\b/i;
const OF_SUM = new Set([...OF_ALL, ...stems("together come cost add be thing lot job work would")]);
const SUM =
  /^(?:(?:grand|overall|estimated|order|invoice) total\b|total for (?:the|this) (?:whole )?(?:year|bill|period|month|quarter|job|order)\b)(?!.*\b(?:before|to date|so far|per|each)\b)/i;
/** What is left after what was paid. */
const LEFT =
  /^(?:total |net |your )?(?:balance|amount|sum|total) (?:still |now )?(?:outstanding|remaining|owing|left)\b|^(?:outstanding|remaining) (?:balance|amount|sum|total)\b|^(?:still )?(?:outstanding|remaining|left to pay|owing)\b|^still to pay\b|^balance (?:still |now )?(?:due|owed|payable|to (?:be )?pa(?:y|id))\b/i;
/** What there was to pay, which is left only where nothing has been paid of it. */
const TO_PAY =
  /^(?:total |net |your )?(?:amount|sum|total) (?:still |now )?(?:owed|due|payable|to (?:be )?pa(?:y|id))\b|^(?:to pay|owed)\b/i;
const PART_PAID =
  /\b(?<!to be )paid\b|\bpayments?\b(?! due)|\bdeposit\b|^(?:balance|credit|received)\b/i;
/** What is due at several times. */
const IN_PARTS = /\b(?:installments?|instalments?|deposit|amount due|due now)\b/i;
const ASKS_WHOLE = /\b(?:total|altogether|all|everything|whole|year)\b/i;
const ASKS_NOW = /\b(?:now|due)\b/i;
/** All that such a label may go on with: "now", "by May 5", "(USD)". Orders may be outstanding, and a sum due to the reader. */
const WHEN =
  /^(?: (?:now|today|to date|so far|in full|(?:for |in )?this (?:month|year|quarter|period|bill|time)|(?:by|on|before|until|as of) [^()]{0,20}\d[^()]{0,12}|(?:by|from) you|\((?:[$€£]|US\$|[a-z]{3}|in [a-z]{4,7})\))){0,3}\W{0,2}$/i;

/** What there is to pay, or still to pay, of the row that says so: "Amount to pay", "Balance outstanding". */
export async function answerOwed(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (OF_OTHER_TIME.test(question)) return undefined;
  if (ASKS_SUM.test(question) && contentTerms(question).every((term) => OF_SUM.has(term)))
    return (await answerTotal(index, "What is the total?")) ?? amountOf(index, SUM);
  if (!ASKS_TO_PAY.test(question)) return undefined;
  if (contentTerms(question).some((term) => !OF_ALL.has(term))) return undefined;
  // What all of it came to needn't be what is left of it.
  const left = (await amountOf(index, LEFT)) ?? (await amountOf(index, TO_PAY, PART_PAID));
  if (left || ASKS_LEFT.test(question)) return left;
  const total = await answerTotal(index, "How much do I have to pay?");
  if (total || ASKS_WHOLE.test(question)) return total ?? amountOf(index, SUM);
  return ASKS_NOW.test(question) ? undefined : amountOf(index, SUM, IN_PARTS);
}

/**
 * The amount of the rows that are called so; undefined where there are none, where they disagree, or where others are called
 * what takes from it.
 */
async function amountOf(
  { structure, signal }: UnitIndex,
  called: RegExp,
  less?: RegExp,
): Promise<UnitAnswer | undefined> {
  const isLess = ({ cells: [label = ""] }: Unit) => !called.test(label) && less?.test(label);
  if (less && structure.units.some(isLess)) return undefined;
  const read = (unit: Unit) => {
    const [label = "", ...others] = unit.cells;
    if (!called.test(label) || isDueToSomebody(unit)) return [];
    if (called !== SUM && !WHEN.test(label.replace(called, ""))) return [];
    const amounts = others
      .flatMap((cell) => figuresIn(cell))
      .filter(({ type }) => type === "money");
    const [amount, ...more] = amounts;
    return amount && more.length === 0 ? [{ unit, amount }] : [];
  };
  const found = await flatMapInTurns(structure.units, read, signal);
  const [first] = found;
  const isAgreed = found.every(({ amount }) => amount.value === first?.amount.value);
  return first && isAgreed
    ? { kind: "answer", lead: first.amount.text, units: [first.unit] }
    : undefined;
}
