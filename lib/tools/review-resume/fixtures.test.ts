import { describe, expect, it } from "vitest";
import { toReport } from "@/lib/tools/review-resume/report";
import { readResumeTexts, reviewText } from "@/tests/support/resume-texts";

describe.each(readResumeTexts())("$name", (text) => {
  const found = reviewText(text);

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
