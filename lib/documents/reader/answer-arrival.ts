import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { CLOCK_OR_HOUR } from "@/lib/documents/reader/clock-times";
import { saysBack } from "@/lib/documents/reader/comes-back";
import { figuresIn } from "@/lib/documents/reader/figures";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import { asksHowEarly, asksTimeOfDay } from "@/lib/documents/reader/time-asked";
import { type Slot, slotsOf } from "@/lib/documents/reader/timetable";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import { ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

const ASKS_ARRIVAL =
  /\b(?:do|must|should|shall|have|need|are|am)\b.{1,30}\b(?:be (?:there|here|at|in)|get (?:there|here|in)|arrive|come|show up|turn up|check in|report)\b/i;
const TOLD_TO_COME =
  /^(?:please )?(?:arrive|report|come|check in|be (?:at|in|there|here))\b|\b(?:please|you (?:must|should|need to|have to)|to) (?:arrive|report|come|check in|be (?:at|in|there|here))\b/i;
const CLOCK = new RegExp(String.raw`(?<![\d.,:])${CLOCK_OR_HOUR}`, "gi");
const AHEAD = /^,? (?:before|prior to|in advance|ahead|earlier)\b/i;
const GENERAL = new Set(
  stems("early long advance arrive be get come time there here must take ahead far before"),
);

/** When somebody has to be where they're expected: at what time, or how long before. */
export async function answerArrival(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const isEarly = asksHowEarly(question);
  if (!isEarly && !(asksTimeOfDay(question) && ASKS_ARRIVAL.test(question))) return undefined;
  const terms = focusOf(question).required.filter((term) => !GENERAL.has(term));
  const toldIn = isEarly ? howLongBefore : timeToCome;
  const found = await flatMapInTurns(structure.units, (unit) => toldIn(unit, terms), signal);
  const [only, ...others] = found;
  if (only && others.length === 0) return { kind: "answer", ...only };
  return isEarly || found.length > 0 ? undefined : meetingRow(structure, question, terms, signal);
}

/** "When do they arrive?" is about the end of the way. */
const ASKS_THERE =
  /\b(?:they|children|kids|we|pupils|coach|bus)\b.{0,10}\b(?:arrive|get there|get to)\b/i;
/** Where people meet before they leave, and where they come back to. */
const STARTS =
  /^(?:meet|assembl|gather|check[- ]?in|report|arriv|be (?:at|in|there)|drop[- ]?off)/i;
const HOME = new Set(stems("school there playground gate"));

/** The row of a timetable for arriving: at the place that is asked for, or else where everybody meets first. */
async function meetingRow(
  structure: Structure,
  question: string,
  terms: readonly string[],
  signal: AbortSignal | undefined,
): Promise<UnitAnswer | undefined> {
  const slots = await slotsOf(structure, signal);
  const eventOf = ({ unit, time }: Slot) => unit.cells.filter((cell) => cell !== time).join(" ");
  const isAsked = (slot: Slot) => terms.length > 0 && hasAll(slot.unit.text, terms);
  const coming = slots.filter((slot) => !saysBack(slot.unit.text));
  const named = coming.filter((slot) => isAsked(slot) && STARTS.test(eventOf(slot)));
  const [first] = coming;
  const arriving = coming.filter((slot) => /^arriv/i.test(eventOf(slot)));
  const isArrival = ASKS_THERE.test(question) && named.length === 0 && arriving.length === 1;
  if (isArrival && arriving[0]) return told(arriving[0]);
  const isHome = terms.every((term) => HOME.has(term));
  const meeting = isHome && first && STARTS.test(eventOf(first)) ? first : undefined;
  const slot = named.length === 1 ? named[0] : meeting;
  if (slot) return told(slot);
  // When they come back there is another time.
  return slots.some(isAsked) && !coming.some(isAsked) ? ABSENT : undefined;
}

function told({ time, unit }: Slot): UnitAnswer {
  return { kind: "answer", lead: time, units: [unit] };
}

type Told = { lead: string; units: [Unit] };

/** "Cars must be at the slip 25 minutes before the sailing, foot passengers 10 minutes." */
function howLongBefore(unit: Unit, terms: readonly string[]): Told[] {
  if (unit.kind !== "sentence" || terms.length === 0) return [];
  const figure = figuresIn(unit.text).find(
    ({ type, at, text }) => type === "duration" && AHEAD.test(unit.text.slice(at + text.length)),
  );
  const clause = figure && unit.text.slice(0, figure.at).split(/[,;:]/).at(-1);
  return figure && clause && hasAll(clause, terms) ? [{ lead: figure.text, units: [unit] }] : [];
}

/** "Please arrive at the Day Surgery Unit at 7.15 am." */
function timeToCome(unit: Unit, terms: readonly string[]): Told[] {
  if (unit.kind !== "sentence" || !TOLD_TO_COME.test(unit.text) || !hasAll(unit.text, terms))
    return [];
  const [time, ...others] = unit.text.match(CLOCK) ?? [];
  // The period behind "am" is that of the sentence.
  const lead = time?.replace(/(?<=[ap]m)\.$/i, "");
  return lead && others.length === 0 ? [{ lead, units: [unit] }] : [];
}

function hasAll(text: string, terms: readonly string[]): boolean {
  const there = new Set(searchTerms(text));
  return hasAllTerms(there, terms);
}
