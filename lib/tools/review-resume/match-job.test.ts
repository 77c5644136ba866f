import { describe, expect, it } from "vitest";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

const match = (job: string, ...lines: string[]) => matchJob(toResume(readingOfLines(lines)), job);

describe("matchJob", () => {
  it("asks for one of each two options in a row", async () => {
    const { matched, missing, required } = await match(
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
  ])("takes one for enough in %j", async (job, line, missing) => {
    expect((await match(job, "Skills", line)).missing).toEqual(missing);
  });

  it.each([
    "You'll own safety. You'll own cost, and you'll lead. You've seen it, and don't mind.",
    "You’ll own safety. You’ll own cost. We don’t wait, and you don’t.",
    "You'll report to the General Manager. It's days.",
    "You will report directly to the Head of Operations.",
    "Requirements:\n- Reports to: Chief Financial Officer\n- this role reports to the shift supervisor",
  ])("takes no part of a contraction for a term, nor whom one reports to: %j", async (job) => {
    const { matched, partial, missing } = await match(job, "Skills", "Account Manager");

    expect([matched, partial]).toEqual([[], []]);
    expect(missing).not.toContain("ll");
    expect(missing.join()).not.toMatch(/manager|head|operations|chief|supervisor|\bdon\b/i);
  });

  it("still asks for reporting", async () => {
    const { missing } = await match(
      "Requirements:\n- financial reporting to stakeholders\n- Power BI",
      "Skills",
      "Excel",
    );

    expect(missing).toContain("Power BI");
    expect(missing.join()).toContain("reporting");
  });

  it("takes no verb that a duty begins with for a term, and no weekday", async () => {
    const { missing } = await match(
      "Responsibilities\n- Lead a team of 60 associates\n- Own the budget\n- Drive improvement\n- Maintain a log\n- Partner with recruiting\nMust be able to work Saturdays.",
      "Led a team",
    );

    expect(missing).toEqual([]);
  });

  it("names what a sentence requires, and nothing that is only dealt with", async () => {
    const job =
      "You will answer member calls, resolve account questions, and open new accounts. Must have 1+ years of customer service experience, cash handling, good typing (40 wpm), Microsoft Office, and a high school diploma.";

    const { matched, partial, missing, required } = await match(job, "Microsoft Word, typing");

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

  it("takes no state, program, or time of day for a degree or a term of two words", async () => {
    const { matched, share } = await match(
      "Requirements:\n- Master's degree\n- Account management\n- Project management\n- Python\n- Bachelor's degree",
      "Boston, MA 02118",
      "Skills",
      "MS Excel, Python",
      "Education",
      "High school diploma",
      "Experience",
      "Opened the store at 6 AM and closed it at 8 PM",
    );

    expect(matched).toEqual(["Python"]);
    expect(share).toBeCloseTo(0.2);
  });

  it.each([
    ["Master's degree", "Jackson, MS"],
    ["Master's degree", "Boston, MA"],
    ["Master's degree", "Boston, MA Business Analyst"],
    ["Master's degree", "Moved to Boston, MA in June"],
    ["Master's degree", "MS Project, MS Access, MS SQL Server, MS Teams"],
    ["Master's degree", "Reported to M.S. Patel"],
    ["Master's degree", "Scrum Master"],
    ["MS", "Jackson, MS"],
    ["Bachelor's degree", "Scrum Master of two teams"],
    ["Bachelor's degree", "Scrum Master in software teams"],
    ["Bachelor's degree", "Master of ceremonies at two weddings"],
    ["Bachelor's degree", "Assisted a doctor of radiology"],
    ["Bachelor's degree", "MBA admissions officer, Dayton"],
    ["Bachelor's degree", "Taught MBA students"],
    ["Bachelor's degree", "Assistant to Robert Hill, PhD"],
    ["Master's degree", "Supervised two PhD students"],
    ["Master's degree", "BA, working towards an MBA"],
    ["Bachelor's degree", "Worked as BA"],
    ["Account management", "Opened at 6 AM"],
    ["MS Excel", "Jackson, MS"],
  ])("finds no %s in %j", async (term, line) => {
    const { missing } = await match(`Requirements:\n- ${term}`, "Bo Li", line, "Skills", "Sums");

    expect(missing).toEqual([term]);
  });

  it.each([
    ["Master's degree", "M.S., Computer Science, MIT"],
    ["Master's degree", "M.S. Statistics"],
    ["Master's degree", "M. S. in Statistics"],
    ["Master's degree", "MA in History"],
    ["Master's degree", "MS in Biology"],
    ["Master's degree", "MS Computer Science"],
    ["Master's degree", "MS, Statistics, Boston, MA 02118"],
    ["Master's degree", "Jane Doe, M.S., CPA"],
    ["Master's degree", "MBA"],
    ["Master's degree", "MSc Physics"],
    ["Master's degree", "Masters in Education"],
    ["Master's degree", "Master degree in Physics"],
    ["M.S.", "MS in Biology"],
    ["BS", "B.S. Computer Science"],
    ["Master's degree", "MASTER OF SCIENCE"],
    ["Bachelor's degree", "B.A."],
    ["Bachelor's degree", "BS in Nursing"],
    ["Bachelor's degree", "BSN"],
    ["Bachelor's degree", "Earned a Master of Divinity"],
    ["Bachelor's degree", "MBA, Dayton, 2015"],
    ["high school diploma", "GED"],
    ["machine learning", "Models of ML"],
    ["Project management", "Project management (PM)"],
    ["Search engine marketing", "Ran SEM"],
  ])("finds a %s in %j", async (term, line) => {
    const { matched } = await match(`Requirements:\n- ${term}`, "Bo Li", line, "Skills", "Sums");

    expect(matched).toEqual([term.replace(/\.$/, "")]);
  });

  it.each([
    ["MA, Boston University, 2015", ["Master's degree", "Bachelor's degree"]],
    ["2015 MS", ["Master's degree", "Bachelor's degree"]],
    ["BS, MS, University of Texas", ["Master's degree", "Bachelor's degree"]],
    ["Stanford University, MS Statistics", ["Master's degree", "Bachelor's degree"]],
    ["Boston College, BA, 2012", ["Bachelor's degree"]],
    ["Dayton, Master of Landscape Design", ["Master's degree", "Bachelor's degree"]],
    ["Dayton, Doctor of Dental Surgery", ["Master's degree", "Bachelor's degree"]],
    ["Dayton, Master of Public Health", ["Master's degree", "Bachelor's degree"]],
    ["Latin School, Boston, MA, 2012", []],
    ["Latin School, Boston, MA 02118", []],
    ["Latin School, Boston MA", []],
  ])("finds the degrees of the entry %j", async (line, degrees) => {
    const job = "Requirements:\n- Master's degree\n- Bachelor's degree";

    expect((await match(job, "Bo Li", "Education", line)).matched).toEqual(degrees);
  });

  it.each([
    ["Jo Doe, PhD, RN", "Education"],
    ["Jo Doe", "Education", "Dayton, PhD in Physics"],
  ])("takes a doctor for a bachelor and a master: %j", async (...lines) => {
    const job =
      "Requirements:\n- Master's degree\n- Bachelor's degree\n- MSc or similar\n- BSc or similar";

    expect((await match(job, ...lines)).missing).toEqual([]);
  });

  it.each([
    "A.A.S. in Nursing",
    "AAS, Nursing",
    "Associate in Applied Science",
    "Associate's, Nursing",
    "AA Liberal Arts",
  ])("finds an associate's degree in %j", async (line) => {
    const job = "Requirements:\n- Associate's degree";

    expect((await match(job, "Bo Li", "Education", line)).missing).toEqual([]);
    expect(
      (
        await match(
          job,
          "Bo Li",
          "Experience",
          "Associate, Deloitte, 2019",
          "Sales associate in Leeds",
        )
      ).matched,
    ).toEqual([]);
  });

  it("asks for no more than each line does", async () => {
    const { matched, missing, required } = await match(
      [
        "What you bring:",
        "- MSc in hydrology, civil engineering or similar",
        "- At least five years' experience in flood modelling",
        "- Experience with QGIS or ArcGIS",
        "- Full UK driving licence",
        "- Chartered status (C.WEM) is a plus",
        "- Knowledge of Welsh is welcome",
      ].join("\n"),
      "Hydrologist with seven years' experience in flood risk",
      "MSc Hydrology",
      "Skills",
      "Flood modelling, QGIS. Full driving licence.",
    );

    expect(matched).toEqual([
      "MSc",
      "hydrology",
      "flood modelling",
      "QGIS",
      "Full UK driving licence",
    ]);
    expect(missing).toEqual(["Chartered status", "C.WEM", "Welsh"]);
    expect(required).not.toContain("Welsh");
  });

  it.each([
    ["Two or more years in retail", "Retail", []],
    ["5 years' experience with Java, Kotlin or similar", "Kotlin", []],
    ["Python, knowledge of Looker, Tableau or similar", "Tableau", ["Python"]],
    ["SQL and Tableau or similar", "Tableau", ["SQL"]],
    ["Degree in physics, chemistry or geology", "BSc Geology", []],
    ["Degree in physics, chemistry, or a related field", "Cook", ["physics", "chemistry"]],
    ["Python or R, knowledge of Looker, Tableau or similar", "R, Looker", []],
    ["Figma or equivalent tools", "Figma", []],
    ["Fluency in French", "Cook", ["French"]],
    ["Eligibility to work in the UK, Excel", "Cook", ["Excel"]],
    ["M.Sc. in physics", "Master of Science in Physics", []],
    ["MSc in physics", "MBA, Physics", ["MSc"]],
    ["PhD", "Doctor of Philosophy", []],
    ["University degree", "BSc Geology", []],
    ["MSc or equivalent", "MSc Hydrology", []],
    ["BSc required", "MSc Hydrology", []],
    ["BSc required", "MBA", ["BSc"]],
    ["Master's degree", "PhD in Physics", []],
    ["Master's degree", "BSc Physics", ["Master's degree"]],
    ["Associate's degree required", "BSc Physics", []],
    ["Associate's degree required", "High school diploma", ["Associate's degree"]],
    ["CDL", "Commercial Driver's License", []],
    ["Class A CDL", "CDL, Class A", []],
    ["Class A CDL", "A driver of class B", ["Class A CDL"]],
    ["NMC registration", "Registered with the NMC since 2015", []],
    ["NMC registration", "NMC registered", []],
    ["Current NMC registration", "Nurse (NMC PIN 12A3456E)", []],
    ["RN license", "Licensed as an RN in Ohio", []],
    ["HCPC registration", "Registered with the NMC", ["HCPC registration"]],
    ["SIA licence", "SIA licensed", []],
    ["CPA license", "Certified Public Accountant", []],
    ["Valid driver's license", "Driving licence", []],
    ["Full driving licence", "No driving licence", ["Full driving licence"]],
    ["UK nursing license", "Nursing license", []],
    ["UK nursing license", "Driving license", ["UK nursing license"]],
  ])("of %j, misses with %j only %j", async (line, owned, missing) => {
    expect((await match(`Requirements:\n- ${line}`, "Skills", owned)).missing).toEqual(missing);
  });

  it.each([
    ["NMC registration", "NMC registered (PIN No: 12A3456E)"],
    ["NMC registration", "Registered Nurse, NMC PIN no. 12A3456E"],
    ["NMC registration", "Registered with the NMC, no restrictions"],
    ["RN license", "Licensed RN, No. 12345, Ohio"],
    ["CPA license", "Licensed CPA, applied accounting"],
  ])("finds a %s in %j", async (term, line) => {
    expect((await match(`Requirements:\n- ${term}`, line)).matched).toEqual([term]);
  });

  it.each([
    ["Clean driving licence", "UK driving licence", "driving licence"],
    ["HCPC registration", "Not yet registered with the HCPC", "HCPC"],
    ["HCPC registration", "Applied for registration with the HCPC", "HCPC"],
    ["Class A CDL", "CDL", "CDL"],
  ])("counts what is there of %j as a part: %j", async (term, line, found) => {
    const { partial } = await match(`Requirements:\n- ${term}`, line);

    expect(partial).toEqual([{ term, found }]);
  });

  it.each([
    "Welsh is welcome",
    "Welsh would be an advantage",
    "Welsh (desirable)",
    "Knowledge of Welsh is an asset",
    "Excellent English; Welsh is welcome",
  ])("requires nothing in %j", async (line) => {
    const { missing, required } = await match(`Requirements:\n- ${line}`, "Skills", "Sums");

    expect(missing).toContain("Welsh");
    expect(required).not.toContain("Welsh");
  });

  it("still requires what is asked of who welcomes guests", async () => {
    const { required } = await match("You must welcome guests in French.", "Skills", "Sums");

    expect(required).toContain("French");
  });
});
