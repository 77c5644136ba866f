import { expect, it } from "vitest";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { measureAccomplishments } from "@/lib/tools/review-resume/remarks";
import { toResume } from "@/lib/tools/review-resume/resume";
import { patternsFor } from "@/lib/tools/review-resume/rewrite";
import { readingOfLines } from "@/tests/support/resume-texts";

it("leaves out of a pattern what no verb goes with", () => {
  const [pattern] = patternsFor(["Duties included stacking shelves and various tasks."]);

  expect(pattern?.after).toMatch(/^Stacked shelves: ___/);
});

it.each([
  "Flew 612 missions without an incident to remote islands",
  "2024 Table booking test suite – wrote 140 Playwright tests for an app",
  "Recipe scaler – built in TypeScript with a branch coverage of 96%",
])("finds the verb of %j", async (line) => {
  const resume = toResume(readingOfLines(["Experience", "Shop, 2019 - 2023", line]));

  expect((await measureAccomplishments(resume)).withVerb).toEqual([line]);
});

it("rewrites each sentence of a paragraph as a line of its own", async () => {
  const resume = toResume(
    readingOfLines([
      "Experience",
      "Shop, 2019 - 2023",
      "I was responsible for the till. I was responsible for stock. I ran the shop in order to learn. Various duties.",
    ]),
  );
  const checked = { issues: [], lines: [] };
  const { patterns, rewrites } = await analyzeResume(resume, checked, undefined);

  expect(patterns.map(({ before, after }) => [before, after.split(":")[0]])).toEqual([
    ["I was responsible for the till.", "[verb"],
    ["I was responsible for stock.", "[verb"],
  ]);
  expect(patterns.map(({ after }) => after)).not.toContainEqual(expect.stringContaining("duties"));
  expect(rewrites).toEqual([
    { before: "I ran the shop in order to learn.", after: "Ran the shop to learn." },
  ]);
});
