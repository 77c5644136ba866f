import {
  SINCE,
  SINCE_ELSEWHERE,
  STILL,
  UP_TO_WORDS,
  withWholeYears,
} from "@/lib/tools/review-resume/date-parts";
import { monthNamedIn } from "@/lib/tools/review-resume/month-names";

const IS_STILL = new RegExp(`^${STILL}`, "i");
const IS_SINCE = new RegExp(`^(?:${SINCE}|${SINCE_ELSEWHERE}) `, "i");
/** A job that goes on, without a word for that. */
const OPEN = / ?(?:[-–—]| onwards?)$/i;
const BETWEEN_ENDS = new RegExp(
  String.raw` (?:${UP_TO_WORDS}|and|--?|–|—|→) | ?[–—→] ?|(?<=\d{4})--?(?=\d{4}|\p{L}|\d{1,2}[/.])`,
  "iu",
);

type Point = { year: number; month: number | undefined };

/** Periods as written that end before they begin, such as "2016-07 to 2014". */
export function reversedPeriods(dates: readonly string[]): string[] {
  return dates.filter((date) => {
    const [start, end] = endsOf(date).map(pointOf);
    if (!start || !end) return false;
    // A year alone may be any of its months.
    if (start.month === undefined || end.month === undefined || start.year !== end.year)
      return end.year < start.year;
    return end.month < start.month;
  });
}

/** Two periods as written, with a year or more between them. */
export type Gap = { before: string; after: string };

const MONTHS_OF_A_GAP = 12;

/**
 * Where a year or more surely lies between periods: a year alone is taken for all of its months, what hasn't ended has no gap
 * after it, and a date by itself, such as that of a degree, says that something was done.
 *
 * @param dates as written, in any order
 * @returns the earliest gap first
 */
export function gapsBetween(dates: readonly string[]): Gap[] {
  const known = dates.flatMap((date) => periodOf(date) ?? []);
  const periods = known.filter(({ isAlone }) => !isAlone);
  periods.sort((one, other) => one.first - other.first);
  const isFilled = fillingOf(known.filter(({ isAlone }) => isAlone));
  const gaps: Gap[] = [];
  let latest = periods[0];
  for (const period of periods) {
    if (!latest) break;
    const [from, to] = [latest.last, period.first];
    if (to - from > MONTHS_OF_A_GAP && !isFilled(from, to))
      gaps.push({ before: latest.date, after: period.date });
    if (period.last > latest.last) latest = period;
  }
  return gaps;
}

/** Tells whether one of the dates lies between two months; asked for later ones each time. */
function fillingOf(dates: readonly Period[]): (from: number, to: number) => boolean {
  const sorted = [...dates].sort((one, other) => one.first - other.first);
  let [next, latest] = [0, Number.NEGATIVE_INFINITY];
  return (from, to) => {
    for (let date = sorted[next]; date && date.first < to; date = sorted[next]) {
      latest = Math.max(latest, date.last);
      next += 1;
    }
    return latest > from;
  };
}

type Period = {
  date: string;
  /** Months, counted from the year 0. */
  first: number;
  last: number;
  /** A date by itself: the beginning or the end of something, or all of it. */
  isAlone: boolean;
};

/** Undefined where the text isn't a period that ends in its order. */
function periodOf(date: string): Period | undefined {
  const [from = "", to] = endsOf(date);
  const start = pointOf(from);
  if (!start) return undefined;
  const first = 12 * start.year + (start.month ?? 1);
  // "desde 2019 hasta 2021" has ended.
  const isSince = to === undefined && IS_SINCE.test(date);
  const isAlone = to === undefined && !isSince;
  if (isSince || (to && IS_STILL.test(to.trim())))
    return { date, first, last: Number.MAX_VALUE, isAlone };
  const end = to === undefined ? start : pointOf(to);
  if (!end) return undefined;
  const last = 12 * end.year + (end.month ?? 12);
  return last < first ? undefined : { date, first, last, isAlone };
}

