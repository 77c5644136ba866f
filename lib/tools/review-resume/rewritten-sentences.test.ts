import { expect, it } from "vitest";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

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
