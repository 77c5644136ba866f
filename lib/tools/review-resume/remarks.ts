import { createYielder } from "@/lib/core/yield-to-event-loop";
import { accomplishmentsOf } from "@/lib/tools/review-resume/activities";
import { opensWithBaseVerb } from "@/lib/tools/review-resume/base-verbs";
import { clichesIn, hasCliche } from "@/lib/tools/review-resume/cliches";
import { hasFigure } from "@/lib/tools/review-resume/figures";
import { isObjective } from "@/lib/tools/review-resume/first-impression";
import { isFirstPerson } from "@/lib/tools/review-resume/first-person";
import type { ParsedContact } from "@/lib/tools/review-resume/parse-contact";
import { datesByStyle, datesSinceIn } from "@/lib/tools/review-resume/parse-contact";
import { gapsBetween, reversedPeriods } from "@/lib/tools/review-resume/periods";
import { referencesOnRequest } from "@/lib/tools/review-resume/references-on-request";
import { linesOf, type Resume, wordCount } from "@/lib/tools/review-resume/resume";
import type { ListedSkills } from "@/lib/tools/review-resume/skills";
import { opensWithDuty, opensWithVerb } from "@/lib/tools/review-resume/verbs";

/** A remark about a résumé, with the words it refers to. */
export type Remark = { text: string; quotes: string[] };

const VAGUE =
  /(?<!\p{L})(?:(?:and |other )stuff|etc(?:\.|$|(?=,))|various (?:tasks|duties|things|jobs)|and so on|misc\.?|other (?:tasks|duties|things)(?: as (?:needed|required|assigned))?)(?!\p{L})/iu;
const LIST = new Intl.ListFormat("en");
/** "2024 Table booking test suite – wrote 140 tests": what was done comes behind the name of a project. */
const PROJECT_BEFORE = /^(?:(?:19|20)\d{2}:? )?[\p{Lu}\d][^–—:]{2,60} [–—] (?=\p{Ll})/u;
/** Whoever tells of themselves in sentences begins with a verb behind that: "In 2020 I ran the grill". */
const SUBJECT =
  /^(?:(?:in|from|since|before|after|then|there|later|during|between|while|at|for|as) [^.;:]{0,60}? ?)?(?<!\p{L})I (?:(?:also|then|now|later|first|have(?: since| also| now)?) )?(?=\p{Ll})/iu;
const MAX_QUOTES = 3;
/** A few words each. */
const MAX_CLICHES = 8;
/** Who has many is told of the latest. */
const MAX_GAPS = 2;
const LONG_WORDS = 34;
const SHORT_WORDS = 5;
/** Of a summary. */
export const GOOD_SUMMARY_WORDS = { least: 15, most: 90 };
/** Fewer skills make no section that is worth praise. */
const MIN_SKILLS = 6;

/**
 * The lines that describe what a person did, grouped by what was found in them. A line may be in
 * several groups.
 */
export type AccomplishmentStats = {
  accomplishments: string[];
  withVerb: string[];
  withFigure: string[];
  /** These begin with what came of it, and need no verb. */
  results: string[];
  weak: string[];
  tooLong: string[];
  tooShort: string[];
  firstPerson: string[];
  cliches: string[];
};

/** What was found in a résumé, each once for all that is said of it. */
export type MeasuredFacts = {
  contact: ParsedContact;
  accomplishments: AccomplishmentStats;
  listed: ListedSkills;
};

/** Sorts a résumé's activity lines into groups. */
export async function measureAccomplishments(
  resume: Resume,
  signal?: AbortSignal,
): Promise<AccomplishmentStats> {
  const pause = createYielder(signal);
  // Entries of a researcher's lists say what was done without verbs and numbers.
  const activities = resume.isAcademic ? [] : await accomplishmentsOf(resume, signal);
  const accomplishments = activities.map(({ text }) => text);
  const groups: Omit<
    AccomplishmentStats,
    "accomplishments" | "results" | "firstPerson" | "cliches"
  > = {
    withVerb: [],
    withFigure: [],
    weak: [],
    tooLong: [],
    tooShort: [],
  };
  for (const line of accomplishments) {
    await pause();
    const [isDuty, isCounted, words] = [opensWithDuty(line), hasFigure(line), wordCount(line)];
    // "I" is remarked on by itself.
    const told = line.replace(PROJECT_BEFORE, "").replace(SUBJECT, "");
    const hasVerb = opensWithVerb(told) || opensWithBaseVerb(told);
    if (!resume.isEnglish || (hasVerb && !isDuty)) groups.withVerb.push(line);
    if (isCounted) groups.withFigure.push(line);
    if (isDuty) groups.weak.push(line);
    if (words > LONG_WORDS) groups.tooLong.push(line);
    // "Mentored 3 junior analysts." is short and says how many.
    // Of a language with long words, few say as much.
    if (resume.isEnglish && words < SHORT_WORDS && !isCounted) groups.tooShort.push(line);
  }
  await pause();
  const summary = linesOf(resume, "summary").map(({ text }) => text);
  const prose = [...summary, ...accomplishments];
  // An objective is to be replaced, with all of its words.
  const ofSummary = new Set(summary);
  const own = prose.filter((line) => !(ofSummary.has(line) && isObjective(line)));
  return {
    accomplishments,
    ...groups,
    results: activities.flatMap(({ text, isResult }) => (isResult ? [text] : [])),
    firstPerson: resume.isEnglish ? own.filter(isFirstPerson) : [],
    cliches: prose.filter(hasCliche),
  };
}

