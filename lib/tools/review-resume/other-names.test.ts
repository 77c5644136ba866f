import { describe, expect, it } from "vitest";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

const match = (asked: string, line: string) => {
  const lines = ["Jo Doe", "Experience", "Clerk, Mercy, 2016 - 2023", "Skills", line];
  return matchJob(toResume(readingOfLines(lines)), `Requirements:\n- ${asked}`);
};

describe("what a posting asks for by another name", () => {
  it.each([
    ["RN license", "Registered Nurse, State of Ohio, License 442871"],
    ["RN", "Worked as a Registered Nurse"],
    ["JavaScript", "Languages: JS, Python"],
    ["Node.js", "REST services in Node and Django"],
    ["Golang", "Languages: Go, Python"],
    ["Golang", "Built the payouts service in Go and Postgres"],
    ["PostgreSQL", "Built the payouts service in Go and Postgres"],
    ["Kubernetes", "Migrated 14 services to k8s"],
    ["RESTful APIs", "Wrote REST APIs"],
    ["CI/CD", "Introduced CI with GitHub Actions"],
    ["BS7671", "18th Edition Wiring Regulations (BS 7671), 2019"],
    ["18th Edition", "BS 7671:2018"],
    ["City & Guilds", "C&G 2391-52 Inspection and Testing"],
    ["Forklift license", "Forklift certified (sit-down counterbalance, reach)"],
    ["Forklift license", "Counterbalance ticket, RTITB"],
    ["Texas teaching certificate", "Texas Educator Certificate, Mathematics 7–12"],
    ["mathematics 7-12 endorsement", "Texas Educator Certificate, Mathematics 7–12"],
    ["Canvas LMS", "Google Workspace, Canvas, Desmos"],
    ["accounts receivable", "AP, AR, bank reconciliation"],
    ["accounts payable", "Paid 300 AP invoices a month"],
    ["React.js", "Skills: React, Excel"],
    ["React.js", "Migrated 40 pages to React and TypeScript"],
    ["TypeScript", "Skills: JS, TS, Python"],
    ["Express.js", "Node.js, Express, MongoDB"],
    ["LMS", "Google Workspace, Canvas, Desmos"],
    ["spreadsheets", "Advanced Excel"],
    ["public cloud", "Moved 12 services to the cloud"],
    ["relational databases", "Oracle, SQL Server"],
    ["SAP ERP", "Posted 900 receipts in SAP"],
    ["Forklift license", "Certifications: OSHA 10, Forklift"],
    ["Forklift license", "Licensed forklift operator"],
    ["Forklift license", "Forklift operator certificate, 2022"],
    ["teaching license", "Certified elementary school teacher"],
    ["student supervision", "Supervise students on placement"],
    ["REST/GraphQL APIs", "TypeScript, Node, GraphQL"],
    ["HTML5", "Shopify themes with HTML and SCSS"],
    ["electronic patient records", "Manual therapy, SystmOne"],
    ["electronic health records", "Document assessments in Epic"],
    ["project management", "Project Manager for 4 sites"],
    ["software development", "Senior Software Developer"],
    ["Master's degree", "M.Ed., Curriculum and Instruction, 2023"],
  ])("is found: %s in %j", async (asked, line) => {
    const { matched, missing } = await match(asked, line);

    expect(matched).toContain(asked);
    expect(missing).toEqual([]);
  });

  it.each([
    ["Golang", "Go to meetings"],
    ["18th Edition", "17th Edition (BS 7671)"],
    ["Texas teaching certificate", "Ohio teaching license"],
    ["Forklift license", "Worked beside forklifts"],
    ["JavaScript", "Java, C++"],
    ["accounts receivable", "Clerk, Little Rock, AR 72201"],
    ["accounts receivable", "Accountant, Little Rock, AR, 2019"],
    ["accounts payable", "Taught AP Biology"],
    ["Express.js", "Cashier, American Express"],
    ["TypeScript", "Active TS/SCI clearance"],
    ["machine learning", "Dispensed 5 ML doses"],
    ["React.js", "React quickly to customer complaints"],
    ["Node.js", "Monitored each Node of the network"],
    ["LMS", "Oil on Canvas"],
    ["Canvas LMS", "Oil on Canvas"],
    ["EHR", "QA tester, Epic Games"],
    ["spreadsheets", "Excel at multitasking under pressure"],
    ["public cloud", "Cloud Nine Cafe"],
    ["relational databases", "Sold Oracle licenses"],
    ["CI/CD", "Led CI and Kaizen events"],
    ["SAP ERP", "Tapped sap from maples"],
    ["CAD software", "Managed a budget of 50,000 CAD"],
    ["teaching license", "Teacher aide, CPR certified"],
    ["teaching license", "Certified yoga teacher"],
    ["Forklift license", "Drove forklift and kept food handler card"],
    ["Forklift license", "Operated a forklift; first aid certificate"],
  ])("isn't found: %s in %j", async (asked, line) => {
    expect((await match(asked, line)).matched).toEqual([]);
  });

  it("asks for no verb of a task, no city, and no days off", async () => {
    const job =
      "Picker\n\nRequirements:\n- Pick and pack orders accurately\n- Analyze student data in San Diego\n- Excel\n\nYou will get 25 days holiday.";
    const { missing } = await matchJob(toResume(readingOfLines(["Jo Doe"])), job);

    expect(missing).toEqual(["Excel", "student data"]);
  });
});
