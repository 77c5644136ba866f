import { describe, expect, it } from "vitest";
import type { PdfPage } from "@/lib/pdf/pdf";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { toReport } from "@/lib/tools/review-resume/report";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

const LINES = [
  "Rosa Achebe",
  "rosa@mail.example · 253-555-0177 · linkedin.com/in/rosa",
  "Experience",
  "_—",
  "Analyst, Northgate Provisions Mar 2021 - Present",
  "* Built 4 forecasts that lowered stockouts from 9.4% to 3.1%",
  "Skills",
  "EE...",
  "Python, SQL, Tableau, SAP, Lean, Excel",
  "Education",
  "B.A.",
  "C++",
];

async function review(...sources: PdfPage["source"][]) {
  const reading = readingOfLines(LINES);
  const [page] = reading.pages;
  if (!page) throw new Error("no page");
  const pages = sources.map((source, at) => ({
    ...page,
    source,
    blocks: at === 0 ? page.blocks : [],
  }));
  const resume = toResume({ ...reading, pages });
  const analysis = await analyzeResume(resume, { lines: [], issues: [] }, undefined);
  return { resume, overall: analysis.overall, report: toReport(resume, analysis) };
}

describe("a scan", () => {
  it("has no lines of rules and smudges", async () => {
    const { resume, report } = await review("ocr");
    const lines = resume.sections.flatMap((section) => section.lines).map(({ text }) => text);

    expect(lines).toEqual([
      "Analyst, Northgate Provisions Mar 2021 - Present",
      "Built 4 forecasts that lowered stockouts from 9.4% to 3.1%",
      "Python, SQL, Tableau, SAP, Lean, Excel",
      "B.A.",
      "C++",
    ]);
    expect(report).not.toContain("EE...");
  });

  it("has headings in capitals that ran into the line above them", () => {
    const reading = readingOfLines([
      "Delphine Okonjo",
      "Baton Rouge, LA - d.okonjo@mailbox.example EXPERIENCE",
      "Dental Hygienist, Bluebonnet Family Dentistry, 2018 - Present",
      "® Trained 3 new hygienists on X-ray software, with an hour of SQL",
      "A.S., Dental Hygiene, Southern University, 2018 EDUCATION AND TRAINING",
      "Diploma, 2016",
      "Certified in CPR SKILLS",
    ]);
    const pages = reading.pages.map((page) => ({ ...page, source: "ocr" as const }));
    const { head, sections } = toResume({ ...reading, pages });

    expect(head.at(-1)?.text).toBe("Baton Rouge, LA - d.okonjo@mailbox.example");
    expect(sections.map(({ title }) => title)).toEqual(["EXPERIENCE", "EDUCATION AND TRAINING"]);
    expect(sections[0]?.lines[1]).toMatchObject({
      text: "Trained 3 new hygienists on X-ray software, with an hour of SQL",
      bullet: true,
    });
  });

  it("scores less than half of what its words would", async () => {
    const { overall: whole } = await review("text");
    const { overall, report } = await review("ocr");

    expect(overall).toBeLessThan(whole / 2);
    expect(report).toContain(`the overall score is ${overall}.`);
  });

  it("scores more beside a page of text", async () => {
    const [{ overall: all }, { overall: half, report }] = [
      await review("ocr"),
      await review("text", "ocr"),
    ];

    expect(half).toBeGreaterThan(all);
    expect(report).toContain(`the overall score is ${half}.`);
  });

  it("says which of the pages is an image", async () => {
    expect((await review("ocr", "text")).report).toContain("1 of 2 pages is scanned");
  });

  it("counts a page without any words", async () => {
    const { report } = await review("ocr", "unread");

    expect(report).toContain("This file is scanned");
  });

  it("is none where only a page without words is an image", async () => {
    const [{ overall: whole }, { overall, resume }] = [
      await review("text", "empty"),
      await review("text", "unread"),
    ];

    expect(resume.scannedPages).toBe(0);
    expect(overall).toBe(whole);
  });
});
