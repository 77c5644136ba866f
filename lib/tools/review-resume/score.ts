import type { ParsedContact } from "@/lib/tools/review-resume/parse-contact";
import { dateStyles } from "@/lib/tools/review-resume/parse-contact";
import type { AccomplishmentStats } from "@/lib/tools/review-resume/remarks";
import {
  linesOf,
  type Resume,
  type SectionKind,
  wordCount,
} from "@/lib/tools/review-resume/resume";

/** The score of one part of a résumé, 0 to 100. Weights are percentages and add up to 100. */
export type PartScore = { part: string; score: number; weight: number };

/** Sections that every résumé needs. */
export const CORE_SECTIONS = ["experience", "education", "skills"] as const satisfies SectionKind[];

const GOOD_WORDS = { least: 200, most: 900 };
const GOOD_SUMMARY_WORDS = { least: 15, most: 90 };
const MANY_SKILLS = 10;
/** Grammar issues per hundred words at which the score reaches 0. */
const MAX_ISSUES_PER_100_WORDS = 4;

/**
 * Scores the parts of a résumé by what can be counted in it; decision 0057 says how and why. Hidden
 * text isn't in `resume`, so it never counts.
 */
export function scoreParts(
  resume: Resume,
  facts: { contact: ParsedContact; accomplishments: AccomplishmentStats; issues: number },
): PartScore[] {
  const { contact, accomplishments, issues } = facts;
  return [
    { part: "Contact", weight: 15, score: contactScore(contact) },
    { part: "Summary", weight: 5, score: summaryScore(resume) },
    { part: "Experience", weight: 40, score: experienceScore(resume, accomplishments, contact) },
    { part: "Education", weight: 10, score: educationScore(resume) },
    { part: "Skills", weight: 10, score: skillsScore(resume) },
    { part: "Language", weight: 10, score: languageScore(resume, accomplishments, issues) },
    { part: "Format", weight: 10, score: formattingScore(resume, contact) },
  ];
}

/** Computes the weighted mean of the parts, 0 to 100. */
export function overallScore(parts: readonly PartScore[]): number {
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  return Math.round(parts.reduce((sum, part) => sum + part.score * part.weight, 0) / weights);
}

function contactScore({ name, email, phone, links }: ParsedContact): number {
  return (name ? 25 : 0) + (email ? 40 : 0) + (phone ? 25 : 0) + (links.length > 0 ? 10 : 0);
}

function summaryScore(resume: Resume): number {
  const words = wordsIn(resume, "summary");
  if (words === 0) return 0;
  return words >= GOOD_SUMMARY_WORDS.least && words <= GOOD_SUMMARY_WORDS.most ? 100 : 60;
}

/** Rewards dates, enough lines, lines that start with an action verb, and lines with numbers. */
function experienceScore(
  resume: Resume,
  accomplishments: AccomplishmentStats,
  contact: ParsedContact,
): number {
  if (wordsIn(resume, "experience") === 0) return 0;
  const share = (part: readonly string[]) =>
    part.length / Math.max(1, accomplishments.accomplishments.length);
  const dated = contact.dates.length > 0 ? 15 : 0;
  const told = Math.min(1, accomplishments.accomplishments.length / 6) * 20;
  const opens = share(accomplishments.withVerb) * 30;
  // Numbers in half of the lines earn full marks.
  const figures = Math.min(1, share(accomplishments.withFigure) * 2) * 35;
  const faulty = new Set([
    ...accomplishments.weak,
    ...accomplishments.tooLong,
    ...accomplishments.tooShort,
  ]).size;
  const loss = (faulty / Math.max(1, accomplishments.accomplishments.length)) * 20;
  return bounded(dated + told + opens + figures - loss);
}

function educationScore(resume: Resume): number {
  const words = wordsIn(resume, "education");
  if (words === 0) return 0;
  const dated = linesOf(resume, "education").some(({ text }) => /\b(?:19|20)\d{2}\b/.test(text));
  return dated ? 100 : 75;
}

function skillsScore(resume: Resume): number {
  const listed = linesOf(resume, "skills")
    .flatMap(({ text }) => text.split(/[,;|•/]|:\s/))
    .filter((skill) => skill.trim().length > 0).length;
  return bounded((listed / MANY_SKILLS) * 100);
}

function languageScore(
  resume: Resume,
  accomplishments: AccomplishmentStats,
  issues: number,
): number {
  // A single issue in a short résumé isn't a pattern.
  const rate = (issues / Math.max(GOOD_WORDS.least, resume.words)) * 100;
  return bounded(
    100 -
      (rate / MAX_ISSUES_PER_100_WORDS) * 100 -
      accomplishments.firstPerson.length * 8 -
      accomplishments.cliches.length * 5,
  );
}

function formattingScore(resume: Resume, contact: ParsedContact): number {
  const { least, most } = GOOD_WORDS;
  const length = resume.words < least ? (resume.words / least) * 40 : resume.words > most ? 25 : 40;
  const pages = resume.pages <= 2 ? 20 : resume.pages === 3 ? 10 : 0;
  const dates = dateStyles(contact.dates).length <= 1 ? 20 : 8;
  const readable = resume.scannedPages === 0 ? 20 : 0;
  return bounded(length + pages + dates + readable);
}

function wordsIn(resume: Resume, kind: SectionKind): number {
  return wordCount(
    linesOf(resume, kind)
      .map(({ text }) => text)
      .join(" "),
  );
}

function bounded(score: number): number {
  return Math.round(Math.min(100, Math.max(0, score)));
}
