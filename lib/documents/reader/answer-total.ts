import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { HAS_CENTS } from "@/lib/documents/reader/amounts";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isDueToSomebody } from "@/lib/documents/reader/owed-labels";
import { isOfCard } from "@/lib/documents/reader/transactions";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import { SURELY_ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** What an invoice comes to, however that is put; it names nothing that only a part of the amount is for. */
const ASKS_TOTAL =
  /^\W{0,3}(?:and |so )?(?:how much (?:is|was) (?:the|this|my|our) (?:whole )?(?:invoice|bill|receipt|quote|quotation|estimate|order)(?: for| in total| altogether)?|how much (?:do|does|did|must|will|should) (?:i|we|they|he|she) (?:have to |need to )?(?:owe|pay)(?: them| you| in total| altogether| all together| now| this time| this month| for (?:this|it))?|what (?:do|does) (?:i|we|they|he|she) owe(?: them| you| in total)?|what (?:does|did) (?:it|the (?:invoice|bill)) (?:come|amount|add up) to|what(?:['’]s| is| was) the (?:invoice |bill |order |grand )?total(?: amount| sum)?(?: (?:of|on|for) (?:the|this) (?:invoice|bill|receipt|order))?)\W*$/i;
/** Labels of what is still to be paid, the surest first: it may be less than the total. */
const DUE_LABELS: readonly RegExp[] = [
  /^(?:total |invoice |net )?(?:amount|balance|total|sum) (?:now )?(?:due|payable|to (?:be )?pa(?:y|id)|owed|owing)(?: now)?\b/i,
  /^(?:please pay|to pay|payable|you owe)\b/i,
];
const TOTAL_LABELS: readonly RegExp[] = [
  /^(?:grand|invoice|overall) total\b(?! (?:to date|so far|before|per)\b)|^total (?:including|incl\.?|with) /i,
  /^total(?: (?:amount|price|cost|sum))?(?: \([^)]{1,20}\))?\W{0,2}$/i,
  /^order total\b(?!.*\bbefore\b)/i,
];

const ASKS_NET =
  /^\W{0,3}(?:and |so )?(?:how much|what)\b(?: (?:is|was|does|did|it|this|that|the|cost|costs|price|total|amount|sum|invoice|bill)){1,6} (?:without|before|excluding|exclusive of) (?:the )?(?:vat|tax|taxes|sales tax|gst)\W*$/i;
const NET_LABELS: readonly RegExp[] = [
  /^(?:sub-?total|net (?:total|amount|sum|price)|total (?:net|before|without|excluding|excl\.?)\b)/i,
];

/** What is owed on a credit card is what an account has. */
const OWED = /^(?:new|closing|current|outstanding|statement) balance$/i;

/** The amount that an invoice or a bill comes to, from the row that says so; undefined where rows disagree. */
export async function answerTotal(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (ASKS_NET.test(question))
    return (await amountCalled(structure, NET_LABELS, signal)) ?? SURELY_ABSENT;
  if (!ASKS_TOTAL.test(question)) return undefined;
  const isDue = /\b(?:due|owe|pay)\b/i.test(question) || !/\btotal\b/i.test(question);
  const labels = isDue ? [...DUE_LABELS, ...TOTAL_LABELS] : [...TOTAL_LABELS, ...DUE_LABELS];
  const isCard = /\bowe\b/i.test(question) && (await isOfCard(structure, signal));
  return amountCalled(structure, isCard ? [OWED] : labels, signal);
}

/** The amount of the rows with the first of several labels that any has; undefined where they disagree. */
async function amountCalled(
  structure: Structure,
  labels: readonly RegExp[],
  signal: AbortSignal | undefined,
): Promise<UnitAnswer | undefined> {
  for (const label of labels) {
    const found = await flatMapInTurns(
      structure.units,
      (unit) => {
        const figure = label.test(unit.cells[0] ?? "") ? lastAmount(unit) : undefined;
        return figure ? [{ figure, unit }] : [];
      },
      signal,
    );
    const [first] = found;
    if (!first) continue;
    if (found.some(({ unit }) => isDueToSomebody(unit))) return undefined;
    const isAgreed = found.every(({ figure }) => figure.value === first.figure.value);
    return isAgreed ? { kind: "answer", lead: first.figure.text, units: [first.unit] } : undefined;
  }
  return undefined;
}

/** The amount behind the label; undefined where columns have several. */
function lastAmount({ cells }: Unit): Figure | undefined {
  const amounts = cells
    .slice(1)
    .flatMap((cell) => figuresIn(cell))
    .filter(({ type, text }) => type === "money" || HAS_CENTS.test(text));
  return amounts.length === 1 ? amounts[0] : undefined;
}
