import { describe, expect, it } from "vitest";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

const match = (job: string, ...lines: string[]) => matchJob(toResume(readingOfLines(lines)), job);

describe("a degree that something else may replace", () => {
  const job = (instead: string) =>
    `You must know SQL, Excel, Tableau, and Snowflake. You need a bachelor's degree${instead}.`;

  it("is named with that, and isn't compared", async () => {
    const { missing, required, share } = await match(
      job(" or equivalent experience"),
      "Skills",
      "SQL, Excel, Tableau, Snowflake",
    );

    expect(missing).toEqual(["bachelor's degree or equivalent experience"]);
    expect(required).toContain("bachelor's degree or equivalent experience");
    expect(share).toBe(1);
  });

  it.each([
    " in Marketing or related field with relevant experience",
    " or a related field and relevant work experience",
    " in Design or a related technical field and similar experience",
    " and 3+ years of marketing or related experience",
    " and experience with retail or similar experience",
  ])("stays required%s", async (behind) => {
    const { missing } = await match(job(behind), "Skills", "SQL, Excel, Tableau, Snowflake");

    expect(missing).toContain("bachelor's degree");
  });

  it("is missing by itself where nothing may", async () => {
    const { missing } = await match(job(""), "Skills", "SQL, Excel, Tableau, Snowflake");

    expect(missing).toEqual(["bachelor's degree"]);
  });
});

it("takes A/B testing for one term", async () => {
  const job = "You must know SQL. Strong communication skills, A/B testing, and R are welcome.";

  expect((await match(job, "Skills", "SQL")).missing).toContain("A/B testing");
  expect((await match(job, "Skills", "SQL, A/B tests")).matched).toContain("A/B testing");
});
