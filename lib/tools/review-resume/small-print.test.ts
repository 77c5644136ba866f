import { describe, expect, it } from "vitest";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { layoutRemarks } from "@/lib/tools/review-resume/layout";
import { toReport } from "@/lib/tools/review-resume/report";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

const LINES = [
  "Jo Doe",
  "Experience",
  "Cook in the harbor kitchen, 2019 - 2022",
  "• Cooked 200 warm meals a day for guests",
];

async function reviewInSize(size: number) {
  const reading = readingOfLines(LINES);
  for (const page of reading.pages) for (const block of page.blocks) block.size = size;
  const resume = toResume(reading);
  const layout = layoutRemarks(reading.pages);
  const analysis = await analyzeResume(resume, { lines: [], issues: [], layout }, undefined);
  const format = analysis.parts.find(({ part }) => part === "Format");
  const lost = format?.deductions.find(({ text }) => /small print/.test(text))?.points ?? 0;
  return { lost, remarks: layout.map(({ text }) => text), report: toReport(resume, analysis) };
}

describe("small print", () => {
  it("is remarked on below the size that we advise, and costs more the smaller it is", async () => {
    const [tiny, small, fair] = [
      await reviewInSize(6.8),
      await reviewInSize(8.6),
      await reviewInSize(9.8),
    ];

    expect(tiny.remarks).toEqual(["p. 1, top: This is set in 6.8 points. Use 10 or more."]);
    expect(small.remarks).toEqual(["p. 1, top: This is set in 8.6 points. Use 10 or more."]);
    expect(fair.remarks).toEqual([]);
    expect([tiny.lost, small.lost, fair.lost]).toEqual([21, 9, 0]);
  });

  it("keeps the report from saying that there is no weakness", async () => {
    expect((await reviewInSize(8.6)).report).not.toContain("We found no measurable weaknesses.");
  });
});

describe("points", () => {
  it("are whole ones", async () => {
    expect((await reviewInSize(8.6)).report).not.toMatch(/−\d+\.\d|\d\.\d each|takes \d+\.\d/);
  });
});
