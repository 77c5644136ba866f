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
  [
    "Duties included stocking shelves, cleaning and various other tasks",
    /^Stocked shelves and cleaned: ___/,
  ],
  [
    "Duties included stocking, mopping, sorting and other tasks",
    /^Stocked, mopped, and sorted: ___/,
  ],
  [
    "Responsible for the register, including returns, and other duties",
    /^\[verb: [^\]]+\] the register, including returns: ___/,
  ],
  [
    "Responsible for cleaning the store, which seats 80, and other tasks",
    /^Cleaned the store, which seats 80, so that ___/,
  ],
  [
    "Responsible for the kitchen, especially on weekends, and various tasks",
    /\] the kitchen, especially on weekends: ___/,
  ],
  ["In charge of the shop, open daily, and other duties", /\] the shop, open daily: ___/],
  [
    "Responsible for the register, the phones, and other duties",
    /\] the register and the phones: ___/,
  ],
  ["Responsible for phones, mail, filing and other tasks", /\] phones, mail, and filing: ___/],
  [
    "Duties included cleaning the store, using a lift, and other tasks",
    /^Cleaned the store, using a lift: ___/,
  ],
  [
    "Responsible for the register, ensuring accuracy, and other duties",
    /\] the register, ensuring accuracy: ___/,
  ],
  ["Helped out with deliveries when needed", /^\[verb: [^\]]+\] deliveries when needed: ___/],
  ["I also helped with the inventory", /^\[verb: [^\]]+\] the inventory: ___/],
  ["Helped out in the kitchen", /^\[verb: [^\]]+\] in the kitchen: ___/],
  [
    "Participated in the sepsis committee.",
    /^\[verb: served on, [^\]]+\] the sepsis committee: ___/,
  ],
  ["Helped to train new clerks", /^Helped train new clerks: ___/],
  ["Helped customers find books", /^Helped customers find books: ___/],
])("makes a whole pattern of %j", (line, pattern) => {
  expect(patternsFor([line])[0]?.after).toMatch(pattern);
});

it("makes no pattern of a duty without anything in it", () => {
  expect(patternsFor(["Helped out.", "Responsible for"])).toEqual([]);
});

it("keeps no doubled word in a pattern", async () => {
  const line = "I also helped with the the inventory once a year";
  const resume = toResume(readingOfLines(["Experience", "Shop, 2019 - 2023", `• ${line}`]));
  const [start, end] = [line.indexOf("the the"), line.indexOf(" inventory")];
  const issues = [{ line: 0, start, end, message: "Repeated.", replacements: ["the"] }];
  const { patterns } = await analyzeResume(resume, { lines: [line], issues }, undefined);

  expect(patterns[0]?.after).toContain("] the inventory once a year");
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
