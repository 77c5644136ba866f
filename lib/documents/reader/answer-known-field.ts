import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { dateFigures } from "@/lib/documents/reader/dates";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const DUE =
  /^(?:(?:payment |invoice |bill )?due(?: date| by| on)?|payment due(?: date| by| on)?|(?:please )?pa(?:y|id|yable) by|payment deadline|date due)$/i;

/** What people ask for, and what the row is called that has it, where hardly a word is the same. */
const KNOWN: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:take[- ]home|(?:take|took|bring|brought) home|(?:paid|make|made|earn|earned|get|got) after (?:tax\w*|deductions)|end(?:ed)? up (?:getting|with))\b/i,
    /^(?:net (?:pay|salary|wages?|income|amount)|take[- ]home pay|amount paid)$/i,
  ],
  [
    /\b(?:earn|earned|make|made|paid|pay|wages?|salary|income)\b.{0,40}\bbefore (?:tax\w*|deductions)\b/i,
    /^(?:gross (?:pay|salary|wages?|income|earnings)|total (?:gross|earnings))$/i,
  ],
  [
    /\b(?:when|by (?:when|what date)|until when|how long)\b.{0,12}\b(?:do|does|must|should|have|is|will)\b.{0,30}\b(?:pay|paid|payment|bill)\b(?: (?:it|this|that|them|the bill|the invoice|due|by|for))*\W*$/i,
    DUE,
  ],
  [
    /\b(?:last|latest|final) (?:possible )?(?:day|date)\b[^?]{0,30}\b(?:pay|settle)\b(?: (?:it|this|that|the (?:bill|invoice)|my bill))?\W*$|\bwhen\b[^?]{0,20}\bsettle (?:it|this|that|the (?:bill|invoice)|my bill|up)\b/i,
    DUE,
  ],
  [
    /\bwho\b[^?]{0,30}\b(?:(?:my|our|the) boss|(?:my|our) (?:line )?(?:manager|supervisor)|report(?:ing)? to)\W*$/i,
    /^(?:(?:you )?report(?:s|ing)? to|(?:line|direct) manager|(?:your )?supervisor|your (?:line )?manager)$/i,
  ],
  [
    /\b(?:when|what time|by when)\b[^?]{0,40}\b(?:(?:out of|leave|vacate|clear) (?:the|our|my) (?:hotel )?rooms?|check(?:ed)?[- ]?out)\W*$/i,
    /^check[- ]?out(?: time| by)?$/i,
  ],
  [
    /\b(?:get|got|receive|received|credit|credited)\b.{0,12}\b(?:my|our|the) (?:(?:last|previous|latest) )?payment\b|\b(?:did|has|was) (?:my|our|the) (?:(?:last|previous|latest) )?payment\b|\bhow much did (?:i|we) (?:already )?pay (?:last (?:time|month)|already|so far)\b|\bhow much (?:did|have) (?:i|we) already pa(?:y|id)\b/i,
    /^(?:(?:last |previous )?payments?(?: (?:received|made|posted|of|on|applied)\b.{0,40}|, .{0,30})?|(?:amount |deposit |already )?paid\b.{0,40}|(?:deposit|amount) (?:paid|received)\b.{0,40}|you paid\b.{0,40}|less (?:deposit|payment)s?\b.{0,30})$/i,
  ],
  [
    /\bwhere (?:does|do|did) (?:she|he|they|(?:the |this )?(?:applicant|customer|member|patient|tenant|policyholder|employee|student|owner|claimant)) live\W*$|\bwhat(?:['’]s| is) (?:her|his|(?<their>their)|the applicant['’]s) (?:home |mailing |street )?address\W*$/i,
    /^(?:(?:home|mailing|street|residential|current|permanent|postal) )?address$/i,
  ],
  [
    /\bhow many days\b(?![^?]{0,80}\b(?:pay|paid|late|until|till|before|after|have|left|overdue|due)\b)[^?]{0,30}\b(?:bill(?:ed|ing)?|statement|invoice|reading)\b/i,
    /^(?:(?:number of )?(?:billing |service )?days(?: (?:billed|of service|in (?:the |this )?(?:billing |service )?period))?)$/i,
  ],
];
const ASKS_WHEN = /\b(?:when|(?:what|which) (?:date|day))\b/i;
const CLOCK = /\d:\d\d(?!\d)|\d ?[ap]\.?m\b|\bnoon\b/i;
const THIS_YEAR = /\b(?:this|the) year\b|\byear to date\b|\bsince january\b/i;
const OF_YEAR = /\b(?:year[- ]to[- ]date|ytd|this year)\b/i;
const OF_NOW = /^(?:current|this (?:period|month)|amount|total)\b/i;

/** The value of a row that is called quite otherwise than people ask for it: "Net pay" is what they take home. */
export async function answerKnownField(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const [asks, label] = KNOWN.find(([asks]) => asks.test(question)) ?? [];
  if (!asks || !label) return undefined;
  // The customer's address on a bill is not the one of those who sent it.
  const isTheirs = asks.exec(question)?.groups?.their !== undefined;
  if (isTheirs && recognizeKind(structure)?.kind !== "form") return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      const [name = ""] = unit.cells;
      const value = label.test(name)
        ? valueFor(question, name, valueIn(unit, question))
        : undefined;
      return value ? [{ unit, value }] : [];
    },
    signal,
  );
  const [first] = found;
  const isAgreed = found.every(({ value }) => value === first?.value);
  return first && isAgreed ? { kind: "answer", lead: first.value, units: [first.unit] } : undefined;
}

/** Of an amount, "when" asks for the day that its label has: "Payment received April 22". */
function valueFor(question: string, label: string, value: string | undefined): string | undefined {
  if (!value || !ASKS_WHEN.test(question)) return value;
  const isDate = dateFigures(value).length > 0 || CLOCK.test(value);
  return isDate ? value : dateFigures(label)[0]?.text;
}

/** The only value, or the one of the column for this year or for now. */
function valueIn({ cells, head }: Unit, question: string): string | undefined {
  if (cells.length === 2) return THIS_YEAR.test(question) ? undefined : cells[1];
  const column = THIS_YEAR.test(question) ? OF_YEAR : OF_NOW;
  const at = head.findIndex((name) => column.test(name));
  return at > 0 ? cells[at] : undefined;
}
