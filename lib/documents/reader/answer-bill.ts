import { filterInTurns, findInTurns, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { answerTotal } from "@/lib/documents/reader/answer-total";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const NOW =
  "(?: (?:this time|now|today|in the end|exactly|for this (?:bill|invoice|period|month|quarter|time)|this (?:month|quarter|period)))";
/** "What do I have to pay this time?", "What's the amount due?": of anything else that is paid, more is said. */
const ASKS_AMOUNT = new RegExp(
  String.raw`^\W{0,3}(?:and |so |ok,? )?(?:(?:what|how much) (?:do|does|must|will|should|am|are) (?:i|we) (?:(?:have|need|got|supposed) to |actually |still )?(?:pay|owe)(?: (?:you|them))?${NOW}|what (?:do|must|should) (?:i|we) (?:(?:have|need) to )?pay|what(?:['’]s| is) (?:the )?(?:amount|sum|total) (?:due|payable|(?:i |we )?(?:(?:have|need) to|must) pay|to pay|to be paid)|how much (?:is|was) (?:my|our|the|this) (?:\p{L}+ )?bill|what(?:['’]s| is| does) (?:my|our|this|the) (?:\p{L}+ )?bill(?: (?:come to|for this period))?|what (?:am|are) (?:i|we) (?:being )?charged)${NOW}?[^\p{L}\p{N}]*$`,
  "iu",
);
/** "The electricity bill"; "the total bill" is any. */
const NAMED_BILL =
  /\b(?:my|our|the|this) (?!(?:total|whole|final|entire|full|latest|current|new|present)\b)(?<of>\p{L}+) bill\b/iu;

/** What a bill comes to, however a question puts it. */
export function answerBill(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> | undefined {
  if (!ASKS_AMOUNT.test(question)) return undefined;
  const of = NAMED_BILL.exec(question)?.groups?.of;
  if (of && !isBillFor(of, index)) return undefined;
  return answerTotal(index, "How much do I have to pay?");
}

/** The total of a club's accounts, or of a household's budget, isn't its electricity bill. */
function isBillFor(word: string, { structure }: UnitIndex): boolean {
  const kind = recognizeKind(structure)?.kind;
  if (kind === "utility" || kind === "invoice") return true;
  const called = `${structure.title} ${structure.units[0]?.text ?? ""}`;
  const there = new Set(contentTerms(called));
  return /\bbill\b/i.test(called) || contentTerms(word).some((term) => there.has(term));
}

const MONEY =
  "(?:money|amount|payment|bill|sum|cash|funds|direct debit|debit|charge|premium|rent|fee|instal?lment|it|this)";
const ASKS_TAKEN = new RegExp(
  String.raw`^\W{0,3}(?:and |so )?(?:when|(?:on )?(?:what|which) (?:day|date))\b.{0,40}\b(?:${MONEY} (?:be |get |gets |been |being )?(?:taken|take|leaves?|collected|debited|deducted|withdrawn|go(?:es)? (?:out|off|through)|come(?:s)? (?:out|off))|(?:take|collect|debit|withdraw|deduct|charge) (?:the |my |our )?(?:${MONEY}|account|bank|card)|(?:direct debit|debit|money|payment) (?:due|go out|happen))|^\W{0,3}when(?:['’]s| is| will)? (?:the|my|our) (?:next )?direct debit\b|^\W{0,3}(?:by )?when (?:do|must|should) (?:i|we) (?:(?:have|need) to )?pay(?: (?:it|this|you|(?:the|my|this) bill))?(?: by)?\W*$`,
  "i",
);
/** "We will take this amount by Direct Debit on or after …": what is still to come, and not what was received. */
const TAKES =
  /\b(?:will be|is|are|to be|gets?) (?:\p{L}+ )?(?:taken|collected|debited|deducted|withdrawn|charged)\b|\b(?:we|bank|company|supplier|landlord|insurer)(?:['’]ll| will| shall|['’]re going to| are going to)? (?:\p{L}+ )?(?:take|collect|debit|withdraw|deduct|charge)s?\b|\b(?:leaves?|(?:come|go)(?:es|s)? out of) your (?:\p{L}+ )?account\b|\bby (?:direct debit|standing order)(?: from your [^.;,]{1,30})? (?:on|around|about)\b|^(?:(?:the|your|our|next|first|monthly) ){0,3}(?:direct debit|standing order)\b/iu;
/** What has to be done before money can be taken, and what is taken only of those who are late. */
const NOT_TAKING =
  /\b(?:return|forms?|mandate|set(?:ting)? up|sign(?:ing)? up|apply|cancel\w*|chang(?:e|ing) (?:your|the|it|how|to)|late|interest|overdue)\b/i;
/** "When do I have to pay?" is also asked by one who isn't debited. */
const ASKS_PLAIN = /\b(?:pay|due)\b/i;
const DUE =
  /\b(?:due|payable)\b|\b(?:pay|paid|payment)\b[^.;]{0,40}\b(?:by|before|no later than)\b/i;
const OF_BEFORE = /\b(?:received|thank you|refund\w*|failed|returned|was|were|previous|last)\b/i;
const ABOUT = /\b(?:on or (?:after|around|about|before)|on|from|around|about) (?:the )?$/i;

/** The day on which money is taken from an account, where one sentence tells one day. */
export async function answerTakenOn(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS_TAKEN.test(question)) return undefined;
  const dayIn = (unit: Unit) => {
    const { kind, text } = unit;
    const isTaken = TAKES.test(text) && !NOT_TAKING.test(text);
    if (kind === "heading" || OF_BEFORE.test(text) || !(isTaken || DUE.test(text))) return [];
    const [day, ...others] = figuresIn(text).filter(({ type }) => type === "date");
    if (!day || others.length > 0) return [];
    const about = ABOUT.exec(text.slice(0, day.at))?.[0] ?? "";
    const lead =
      /^on (?:or|the)/i.test(about) || !/^on /i.test(about) ? about + day.text : day.text;
    const isDue = !isTaken && DUE.test(text.slice(0, day.at));
    return isTaken || isDue ? [{ lead, day: day.text, isDue, unit }] : [];
  };
  const days = await flatMapInTurns(structure.units, dayIn, signal);
  const found = days.filter(({ isDue }) => !isDue);
  const [only] = found;
  if (!only || found.some(({ lead }) => lead !== only.lead)) return undefined;
  if (ASKS_PLAIN.test(question) && days.some(({ day }) => day !== only.day)) return undefined;
  const units = found.slice(0, MOST_TOLD).map(({ unit }) => unit);
  return { kind: "answer", lead: only.lead, units };
}

const READING = String.raw`\b(?:meter )?readings?\b|\bread(?:ing)? (?:of )?(?:my|our|the) meter\b`;
const ASKS_HOW_TO_SEND = new RegExp(
  String.raw`^\W{0,3}(?:and |so )?(?:how|where|can|could|may|what(?:['’]s| is) the (?:best |easiest )?way)\b.{0,40}\b(?:send|give|submit|enter|provide|report|tell|text|phone|e-?mail|upload|supply|hand|take)\b.{0,40}(?:${READING})`,
  "i",
);
const BY_MEANS =
  /\b(?:online|text|app|call|phone|ring|website|web ?site|e-?mail|portal|post|form|card|www\.)\b|\b\S+\.(?:com|org|net|example|co\.uk)\b/i;
const GIVES = /\b(?:send|give|submit|enter|provide|report|text|phone|e-?mail|upload|tell|call)\b/i;
const IT = /\b(?:it|them|this|these|yours?)\b/i;
const OF_READING = /\breadings?\b/i;

/** By what means a meter reading is sent, with the sentence that says that one may. */
export async function answerSendReading(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS_HOW_TO_SEND.test(question)) return undefined;
  const { units } = structure;
  const told = (unit: Unit, at: number): Unit[] => {
    const { kind, text, section } = unit;
    if (kind === "heading" || kind === "row" || !BY_MEANS.test(text) || !GIVES.test(text))
      return [];
    if (OF_READING.test(text)) return [unit];
    const before = units[at - 1];
    const isOfIt = IT.test(text) && before?.section === section && OF_READING.test(before.text);
    return isOfIt ? [before, unit] : [];
  };
  const found = await flatMapInTurns(units, told, signal);
  return found.length > 0 && found.length <= MOST_TOLD
    ? { kind: "answer", units: found }
    : undefined;
}

