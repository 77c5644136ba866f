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
    [["Clerk, Dec 2019 – Ongoing"], "7 years", "12/2019–now", true],
    [["Clerk, Dec 2019 - to date"], "7 years", "12/2019–now", true],
    [["Clerk, Dec 2019 -"], "7 years", "12/2019–now", true],
    [["Clerk, 2020 –"], "about 6 years", "2020–now", true],
    [["Clerk (12/19 - )"], "7 years", "12/2019–now", true],
    [["Clerk, Dec 2019 –", "2014-2016 Cook"], "about 9 years", "2014–2016, 12/2019–now", true],
    [["Clerk, Dec 2019 –", "March 2025"], "5 years and 4 months", "12/2019–03/2025", true],
    [["Clerk since December 2019"], "7 years", "12/2019–now", true],
    [["Clerk, December 2019 onwards"], "7 years", "12/2019–now", true],
    [["Clerk, Dec. 2019 -- pres."], "7 years", "12/2019–now", true],
    [["Buchhalterin, seit Dezember 2019"], "7 years", "12/2019–now", true],
    [["Buchhalterin, Dez. 2019 bis März 2025"], "5 years and 4 months", "12/2019–03/2025", true],
    [["Buchhalterin, 12.2019 – jetzt"], "7 years", "12/2019–now", true],
    [["Comptable, décembre 2019 – présent"], "7 years", "12/2019–now", true],
    [["Comptable, déc. 2019 à ce jour"], "7 years", "12/2019–now", true],
    [["Contable, diciembre de 2019 a la actualidad"], "7 years", "12/2019–now", true],
    [["Contable, desde 2016 hasta 2023"], "about 7 years", "2016–2023", true],
    [["Contabile, dicembre 2019 - oggi"], "7 years", "12/2019–now", true],
    [["Clerk, 2020 up to now"], "about 6 years", "2020–now", true],
    [["Clerk, 2020 to the present"], "about 6 years", "2020–now", true],
    [["Clerk, 2020 to date"], "about 6 years", "2020–now", true],
    [["Clerk, Dec 2019 through March 2025"], "5 years and 4 months", "12/2019–03/2025", true],
    [["Clerk, Summer 2018 - Fall 2021"], "about 3 years", "2018–2021", false],
    [["Worked as a clerk from 2016 to 2023"], "about 7 years", "2016–2023", true],
    [["Managed care nurse – 2016 - 2023"], "about 7 years", "2016–2023", true],
    [["Cook 2016 - 2023"], "about 7 years", "2016–2023", true],
    [["Cook 2020-date"], "about 6 years", "2020–now", true],
    [["Managed care nurse, 2016 - 2023"], "about 7 years", "2016–2023", true],
    [
      ["Archivist, 2022 - 2023", "Cataloged 4,000 photographs of 1950-1970 for the museum"],
      "about 1 year",
      "2022–2023",
      false,
    ],
    [["Clerk, 2019 - 2019"], "less than a year", "2019", false],
    [["Clerk, 2024 –", "Cook, 2016 - 2023"], "about 9 years", "2016–2023, 2024–now", true],
  ])("adds up the dates of %j", async (jobs, length, when, isMet) => {
    const job = "Requirements:\n- At least five years' experience in retail, and patience";

    expect(await compare(job, ...jobs)).toEqual([
      {
        asked: "At least five years' experience in retail",
        isPreferred: false,
        isMet,
        worked: { length, when },
        uncounted: [],
      },
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
    ["- 5+ years developing web applications", "5+ years developing web applications"],
    ["- 2+ yrs exp in plumbing", "2+ yrs exp in plumbing"],
    ["- 3 years building APIs", "3 years building APIs"],
    ["- Experience: 5+ years", "5+ years"],
    ["- Customer service: 1 year (Required)", "Customer service: 1 year"],
    ["- 1.5 years of experience", "1.5 years of experience"],
    ["- A year of retail experience", "A year of retail experience"],
    ["- Acme is looking for a cook with 2 years of experience", "2 years of experience"],
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
    "\nAcme has over 50 years of experience in logistics.",
    "\nBrown & Co has helped clients with 15 years of experience.",
    "- Ability to commute: 1 year",
    "\nWith 25 years of experience, Acme is a leader.",
    "\nBlue Plate is a kitchen with 12 years of experience.",
    "- Teaching children of 3 to 5 years in a nursery",
    "- After 2 years with us, you'll lead a team",
    "- 2 years with us and you'll lead a team",
    "- 3 years with no points",
    "- Education: 4 years",
    "- Contract: 2 years",
    "- Training twice a year in Leeds",
    "- 40 hours a week, 2 years warranty",
  ])("asks for no experience in %j", async (line) => {
    expect(await compare(`Requirements:\n${line}`, "Clerk, 2016 - 2023")).toEqual([]);
  });

  it.each([
    [["Clerk at Mercy"], []],
    [["Clerk, 2018"], ["2018"]],
    [["Cook, Earls, Calgary, AB 2018"], ["2018"]],
    [["Clerk, 2024 – present", "Cook, 2012 -"], ["2012 -"]],
    [["Clerk, 2022 - 2023", "Cook, 2012 -"], ["2012 -"]],
    [["Managed a shop in Leeds in 2016 - 2020"], ["2016 - 2020"]],
    [["• Clerk at Mercy since 2016"], ["since 2016"]],
    [["Manager, Dec 2019", "Clerk, Jan 2017 - Dec 2018"], ["Dec 2019"]],
  ])("compares nothing where the dates of %j don't tell", async (jobs, uncounted) => {
    const [years] = await compare("You need 5 years of experience in retail.", ...jobs);

    expect(years).toMatchObject({ isMet: undefined, uncounted });
  });

  it("takes no more than twenty years for asked, unless they're required", async () => {
    const line = "30 years of experience in moving homes";

    expect(await compare(`Mover\n\n${line}.`, "Clerk, 2016 - 2023")).toEqual([]);
    expect(await compare(`Requirements:\n- ${line}`, "Clerk, 2016 - 2023")).toHaveLength(1);
  });

  it("compares no months with years", async () => {
    const [years] = await compare("You need 6 months of experience.", "Clerk, 2020 - 2020");

    expect(years?.isMet).toBeUndefined();
  });

  it.each([
    ["• Ran the kitchen for guests, Harbor Inn, 2010 - 2014", undefined, ["2010 - 2014"]],
    ["• Ran the kitchen, 2017 - 2018", false, []],
    ["• Sorted letters from 1950 - 1970", false, []],
    ["• Won a prize, 2012", false, []],
  ])(
    "doesn't say how long with a period in an item, outside the others: %s",
    async (item, isMet, uncounted) => {
      const [years] = await compare("You need 9 years of experience.", "Clerk, 2016 - 2023", item);

      expect(years).toMatchObject({ isMet, uncounted });
    },
  );

  it("counts a job that began this year", async () => {
    const now = new Date("2026-05-15T12:00:00Z");

    const [years] = await compareYears(
      resumeOf("Clerk, 2026 - present"),
      "You need 5 years of experience.",
      now,
    );

    expect(years).toMatchObject({ isMet: false, worked: { length: "less than a year" } });
  });
});

