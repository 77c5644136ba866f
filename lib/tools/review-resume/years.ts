import { requirementsOf } from "@/lib/tools/review-resume/job-requirements";
import { datesSinceIn } from "@/lib/tools/review-resume/parse-contact";
import { type Span, spansOf } from "@/lib/tools/review-resume/periods";
import { linesOf, type Resume } from "@/lib/tools/review-resume/resume";

/** Years of experience that a job description asks for, beside those that a résumé's jobs add up to. */
export type YearsMatch = {
  /** As written: "At least five years' experience in retail". */
  asked: string;
  isMet: boolean;
  /** How long the jobs took, and when; undefined where no job has a period. */
  worked: { length: string; when: string } | undefined;
};

const MAX_DEMANDS = 6;
const MAX_BEFORE = 60;
const MAX_BEHIND = 90;
const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER = String.raw`(?:\d{1,2}|${WORDS.join("|")}|fifteen|twenty)`;
/** "five years", "3+ years'", "2-4 yrs", "two (2) or more years", "6 months". */
const LENGTH = new RegExp(
  String.raw`(?<![\p{L}\d.,$€£–-])(${NUMBER})(?: \(\d{1,2}\))?(?: ?\+| plus| or more| ?(?:-|–|to) ?${NUMBER}\+?)? (?:full )?(years?|yrs?\.?|months?)(?:['’]s?)?(?![\p{L}-])`,
  "giu",
);
const AT_LEAST =
  /(?:(?:at least|(?:a |an absolute )?minimum(?: of)?|min\.?|more than|over|approximately|about) )$/iu;
/** What else is counted in years. */
const OTHER_LENGTH =
  /^ (?:old|of age|ago|of (?:college|study|studies|school|schooling|university|training|education|growth|age)|degree|program|programme|contract|fixed|course|college|diploma|apprenticeship|term|in a row|in business)(?!\p{L})/iu;
const OTHER_BEFORE =
  /(?:last|past|previous|next|within|every|each|first|after|than|aged|founded|for over|contract(?: of)?) (?:the )?$/iu;
const OF_WORK =
  /^(?: [\p{L}\d/&+-]{1,30}){0,6} (?:experience|expertise)(?!\p{L})|^ (?:of|in|as|with|working|managing|leading|teaching|spent)(?!\p{L})/iu;
const EXPERIENCE_BEFORE =
  /(?:experience|track record)(?: \(|: | of | – | - )(?:[\p{L}]{1,10} ){0,3}$/iu;
/** What the employer says of itself, unless it says what it wants. */
const EMPLOYERS = /(?<!\p{L})(?:we|our|us|company|founded|team)(?!\p{L})/iu;
const WANTS = /(?<!\p{L})(?:require|need|look|seek|want|ask|expect|you|must|with)/iu;

/** Compares the years of experience that a job description asks for with the dates of a résumé's jobs, whatever these were in. */
export async function compareYears(
  resume: Resume,
  description: string,
  now: Date,
  signal?: AbortSignal,
): Promise<YearsMatch[]> {
  const demands = new Map<string, number>();
  for (const { text } of requirementsOf(description)) {
    for (const { asked, months } of demandsIn(text)) demands.set(asked, months);
    if (demands.size >= MAX_DEMANDS) break;
  }
  if (demands.size === 0) return [];
  const lines = linesOf(resume, "experience").filter(({ bullet }) => !bullet);
  const dates = await datesSinceIn(lines.map(({ text }) => text).join("\n"), signal);
  const spans = spansOf(dates, now);
  const months = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  // Years alone add up to about as many.
  const counted = spans.some(({ isRough }) => isRough) ? 12 * Math.round(months / 12) : months;
  const worked = spans.length > 0 ? workedIn(spans, counted, now) : undefined;
  return [...demands].map(([asked, least]) => ({
    asked,
    isMet: spans.length > 0 && counted >= least,
    worked,
  }));
}

function demandsIn(clause: string): { asked: string; months: number }[] {
  return [...clause.matchAll(LENGTH)].flatMap(
    ({ 0: length, 1: number = "", 2: unit = "", index }) => {
      const before = clause.slice(Math.max(0, index - MAX_BEFORE), index);
      const behind = clause.slice(index + length.length, index + length.length + MAX_BEHIND);
      if (OTHER_LENGTH.test(behind) || OTHER_BEFORE.test(before)) return [];
      if (!OF_WORK.test(behind) && !EXPERIENCE_BEFORE.test(before)) return [];
      if (EMPLOYERS.test(before) && !WANTS.test(before)) return [];
      const amount = Number(number) || numberNamed(number.toLowerCase());
      const least = AT_LEAST.exec(before)?.[0] ?? "";
      const rest = /^[^,;:()]*?(?=[,;:()]|\.(?: |$)|$)/u.exec(behind)?.[0] ?? "";
      const whole = behind.length < MAX_BEHIND ? rest : rest.replace(/ [^ ]*$/, "");
      const months = unit.toLowerCase().startsWith("m") ? amount : 12 * amount;
      return [{ asked: `${least}${length}${whole}`.trim(), months }];
    },
  );
}

function numberNamed(word: string): number {
  if (word === "fifteen") return 15;
  return word === "twenty" ? 20 : WORDS.indexOf(word) + 1;
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