const MOST_TOLD = 3;

const ASKS_ESTIMATED =
  /^\W{0,3}(?:and |so )?(?:is|are|was|were|did|has|have|do|does)\b.{0,60}\b(?:estimated?|estimates?|guess(?:ed)?|guesswork|(?:real|actual|proper|true) (?:meter )?(?:readings?|usage|use|consumption|figures?))\b/i;
const OF_ESTIMATE = /\b(?:estimated?|estimates|actual readings?|actual meter readings?)\b/i;
const OF_METER = /\b(?:readings?|meter|bill|usage|reader)\b/i;
const MOST_BELOW = 2;

/** Whether a bill is from a meter that was read: what stands below a heading that asks the same, or the row of the readings. */
export async function answerEstimated(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS_ESTIMATED.test(question)) return undefined;
  const { units } = structure;
  const isAbout = ({ text }: Unit) => OF_ESTIMATE.test(text) && OF_METER.test(text);
  const isAsking = (unit: Unit) => unit.kind === "heading" && isAbout(unit);
  const heading = await findInTurns(units, isAsking, signal);
  const at = heading ? units.indexOf(heading) : -1;
  const below = units
    .slice(at + 1, at + 1 + MOST_BELOW)
    .filter(({ kind, section }) => kind === "sentence" && section === heading?.section);
  if (heading && /^(?:yes|no)\b/i.test(below[0]?.text ?? ""))
    return { kind: "answer", units: below };
  // "6577 (estimated)" says nothing of meters itself; the heads of its columns do.
  const tells = (unit: Unit) =>
    unit.kind !== "heading" &&
    OF_ESTIMATE.test(unit.text) &&
    OF_METER.test(`${unit.text} ${unit.head.join(" ")}`);
  const found = await filterInTurns(units, tells, signal);
  const [only, ...others] = found;
  return only && others.length === 0 ? { kind: "answer", units: [only] } : undefined;
}
