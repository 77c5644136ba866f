import { describe, expect, it } from "vitest";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

const match = (job: string, ...lines: string[]) => matchJob(toResume(readingOfLines(lines)), job);

describe("matchJob", () => {
  it("asks for one of each two options in a row", () => {
    const { matched, missing, required } = match(
      "You have 5+ years in analytics, expert SQL, Python or R, experience with Snowflake or BigQuery, Looker or Tableau, and causal inference.",
      "Python, SQL, Snowflake, Tableau",
    );

    expect(matched).toEqual(["SQL", "Python", "Snowflake", "Tableau"]);
    expect(missing).toEqual(["analytics", "causal inference"]);
    expect(required).toContain("causal inference");
  });

  it.each([
    ["Requirements:\n- Looker/Tableau", "Tableau", []],
    ["Experience with a CRM such as Salesforce or HubSpot is a plus.", "HubSpot", []],
    ["Requirements:\n- accounting software such as QuickBooks, Xero, or similar", "Xero", []],
    ["Requirements:\n- Bilingual English/Spanish", "Spanish (fluent)", []],
    ["You need 5 years in analytics, and patience.", "Data analyst with patience", []],
    ["Requirements:\n- CI/CD", "CD collection", ["CI/CD"]],
  ])("takes one for enough in %j", (job, line, missing) => {
    expect(match(job, "Skills", line).missing).toEqual(missing);
  });

  it("takes no verb that a duty begins with for a term, and no weekday", () => {
    const { missing } = match(
      "Responsibilities\n- Lead a team of 60 associates\n- Own the budget\n- Drive improvement\n- Maintain a log\n- Partner with recruiting\nMust be able to work Saturdays.",
      "Led a team",
    );

    expect(missing).toEqual([]);
  });

  it("names what a sentence requires, and nothing that is only dealt with", () => {
    const job =
      "You will answer member calls, resolve account questions, and open new accounts. Must have 1+ years of customer service experience, cash handling, good typing (40 wpm), Microsoft Office, and a high school diploma.";

    const { matched, partial, missing, required } = match(job, "Microsoft Word, typing");

    expect(required).toEqual([
      "customer service",
      "cash handling",
      "typing",
      "40 wpm",
      "Microsoft Office",
      "high school diploma",
    ]);
    expect(matched).toEqual(["typing"]);
    expect(partial).toEqual([{ term: "Microsoft Office", found: "Microsoft Word" }]);
    expect(missing).toEqual(["customer service", "cash handling", "40 wpm", "high school diploma"]);
  });
});
