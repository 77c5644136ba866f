import { describe, expect, it } from "vitest";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { measureAccomplishments } from "@/lib/tools/review-resume/remarks";
import { toReport } from "@/lib/tools/review-resume/report";
import { toResume } from "@/lib/tools/review-resume/resume";
import { listedSkills } from "@/lib/tools/review-resume/skills";
import { readingOfLines } from "@/tests/support/resume-texts";

const LINE = "Stocked shelfs and helped with there bags";
const RESUME = toResume(
  readingOfLines([
    "Jo Doe",
    "Experience",
    "Clerk, 2019 - 2023",
    `• ${LINE}`,
    "Skills",
    "SQL, Excel",
  ]),
);

describe("a report", () => {
  it("names a correction once, in a sentence", async () => {
    const issueOn = (word: string, message: string, ...replacements: string[]) => {
      const start = LINE.indexOf(word);
      return { line: 0, start, end: start + word.length, message, replacements };
    };
    const issues = [
      issueOn("shelfs", "Use the irregular form `shelves` instead of `shelfs`", "shelves"),
      issueOn("there", "Did you mean “their”?", "their"),
      issueOn("bags", "Did you mean to spell `bags` this way?", "bag", "begs"),
      issueOn("Stocked", "A fault", "Stacked"),
      issueOn("helped", "A fault"),
    ];
    const analysis = await analyzeResume(RESUME, { lines: [LINE], issues }, undefined);
    const said = toReport(RESUME, analysis)
      .split("## Grammar and spelling")[1]
      ?.match(/(?<=”: ).*$/gmu);

    expect(said?.slice(0, 5)).toEqual([
      "Use the irregular form 'shelves' instead of 'shelfs'.",
      "Did you mean 'their'?",
      "Possible misspelling: “bags”. Suggestion: “bag” or “begs”.",
      "A fault. Suggestion: “Stacked”.",
      "A fault.",
    ]);
  });

  it.each([
    ["Requirements:\n- Java\n- SQL", /Required, not in your résumé:\*\* `Java`(?!.*\*\*Not )/s],
    [
      "Requirements:\n- SQL\nNice to have:\n- Deno",
      /\*\*Not required, and not in your résumé:\*\* `Deno`/,
    ],
    ["SQL and Deno", /\*\*Not in your résumé:\*\* `Deno`/],
  ])("doesn't say that nothing is lacking below what is: %j", async (job, said) => {
    const match = await matchJob(RESUME, job);

    expect(toReport(RESUME, await analyzeResume(RESUME, { lines: [], issues: [] }, match))).toMatch(
      said,
    );
  });
});

it("asks for no verb in what a project is", async () => {
  const lines = [
    "BusWait – a web app that predicts bus delays (Flask); used by 300 riders.",
    "BusWait – a web app that predicts bus delays for all of the riders.",
  ];
  const resume = toResume(readingOfLines(["Jo Doe", "Projects", ...lines]));

  expect((await measureAccomplishments(resume)).results).toEqual(lines.slice(0, 1));
});

it("counts the skills of joined rows one by one", async () => {
  const rows = "Languages German, Dutch (B2) Software SAP MM, Excel (Pivot) and more";
  const resume = toResume(readingOfLines(["Jo Doe", "Skills", rows]));

  expect((await listedSkills(resume)).skills).toEqual([
    "Languages German",
    "Dutch (B2)",
    "Software SAP MM",
    "Excel (Pivot) and more",
  ]);
});
