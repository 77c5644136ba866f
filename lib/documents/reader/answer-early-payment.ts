import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const LESS = String.raw`(?:discounts?|reductions?|rebates?|deduct\w*|cheaper|save|saving|money off|less)`;
const EARLY = String.raw`(?:pay(?:ing|ment|ments)?\b.{0,30}\b(?:early|earlier|soon|sooner|promptly|quickly|right away|straight away|at once|in advance)|(?:early|prompt|quick|immediate) (?:payments?|settlement|payers?))`;
const ASKS = new RegExp(
  String.raw`\b${LESS}\b.{0,60}\b${EARLY}\b|\b${EARLY}\b.{0,60}\b${LESS}\b`,
  "i",
);
/** "If you pay by 5 September", "for payment within ten days". */
const SOON =
  /\b(?:pay|paid|payments?|settle[ds]?|settlement|paying)\b.{0,40}\b(?:by|within|before|early|earlier|promptly|prompt|until|no later than|in advance)\b|\b(?:early|prompt) (?:payment|settlement)\b/i;
const OFF =
  /\b(?:deduct|discounts?|reduc(?:e|ed|es|tion)|rebate|take off|knock off|save|off|less)\b[^.;]{0,40}\d|\d\s?(?:%|percent)\s?(?:\p{L}+ ){0,2}(?:discount|off|rebate|reduction|less)\b/iu;
const ASKS_WHICH = /\b(?:what|which|how (?:much|big|large|high))\b/i;
const MOST = 2;

/** What is taken off for paying early; statements that say both that one pays by some day and how much less it is then. */
export async function answerEarlyPayment(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question)) return undefined;
  const says = ({ kind, text }: Unit) => kind !== "heading" && SOON.test(text) && OFF.test(text);
  const units = await filterInTurns(structure.units, says, signal);
  const [first] = units;
  if (!first || units.length > MOST) return undefined;
  const rates = figuresIn(first.text).filter(({ type }) => type === "percent" || type === "money");
  const [rate, ...others] = ASKS_WHICH.test(question) && units.length === 1 ? rates : [];
  const lead = others.length === 0 ? rate?.text : undefined;
  return { kind: "answer", ...(lead && { lead }), units };
}
