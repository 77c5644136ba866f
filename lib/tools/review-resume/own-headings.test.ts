import { describe, expect, it } from "vitest";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { toResume } from "@/lib/tools/review-resume/resume";
import { spelledTitle } from "@/lib/tools/review-resume/spelled-titles";
import { readingOfLines } from "@/tests/support/resume-texts";

/** A document in which "# " opens a heading, larger than the rest. */
function readingOf(lines: readonly string[]) {
  const reading = readingOfLines(lines);
  const pages = reading.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.text.startsWith("# ")
        ? { ...block, kind: "heading" as const, size: 13, text: block.text.slice(2) }
        : block,
    ),
  }));
  return { ...reading, pages };
}

async function reviewOf(lines: readonly string[]) {
  const resume = toResume(readingOf(lines));
  const { parts, weaknesses } = await analyzeResume(resume, { lines: [], issues: [] }, undefined);
  const renamed = weaknesses.filter(({ text }) => text.startsWith("Rename this heading"));
  return {
    kinds: resume.sections.map(({ kind }) => kind),
    renamed: renamed.map(({ text, quotes }) => [quotes[0], /“(.*?)”/.exec(text)?.[1]]),
    reasons: parts.flatMap(({ deductions }) => deductions).map(({ text }) => text),
  };
}

const HEAD = ["Tobias Wren", "tobias@mail.example | 828-555-0119"];
const JOBS = [
  "Lead Instructor, French Broad Woodshop School (2019–now)",
  "• Grew evening enrollment from 40 to 165 students a year.",
  "Owner, Wren Woodworks (2012–2019)",
  "• Built and sold 310 chairs to clients in 14 states.",
];

describe("headings in somebody's own words", () => {
  it("are told by the jobs, degrees, and skills below them, and are to be renamed", async () => {
    const { kinds, renamed, reasons } = await reviewOf([
      ...HEAD,
      "# Who I am",
      "Furniture maker and teacher who builds chairs that get handed down.",
      "# Where I've Made a Dent",
      ...JOBS,
      "# What I Bring to the Bench",
      "Joinery, steam bending, SketchUp, shop layout, OSHA 30, grant writing",
      "# Book Learning",
      "AAS, Professional Crafts, Haywood Community College, 2011",
    ]);

    expect(kinds).toEqual(["summary", "experience", "skills", "education"]);
    expect(renamed).toEqual([
      ["Where I've Made a Dent", "Experience"],
      ["What I Bring to the Bench", "Skills"],
      ["Book Learning", "Education"],
    ]);
    expect(reasons.filter((text) => text.startsWith("No section"))).toEqual([]);
  });

  it("aren't the names of employers", async () => {
    const { renamed } = await reviewOf([
      ...HEAD,
      "# Summary",
      "Analyst who has kept the books of two charities in good order for years.",
      "# Harbor Relief",
      "Analyst 2019 – 2022",
      "• Built 12 monthly reports.",
      "# Pine Foundation",
      "Bookkeeper 2015 – 2019",
      "• Paid 300 invoices a month.",
    ]);

    expect(renamed).toEqual([]);
  });

  it("stay what they are beside those with usual names", async () => {
    const { kinds, renamed } = await reviewOf([
      ...HEAD,
      "# Experience",
      ...JOBS,
      "# Education",
      "AAS, Professional Crafts, Haywood Community College, 2011",
      "# Things on the Wall",
      "Best in Show, Southern Highland Craft Guild Fair, 2018",
    ]);

    expect(kinds).toEqual(["experience", "education", "other"]);
    expect(renamed).toEqual([]);
  });
});

describe("lines that are no such headings", () => {
  const SUMMARY = ["# Summary", "Analyst who has kept the books of two charities in good order."];
  const TERMS = "Excel, SQL, Tableau, Power BI, Python";

  it.each([
    ["what somebody is", ["Jane Doe", "Data Analyst", TERMS, ...SUMMARY]],
    ["what somebody is, set as large", ["Jane Doe", "# Data Analyst", TERMS, ...SUMMARY]],
    [
      "a job's title",
      [
        ...HEAD,
        "# Experience",
        "Acme Inc 2015–2020",
        "Software Engineer",
        "Python, Django, PostgreSQL, AWS, Docker",
        "• Built 30 reports.",
      ],
    ],
    [
      "what an artist has done",
      [
        ...HEAD,
        ...SUMMARY,
        "# Courses Taught",
        "Drawing I, Ohio State University, 2018–2020",
        "Drawing II, Ohio State University, 2019–2020",
        "# Residencies",
        "Yaddo, Saratoga Springs, 2016–2017",
        "MacDowell, Peterborough, 2014–2015",
        "# Exhibitions Curated",
        "Paper, Columbus Museum, 2012–2013",
        "Ink, Dayton Art Institute, 2010–2011",
      ],
    ],
    [
      "what a student has done",
      [
        ...HEAD,
        ...SUMMARY,
        "# Student Athlete",
        "Varsity Rowing, Ohio State University (2020–2024)",
        "• Rowed in 12 races.",
        "# Clinical Rotations",
        "Riverside Hospital, Columbus (2022–2023)",
        "• Saw 40 patients.",
      ],
    ],
    [
      "where somebody has spoken",
      [
        ...HEAD,
        ...SUMMARY,
        "# Guest Lectures Given",
        "Columbus Culinary Institute, 2019",
        "Ohio State University, 2020",
      ],
    ],
  ])("aren't to be renamed: %s", async (_, lines) => {
    expect((await reviewOf(lines)).renamed).toEqual([]);
  });

  it("leave only one to be called by the usual name", async () => {
    const { renamed } = await reviewOf([
      ...HEAD,
      ...SUMMARY,
      "# Lately",
      "Baker, Old Mill (2019–2022)",
      "• Baked 300 loaves a day.",
      "# Where I've Made a Dent",
      ...JOBS,
    ]);

    expect(renamed).toEqual([["Where I've Made a Dent", "Experience"]]);
  });
});

describe("misspelled headings", () => {
  it("announce what they were meant to, and are to be corrected", async () => {
    const { kinds, renamed, reasons } = await reviewOf([
      ...HEAD,
      "# Objective",
      "To find a position in which I can use my skills and grow with a company.",
      "# Work Expereince",
      ...JOBS,
      "# Educaton",
      "AAS, Professional Crafts, Haywood Community College, 2011",
    ]);

    expect(kinds).toEqual(["summary", "experience", "education"]);
    expect(renamed).toEqual([
      ["Work Expereince", "Work Experience"],
      ["Educaton", "Education"],
    ]);
    expect(reasons.filter((text) => /^No section about your e/.test(text))).toEqual([]);
  });

  it.each([
    ["EXPERIANCE", "EXPERIENCE"],
    ["Profesional Sumary", "Professional Summary"],
    ["Certifcations", "Certifications"],
    ["Langauges", "Languages"],
    ["Work Experience", undefined],
    ["Experienced", undefined],
    ["Medication", undefined],
    ["Products", undefined],
    ["Drills", undefined],
    ["Educator", undefined],
    ["Educating", undefined],
    ["Objection", undefined],
    ["Technician Skills", undefined],
    ["Stills", undefined],
    ["Eductaion", "Education"],
  ])("%s is meant to be %s", (text, meant) => {
    expect(spelledTitle(text)).toBe(meant);
  });
});
