import { describe, expect, it } from "vitest";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { parseContact } from "@/lib/tools/review-resume/parse-contact";
import { toResume } from "@/lib/tools/review-resume/resume";
import { readingOfLines } from "@/tests/support/resume-texts";

const RESUME = toResume(
  readingOfLines([
    "LEBENSLAUF",
    "PERSÖNLICHE ANGABEN",
    "Name Jannik Oltmanns",
    "Anschrift Deichweg 3, 26506 Norden",
    "Telefon 04931 5550188",
    "E-Mail j.oltmanns@example.de",
    "Familienstand ledig",
    "BERUFSERFAHRUNG",
    "04/2018 – heute Lagerleiter, Harms Logistik GmbH, Emden",
    "Führung von sieben Mitarbeitern",
    "Verhandlung mit Spediteuren, Senkung der Frachtkosten um 0,4 Mio. € im Jahr 2022",
    "Verantwortlich für 18 Tore",
    "08/2014 – 03/2018 Fachkraft für Lagerlogistik, Kruse KG, Leer",
    "Warenannahme und Kommissionierung",
    "Einarbeitung der Auszubildenden",
    "AUSBILDUNG",
    "2011 – 2014 Ausbildung zur Fachkraft für Lagerlogistik, BBS Emden",
    "KENNTNISSE",
    "SAP EWM, MS Excel, Staplerschein, Englisch (B2)",
    "Norden, 4. März 2025 Jannik Oltmanns",
  ]),
);

describe("a Lebenslauf in a table", () => {
  it("has its name behind a label", async () => {
    expect((await parseContact(RESUME)).name).toBe("Jannik Oltmanns");
  });

  it("takes the town of Nome for no label", async () => {
    const resume = toResume(readingOfLines(["Nome Public Schools", "Ann Petrov", "Skills"]));

    expect((await parseContact(resume)).name).not.toBe("Public Schools");
  });

  it("has no date and no skill where it was signed", async () => {
    expect((await parseContact(RESUME)).dates).not.toContain("März 2025");
    expect(RESUME.sections.flatMap(({ lines }) => lines).at(-1)?.text).toMatch(/^SAP EWM/);
  });

  it("says what was done in each line below a job, with its amounts", async () => {
    const { parts } = await analyzeResume(RESUME, { lines: [], issues: [] }, undefined);
    const deductions = parts.find(({ part }) => part === "Experience")?.deductions;

    expect(deductions?.map(({ text }) => text)).toEqual([
      "Only 5 lines say what you did; six or more earn full marks.",
      "These lines describe a duty, or are too long or too short.",
    ]);
    expect(parts.find(({ part }) => part === "Format")?.deductions).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/words; 120 to/) }),
    ]);
  });
});
