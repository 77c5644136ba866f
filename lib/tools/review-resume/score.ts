import {
  contactDeductions,
  type Deduction,
  educationDeductions,
  experienceDeductions,
  formatDeductions,
  languageDeductions,
  type ScoredFacts,
  skillsDeductions,
  summaryDeductions,
} from "@/lib/tools/review-resume/deductions";
import type { Resume } from "@/lib/tools/review-resume/resume";
import type { SectionKind } from "@/lib/tools/review-resume/sections";

/**
 * The score of one part of a résumé, 0 to 100, and what was deducted for. Weights are percentages and add up to 100.
 */
export type PartScore = { part: string; score: number; weight: number; deductions: Deduction[] };

/** Sections that every résumé needs. */
export const CORE_SECTIONS = ["experience", "education", "skills"] as const satisfies SectionKind[];

/**
 * Scores the parts of a résumé by what can be counted in it; decision 0057 says how and why. Hidden
 * text isn't in `resume`, so it never counts.
 */
export function scoreParts(resume: Resume, facts: ScoredFacts): PartScore[] {
  const part = (name: string, weight: number, deductions: Deduction[]): PartScore => ({
    part: name,
    weight,
    score: bounded(100 - deductions.reduce((sum, { points }) => sum + points, 0)),
    deductions,
  });
  return [
    part("Contact", 15, contactDeductions(facts)),
    part("Summary", 5, summaryDeductions(resume)),
    part("Experience", 40, experienceDeductions(resume, facts)),
    part("Education", 10, educationDeductions(resume)),
    part("Skills", 10, skillsDeductions(facts)),
    part("Language", 10, languageDeductions(resume, facts)),
    part("Format", 10, formatDeductions(resume, facts)),
  ];
}

/** Of a résumé that software reads nothing of, hardly any use is left. */
const LEFT_OF_A_SCAN = 0.4;

/**
 * Computes the weighted mean of the parts, 0 to 100. Of pages that are images, software reads nothing, however good they are:
 * the mean is reduced by their share.
 *
 * @param pages of the résumé; without them, as though all had a text
 */
export function overallScore(
  parts: readonly PartScore[],
  pages: Pick<Resume, "pages" | "scannedPages"> = { pages: 1, scannedPages: 0 },
): number {
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const mean = parts.reduce((sum, part) => sum + part.score * part.weight, 0) / weights;
  const scanned = pages.scannedPages / Math.max(1, pages.pages);
  return Math.round(mean * (1 - (1 - LEFT_OF_A_SCAN) * scanned));
}

function bounded(score: number): number {
  return Math.round(Math.min(100, Math.max(0, score)));
}
