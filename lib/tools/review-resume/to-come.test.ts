import { describe, expect, it } from "vitest";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { toReport } from "@/lib/tools/review-resume/report";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

const NOW = new Date("2026-11-15T12:00:00Z");
const resumeOf = (...lines: string[]) =>
  toResume(readingOfLines(["Jo Doe", "Experience", "Clerk, Mercy, 2016 - 2023", ...lines]));
const match = (asked: string, ...lines: string[]) =>
  matchJob(resumeOf(...lines), `Requirements:\n- ${asked}`, { now: NOW });

describe("what a posting asks for and a résumé says is still to come", () => {
  it.each([
    ["HCPC registration", "Certifications", "Applied for HCPC registration"],
    ["HCPC registration", "Certifications", "HCPC registration pending"],
    ["CPA", "Certifications", "Studying toward CPA"],
    ["CPA", "Certifications", "CPA candidate"],
    ["CPA", "Certifications", "CPA (expected 2027)"],
    ["CPA", "Certifications", "CPA, expired 2023"],
    ["CPA", "Certifications", "CPA (in progress)"],
    ["CPA", "Certifications", "CPA, expected 2027"],
    ["CPA", "Certifications", "CPA exam pending"],
    ["CPA", "Summary", "Clerk who is working towards the Ohio CPA exam"],
    ["CFA", "Certifications", "CFA Level II candidate"],
    ["CPA", "Certifications", "Studying for CFA, CPA"],
    ["RN license", "Certifications", "Studying for forklift license, RN license"],
    ["Python", "Skills", "Skills: SQL, Python (in progress)"],
    ["Forklift license", "Certifications", "Forklift license expired 2024, not renewed"],
    ["Driving license", "Skills", "No driving license"],
    ["PMP", "Certifications", "PMP, Project Management Institute, expected June 2027"],
    ["RN license", "Certifications", "Eligible for RN license in Ohio"],
    ["Forklift license", "Certifications", "Planning to get forklift license"],
    ["Bachelor's degree", "Education", "Bachelor of Arts in Economics, expected May 2027"],
    ["Bachelor's degree", "Education", "BSc Economics, Leeds, 2024 – present"],
    ["Bachelor's degree", "Education", "BSc Economics, Leeds, 2024 – 2028"],
    ["Bachelor's degree", "Education", "BSc Economics, Leeds, May 2027"],
    ["Bachelor's degree", "Education", "BSc Economics, Leeds, 2024 -"],
    ["Bachelor's degree", "Education", "Bachelor of Arts candidate, UC Berkeley"],
    ["Bachelor's degree", "Education", "BSc Economics, Leeds, expected graduation: 2026"],
    ["Bachelor's degree", "Education", "Bachelor of Arts, UC Berkeley, in progress"],
    ["Master's degree", "Education", "MSc Statistics (in progress)", "BSc Economics, 2020"],
  ])("isn't held: %s", async (asked, heading, ...lines) => {
    const { matched, missing, toCome } = await match(asked, heading, ...lines);

    expect(matched).toEqual([]);
    expect(missing).toEqual([]);
    expect(toCome).toEqual([{ term: asked, found: lines[0] }]);
  });

  it.each([
    [
      "Bachelor's degree",
      "Education",
      "UC Berkeley",
      "Bachelor of Arts in Economics",
      "Expected May 2027",
    ],
    [
      "Bachelor's degree",
      "Education",
      "UC Berkeley, expected 2027",
      "Bachelor of Arts in Economics",
    ],
  ])("isn't held where the line beside it says so: %s", async (asked, ...lines) => {
    const { matched, toCome } = await match(asked, ...lines);

    expect(matched).toEqual([]);
    expect(toCome).toEqual([{ term: asked, found: "Bachelor of Arts in Economics" }]);
  });

  it.each([
    ["HCPC registration", "Certifications", "HCPC registration, renewed until 2027"],
    ["BLS", "Certifications", "BLS (exp. 03/2027)"],
    ["CPA", "Certifications", "CPA, eligible to work in the US"],
    ["CPA", "Certifications", "CPA, CFA (expected 2027)"],
    ["RN", "Certifications", "RN, pending CCRN"],
    ["RN license", "Certifications", "Ohio RN license, eligible for compact status"],
    ["BSN", "Certifications", "RN, BSN, candidate for DNP"],
    ["CPA", "Summary", "CPA, expected to lead audits of 12 banks"],
    [
      "RN license",
      "Certifications",
      "Registered Nurse, State of Ohio, License #RN-442871 (exp. 10/2027)",
    ],
    [
      "Bachelor's degree",
      "Education",
      "MSc Economics, expected 2027",
      "BSc Economics, Leeds, 2020",
    ],
    [
      "Bachelor's degree",
      "Education",
      "MSc Economics",
      "Leeds, expected 2027",
      "BSc Economics",
      "Leeds, 2020",
    ],
    ["Bachelor's degree", "Education", "BSc Economics, Leeds, 2016 – 2020"],
    ["FDA", "Skills", "Preparing for FDA audits"],
    ["SQL", "Experience", "Delivered SQL reports two days earlier than expected"],
    ["SQL", "Experience", "Built SQL dashboards that beat projected revenue by 20%"],
    ["SQL", "Experience", "SQL reports for projected revenue"],
    ["SAP", "Experience", "Entered interview notes in SAP for each candidate"],
    ["HIPAA", "Experience", "Reviewed HIPAA claims pending approval"],
    ["API", "Experience", "Designed API used by eligible, expected users"],
    ["SQL", "Experience", "Working for a SaaS company that uses SQL daily"],
    ["CRM", "Experience", "Pursuing sales leads in the CRM"],
    ["SLA", "Experience", "On track for SLA targets in 12 regions"],
    ["CPA", "Certifications", "CPA, studying for CFA"],
    ["SQL", "Skills", "Skills: SQL, Python (in progress)"],
    ["Forklift license", "Certifications", "Forklift license expired 2024, renewed 2025"],
    ["CPA", "Certifications", "CPA, lapsed 2020; reinstated 2021"],
    ["Bachelor's degree", "Education", "BSc Economics, 2015 – 2019, thesis on expected utility"],
    ["Bachelor's degree", "Education", "BA History, 2019. Dissertation: Projected Power in Asia"],
    [
      "Bachelor's degree",
      "Education",
      "Bachelor of Arts in Economics, candidate for class president",
    ],
    ["Master's degree", "Education", "MSc Statistics, 2020, now pursuing PhD"],
    ["Bachelor's degree", "Summary", "Bachelor's degree holder working towards a promotion"],
    [
      "Bachelor's degree",
      "Education",
      "Bachelor of Arts in Economics",
      "Coursera UX course, in progress",
    ],
    [
      "Bachelor's degree",
      "Education",
      "Bachelor of Arts in Economics",
      "UX course, 2025 - present",
    ],
    ["Master's degree", "Education", "MBA, Wharton, 2018 -"],
  ])("is held: %s in %j", async (asked, ...lines) => {
    const { matched, toCome } = await match(asked, ...lines);

    expect(matched).toEqual([asked]);
    expect(toCome).toEqual([]);
  });

  it("is named in the report with the line that says so", async () => {
    const resume = resumeOf("Certifications", "Studying toward CPA");
    const found = await matchJob(resume, "Requirements:\n- CPA\n- Excel", { now: NOW });

    const report = toReport(resume, await analyzeResume(resume, { lines: [], issues: [] }, found));

    expect(report).toContain(
      "- **Named in your résumé, but not as held:** `CPA` (“Studying toward CPA”)\n- **Required, not in your résumé:** `Excel`",
    );
  });
});
