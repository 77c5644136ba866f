import { describe, expect, it } from "vitest";
import { toReport } from "@/lib/tools/review-resume/report";
import { readResumeTexts, reviewText } from "@/tests/support/resume-texts";

const REVIEWS = await Promise.all(
  readResumeTexts().map(async (text) => ({ name: text.name, text, found: await reviewText(text) })),
);

describe.each(REVIEWS)("$name", ({ text, found }) => {
  it("is told from other documents", () => {
    expect(found.isResume).toBe(text.isResume);
  });

  it.runIf(text.isResume)("has these sections, remarks, and number", () => {
    expect(found.sections).toEqual([...text.sections].sort());
    expect(found.remarks).toEqual([...text.remarks].sort());
    expect(found.phone).toBe(text.phone);
  });

  it.runIf(text.isResume)("says what every lost point was lost for", () => {
    for (const { score, deductions } of found.analysis.parts) {
      const lost = deductions.reduce((sum, { points }) => sum + points, 0);
      expect(Math.abs(Math.min(100, lost) - (100 - score))).toBeLessThanOrEqual(1);
    }
    const report = toReport(found.resume, found.analysis);
    expect(report).toMatch(/^- \*\*\w+ −[\d.]+:\*\* /m);
  });
});

describe("fairness", () => {
  const named = (name: string) => {
    const review = REVIEWS.find((one) => one.name === name);
    if (!review) throw new Error(name);
    return review.found.analysis;
  };
  const experience = (name: string) => named(name).parts.find(({ part }) => part === "Experience");

  it("finds jobs under the headings of a trade, and a name before its credentials", () => {
    expect(experience("nurse")?.score).toBeGreaterThan(80);
    expect(named("nurse").contact.name).toBe("Maria Okafor, RN");
  });

  it("counts a student's projects and activities where there are no jobs yet", () => {
    expect(experience("student")?.score).toBeGreaterThan(80);
    expect(experience("student")?.deductions[0]?.text).toContain("projects and activities count");
  });

  it("holds no English verbs against a résumé in German, and finds its numbers", () => {
    expect(experience("lebenslauf")?.score).toBeGreaterThan(80);
  });
});
