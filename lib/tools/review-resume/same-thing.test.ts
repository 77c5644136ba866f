import { describe, expect, it } from "vitest";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

const match = (job: string, ...lines: string[]) => matchJob(toResume(readingOfLines(lines)), job);

describe("what a job asks for", () => {
  it.each([
    ["Cold chain experience", "Cut cold-chain spoilage"],
    ["cold-chain logistics", "Ran cold chain logistics"],
    ["e-commerce", "Built ecommerce sites"],
    ["nonprofit accounting", "Accountant in non-profit finance"],
    ["CPA candidate", "CPA, 2019"],
    ["Form 990", "Filed Form 990 each year"],
  ])("%s is in %j", async (asked, line) => {
    const { matched, missing } = await match(`Requirements:\n- ${asked}`, "Skills", line);

    expect(matched).toHaveLength(1);
    expect(missing).toEqual([]);
  });

  it("is asked for once where it's named in words and letters", async () => {
    const { missing } = await match(
      "Requirements:\n- A transportation management system (TMS)\n- SQL",
      "Excel",
    );

    expect(missing).toEqual(["transportation management system", "SQL"]);
  });

  it("is partly there in another edition", async () => {
    const { partial } = await match("Requirements:\n- QuickBooks Online", "QuickBooks, Excel");

    expect(partial).toEqual([{ term: "QuickBooks Online", found: "QuickBooks" }]);
  });

  it.each([
    ["Google Cloud", "Google Sheets, Google Docs"],
    ["Marketing Cloud", "Email Marketing"],
    ["Logic Pro", "logic"],
    ["Logic Pro", "Logic puzzles, Final Cut Pro"],
    ["Oracle Cloud", "Oracle database"],
    ["Google Cloud", "Adobe Creative Cloud"],
    ["Sage Desktop", "picked sage and thyme"],
  ])("is no other product of the same word: %s and %j", async (asked, line) => {
    const { partial, missing } = await match(`Requirements:\n- ${asked}`, "Skills", line);

    expect(partial).toEqual([]);
    expect(missing).toEqual([asked]);
  });

  it("is no company and no town", async () => {
    const { required, missing } = await match(
      "Retail Team Lead. Cobblestone Outdoor Co.\nRequirements:\n- Shopify POS at our Duluth store\n- Yakima, WA\n- cash reconciliation",
      "Excel",
    );

    expect([...required, ...missing].join()).not.toMatch(/Duluth|Outdoor|Yakima|store/);
    expect(missing).toContain("cash reconciliation");
  });

  it.each([
    ["- Licensed NP, PA, or MD", "NP"],
    ["- LPN, MA, or CNA certification", "LPN"],
    ["- Registered Nurse, PA, or MD", "Registered Nurse"],
    ["Join our Spanish immersion school.\n- Fluent Spanish", "Spanish"],
    ["Come to our Montessori school.\n- Montessori certification", "Montessori"],
    ["Work in our CNC machine shop.\n- CNC", "CNC"],
    ["- Fluent Spanish for our Spanish school", "Spanish"],
  ])("is asked for although it may stand in a place's name, too: %j", async (job, term) => {
    const { required } = await match(`About the job\n\nRequirements:\n${job}\n- filing`, "Excel");

    expect(required.join("; ")).toContain(term);
  });
});
