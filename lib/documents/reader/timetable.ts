import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { dateFigures } from "@/lib/documents/reader/dates";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import { searchTerms } from "@/lib/documents/terms";

/** What is at a time: a row of a program or a schedule. */
export type Slot = {
  unit: Unit;
  /** As it's written: "14:00", "9:00–10:30 a.m." */
  time: string;
  /** When it begins, in minutes after midnight; undefined where nobody knows which half of the day is meant. */
  begin: number | undefined;
  /** The day that stands above it or in front of it; empty where none does. */
  day: string;
  /** Stems of everything but the time. */
  terms: ReadonlySet<string>;
};

const HALF = String.raw`(?: ?[ap]\.?m\b\.?)`;
const CLOCK = String.raw`(?:\d{1,2}[:.][0-5]\d${HALF}?|\d{1,2}${HALF}|noon|midnight)`;
const TIME = new RegExp(
  `^(?:(?:about|around|approx\\.?|from|by) )?${CLOCK}(?: ?(?:-|–|—|to) ?${CLOCK})?(?: ?h| o['’]clock)?$`,
  "i",
);
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
const MIN_SLOTS = 2;
const MOST_BEFORE = 2;

/** The rows of a document that have a time in front of what is then; none where they are no schedule. */
export async function slotsOf(
  { units, sections }: Structure,
  signal: AbortSignal | undefined,
): Promise<Slot[]> {
  const slots = await flatMapInTurns(
    units,
    (unit) => {
      const at = unit.cells.slice(0, MOST_BEFORE).findIndex((cell) => TIME.test(cell));
      const rest = unit.cells.slice(at + 1);
      if (at < 0 || !rest.some((cell) => /\p{L}{3}/u.test(cell))) return [];
      const time = unit.cells[at] ?? "";
      const title = sections[unit.section]?.title ?? "";
      const day = [...unit.cells.slice(0, at), title].find(namesDay) ?? "";
      const begin = clockIn(time);
      return [{ unit, time, begin, day, terms: new Set(searchTerms(rest.join(" "))) }];
    },
    signal,
  );
  return slots.length >= MIN_SLOTS ? slots : [];
}

/** Whether words say on which day something is. */
function namesDay(words: string): boolean {
  // A month or a year alone is no day.
  return (
    WEEKDAY.test(words) || dateFigures(words).some(({ text }) => /(?<!\d)\d{1,2}(?!\d)/.test(text))
  );
}

const FIRST_CLOCK = /(\d{1,2})(?:[:.]([0-5]\d))? ?([ap])?\.?(?:m\b)?/i;

/** When the first time of a text is, in minutes after midnight. */
export function clockIn(text: string): number | undefined {
  if (/^noon\b/i.test(text)) return 12 * 60;
  const [, hours, minutes = "0", half] = FIRST_CLOCK.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23) return undefined;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hours);
  return 60 * hour + Number(minutes);
}
