import { describe, expect, it } from "vitest";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

const analyze = (...lines: string[]) =>
  analyzeResume(toResume(readingOfLines(lines)), { lines: [], issues: [] }, undefined);

describe("skills", () => {
  const traits = "Microsoft Word, people person, team player, detail oriented, go-getter, typing";

  it("are counted without traits of character", async () => {
    const { parts } = await analyze("Jo Doe", "Skills", traits);

    const skills = parts.find(({ part }) => part === "Skills");
    expect(skills?.deductions[0]?.text).toMatch(
      /^2 skills are listed; eight .* don't count: people person,/,
    );
  });

  it("are counted without the names of their groups", async () => {
    const { parts } = await analyze(
      "Jo Doe",
      "Skills",
      "Languages: Go, Rust",
      "Tools: Git | Shell: Bash",
    );

    const skills = parts.find(({ part }) => part === "Skills");
    expect(skills?.deductions[0]?.text).toMatch(/^4 skills are listed/);
  });

  it("are found in a section that has something else in it, too", async () => {
    const { parts, missing } = await analyze(
      "Jo Doe",
      "Registration and skills",
      "NMC registered nurse",
      "Cannulation, venepuncture, telemetry, ALS",
    );

    expect(missing).not.toContain("skills");
    const skills = parts.find(({ part }) => part === "Skills");
    expect(skills?.deductions[0]?.text).toMatch(/^5 skills are listed/);
  });

  it("are found behind their heading in one line, and the section around it goes on", async () => {
    const resume = toResume(
      readingOfLines([
        "Jo Doe",
        "Experience",
        "Picker, Carrow Freight, 2019 - 2021",
        "Skills: SAP, Excel, forklift",
        "Packer, Dayton Foods, 2016 - 2019",
        "Packed 300 boxes a day",
      ]),
    );

    const { parts, missing } = await analyzeResume(resume, { lines: [], issues: [] }, undefined);

    expect(missing).not.toContain("skills");
    const skills = parts.find(({ part }) => part === "Skills");
    expect(skills?.deductions[0]?.text).toMatch(/^3 skills are listed/);
    const jobs = resume.sections.filter(({ kind }) => kind === "experience");
    expect(jobs.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
      "Picker, Carrow Freight, 2019 - 2021",
      "Packer, Dayton Foods, 2016 - 2019",
      "Packed 300 boxes a day",
    ]);
  });

  it("are no strength where hardly any is left", async () => {
    const { strengths, weaknesses } = await analyze("Jo Doe", "Skills", traits);

    expect(strengths.flatMap(({ quotes }) => quotes)).not.toContain(traits);
    expect(weaknesses).toContainEqual({
      text: expect.stringMatching(/^These are traits, not skills\./),
      quotes: ["people person", "team player", "detail oriented"],
    });
  });
});

describe("short lines", () => {
  const lines = [
    "Experience",
    "Analyst, Acme, 2019 - 2022",
    "• Mentored 3 junior analysts.",
    "• Answered phones",
  ];

  it("that name an amount say enough", async () => {
    const { weaknesses } = await analyze("Jo Doe", ...lines);

    expect(weaknesses).toContainEqual({
      text: "These lines are too short to say much.",
      quotes: ["Answered phones"],
    });
  });
});

describe("skills without a section", () => {
  it("count half where certificates and software name them", async () => {
    const { parts, missing } = await analyze(
      "Jo Doe",
      "Licenses & certificates",
      "Ohio EMT License #4471, expires 10/2027 · PHTLS (NAEMT) 2019, renewed 2025 · CPR, ACLS",
      "Experience",
      "Medic, Lake County, 2016 - 2020",
      "• Kept the stock list in Excel and pulled its numbers with SQL",
    );

    const skills = parts.find(({ part }) => part === "Skills");
    expect(skills?.deductions[0]?.text).toMatch(
      /elsewhere: “Ohio EMT License”, “PHTLS”, “CPR”, “ACLS”, “Excel”, “SQL”\.$/,
    );
    expect(skills?.score).toBe(37);
    expect(missing).toContain("skills");
  });
});

it("takes no month, issuer, employer, or verb for a skill", async () => {
  const { parts } = await analyze(
    "Jo Doe",
    "Summary",
    "Excel under pressure",
    "Certifications",
    "Certified Nursing Assistant, State of Ohio, March 2023",
    "CPR, American Red Cross, 2024",
    "First Aid, ServSafe",
    "Experience",
    "Consultant, SAP, 2019 – 2022",
    "• Planned 40 audits",
  );

  expect(parts.find(({ part }) => part === "Skills")?.deductions[0]?.text).toMatch(
    /elsewhere: “Certified Nursing Assistant”, “CPR”, “First Aid”, “ServSafe”\.$/,
  );
});

describe("an objective", () => {
  it("costs points once, as what is wanted", async () => {
    const { parts } = await analyze(
      "Jo Doe",
      "Objective",
      "To obtain a challenging position where I can use my skills.",
      "Experience",
      "Cook, Harbor Grill, 2019 - 2022",
      "• Cooked 90 covers a night",
    );
    const lost = parts.flatMap(({ deductions }) => deductions);

    expect(lost.filter(({ lines }) => lines.some((line) => /^To obtain/.test(line)))).toEqual([
      expect.objectContaining({ text: "It says what you want, not what you bring." }),
    ]);
  });
});

it("finds the verb behind I, which is remarked on by itself", async () => {
  const { parts } = await analyze(
    "Jo Doe",
    "Experience",
    "Cook, Harbor Grill, 2019 - 2022",
    "• From 2020 on I managed a crew of 6",
    "• I cooked 90 covers a night",
  );
  const texts = parts.flatMap(({ deductions }) => deductions).map(({ text }) => text);

  expect(texts).not.toContain("These lines don't start with a strong verb.");
  expect(texts).toContain('These lines have "I" or "my".');
});
