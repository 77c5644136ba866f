import { largest, smallest } from "@/lib/core/extremes";
import { createYielder, filterInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { isInContents } from "@/lib/documents/reader/usable-units";

const OWED =
  "(?:pay(?:ment|ments|ing|s)?|paid|rent|premiums?|bills?|invoices?|installments?|dues|fees?|tuition|amounts?|balances?|charges?|contributions?|deposits?)";

/** "What happens if …", "Is there a fee if …" */
const ASKS_WHAT_FOLLOWS =
  /\bwhat (?:if|happens?|(?:will|would|can|could|might) happen|(?:is|are) the (?:consequences?|penalt(?:y|ies)|late (?:fee|charge)))\b|\bwhat['’]ll happen\b|\b(?:is|are) there (?:an? |any )?(?:extra |late )?(?:penalt(?:y|ies)|fees?|fines?|charges?|surcharges?|interest)\b|\b(?:will|would|do|does|can) (?:i|we|they|you) (?:get charged|get fined|be charged|be fined|have to pay|charge)\b/i;
/** "What's the late fee?", "How much is the fee for paying late?" */
const ASKS_LATE_FEE =
  /\b(?:what|how (?:much|high|big))\b.{0,20}\b(?:late (?:fee|charge|penalty)|(?:fee|charge|penalty|fine) (?:for|if|when|of) (?:\S+ ){0,3}(?:pay\w*|paid|rent) (?:\S+ ){0,3}late)\b/i;

/** "… I pay late", "… the rent is late", "… I don't pay on time", "… I miss a payment" */
const IF_LATE = new RegExp(
  [
    String.raw`\b${OWED} (?:\S+ ){0,5}(?:late|overdue|after the (?:due date|deadline))\b`,
    String.raw`\b(?:late|behind) (?:with |on |in |for )?(?:\S+ )?${OWED}\b`,
    String.raw`(?:n['’]t|\bnot|\bnever|\bforget to|\bfail to|\bunable to) pay(?:ing)?(?= (?:on|in|by|the|my|our|it|this|within)\b|\W*$)`,
    String.raw`\b(?:stop|stops|stopped|quit) paying\b`,
    String.raw`\bmiss(?:ed|ing)? (?:an?|the|my|our|one) (?:payment|due date|installment|bill)\b`,
    String.raw`\b(?:fee|charge|penalty|fine) (?:\S+ ){0,3}(?:days?|weeks?) late\b`,
  ].join("|"),
  "i",
);

/** Says of a payment that it is late or wasn't made. */
const IS_LATE = new RegExp(
  [
    String.raw`\blate ${OWED}\b`,
    String.raw`\boverdue\b|\bpast due\b|\bdelinquent\b|\bnon-?payment\b|(?<!billed )\bin (?:arrears|default)\b`,
    String.raw`\b${OWED}\b.{0,60}?(?:\bnot|n['’]t|\bnever) (?:been )?(?:paid|received|made|settled)\b`,
    String.raw`\b${OWED}\b.{0,60}?\b(?:late|after (?:the|its|that) (?:due|payment|\p{L}+th\b|first|deadline))`,
    String.raw`\b(?:fails? to|(?:do|does) not|(?:do|does)n['’]t) pay\b`,
    String.raw`(?:^|\b(?:on|of|to|stays?|remains?|is|are) (?:any |all |the )?)(?:unpaid|outstanding)\b`,
  ].join("|"),
  "iu",
);
/** Says what comes of it. */
const FOLLOWS =
  /\b(?:late (?:fees?|charges?)|(?:is|are|be|we|will) charged?|added|fees? of|charges? of|a (?:fee|charge|fine|penalty|surcharge)|interest|penalt(?:y|ies)|surcharges?|fine|suspend\w*|disconnect\w*|shut off|cut off|lapses?|cancel(?:s|ed|led)?|terminat\w+|forfeit\w*|collections?|evict\w*|accrues?|bears?|carry|carries|incurs?|blocks?|blocked|reminder|increases?|may (?:end|terminate|cancel|refuse|withhold)|loses?)\b/i;
/** "After thirty days, the unit is locked": what comes next, behind what comes first. */
const GOES_ON =
  /^(?:after|then|thereafter|afterwards|if (?:it|that|they|the \p{L}+) (?:is|are|remains?|goes) (?:still )?(?:unpaid|not paid|that way))\b/iu;
const MOST = 3;

/** Whether a question asks what comes of paying late, or not at all. */
export function asksLatePayment(question: string): boolean {
  return (
    ASKS_LATE_FEE.test(question) || (ASKS_WHAT_FOLLOWS.test(question) && IF_LATE.test(question))
  );
}

/**
 * What happens if somebody pays late: the statements that name both that and what follows. Documents hardly ever put it as
 * people ask: "Overdue invoices bear interest of 1%."
 */
export async function answerLatePayment(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!asksLatePayment(question)) return undefined;
  const pause = createYielder(signal);
  const units: Unit[] = [];
  for (const [at, unit] of structure.units.entries()) {
    await pause();
    const before = structure.units[at - 1];
    const isNext = before?.section === unit.section && GOES_ON.test(unit.text);
    const says = saysWhatLatePaymentBrings(unit) || (isNext && saysWhatLatePaymentBrings(before));
    if (says && !isInContents(unit, structure)) units.push(unit);
  }
  const reached = await reachedIn(units, question, signal);
  const [only, ...others] = reached;
  if (!only) return undefined;
  const lead = others.length === 0 && ASKS_LATE_FEE.test(question) ? chargeIn(only) : undefined;
  return { kind: "answer", ...(lead && { lead }), units: reached.slice(0, MOST) };
}

const IN_DAYS: readonly (readonly [RegExp, number])[] = [
  [/\bdays?\b/i, 1],
  [/\bweeks?\b/i, 7],
  [/\bmonths?\b/i, 30],
  [/\byears?\b/i, 365],
];

/** Of what follows after some time, what does so by the time that a question names; all where it names none. */
async function reachedIn(
  units: readonly Unit[],
  question: string,
  signal: AbortSignal | undefined,
): Promise<readonly Unit[]> {
  const asked = daysIn(question);
  if (asked.length === 0) return units;
  const latest = largest(asked);
  return await filterInTurns(
    units,
    ({ text }) => {
      const after = daysIn(text, AFTER);
      // What follows after more time says nothing against what follows first.
      return after.length === 0 || smallest(after) <= latest;
    },
    signal,
  );
}

const AFTER = /\b(?:more than|after|over|exceeding|at least)\s$/i;

function daysIn(text: string, before?: RegExp): number[] {
  return figuresIn(text)
    .filter(({ type, at }) => type === "duration" && (!before || before.test(text.slice(0, at))))
    .map(({ text: time, value }) => value * (IN_DAYS.find(([unit]) => unit.test(time))?.[1] ?? 0))
    .filter((one) => Number.isFinite(one) && one > 0);
}

/** The only amount or share that a statement names. */
function chargeIn({ text }: Unit): string | undefined {
  const [charge, ...others] = figuresIn(text).filter(
    ({ type }) => type === "money" || type === "percent",
  );
  return others.length === 0 ? charge?.text : undefined;
}

function saysWhatLatePaymentBrings({ kind, text, cells }: Unit): boolean {
  if (kind === "heading" || (kind === "row" && !isRule(cells))) return false;
  return IS_LATE.test(text) && FOLLOWS.test(text);
}

/** "Late payment: 5% of the amount due", and not the amount of a fee that was charged already. */
function isRule([, value = "", ...others]: readonly string[]): boolean {
  return others.length === 0 && (value.match(/\p{L}{2,}/gu) ?? []).length > 1;
}
