import { createYielder, filterInTurns } from "@/lib/core/yield-to-event-loop";
import { CLOCK } from "@/lib/documents/reader/clock-times";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS_WHEN = /^\W{0,3}(?:and |so )?(?:when|(?:at )?what time|what day|which day|how late)\b/i;
const ASKS_FLIGHT = /^\W{0,3}(?:and |so )?(?:which|what) (?:flight|train|ferry|bus)(?: number)?\b/i;
const ASKS_FROM =
  /^\W{0,3}(?:and |so )?(?:from (?:which|what|where)|(?:which|what) (?:airport|station|port)\b.*\b(?:from|leave|depart))\b|^\W{0,3}where\b.*\bfrom\W*$/i;
const BACK = /\b(?:home|back|return(?:s|ing)?|homeward|homebound|inbound)\b/i;
const CARRIES = /\b(?:plane|planes|flights?|train|coach(?:es)?|bus|ferry|boat|ship)\b/i;
/** "When do I get my deposit back?", "When do I return the car?": somebody travels, and nothing is given. */
const TRAVELS =
  /\b(?:journey|trip|leg|fly|flying|land|arrive|depart|leave|set off|head|go(?:ing)?|come|coming|we|they|kids|children|pupils|students|class|group|everyone|everybody)\b/i;
const GIVEN =
  /\b(?:deposit|money|refund|paid|results?|form|car|keys?|books?|slip|call(?:ed)?|hear|payment|it|them|this|that)\b|\b(?:get|gets|give|given|have|hand|handed|send|sent|bring|receive) (?:\p{L}+ ){1,4}back\b|\breturn (?:the|my|our|your|their|his|her)\b/iu;
const LEAVES =
  /\b(?:leave[sn]?|leaving|depart\w*|take[- ]?off|takes off|fly|flying|set off|go|going|head|start)\b/i;
const ARRIVES =
  /\b(?:land\w*|arriv\w+|(?:get|come|be|gets|comes) (?:back|home|in)|reach\w*|(?:are|is|am) (?:\p{L}+ ){1,2}(?:back|home))\b/iu;
/** "What time is our flight back?" */
const IS_OFF =
  /\b(?:leave|depart|take off)|\b(?:is|are) (?:\p{L}+ ){1,2}(?:plane|flight|train|ferry|bus)\b/iu;
const FROM = /^(?:from|departure(?: (?:airport|station|port))?|origin)$/i;
const TO = /^(?:to|destination|arrival (?:airport|station|port))$/i;
const ROUTE = /^(?:route|journey|leg|sector|from\W{1,3}to)$/i;
const ENDS = /^(.{2,40}?)\s?(?:→|->|–|—| - | to )\s?(.{2,40})$/;
const DEPARTS = /^(?:dep\.?|depart(?:s|ure)?(?: time)?|leav(?:es?|ing)|off)$/i;
const ARRIVAL = /^(?:arr\.?|arriv(?:es?|al|ing)(?: time)?|lands?)$/i;
const FLIGHT = /^(?:(?:flight|train|service|number)(?: (?:no\.?|number))?)$/i;
const DATE = /^(?:date|day)$/i;
const IS_CLOCK = new RegExp(`^${CLOCK}$`, "i");

const MOST_LEGS = 4;

type Leg = { unit: Unit; from: string; to: string };

/**
 * When somebody travels home: from the leg that ends where the first one began, or from the line of a plan that says that they
 * are back. Where a question names no leg, both are quoted.
 */
export async function answerWayBack(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asksLeg = ASKS_FLIGHT.test(question) || ASKS_FROM.test(question);
  if (!asksLeg && !ASKS_WHEN.test(question)) return undefined;
  const isBack = BACK.test(question) && !GIVEN.test(question);
  const isTravel = CARRIES.test(question) && (LEAVES.test(question) || ARRIVES.test(question));
  if (!isTravel && !(isBack && (TRAVELS.test(question) || CARRIES.test(question))))
    return undefined;
  const pause = createYielder(signal);
  const legs: Leg[] = [];
  for (const unit of structure.units) {
    await pause();
    const leg = legOf(unit);
    if (leg) legs.push(leg);
  }
  if (isBack && legs.length < 2) return lineOfPlan(structure.units, question, signal);
  if (isBack) return ofLegs(legs, question);
  const isOpen =
    legs.length > 1 && legs.length <= MOST_LEGS && !legs.some((leg) => namesEnd(leg, question));
  return isOpen ? { kind: "answer", units: legs.map(({ unit }) => unit) } : undefined;
}

