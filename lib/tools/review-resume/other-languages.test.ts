import { describe, expect, it } from "vitest";
import { accomplishmentsOf } from "@/lib/tools/review-resume/activities";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { parseContact } from "@/lib/tools/review-resume/parse-contact";
import { toReport } from "@/lib/tools/review-resume/report";
import { toResume } from "@/lib/tools/review-resume/resume";
import { sectionOfTitle } from "@/lib/tools/review-resume/section-titles";
import { readingOfLines } from "@/tests/support/resume-texts";

const NOW = new Date("2026-11-15T12:00:00Z");
const NURSE = toResume(
  readingOfLines([
    "Katharina Lindner",
    "+49 176 55501234 | k.lindner@example.de",
    "Profil",
    "Examinierte Pflegefachkraft mit neun Jahren Erfahrung auf der Intensivstation.",
    "Berufliche Laufbahn",
    "Gesundheits- und Krankenpflegerin im Klinikum Großhadern, München",
    "seit März 2019",
    "• Betreuung von 3 Intensivpatienten pro Schicht",
    "• Einarbeitung neuer Kolleginnen und Kollegen",
    "Krankenpflegerin, Josephinum, Augsburg, April 2015 – Februar 2019",
    "• Grund- und Behandlungspflege auf einer Station mit 28 Betten",
    "Schul- und Berufsausbildung",
    "2012 – 2015 Ausbildung zur Gesundheits- und Krankenpflegerin, Uniklinik Augsburg",
    "München, 12.11.2026",
  ]),
);

describe("a résumé in another language", () => {
  it.each([
    ["Berufliche Laufbahn", "experience"],
    ["Bisherige berufliche Tätigkeiten", "experience"],
    ["EXPERIENCES PROFESSIONNELLES", "experience"],
    ["Historial laboral", "experience"],
    ["Aus- und Weiterbildung", "education"],
    ["Schulischer Werdegang", "education"],
    ["Formation initiale", "education"],
    ["Formación académica", "education"],
    ["Fachkenntnisse", "skills"],
    ["Fähigkeiten und Kenntnisse", "skills"],
    ["Compétences informatiques", "skills"],
    ["Conocimientos informáticos", "skills"],
    ["Fort- und Weiterbildungen", "certifications"],
    ["Fremdsprachenkenntnisse", "languages"],
    ["Sprachkenntnisse", "languages"],
    ["Hobbys und Interessen", "interests"],
  ])("has a section %j", (title, kind) => {
    expect(sectionOfTitle(title)).toBe(kind);
  });

  it("has jobs under a heading that nobody knows", () => {
    const lines = [
      "Stationen in Küche und Service",
      "Köchin, Adler, Ulm, seit 2012",
      "Köchin, Krone, Ulm, 2009 – 2012",
    ];
    const duties =
      "Leitung der Küche mit sechs Köchen und Verantwortung für die Speisekarte und den Einkauf bei regionalen Erzeugern";
    const blocks = [...lines, `• ${duties}`].map((text, y) => ({
      kind: y === 0 ? ("heading" as const) : ("paragraph" as const),
      text,
      size: y === 0 ? 14 : 10,
      x: 50,
      y: 15 * y,
    }));
    const education = { kind: "heading" as const, text: "Ausbildung", size: 14, x: 50, y: 90 };
    const school = {
      kind: "paragraph" as const,
      text: "Ausbildung zur Köchin, 2006 – 2009",
      size: 10,
      x: 50,
      y: 105,
    };
    const reading = readingOfLines([]);
    const pages = reading.pages.map((page) => ({
      ...page,
      blocks: [...blocks, education, school],
    }));

    const { isEnglish, sections } = toResume({ ...reading, pages });

    expect(isEnglish).toBe(false);
    expect(sections.map(({ kind }) => kind)).toEqual(["experience", "education"]);
  });

  it("has no job's title among what was done, beside list items", async () => {
    expect((await accomplishmentsOf(NURSE)).map(({ text }) => text)).toEqual([
      "Betreuung von 3 Intensivpatienten pro Schicht",
      "Einarbeitung neuer Kolleginnen und Kollegen",
      "Grund- und Behandlungspflege auf einer Station mit 28 Betten",
    ]);
  });

  it("has no date where it is signed", async () => {
    expect((await parseContact(NURSE)).dates).toEqual([
      "März 2019",
      "April 2015 – Februar 2019",
      "2012 – 2015",
    ]);
  });

  it("may have a short summary, and its review says what isn't judged", async () => {
    const analysis = await analyzeResume(NURSE, { lines: [], issues: [] }, undefined);

    expect(analysis.parts.find(({ part }) => part === "Summary")?.deductions).toEqual([]);
    expect(toReport(NURSE, analysis)).toContain(
      "This résumé isn't in English. Verbs, clichés, grammar, and spelling are judged in English only, so they don't count here.",
    );
  });

  it("is compared with years and names of its language", async () => {
    const job =
      "Pflegefachkraft (m/w/d)\n\nIhr Profil:\n- Abgeschlossene Ausbildung als Gesundheits- und Krankenpfleger/in\n- Mindestens 3 Jahre Berufserfahrung\n- Führerschein Klasse B";

    const { missing, years } = await matchJob(NURSE, job, { now: NOW });

    expect(missing).toEqual(["Führerschein Klasse B"]);
    expect(years).toMatchObject([{ asked: "Mindestens 3 Jahre Berufserfahrung", isMet: true }]);
  });
});

it("praises no summary that is too short", async () => {
  const lines = [
    "Jo Doe",
    "Summary",
    "Nurse with six years in intensive care.",
    "Experience",
    "Nurse, Mercy, 2016 - 2023",
  ];

  const { strengths } = await analyzeResume(
    toResume(readingOfLines(lines)),
    { lines: [], issues: [] },
    undefined,
  );

  expect(strengths.map(({ text }) => text)).not.toContain("The summary is short and to the point.");
});
