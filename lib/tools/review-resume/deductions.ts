import { formatPercent } from "@/lib/core/format";
import { clichesIn } from "@/lib/tools/review-resume/cliches";
import { withWholeYears } from "@/lib/tools/review-resume/date-parts";
import { isObjective, isPrivateAddress } from "@/lib/tools/review-resume/first-impression";
import { datesByStyle } from "@/lib/tools/review-resume/parse-contact";
import { reversedPeriods } from "@/lib/tools/review-resume/periods";
import { quoteLine } from "@/lib/tools/review-resume/quote-line";
import { GOOD_SUMMARY_WORDS, type MeasuredFacts } from "@/lib/tools/review-resume/remarks";
import { linesOf, type Resume, wordCount } from "@/lib/tools/review-resume/resume";
import type { SectionKind } from "@/lib/tools/review-resume/sections";
import { GOOD_SIZE } from "@/lib/tools/review-resume/small-print";

/** Points taken from the 100 of a part, with the reason and the lines that cost them; no lines where something is missing. */
export type Deduction = { points: number; text: string; lines: readonly string[] };

/** What scores are computed from, besides the résumé itself. */
export type ScoredFacts = MeasuredFacts & {
  /** The words of each grammar issue with those around them. */
  issues: readonly string[];
};

const GOOD_WORDS = { least: 200, most: 900 };
/** Where résumés are tables of dates, such as a German "Lebenslauf". */
const LEAST_WORDS_ELSEWHERE = 120;
/** Of a summary that's made of clichés, a quarter is left for having one. */
const CLICHE_POINTS = { each: 15, most: 75 };
/** Whoever tells of themselves in sentences says it in each, and is told so once. */
const FIRST_PERSON_POINTS = { each: 8, most: 32 };
const HEADING_POINTS = { each: 8, most: 24 };
const MANY_SKILLS = 8;
const MANY_LINES = 6;
/** Grammar issues per hundred words at which the score reaches 0. */
const MAX_ISSUES_PER_100_WORDS = 4;

/** Keeps the deductions that take something, in whole points: nothing here is measured to a tenth. */
function taken(
  ...deductions: readonly [points: number, text: string, lines?: readonly string[]][]
): Deduction[] {
  return deductions
    .map(([points, text, lines = []]) => ({ points: Math.round(points), text, lines }))
    .filter(({ points }) => points > 0);
}

/** A name, an email address that reads well, a phone number, and a link. */
export function contactDeductions({ contact }: ScoredFacts): Deduction[] {
  const { name, email, phone, links } = contact;
  return taken(
    [name ? 0 : 25, "No name was found at the top."],
    [email ? 0 : 40, "No email address was found."],
    [phone ? 0 : 25, "No phone number was found."],
    [links.length > 0 ? 0 : 10, "No link to a profile or portfolio was found."],
    [
      email && isPrivateAddress(email) ? 15 : 0,
      "This email address doesn't look professional.",
      [email ?? ""],
    ],
  );
}

/** Summaries are usual in English, and not at the top of a list of publications. */
function isExpected({ isEnglish, isAcademic }: Resume): boolean {
  return isEnglish && !isAcademic;
}

/** A summary of 15 to 90 words that says what its writer brings, without clichés. */
export function summaryDeductions(resume: Resume): Deduction[] {
  const lines = textsIn(resume, "summary");
  const words = wordCount(lines.join(" "));
  if (words === 0) return isExpected(resume) ? taken([100, "There is no summary at the top."]) : [];
  // Who may have none may have a short one.
  const isEnough = words >= GOOD_SUMMARY_WORDS.least || !isExpected(resume);
  const isGood = isEnough && words <= GOOD_SUMMARY_WORDS.most;
  const wishes = lines.filter(isObjective);
  const cliches = clichesIn(lines);
  return taken(
    [
      // Whoever replaces a wish writes another length.
      isGood || resume.isAcademic || (wishes.length > 0 && words < GOOD_SUMMARY_WORDS.least)
        ? 0
        : 40,
      `The summary has ${words} words; 15 to 90 is best.`,
      lines.slice(0, 1),
    ],
    [wishes.length > 0 ? 40 : 0, "It says what you want, not what you bring.", wishes],
    [
      Math.min(CLICHE_POINTS.most, cliches.length * CLICHE_POINTS.each),
      "These are clichés that anyone could write.",
      cliches,
    ],
  );
}

/** Dates, enough lines, lines that start with an action verb, and lines with numbers. */
export function experienceDeductions(
  resume: Resume,
  { accomplishments, contact }: ScoredFacts,
): Deduction[] {
  const {
    accomplishments: all,
    withVerb,
    withFigure,
    results,
    weak,
    tooLong,
    tooShort,
  } = accomplishments;
  const hasJobs = textsIn(resume, "experience").length > 0;
  // Who has no job yet did other things.
  if (!hasJobs && all.length === 0 && !resume.isAcademic)
    return taken([100, "No section about your experience was found."]);
  const noDates: [number, string] = [contact.dates.length > 0 ? 0 : 15, "No dates were found."];
  if (resume.isAcademic) return taken(noDates);
  if (all.length === 0) return taken([85, "No lines say what you did in your jobs."]);
  const count = all.length;
  const without = (some: ReadonlySet<string>) => all.filter((line) => !some.has(line));
  const plain = without(new Set([...withVerb, ...results]));
  const silent = without(new Set(withFigure));
  const faults = new Set([...weak, ...tooLong, ...tooShort]);
  const faulty = all.filter((line) => faults.has(line));
  // Numbers in half of the lines earn full marks.
  const figures = (1 - Math.min(1, (2 * withFigure.length) / count)) * 35;
  return taken(
    [hasJobs ? 0 : 18, "No jobs were found. Your projects and activities count instead."],
    noDates,
    [
      (1 - Math.min(1, count / MANY_LINES)) * 20,
      `Only ${count} ${count === 1 ? "line says" : "lines say"} what you did; six or more earn full marks.`,
    ],
    [(plain.length / count) * 30, "These lines don't start with a strong verb.", plain],
    [figures, "These lines have no numbers; half of your lines should.", silent],
    [
      (faulty.length / count) * 20,
      "These lines describe a duty, or are too long or too short.",
      faulty,
    ],
  );
}

