import { expect, it } from "vitest";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { clichesIn } from "@/lib/tools/review-resume/cliches";
import { toReport } from "@/lib/tools/review-resume/report";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

async function review(summary: string) {
  const lines = ["Jo Doe", "Summary", summary, "Experience", "Cook, Mercy, 2019 - 2022"];
  const resume = toResume(readingOfLines(lines));
  const analysis = await analyzeResume(resume, { lines: [], issues: [] }, undefined);
  const part = analysis.parts.find((one) => one.part === "Summary");
  return { analysis, part, report: toReport(resume, analysis) };
}

it("quotes each cliché of a summary, takes points for it, and shows what would say more", async () => {
  const { analysis, part, report } = await review(
    "Jo is a highly motivated team player with a passion for excellence who gives 110% and thinks outside the box.",
  );

  const cliches = [
    "highly motivated",
    "passion for excellence",
    "team player",
    "gives 110%",
    "thinks outside the box",
  ];
  expect(part?.score).toBe(25);
  expect(part?.deductions[0]?.lines).toEqual(cliches);
  expect(analysis.parts.find((one) => one.part === "Language")?.deductions).toEqual([]);
  expect(analysis.weaknesses[0]?.quotes).toEqual(cliches);
  expect(report).toContain(
    "- “highly motivated”, “passion for excellence”\n  - “Began \\_\\_\\_ \\[what you did without being asked\\]",
  );
});

it("says where in its section a cliché is, and not where else its words are", async () => {
  const lines = ["Jo Doe", "Awards", "Best team player", "Summary", "A team player."];
  const resume = toResume(readingOfLines(lines));
  for (const line of resume.sections.at(-1)?.lines ?? []) line.place = "p. 2, bottom";
  const analysis = await analyzeResume(resume, { lines: [], issues: [] }, undefined);

  expect(toReport(resume, analysis)).toContain("  - “team player” (p. 2, bottom)");
});

it("leaves a summary without clichés its points", async () => {
  const summary =
    "Line cook with six years in hotel kitchens, from 40 to 300 covers a night, and a certificate in food safety.";

  const { analysis, part } = await review(summary);

  expect(part?.score).toBe(100);
  expect(analysis.clichePatterns).toEqual([]);
});

it.each([
  ["Give 110% every day", ["Give 110%"]],
  [
    "Excellent written and verbal communication skills",
    ["Excellent written and verbal communication skills"],
  ],
  ["Passion for the outdoors and for 3D art", ["Passion for the outdoors"]],
  ["Passion for their craft", ["Passion for their craft"]],
  ["A passion for all things French", ["passion for all things"]],
  [
    "excellent communication and interpersonal skills",
    ["excellent communication and interpersonal skills"],
  ],
  [
    "Excellent verbal, written communication skills",
    ["Excellent verbal, written communication skills"],
  ],
  ["Gives 100%.", ["Gives 100%"]],
  [
    "Went above and beyond, as a Team Player and team player",
    ["Went above and beyond", "Team Player"],
  ],
  [
    "Works well under pressure in a fast-paced setting",
    ["Works well under pressure", "fast-paced"],
  ],
])("finds those in %j", (line, cliches) => {
  expect(clichesIn([line])).toEqual(cliches);
});

it.each([
  "Won the Team Player Award of 2021",
  "Built dynamic pages and wrote dynamic programming exercises",
  "Raised output to 110% of the plan",
  "Taught communication skills to 40 nurses",
  "Sold more by giving 150% discounts",
  "The fund gives 100% refunds",
  "A passion for the 3D",
  "Ran the box office",
])("finds none in %j", (line) => {
  expect(clichesIn([line])).toEqual([]);
});