/** Lists the measurable strengths of a résumé, each with up to three quotations. */
export function strengthsOf(
  resume: Resume,
  { accomplishments, contact, listed }: MeasuredFacts,
): Remark[] {
  const remarks: Remark[] = [];
  const say = (text: string, quotes: readonly string[]) =>
    remarks.push({ text, quotes: quotes.slice(0, MAX_QUOTES) });
  const of = (part: readonly string[]) =>
    `${part.length} of ${accomplishments.accomplishments.length}`;
  // What is quoted as a strength has no fault elsewhere.
  const { weak, tooLong, tooShort } = accomplishments;
  const faulty = new Set([...weak, ...tooLong, ...tooShort]);
  const isFaulty = (line: string) => faulty.has(line);
  if (accomplishments.withFigure.length >= 2) {
    say(
      `${of(accomplishments.withFigure)} lines about your experience include a number, which makes them more credible.`,
      accomplishments.withFigure.filter((line) => !isFaulty(line)),
    );
  }
  if (
    resume.isEnglish &&
    accomplishments.withVerb.length >= 3 &&
    accomplishments.withVerb.length >= accomplishments.accomplishments.length * 0.6
  ) {
    say(
      `${of(accomplishments.withVerb)} lines start with an action verb.`,
      accomplishments.withVerb.filter((line) => !isFaulty(line)),
    );
  }
  if (listed.skills.length >= MIN_SKILLS) {
    say(
      "Your skills have their own section, where they're easy to find.",
      linesOf(resume, "skills").map(({ text }) => text),
    );
  }
  const summary = linesOf(resume, "summary").map(({ text }) => text);
  const isPoor = summary.some((line) => hasCliche(line) || isObjective(line));
  const words = wordCount(summary.join(" "));
  if (words >= GOOD_SUMMARY_WORDS.least && words <= GOOD_SUMMARY_WORDS.most && !isPoor) {
    say("The summary is short and to the point.", summary.slice(0, 1));
  }
  if (contact.email && contact.phone) {
    say("Your email address and phone number are easy to find.", [contact.email, contact.phone]);
  }
  return remarks;
}

/** Lists the measurable weaknesses of a résumé, each with up to three quotations. */
export async function weaknessesOf(
  resume: Resume,
  { accomplishments, contact, listed }: MeasuredFacts,
  signal?: AbortSignal,
): Promise<Remark[]> {
  const remarks: Remark[] = [];
  const say = (text: string, quotes: readonly string[], most = MAX_QUOTES) => {
    if (quotes.length > 0) remarks.push({ text, quotes: quotes.slice(0, most) });
  };
  for (const { title, usual } of resume.sections)
    if (usual)
      say(
        `Rename this heading to “${usual}”. Software looks for the usual names, and may skip a section with another name.`,
        [title],
      );
  const counted = new Set(accomplishments.withFigure);
  const silent = accomplishments.accomplishments.filter((line) => !counted.has(line));
  if (silent.length > accomplishments.accomplishments.length / 2) {
    say(
      `${shareWithoutNumbers(silent.length, accomplishments.accomplishments.length)} no numbers. Add how many, how much, or how fast where you can.`,
      silent,
    );
  }
  say("These lines describe duties. Say what you did instead.", accomplishments.weak);
  say(
    `These lines run longer than ${LONG_WORDS} words. Split or shorten them.`,
    accomplishments.tooLong,
  );
  say("These lines are too short to say much.", accomplishments.tooShort);
  say("Leave “I” and “my” out of a résumé.", accomplishments.firstPerson);
  const lines = resume.sections.flatMap((section) => section.lines).map(({ text }) => text);
  say(
    "These lines stay vague. Name what it was.",
    lines.filter((line) => VAGUE.test(line)),
  );
  say(
    "Leave this line out. Employers ask for references when they want them.",
    referencesOnRequest(resume),
  );
  say(
    "These are clichés that prove nothing. Show an example instead.",
    clichesIn(accomplishments.cliches),
    MAX_CLICHES,
  );
  say(
    "These are traits, not skills. Show them in what you did, and list what you can do instead.",
    listed.traits,
  );
  const reversed = reversedPeriods(contact.dates);
  say(
    reversed.length === 1
      ? "This period ends before it begins. Correct one of its dates."
      : "These periods end before they begin. Correct their dates.",
    reversed,
  );
  const dates = await datesOfDoings(resume, signal);
  for (const { before, after } of gapsBetween(dates).slice(-MAX_GAPS)) {
    say(
      "Nothing is listed for a year or more between these. Recruiters ask about that, so say in a line what you did.",
      [before, after],
    );
  }
  const styles = datesByStyle(contact.dates);
  if (styles.size > 1) {
    say(
      `Dates use ${styles.size} different formats (${LIST.format(styles.keys())}). Pick one.`,
      [...styles.values()].flatMap((dates) => dates.slice(0, 1)),
    );
  }
  return remarks;
}

/** The dates of what somebody did with their time, jobs or not. */
async function datesOfDoings(resume: Resume, signal: AbortSignal | undefined): Promise<string[]> {
  const dates: string[] = [];
  for (const kind of ["experience", "education", "volunteering", "projects"] as const) {
    const lines = linesOf(resume, kind).map(({ text }) => text);
    const { isEnglish } = resume;
    for (const date of await datesSinceIn(lines.join("\n"), { isEnglish, signal }))
      dates.push(date);
  }
  return dates;
}

function shareWithoutNumbers(silent: number, all: number): string {
  if (all === 1) return "The only line about your experience has";
  return `${silent} of ${all} lines about your experience ${silent === 1 ? "has" : "have"}`;
}