/** "To Lisbon": which of them is meant is told by the place. */
function namesEnd({ from, to }: Leg, question: string): boolean {
  const asked = ` ${placeOf(question)} `;
  const places = placeOf(`${from} ${to}`).split(" ");
  return (
    /\b(?:there|out|outward|outbound|first|second|last|to|from)\b/i.test(question) ||
    places.some((word) => word.length > 3 && asked.includes(` ${word} `))
  );
}

function legOf(unit: Unit): Leg | undefined {
  const { kind, cells, head } = unit;
  if (kind !== "row" || head.length !== cells.length || isHeadOfTable(unit)) return undefined;
  const [, first = "", last = ""] = ENDS.exec(cellBelow({ unit }, ROUTE)) ?? [];
  const [from, to] = [cellBelow({ unit }, FROM) || first, cellBelow({ unit }, TO) || last];
  return from && to ? { unit, from, to } : undefined;
}

function ofLegs(legs: readonly Leg[], question: string): UnitAnswer | undefined {
  const [first] = legs;
  const last = legs.at(-1);
  if (!first || !last || last === first || placeOf(last.to) !== placeOf(first.from))
    return undefined;
  const home = wayHome(legs, last);
  const [start = last] = home;
  const units = home.map(({ unit }) => unit);
  // Several legs, of which nothing tells with which one the way home begins.
  const isKnown = legs.length === 2 || home.length > 1 || cellBelow(last, DATE) !== "";
  const isNamed = home.length === 1 && ASKS_FLIGHT.test(question) ? cellBelow(last, FLIGHT) : "";
  const place = ASKS_FROM.test(question) && isKnown ? start.from : isNamed;
  if (place) return { kind: "answer", lead: place, units };
  const isArrival = ARRIVES.test(question) && !IS_OFF.test(question);
  const leg = isArrival ? last : start;
  const time = cellBelow(leg, isArrival ? ARRIVAL : DEPARTS);
  const day = /\btime\b/i.test(question) ? "" : cellBelow(leg, DATE);
  const lead = [day, time].filter(Boolean).join(", ");
  const isTold = lead && (isKnown || isArrival) && !ASKS_FLIGHT.test(question);
  return { kind: "answer", ...(isTold && { lead }), units };
}

/** The legs of the last day, where others are on another one; otherwise only the last leg. */
function wayHome(legs: readonly Leg[], last: Leg): readonly Leg[] {
  const day = cellBelow(last, DATE);
  const home = legs.filter((leg) => day !== "" && cellBelow(leg, DATE) === day);
  return home.length > 0 && home.length < legs.length ? home : [last];
}

function cellBelow({ unit: { cells, head } }: Pick<Leg, "unit">, name: RegExp): string {
  return cells[head.findIndex((one) => name.test(one.trim()))] ?? "";
}

/** "London" of "London Gatwick (North)" may be another airport: the whole name counts, without what is in brackets. */
function placeOf(cell: string): string {
  return cell
    .replace(/\([^)]*\)|\b(?:terminal|T)\s?\d\b/gi, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}

const LINE = new RegExp(String.raw`^(?<time>${CLOCK})\s(?<what>.+)$`, "i");
const SAYS_BACK =
  /^(?:(?:we |children |coach(?:es)? |everyone |approx(?:imate)?\.? |about )?(?:arrive |arrival |be |are )?(?:back|return(?:s|ing)?|home)\b|(?:(?:coach(?:es)?|bus(?:es)?|train|group|we|pupils|children) )?(?:arrives?|arrival|returns?|gets?) (?:back|home)\b)/i;

/** "16.00 Back at school": the only line of a plan that says so. */
async function lineOfPlan(
  units: readonly Unit[],
  question: string,
  signal: AbortSignal | undefined,
): Promise<UnitAnswer | undefined> {
  // When somebody sets off for home is another line.
  if (/\b(?:leave|depart|set off|start|fly|head)/i.test(question)) return undefined;
  const timeOf = ({ cells: [first = "", what = ""], text }: Unit) => {
    if (IS_CLOCK.test(first)) return SAYS_BACK.test(what) ? first : undefined;
    const line = LINE.exec(text)?.groups;
    return line && SAYS_BACK.test(line.what ?? "") ? line.time : undefined;
  };
  const found = await filterInTurns(units, (unit) => timeOf(unit) !== undefined, signal);
  const [only, ...others] = found;
  const lead = only && timeOf(only);
  return only && lead && others.length === 0 ? { kind: "answer", lead, units: [only] } : undefined;
}
