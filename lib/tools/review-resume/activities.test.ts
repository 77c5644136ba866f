import { describe, expect, it } from "vitest";
import { accomplishmentsOf } from "@/lib/tools/review-resume/activities";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { toReport } from "@/lib/tools/review-resume/report";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

const resumeOf = (...lines: string[]) =>
  toResume(readingOfLines(["Jo Doe", "Experience", "Shop, 2019 - 2023", ...lines]));

describe("accomplishmentsOf", () => {
  it.each([
    [
      "I opened the shop. I counted the till every day. I was responsible for ordering. 2008-2012 several jobs",
      ["I opened the shop.", "I counted the till every day.", "I was responsible for ordering."],
    ],
    [
      "The shop was small. We sold shoes to guests of two hotels. Sales rose by 40%.",
      ["We sold shoes to guests of two hotels."],
    ],
    [
      "Sold shoes to guests. In summer, sales rose by 40%.",
      ["Sold shoes to guests.", "In summer, sales rose by 40%."],
    ],
    ["• Moved the stock. It took two weeks.", ["Moved the stock. It took two weeks."]],
    ["Shop of Mr. Li Ltd. in Leeds", []],
  ])("judges the sentences of a paragraph one by one: %j", async (line, sentences) => {
    const found = await accomplishmentsOf(resumeOf(line));

    expect(found.map(({ text }) => text)).toEqual(sentences);
  });
});

it("asks for no verb in a sentence that counts by its number", async () => {
  const resume = resumeOf("I opened the shop. Sales rose by 40% in two years. I sold shoes.");

  const { parts } = await analyzeResume(resume, { lines: [], issues: [] }, undefined);

  const { deductions = [] } = parts.find(({ part }) => part === "Experience") ?? {};
  const plain = deductions.find(({ text }) => text.includes("action verb"))?.lines ?? [];
  expect(plain).not.toContain("Sales rose by 40% in two years.");
});

it("says where on the page a sentence is", async () => {
  const resume = resumeOf("I opened the shop. I was responsible for ordering.");

  const analysis = await analyzeResume(resume, { lines: [], issues: [] }, undefined);

  expect(toReport(resume, analysis)).toContain("“I was responsible for ordering.” (p. 1, top)");
});

it("names what is missing where no line is weak", async () => {
  const resume = toResume(
    readingOfLines([
      "Jo Doe",
      "jo@example.com | (512) 555-0142 | linkedin.com/in/jodoe",
      "Experience",
      "Cook, Mercy, 2019 - 2022",
      ...Array.from({ length: 6 }, (_, at) => `• Cooked ${20 + at} meals for guests of the inn`),
      "Education",
      "Culinary diploma, Dayton, 2019",
    ]),
  );
  const analysis = await analyzeResume(resume, { lines: [], issues: [] }, undefined);

  const report = toReport(resume, analysis);

  const weaknesses = report.split("## Weaknesses\n\n")[1]?.split("\n\n##")[0];
  expect(weaknesses).toContain(
    "- There is no summary at the top.\n- No section about your skills was found.",
  );
});