it("shows how the years add up", async () => {
  const resume = resumeOf("Clerk, Mercy, 2016 - 2023");
  const job =
    "Requirements:\n- At least five years' experience in retail\n- 10 years as a manager\nNice to have:\n- 8 years of experience\n- 9 years of experience required, Excel preferred";
  const match = await matchJob(resume, job, { now: NOW });

  const report = toReport(resume, await analyzeResume(resume, { lines: [], issues: [] }, match));

  expect(report).toContain(
    [
      "- “At least five years' experience in retail”: met, if all of your jobs count: the dates of your jobs add up to about 7 years (2016–2023).",
      "- “10 years as a manager”: not met: the dates of your jobs add up to about 7 years (2016–2023).",
      "- “8 years of experience” (preferred): not met: the dates of your jobs add up to about 7 years (2016–2023).",
      "- “9 years of experience required”: not met: the dates of your jobs add up to about 7 years (2016–2023).",
    ].join("\n"),
  );
});

it.each([
  ["Clerk at Mercy", "not compared: none of your jobs has dates to count from."],
  ["Clerk, 2018", "not compared: the dates of your jobs don't say how long you worked (“2018”)."],
])("says why it compares no years with %j", async (line, reason) => {
  const resume = resumeOf(line);
  const match = await matchJob(resume, "You need 5 years of experience.", { now: NOW });

  const report = toReport(resume, await analyzeResume(resume, { lines: [], issues: [] }, match));

  expect(report).toContain(`- “5 years of experience”: ${reason}`);
});
