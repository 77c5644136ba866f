import { describe, expect, it } from "vitest";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { toReport } from "@/lib/tools/review-resume/report";
import { toResume } from "@/lib/tools/review-resume/resume";
import { compareYears } from "@/lib/tools/review-resume/years";
import { readingOfLines } from "@/tests/support/resume-texts";

const NOW = new Date("2026-11-15T12:00:00Z");
const resumeOf = (...jobs: string[]) =>
  toResume(readingOfLines(["Jo Doe", "Experience", ...jobs, "Education", "BSc, Leeds, 1990-1994"]));
const compare = (job: string, ...jobs: string[]) => compareYears(resumeOf(...jobs), job, NOW);

describe("compareYears", () => {
  it.each([
    [["Clerk, Mercy, 2016 - 2023"], "about 7 years", "2016–2023", true],
    [["Clerk, 2016 - 2020", "Cook, 2018 - 2023"], "about 7 years", "2016–2023", true],
    [["Clerk, 2020 - 2023", "Cook, 2010 - 2012"], "about 5 years", "2010–2012, 2020–2023", true],
    [["Clerk, 03/2019 - 02/2022"], "3 years", "03/2019–02/2022", false],
    [["Clerk, May 2022 - present"], "4 years and 7 months", "05/2022–now", false],
    [["Clerk, since 2020"], "about 6 years", "2020–now", true],
    [["Clerk, 2019 - 2019"], "less than a year", "2019", false],
  ])("adds up the dates of %j", async (jobs, length, when, isMet) => {
    const job = "Requirements:\n- At least five years' experience in retail, and patience";

    expect(await compare(job, ...jobs)).toEqual([
      { asked: "At least five years' experience in retail", isMet, worked: { length, when } },
    ]);
  });

  it.each([
    ["- 3+ years of experience", "3+ years of experience"],
    [
      "- Minimum 1 year's experience in a similar role",
      "Minimum 1 year's experience in a similar role",
    ],
    ["- 2-4 years in analytics (remote)", "2-4 years in analytics"],
    ["- Two (2) or more years as a cook", "Two (2) or more years as a cook"],
    ["- Six months' experience", "Six months' experience"],
    ["- Work experience: 2 years", "2 years"],
    ["- We need someone with 3 years' experience", "3 years' experience"],
  ])("finds what %j asks for", async (line, asked) => {
    const found = await compare(`Requirements:\n${line}`, "Clerk, 2016 - 2023");

    expect(found).toMatchObject([{ asked, isMet: true }]);
  });

  it.each([
    "- Must be at least 18 years old",
    "- A 4-year degree in science",
    "- 2 years of college",
    "- Two years of study in nursing",
    "- No accidents in the last 3 years",
    "- A contract of 2 years with good pay",
    "Our founders have 30 years of experience",
    "- 40 hours a week, 2 years warranty",
  ])("asks for no experience in %j", async (line) => {
    expect(await compare(`Requirements:\n${line}`, "Clerk, 2016 - 2023")).toEqual([]);
  });

  it("finds none where jobs have no dates", async () => {
    const [years] = await compare("You need 5 years of experience in retail.", "Clerk at Mercy");

    expect(years).toMatchObject({ isMet: false, worked: undefined });
  });
});

it("shows how the years add up", async () => {
  const resume = resumeOf("Clerk, Mercy, 2016 - 2023");
  const job = "Requirements:\n- At least five years' experience in retail\n- 10 years as a manager";
  const match = await matchJob(resume, job, { now: NOW });

  const report = toReport(resume, await analyzeResume(resume, { lines: [], issues: [] }, match));

  expect(report).toContain(
    [
      "- “At least five years' experience in retail”: met, if all of your jobs count; about 7 years from the dates of your jobs (2016–2023).",
      "- “10 years as a manager”: not found; about 7 years from the dates of your jobs (2016–2023).",
    ].join("\n"),
  );
});
