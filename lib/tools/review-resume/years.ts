import { DATES } from "@/lib/tools/review-resume/date-parts";
import { requirementsOf } from "@/lib/tools/review-resume/job-requirements";
import { datesSinceIn } from "@/lib/tools/review-resume/parse-contact";
import {
  datesOutside,
  type Span,
  spansOf,
  withoutLostEnds,
} from "@/lib/tools/review-resume/periods";
import { linesOf, type Resume } from "@/lib/tools/review-resume/resume";
import type { ResumeLine } from "@/lib/tools/review-resume/sections";
import { PERIOD } from "@/lib/tools/review-resume/sections-by-content";
import { isActivityOpening } from "@/lib/tools/review-resume/verbs";
import { type Demand, demandsIn } from "@/lib/tools/review-resume/years-asked";

/** Years of experience that a job description asks for, beside those that a résumé's jobs add up to. */
export type YearsMatch = {
  /** As written: "At least five years' experience in retail". */
  asked: string;
  isPreferred: boolean;
  /** Undefined where the dates don't tell. */
  isMet: boolean | undefined;
  /** How long the jobs took, and when; undefined where no job has a period. */
  worked: { length: string; when: string } | undefined;
  /** Dates of jobs that no length could be told from. */
  uncounted: string[];
};

const MAX_DEMANDS = 6;
/** "Worked at Mercy from 2016 to 2020" has the dates of a job, and "Cataloged photographs of 1950-1970" of something else. */
const OF_A_JOB = /^(?:I |We )?(?:(?:was|were) )?(?:work|serv|employ|began|start|join)/i;
const LAST = new RegExp(String.raw`(?:${DATES.source})\)?\.?$`, "i");
/** Behind these, dates at the end of a line are those of something else, or may be. */
const BEFORE_OTHER = /(?<!\p{L})(?:and|between|circa|dated|during|for|from|in|of|on|the|to) ?$/iu;
const OF_THINGS = /(?<!\p{L})of ?$/iu;

/** Compares the years of experience that a job description asks for with the dates of a résumé's jobs, whatever these were in. */
export async function compareYears(
  resume: Resume,
  description: string,
  now: Date,
  signal?: AbortSignal,
): Promise<YearsMatch[]> {
  const demands = new Map<string, Demand>();
  for (const requirement of requirementsOf(description)) {
    for (const demand of demandsIn(requirement)) demands.set(demand.asked, demand);
    if (demands.size >= MAX_DEMANDS) break;
  }
  if (demands.size === 0) return [];
  const lines = linesOf(resume, "experience");
  const isJobs = ({ text, bullet }: ResumeLine) => !bullet && hasDatesOfAJob(text);
  const datesOf = (some: readonly ResumeLine[]) =>
    datesSinceIn(some.map(({ text }) => text).join("\n"), {
      isEnglish: resume.isEnglish,
      signal,
    });
  const dates = await datesOf(lines.filter(isJobs));
  const spans = spansOf(withoutLostEnds(dates), now);
  // These may be a job's as well, and all the more so where no others are.
  const others = lines.filter(
    (line) => !isJobs(line) && (spans.length === 0 || mayHaveDatesOfAJob(line)),
  );
  const uncounted = datesOutside(spans, [...dates, ...(await datesOf(others))]);
  const months = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  // Years alone add up to about as many.
  const isRough = spans.some((span) => span.isRough);
  const counted = isRough ? 12 * Math.round(months / 12) : months;
  const worked = spans.length > 0 ? workedIn(spans, counted, now) : undefined;
  const isMet = (least: number) => {
    if (counted >= least && worked) return true;
    const isTold = worked && uncounted.length === 0 && !(isRough && least < 12);
    return isTold ? false : undefined;
  };
  return [...demands.values()].map(({ asked, months: least, isPreferred }) => ({
    asked,
    isPreferred,
    isMet: isMet(least),
    worked,
    uncounted,
  }));
}

function hasDatesOfAJob(line: string): boolean {
  if (!isActivityOpening(line) || OF_A_JOB.test(line)) return true;
  const before = beforeLastDate(line);
  return before !== undefined && !BEFORE_OTHER.test(before);
}

/** Whether a line that tells what was done ends with dates that may be a job's; those of an item in a list are a period. */
function mayHaveDatesOfAJob({ text, bullet }: ResumeLine): boolean {
  const before = beforeLastDate(text);
  if (before === undefined) return false;
  return bullet
    ? !BEFORE_OTHER.test(before) && PERIOD.test(text.slice(before.length))
    : !OF_THINGS.test(before);
}

/** What a line says before the dates at its end; undefined where it ends with others. */
function beforeLastDate(line: string): string | undefined {
  const found = LAST.exec(line);
  return found ? line.slice(0, found.index) : undefined;
}

function workedIn(spans: readonly Span[], months: number, now: Date): YearsMatch["worked"] {
  const isRough = spans.some((span) => span.isRough);
  const years = Math.floor(months / 12);
  const rest = isRough ? 0 : months % 12;
  const parts = [
    ...(years > 0 ? [counted(years, "year")] : []),
    ...(rest > 0 ? [counted(rest, "month")] : []),
  ];
  const length = parts.join(" and ") || "less than a year";
  return {
    length: isRough && parts.length > 0 ? `about ${length}` : length,
    when: spans.map((span) => named(span, now)).join(", "),
  };
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** "2016–2023", or with its months: "03/2016–06/2019". */
function named({ from, to, isRough }: Span, now: Date): string {
  const today = 12 * now.getUTCFullYear() + now.getUTCMonth() + 1;
  const end = to === today ? "now" : pointNamed(to - 1, isRough);
  const start = pointNamed(from, isRough);
  return start === end ? start : `${start}–${end}`;
}

function pointNamed(month: number, isRough: boolean): string {
  const year = String(Math.floor(month / 12));
  return isRough ? year : `${String((month % 12) + 1).padStart(2, "0")}/${year}`;
}