/** An entry with a year. */
export function educationDeductions(resume: Resume): Deduction[] {
  const lines = textsIn(resume, "education");
  if (lines.length === 0) return taken([100, "No section about your education was found."]);
  const dated = lines.some((text) => /\b(?:19|20)\d{2}\b/.test(withWholeYears(text)));
  return taken([dated ? 0 : 25, "Your education has no year.", lines.slice(0, 1)]);
}

/** Eight skills in a list of their own; elsewhere, each counts half. */
export function skillsDeductions({
  listed: { skills, traits, elsewhere },
}: ScoredFacts): Deduction[] {
  const listed = skills.length;
  if (listed + traits.length === 0 && elsewhere.length > 0) {
    const named = elsewhere.slice(0, MANY_SKILLS);
    return taken([
      (1 - named.length / MANY_SKILLS / 2) * 100,
      `No section lists your skills, so software may miss those that you name elsewhere: ${named.map(quoteLine).join(", ")}.`,
    ]);
  }
  const apart = traits.length > 0 ? ` Traits don't count: ${traits.join(", ")}.` : "";
  const text =
    listed + traits.length === 0
      ? "No section about your skills was found."
      : `${listed} ${listed === 1 ? "skill is" : "skills are"} listed; eight or more earn full marks.${apart}`;
  return taken([(1 - Math.min(1, listed / MANY_SKILLS)) * 100, text]);
}

/** Correct language without "I" and clichés. */
export function languageDeductions(
  resume: Resume,
  { accomplishments, issues }: ScoredFacts,
): Deduction[] {
  // A single issue in a short résumé isn't a pattern.
  const rate = (issues.length / Math.max(GOOD_WORDS.least, resume.words)) * 100;
  const { firstPerson } = accomplishments;
  // Those of the summary cost points there.
  const summary = new Set(textsIn(resume, "summary"));
  const cliches = accomplishments.cliches.filter((line) => !summary.has(line));
  return taken(
    [(rate / MAX_ISSUES_PER_100_WORDS) * 100, "Grammar and spelling.", issues],
    [
      Math.min(FIRST_PERSON_POINTS.most, firstPerson.length * FIRST_PERSON_POINTS.each),
      'These lines have "I" or "my".',
      firstPerson,
    ],
    [cliches.length * 5, "These lines have clichés.", cliches],
  );
}

/** Length, pages, one format of dates, and text that parsers can read. */
export function formatDeductions(resume: Resume, { contact }: ScoredFacts): Deduction[] {
  const least = resume.isEnglish ? GOOD_WORDS.least : LEAST_WORDS_ELSEWHERE;
  const most = resume.isAcademic ? Number.POSITIVE_INFINITY : GOOD_WORDS.most;
  const short = resume.words < least ? (1 - resume.words / least) * 40 : 0;
  const styles = datesByStyle(contact.dates);
  const reversed = reversedPeriods(contact.dates);
  const renamed = resume.sections.filter(({ usual }) => usual).map(({ title }) => title);
  return taken(
    [short, `${resume.words} words; ${least} to ${GOOD_WORDS.most} is typical.`],
    [resume.words > most ? 15 : 0, `${resume.words} words; ${least} to ${most} is typical.`],
    [
      resume.pages <= 2 || resume.isAcademic ? 0 : resume.pages === 3 ? 10 : 20,
      `${resume.pages} pages; two are enough.`,
    ],
    [
      styles.size <= 1 ? 0 : 12,
      `Dates are written in ${styles.size} ways.`,
      [...styles.values()].flatMap((dates) => dates.slice(0, 1)),
    ],
    [
      resume.career ? 15 : 0,
      "It is told in paragraphs. Put headings above your jobs, education, and skills: software finds them that way.",
    ],
    [
      Math.min(HEADING_POINTS.most, renamed.length * HEADING_POINTS.each),
      "These headings don't have the usual names, which software looks for.",
      renamed,
    ],
    [5 * reversed.length, "A period ends before it begins.", reversed],
    [smallPrintPoints(resume), smallPrintText(resume)],
    [resume.scannedPages === 0 ? 0 : 20, "Scanned pages, which parsers can't read."],
  );
}

const MAX_SMALL_PRINT_POINTS = 30;
const POINTS_PER_POINT_OF_SIZE = 8;

/** By how small print is, and how much of the text is set in it. */
function smallPrintPoints({ smallPrint }: Resume): number {
  if (!smallPrint) return 0;
  const points = (GOOD_SIZE - smallPrint.size) * POINTS_PER_POINT_OF_SIZE;
  return Math.min(MAX_SMALL_PRINT_POINTS, points) * smallPrint.share;
}

function smallPrintText({ smallPrint }: Resume): string {
  const { share, size } = smallPrint ?? { share: 0, size: GOOD_SIZE };
  return `${formatPercent(share)} of the text is in small print, ${size.toFixed(1)} points on average. Use ${GOOD_SIZE} or more.`;
}

function textsIn(resume: Resume, kind: SectionKind): string[] {
  return linesOf(resume, kind).map(({ text }) => text);
}