/** The text of both ends of a period; of a single date only one. */
function endsOf(date: string): string[] {
  // A space at a time, however many there are, else splitting would take quadratic time.
  return withWholeYears(date.replace(/\s+/g, " ")).replace(OPEN, " – now").split(BETWEEN_ENDS);
}

function pointOf(text: string): Point | undefined {
  const year = /(?:19|20)\d{2}/.exec(text)?.[0];
  if (!year) return undefined;
  const numbered = /(?<!\d)(\d{1,2})[/.](?:19|20)\d{2}|(?:19|20)\d{2}[-/.](\d{2})/.exec(text);
  const month = monthNamedIn(text) ?? (Number(numbered?.[1] ?? numbered?.[2]) || undefined);
  return { year: Number(year), month };
}

const NO_END = / ?[-–—]$/;

/**
 * Dates without the periods that end in a dash and hardly go on: one that began before another job, or beside one that goes on,
 * has lost its end.
 *
 * @param dates as written, in any order
 */
export function withoutLostEnds(dates: readonly string[]): string[] {
  const starts = dates.map((date) => pointOf(endsOf(date)[0] ?? "")?.year ?? 0);
  const latest = starts.reduce((most, year) => Math.max(most, year), 0);
  const open = dates.filter((date) => NO_END.test(date) || isStill(date));
  return dates.filter(
    (date, at) => !NO_END.test(date) || (open.length === 1 && starts[at] === latest),
  );
}

function isStill(date: string): boolean {
  const [, last] = endsOf(date);
  return last === undefined ? IS_SINCE.test(date) : IS_STILL.test(last.trim());
}

/** A stretch of months that periods cover together, from the first one up to and without the last. */
export type Span = { from: number; to: number; isRough: boolean };

/** In the middle of a year that is given alone. */
const MIDDLE = 6;
/** Around the middle of one year, both ends of a period. */
const SHORTEST = 2;

/**
 * Merges periods into stretches that don't overlap. A year alone is taken for its middle, and such a stretch is rough. Dates by
 * themselves are left out.
 *
 * @param dates as written, in any order
 * @param now the month that periods which haven't ended go up to
 */
export function spansOf(dates: readonly string[], now: Date): Span[] {
  const today = 12 * now.getUTCFullYear() + now.getUTCMonth() + 1;
  const spans = dates
    .flatMap((date) => spanOf(date, today) ?? [])
    .sort((one, other) => one.from - other.from);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) {
      last.isRough ||= span.isRough;
      last.to = Math.max(last.to, span.to);
    } else merged.push({ ...span });
  }
  return merged;
}

/** The dates, as written, that lie in no stretch: a beginning without its end, or a year alone. */
export function datesOutside(spans: readonly Span[], dates: readonly string[]): string[] {
  return dates.filter((date) => {
    const point = pointOf(date);
    if (!point) return false;
    const from = 12 * point.year + (point.month ?? 1) - 1;
    const to = 12 * point.year + (point.month ?? 12);
    return !spans.some((span) => span.from < to && span.to > from);
  });
}

function spanOf(date: string, today: number): Span | undefined {
  const [first = "", last] = endsOf(date);
  const start = pointOf(first);
  const isOpen = last === undefined ? IS_SINCE.test(date) : IS_STILL.test(last.trim());
  const end = last === undefined ? undefined : pointOf(last);
  if (!start || !(isOpen || end)) return undefined;
  const isRough = start.month === undefined || (!isOpen && end?.month === undefined);
  // In the first half of this year, its middle is still to come.
  const middle = isOpen && 12 * start.year + MIDDLE >= today ? 0 : MIDDLE;
  const from = 12 * start.year + (start.month === undefined ? middle : start.month - 1);
  const to = !end || isOpen ? today : 12 * end.year + (end.month ?? MIDDLE);
  const isWithin = isRough && end?.year === start.year;
  if (isWithin) return { from: from - SHORTEST, to: to + SHORTEST, isRough };
  return to <= from ? undefined : { from, to: Math.min(to, today), isRough };
}
