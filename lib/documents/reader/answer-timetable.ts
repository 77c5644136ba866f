import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { dateFigures } from "@/lib/documents/reader/dates";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import { clockIn, type Slot, slotsOf } from "@/lib/documents/reader/timetable";
import type { Structure } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS_WHEN = /^\W{0,3}(?:and |so )?(?:when\b|(?:at )?what time\b)/i;
const ASKS_WHO = /^\W{0,3}(?:and |so )?who(?:['’]s)?\b/i;
const ASKS_WHERE =
  /^\W{0,3}(?:and |so )?(?:where(?:['’]s)?|(?:in |at )?(?:what|which) (?:room|hall|place|venue|location))\b/i;
const ASKS_WHAT =
  /^\W{0,3}(?:and |so )?what(?:['’]s| is| are| was| happens| takes place| comes)\b/i;
const AT_TIME = /\bat (\d{1,2}(?:[:.][0-5]\d)?(?: ?[ap]\.?m\b\.?)?|noon)(?!\d|[:.]\d)/i;
/** What is asked by its place among the others, or for a day until which something has to be done. */
const BESIDE =
  /\b(?:after|before|between|until|since|by|first|last|next|due|deadline|latest|must|should|have to|has to|need to)\b/i;
/** "When is the conference?" is about all of its days. */
const ASKS_DAYS =
  /^\W{0,3}(?:and |so )?(?:when|(?:on )?(?:what|which) (?:days?|dates?)) (?:is|are|was|does|do|did|will) (?:the|this|our|it) ?(?:(?:conference|congress|symposium|convention|summit|festival|fair|event|camp|retreat)(?: (?:take place|happen|be|held|start|begin))?)?\W*$/i;

const SPEAKER =
  /\b(?:speakers?|presenters?|instructors?|teachers?|trainers?|coach\w*|hosts?|lecturers?|led by|held by|with|who)\b/i;
const PLACE = /\b(?:rooms?|locations?|places?|venues?|halls?|stages?|where)\b/i;
const EVENT =
  /\b(?:talks?|sessions?|events?|activit\w+|topics?|titles?|class(?:es)?|courses?|subjects?|what|program|item)\b/i;

/** Words for that something is on a program, and for when. */
const GENERAL = new Set(
  stems(`start begin take place happen speak talk present give hold held lead session scheduled room hall time clock
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
    october november december noon`),
);
const MOST_SLOTS = 4;

/**
 * What a program or a schedule says of something or of a time, by its rows and the day above them: when a talk is and where, who
 * gives it, and what is at ten on Friday.
 */
export async function answerTimetable(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (ASKS_DAYS.test(question)) return daysOf(structure, signal);
  const column = columnAsked(question);
  if (column === undefined || BESIDE.test(question)) return undefined;
  const at = AT_TIME.exec(question)?.[1];
  if (column === EVENT && !at) return undefined;
  const terms = focusOf(question.replace(AT_TIME, " ")).required.filter(
    (term) => /\p{L}/u.test(term) && !GENERAL.has(term),
  );
  if (terms.length === 0 && !at) return undefined;
  const isMeant = (slot: Slot) =>
    isOnDay(slot, question) && (!at || isAt(slot, at)) && hasAllTerms(slot.terms, terms);
  const found = await filterInTurns(await slotsOf(structure, signal), isMeant, signal);
  if (found.length === 0 || found.length > MOST_SLOTS) return undefined;
  const told = found.map((slot) => (column === "time" ? slot.time : cellBelow(slot, column)));
  const days = new Set(found.map(({ day }) => day));
  const units = found.map(({ unit }) => unit);
  if (told.some((value) => !value)) return column === EVENT ? { kind: "answer", units } : undefined;
  // A time says little without its day; of several days, each has its own.
  const isDated = column === "time" || days.size > 1;
  const leads = found.map(({ day }, one) => (isDated && day ? `${told[one]}, ${day}` : told[one]));
  return { kind: "answer", lead: [...new Set(leads)].join("; "), units };
}

/** The days of a program, as the headings above its rows say. */
async function daysOf(
  structure: Structure,
  signal: AbortSignal | undefined,
): Promise<UnitAnswer | undefined> {
  const slots = await slotsOf(structure, signal);
  const days = [...new Set(slots.map(({ day }) => day))].filter(Boolean);
  const units = structure.units.filter(
    ({ kind, text }) => kind === "heading" && days.includes(text),
  );
  if (days.length === 0 || units.length !== days.length) return undefined;
  return { kind: "answer", lead: days.join("; "), units };
}

function columnAsked(question: string): RegExp | "time" | undefined {
  if (ASKS_WHEN.test(question)) return "time";
  if (ASKS_WHO.test(question)) return SPEAKER;
  if (ASKS_WHERE.test(question)) return PLACE;
  return ASKS_WHAT.test(question) ? EVENT : undefined;
}

function cellBelow({ unit: { cells, head } }: Slot, column: RegExp): string | undefined {
  return cells[head.findIndex((name) => column.test(name))] || undefined;
}

/** Whether something is at a time; without a half of the day, "at 2" may be at 14:00. */
function isAt({ begin }: Slot, asked: string): boolean {
  const at = clockIn(asked);
  if (begin === undefined || at === undefined) return false;
  return begin === at || (!/[ap]\.?m|noon/i.test(asked) && at < 12 * 60 && begin === at + 12 * 60);
}

const WEEKDAYS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi;

/** Whether something is on the days that a question names, if it names any. */
function isOnDay({ day }: Slot, question: string): boolean {
  const there = day.toLowerCase();
  const weekdays = [...question.matchAll(WEEKDAYS)].map(([name]) => name.toLowerCase());
  const dates = dateFigures(question).map(({ text }) => dayAndMonth(text));
  const own = dateFigures(day).map(({ text }) => dayAndMonth(text));
  return (
    weekdays.every((name) => there.includes(name)) && dates.every((date) => own.includes(date))
  );
}

/** "October 9", "9 October 2025", and "Oct 9th" are one day. */
function dayAndMonth(date: string): string {
  const month = /\p{L}{3}/u.exec(
    date.replace(/\d(?:st|nd|rd|th)\b/g, (end) => end.slice(0, 1)),
  )?.[0];
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(date)?.[0];
  return `${month?.toLowerCase()} ${day}`;
}
