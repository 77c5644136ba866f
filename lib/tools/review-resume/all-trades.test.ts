import { describe, expect, it } from "vitest";

import type { PdfReading } from "@/lib/pdf/pdf";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { isJobPosting } from "@/lib/tools/review-resume/is-resume";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { datesByStyle, parseContact } from "@/lib/tools/review-resume/parse-contact";
import { toReport } from "@/lib/tools/review-resume/report";
import { toResume } from "@/lib/tools/review-resume/resume";
import { sectionOfTitle } from "@/lib/tools/review-resume/section-titles";

/** Lines that begin with "# " are headings, larger than the rest. */
function resumeOf(...lines: string[]) {
  const blocks = lines.map((line, y) => {
    const isHeading = line.startsWith("# ");
    const text = line.replace(/^# /, "");
    const kind = isHeading ? ("heading" as const) : ("paragraph" as const);
    return { kind, text, size: isHeading ? 13 : 10, x: 0, y };
  });
  const page = { page: 1, width: 595, height: 842, blocks, source: "text" as const, hidden: [] };
  return toResume({ title: "", language: "", pages: [page], outline: [] } satisfies PdfReading);
}

const NURSE = resumeOf(
  "Siobhán Gallagher, RN, CCRN",
  "Albany, New York · 518-555-0177 · siobhan@gallagher-care.com",
  "Registered nurse in intensive care. New York license 612345.",
  "# What I did",
  "ICU Nurse, St. Brendan's Hospital — August 2019 to now",
  "• Precept new graduates: 9 nurses oriented since 2021.",
  "• Mentored three junior nurses on nights.",
  "# Where I studied",
  "Russell Sage College, Bachelor of Science in Nursing, 2016",
  "# What I'm certified in",
  "ACLS · BLS",
  "# What I'm good at",
  "CRRT, arterial lines, Go",
  "# What I give back",
  "Volunteer, Albany Free Clinic, one Saturday a month",
);

describe("toResume", () => {
  it("knows headings in one's own words, and a summary without one", () => {
    expect(NURSE.sections.map(({ kind }) => kind)).toEqual([
      "summary",
      "experience",
      "education",
      "certifications",
      "skills",
      "volunteering",
    ]);
  });

  it("doesn't take what stands below an unknown heading for what was done in a job", () => {
    const resume = resumeOf(
      "# Experience",
      "Surveyor, Halden, 2019 – 2024",
      "• Mapped 40 rivers.",
      "# Excursions",
      "Tatra Mountains with nine students who carried the instruments",
      "# Education",
      "B.Sc. Geology, 2018",
    );

    expect(resume.sections.map(({ kind }) => kind)).toEqual(["experience", "other", "education"]);
  });
});

describe("sectionOfTitle", () => {
  it.each([
    ["SUMMARY OF QUALIFICATIONS", "summary"],
    ["Qualifications Summary", "summary"],
    ["Education & Credentials", "education"],
    ["Education and Certifications", "education"],
    ["Training & Certifications", "certifications"],
    ["Professional Affiliations", "certifications"],
    ["Military Service", "experience"],
    ["Technical Proficiencies", "skills"],
  ])("knows %j", (title, kind) => {
    expect(sectionOfTitle(title)).toBe(kind);
  });
});

describe("toResume without headings", () => {
  it("takes a city in Massachusetts for no degree", () => {
    const resume = resumeOf("Bo Li", "Boston, MA 02118", "Clerk, 2018 - 2020", "MA History, 2016");

    expect(resume.head.map(({ text }) => text)).toEqual(["Bo Li", "Boston, MA 02118"]);
    expect(resume.sections.map(({ kind }) => kind)).toEqual(["experience", "education"]);
  });
});

describe("parseContact", () => {
  it.each([
    ["Siobhán Gallagher, RN, CCRN", "Siobhán Gallagher, RN, CCRN"],
    ["Dr. Ilse van der Meer", "Dr. Ilse van der Meer"],
    ["Name: Gary Plumstead", "Gary Plumstead"],
    ["Anna Roth, Ph.D.", "Anna Roth, Ph.D."],
    ["Research into rivers", undefined],
  ])("finds the name in %j", async (line, name) => {
    expect((await parseContact(resumeOf(line, "# Skills", "Sums"))).name).toBe(name);
  });

  it("takes a domain alone for a link, and neither an address nor a tool", async () => {
    const resume = resumeOf(
      "Luca Bianchi",
      "luca@bianchi.design · bianchi.design/work",
      "# Experience",
      "• Built chats with socket.io",
    );

    expect((await parseContact(resume)).links).toEqual(["bianchi.design/work"]);
  });
});

describe("datesByStyle", () => {
  it("finds no second style in May, in June, and in bare years", () => {
    expect([...datesByStyle(["May 2019", "June 2020", "2014 – 2020"]).keys()]).toEqual([]);
    const short = ["Sep 2019 – June 2020", "July 2017 – Aug 2019"];
    expect([...datesByStyle(short).keys()]).toEqual(["Jan 2020"]);
    expect([...datesByStyle(["Sept 2019", "December 2020"]).keys()]).toHaveLength(2);
  });
});

describe("analyzeResume", () => {
  it("spells rewritten lines right, and gives each line one of them", async () => {
    const line = "Responsible for picking and packing recieved orders";
    const resume = resumeOf("# Experience", "Clerk, 2009 - 2013", `• ${line}`);
    const start = line.indexOf("recieved");
    const issue = { line: 0, start, end: start + 8, message: "", replacements: ["received"] };

    const { rewrites, patterns } = await analyzeResume(
      resume,
      { lines: [line], issues: [issue] },
      undefined,
    );

    expect(patterns[0]?.after).toMatch(/^Picked and packed received orders/);
    expect(rewrites).toEqual([]);
  });

  it("scores an academic CV without verbs, numbers, and length, and says so", async () => {
    const resume = resumeOf(
      "Dr. Ilse van der Meer",
      "# Academic Appointments",
      "2014 – 2020: Assistant Professor, University of Vermont",
      "# Peer-Reviewed Publications",
      "van der Meer, I. (2024). Sediment memory in braided rivers. Geomorphology, 412.",
      "# Teaching",
      "Introduction to Earth Systems for all students of the first year, every fall",
    );

    const analysis = await analyzeResume(resume, { lines: [], issues: [] }, undefined);

    expect(analysis.parts.find(({ part }) => part === "Experience")?.score).toBe(100);
    expect(toReport(resume, analysis)).toContain("looks like an academic CV");
  });

  it("names vague lines and references on request", async () => {
    const resume = resumeOf(
      "# Experience",
      "Clerk, 2009 - 2013",
      "• Received deliveries and other stuff",
      "References available upon request",
    );

    const { weaknesses } = await analyzeResume(resume, { lines: [], issues: [] }, undefined);

    const quoted = weaknesses.flatMap(({ quotes }) => quotes);
    expect(quoted).toContain("Received deliveries and other stuff");
    expect(quoted).toContain("References available upon request");
  });
});

describe("isJobPosting", () => {
  it("tells a posting from a résumé that names duties", () => {
    const posting =
      "Staff Backend Engineer\nResponsibilities\nOwn the price service\nRequirements\n7+ years of backend engineering\nBenefits\nDental insurance";

    expect(isJobPosting(posting)).toBe(true);
    expect(isJobPosting(`${posting}\nClerk, 2009 - 2013`)).toBe(false);
  });
});

describe("matchJob", () => {
  it.each([
    ["Requirements:\n- strong Go or Rust", ["Go"], []],
    ["Requirements:\n- BSN from an accredited school", ["BSN"], []],
    ["Requirements:\n- Experience mentoring nurses", ["mentoring nurses"], []],
    ["Requirements:\n- life support (ACLS or PALS)", ["ACLS"], []],
    ["Requirements:\n- CRRT\n\nWe offer a 401(k), dental insurance, and tuition.", ["CRRT"], []],
    ["ICU Nurse, Capital Clinic\n\nWork at Capital.\n\nRequirements:\n1. CRRT", ["CRRT"], []],
  ])("compares what %j asks for", async (job, matched, missing) => {
    expect(await matchJob(NURSE, job)).toMatchObject({ matched, missing });
  });
});
