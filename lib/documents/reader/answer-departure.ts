import { createYielder } from "@/lib/core/yield-to-event-loop";
import { CLOCK } from "@/lib/documents/reader/clock-times";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { asksTimeOfDay } from "@/lib/documents/reader/time-asked";
import { clockIn } from "@/lib/documents/reader/timetable";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS_EDGE = /\b(?:(?<first>first|earliest)|last|latest)\b/i;
const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const DAY = String.raw`(?:mon|tues?|wed(?:nes)?|thurs?|thu|fri|sat(?:ur)?|sun)(?:days?)?\b\.?`;
const SPAN = new RegExp(
  String.raw`\b(?<from>${DAY})\s?(?:-|–|—|to|until|till|through)\s?(?<to>${DAY})`,
  "i",
);
const ONE = new RegExp(String.raw`\b${DAY}`, "gi");
const IS_CLOCK = new RegExp(`^${CLOCK}$`, "i");
const PLACE = String.raw`(?<place>\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,3})`;
const ASKS_FROM = new RegExp(
  String.raw`\b(?:from|leaves?|departs?(?: from)?|leaving|departing(?: from)?) (?:the )?${PLACE}`,
  "u",
);
const ASKS_TO = new RegExp(
  String.raw`\b(?:to|for|reach(?:es)?|arrives? (?:at|in)) (?:the )?${PLACE}`,
  "u",
);
const TITLE_FROM = /^(?:departures? )?(?:from|leaving|departing) (?<place>.{2,60})$/i;
const TITLE_BOTH = /^(?:from )?(?<place>.{2,60}?) (?:to|–|—|-|→|>) .{2,60}$/i;

type Run = { title: string; rows: Unit[] };

/**
 * The first or the last time of a day in a timetable with a column for each kind of day: "When does the last ferry leave
 * Innisbeg on Saturday?" Nothing where it can't be seen which way a table goes, or where its times don't ascend.
 */
export async function answerDeparture(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const edge = asksTimeOfDay(question) ? ASKS_EDGE.exec(question) : null;
  const [day, ...others] = daysIn(question);
  if (!edge || day === undefined || others.length > 0) return undefined;
  const pause = createYielder(signal);
  const runs = new Map<number, Run>();
  for (const unit of structure.units) {
    await pause();
    if (!isTimes(unit)) continue;
    const run = runs.get(unit.section) ?? {
      title: structure.sections[unit.section]?.title ?? "",
      rows: [],
    };
    run.rows.push(unit);
    runs.set(unit.section, run);
  }
  const [meant, ...more] = [...runs.values()].filter((run) =>
    goesAsAsked(run, question, runs.size),
  );
  if (!meant || more.length > 0) return undefined;
  const times = timesOn(meant.rows, day);
  const found = edge.groups?.first ? times[0] : times.at(-1);
  if (!found || times.length !== new Set(times.map(({ time }) => time)).size) return undefined;
  const heading = structure.units.find(
    ({ kind, text, section }) =>
      kind === "heading" && text === meant.title && section === found.unit.section,
  );
  return {
    kind: "answer",
    lead: found.time,
    units: heading ? [heading, found.unit] : [found.unit],
  };
}

/** Whether a row has times below the names of days. */
function isTimes({ kind, cells, head }: Unit): boolean {
  return (
    kind === "row" &&
    head.length === cells.length &&
    cells.some((cell, at) => IS_CLOCK.test(cell) && daysIn(head[at] ?? "").length > 0)
  );
}

/** Whether a table is for the way that a question asks for. */
function goesAsAsked({ title }: Run, question: string, tables: number): boolean {
  const from = ASKS_FROM.exec(question)?.groups?.place;
  const isTo = ASKS_TO.test(question);
  if (!from) return tables === 1 && !isTo && !/\b(?:back|return)\b/i.test(question);
  const start = (TITLE_FROM.exec(title) ?? TITLE_BOTH.exec(title))?.groups?.place;
  return start?.toLowerCase() === from.toLowerCase();
}

/** The times of a day in their order; none where they don't ascend, or where several columns are for that day. */
function timesOn(rows: readonly Unit[], day: string): { time: string; unit: Unit }[] {
  const columns = new Set<number>();
  const times = rows.flatMap((unit) =>
    unit.cells.flatMap((time, at) => {
      if (!daysIn(unit.head[at] ?? "").includes(day)) return [];
      columns.add(at);
      return IS_CLOCK.test(time) ? [{ time, unit, minutes: clockIn(time) ?? 0 }] : [];
    }),
  );
  const ascends = times.every(({ minutes }, at) => minutes >= (times[at - 1]?.minutes ?? 0));
  return columns.size === 1 && ascends ? times : [];
}

/** The days that words name: "Mon–Fri", "Saturday", "weekdays", "daily". */
export function daysIn(words: string): string[] {
  if (/\bdaily\b|\bevery day\b/i.test(words)) return DAYS;
  if (/\bweekdays?\b/i.test(words)) return DAYS.slice(0, 5);
  if (/\bweekends?\b/i.test(words)) return DAYS.slice(5);
  const { from, to } = SPAN.exec(words)?.groups ?? {};
  if (from && to) return DAYS.slice(indexOf(from), indexOf(to) + 1);
  return [...new Set([...words.matchAll(ONE)].map(([name]) => DAYS[indexOf(name)] ?? ""))];
}

function indexOf(name: string): number {
  return DAYS.indexOf(name.slice(0, 3).toLowerCase());
}
