import { describe, expect, it } from "vitest";
import { requirementsOf } from "@/lib/tools/review-resume/job-requirements";
import { jobTerms } from "@/lib/tools/review-resume/job-terms";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

const NURSE = `Staff Nurse (Band 5) – Medical Ward
St Anne's Hospital NHS Trust

Essential criteria
- Registered Nurse with current NMC registration
- BSc in Adult Nursing or equivalent
- At least 2 years' post-registration experience in an acute setting
- Experience of IV administration and cannulation
- Excellent communication skills, both written and verbal
- Ability to work flexibly, including nights and weekends

Desirable criteria
- Mentorship qualification or similar
- Knowledge of Welsh is welcome`;

const WAREHOUSE = `Warehouse Operative
Carrow Logistics, Leeds

Duties:
* Picking and packing orders accurately

Requirements:
* Valid counterbalance forklift licence
* Minimum 1 year's experience in a similar role
* Good level of English and maths
* Familiarity with handheld scanners or similar equipment
* Must be at least 18 years old
* Flexible with shifts

Pay: £12.50 per hour. Immediate start.`;

const SOFTWARE = `Senior Backend Engineer

What you'll do
- Design and build APIs in Python and Go

What you'll need
- At least five years' experience building web applications
- Strong knowledge of Python (Django or FastAPI) and PostgreSQL
- A degree in computer science or a related field, or equivalent experience
- Clear written English
- You care about clean, well-tested code

We offer a yearly budget for conferences.`;

const TEACHER = `Teacher of Mathematics
Required for September 2026

Hillcrest School is seeking to appoint an enthusiastic Teacher of Mathematics.

The successful candidate will have:
- Qualified Teacher Status (QTS)
- A minimum of three years' teaching experience
- The ability to teach A-level Mathematics; Further Mathematics would be an advantage
- An enhanced DBS check

We welcome applications from newly qualified teachers. Hillcrest School is committed to safeguarding.`;

const OFFICE = `Office Administrator – full-time, Denver, CO

Qualifications:
High school diploma or GED required; associate's degree preferred.
2-4 years of administrative experience required.
Proficient in Microsoft Office (Word, Excel, Outlook).
Strong organizational skills and attention to detail.
Experience with Dentrix or similar practice management software.
Must pass a background check.`;

const DRIVER = `CDL Truck Driver
Job type: Full-time

Big Sky Haulage is hiring experienced drivers in Billings, MT.

Requirements
• Valid Class A CDL with HAZMAT endorsement
• Must be 21 or older
• Able to pass a DOT physical and drug screen
• Willingness to work weekends`;

const ACCOUNTANT = `Senior Accountant

About you:
• Experience with NetSuite, SAP, or similar ERP systems
• Thorough knowledge of US GAAP
• Self-starter who thrives in a fast-paced environment`;

describe("jobTerms", () => {
  it.each([
    [
      "nurse",
      NURSE,
      "Registered Nurse, NMC registration, BSc, Adult Nursing, acute setting, IV administration, cannulation",
      "Mentorship qualification, Welsh",
    ],
    [
      "warehouse",
      WAREHOUSE,
      "counterbalance forklift licence, English, maths, handheld scanners",
      "packing orders",
    ],
    [
      "software",
      SOFTWARE,
      "Python, building web applications, Django, FastAPI, PostgreSQL, computer science, English",
      "APIs, Go",
    ],
    [
      "teacher",
      TEACHER,
      "Qualified Teacher Status, teaching, A-level Mathematics",
      "Further Mathematics, Mathematics, Teacher",
    ],
    [
      "office",
      OFFICE,
      "High school diploma, GED, administrative, Microsoft Office, Word, Excel, Outlook, Dentrix",
      "associate's degree",
    ],
    ["driver", DRIVER, "Class A CDL, HAZMAT endorsement", ""],
    ["accountant", ACCOUNTANT, "NetSuite, SAP, US GAAP", ""],
  ])("asks for what a posting does: %s", async (_, job, required, others) => {
    const terms = await jobTerms(job);
    const named = (isRequired: boolean) =>
      terms.filter((term) => term.required === isRequired).map(({ spelling }) => spelling);

    expect(named(true).sort()).toEqual(required.split(", ").sort());
    expect(named(false).sort()).toEqual(others.split(", ").filter(Boolean).sort());
  });
});

it.each([
  [
    "- 2 years of ICU experience and available to work nights and weekends",
    ["2 years of ICU experience"],
  ],
  ["- Work with PagerDuty in an on-call rotation", ["Work with PagerDuty"]],
  ["- Patience, and ability to work nights and weekends", ["Patience"]],
  ["- Work evenings with children and parents", []],
  ["- Cover shifts at reception and use Opera PMS", ["use Opera PMS"]],
  ["- Ability to work nights, weekends, and holidays", []],
  [
    "- Night shift nurse with 2 years of experience",
    ["Night shift nurse with 2 years of experience"],
  ],
  ["- Ability to work flexibly, including nights and weekends", []],
  ["- Perform background checks and payroll", ["Perform background checks and payroll"]],
  ["- Complete unit tests in Jest", ["Complete unit tests in Jest"]],
  ["- Complete a drug screen and a course", ["and a course"]],
  ["- BS in Biology, MS, or PhD", ["BS in Biology, MS, or PhD"]],
])("leaves out of %j only what no résumé says", (line, texts) => {
  const found = requirementsOf(`Registered Nurse\n\nRequirements:\n${line}`);

  expect(
    found.map(({ text }) => text.trim()).filter((text) => text !== "Registered Nurse"),
  ).toEqual(texts);
});

it("reads what a short posting asks for right below its title", () => {
  const asked = ["Must have 2 years of experience", "ServSafe certification", "Own transportation"];

  const posting = ["Line Cook", "Blue Plate, Denver", ...asked, "", "Apply today."].join("\n");

  expect(requirementsOf(posting).map(({ said }) => said)).toEqual([...asked, "Apply today."]);
});

it("takes pay and hours below a title for nothing that is asked", () => {
  const title = ["Line Cook", "Blue Plate", "Denver, CO", "Full-time", "$20 an hour"];

  const found = requirementsOf([...title, "", "We need a cook."].join("\n"));

  expect(found.map(({ said }) => said)).toEqual(["We need a cook."]);
});

it("doesn't ask an English résumé for English", async () => {
  const resume = toResume(readingOfLines(["Jo Doe", "Experience", "Packed 400 orders a day"]));

  const { matched, missing } = await matchJob(
    resume,
    "Requirements:\n- Good level of English\n- maths",
  );

  expect([...matched, ...missing]).toEqual(["maths"]);
});
