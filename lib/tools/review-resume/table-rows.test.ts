import { describe, expect, it } from "vitest";
import type { PdfBlock } from "@/lib/pdf/pdf";
import { layoutRemarks } from "@/lib/tools/review-resume/layout";
import { parseContact } from "@/lib/tools/review-resume/parse-contact";
import { toResume } from "@/lib/tools/review-resume/resume";

const at = (x: number, y: number, text: string, kind: PdfBlock["kind"] = "paragraph") => ({
  kind,
  text,
  size: 12,
  x,
  y,
});

function pageOf(blocks: readonly PdfBlock[]) {
  const source = "text" as const;
  return { page: 1, width: 595, height: 842, blocks: [...blocks], source, hidden: [] };
}

function resumeOf(blocks: readonly PdfBlock[]) {
  return toResume({ title: "", language: "", pages: [pageOf(blocks)], outline: [] });
}

/** As a reader gives it: one column after the other, of which one row ran together. */
const LEBENSLAUF = [
  { ...at(63, 86, "Lebenslauf", "heading"), size: 21 },
  at(63, 119, "Persönliche Daten", "heading"),
  at(65, 143, "Name"),
  at(65, 166, "Geburtsdatum"),
  at(63, 265, "Berufserfahrung", "heading"),
  at(65, 290, "04/2019 – heute"),
  at(170, 143, "Henrike Voßkuhl"),
  at(170, 166, "14.03.1988 in Oldenburg"),
  at(176, 290, "Teamleiterin Buchhaltung, Nordsee GmbH, Bremen"),
  at(188, 324, "• Leitung eines Teams von sieben Mitarbeitenden", "list"),
  at(65, 414, "09/2013 – 03/2019 Finanzbuchhalterin, Möbelhaus Thiemann KG, Oldenburg"),
  at(63, 515, "Ausbildung", "heading"),
  at(65, 539, "2010 – 2013"),
  at(63, 666, "Kenntnisse", "heading"),
  at(65, 691, "Software"),
  at(65, 713, "Sprachen"),
  at(188, 432, "• Bearbeitung von rund 900 Rechnungen im Monat", "list"),
  at(170, 539, "Ausbildung zur Steuerfachangestellten, Kanzlei Brandes"),
  at(170, 691, "DATEV, SAP FI, Excel"),
  at(170, 713, "Deutsch, Englisch (B2)"),
];

describe("a Lebenslauf that is a table", () => {
  it("has each row under the heading above it", () => {
    const { sections } = resumeOf(LEBENSLAUF);

    expect(sections.map(({ title, lines }) => [title, lines.map(({ text }) => text)])).toEqual([
      ["Persönliche Daten", ["Name: Henrike Voßkuhl", "Geburtsdatum: 14.03.1988 in Oldenburg"]],
      [
        "Berufserfahrung",
        [
          "Teamleiterin Buchhaltung, Nordsee GmbH, Bremen 04/2019 – heute",
          "Leitung eines Teams von sieben Mitarbeitenden",
          "09/2013 – 03/2019 Finanzbuchhalterin, Möbelhaus Thiemann KG, Oldenburg",
          "Bearbeitung von rund 900 Rechnungen im Monat",
        ],
      ],
      ["Ausbildung", ["Ausbildung zur Steuerfachangestellten, Kanzlei Brandes 2010 – 2013"]],
      ["Kenntnisse", ["Software: DATEV, SAP FI, Excel", "Sprachen: Deutsch, Englisch (B2)"]],
    ]);
  });

  it("has a name behind its label, and no birth date among the others", async () => {
    const { name, dates } = await parseContact(resumeOf(LEBENSLAUF));

    expect(name).toBe("Henrike Voßkuhl");
    expect(dates.join()).not.toContain("1988");
  });

  it("is none where both columns have headings", () => {
    const column = [
      at(40, 40, "Contact", "heading"),
      at(40, 60, "Priya Devereux"),
      at(40, 80, "Minneapolis, MN"),
      at(40, 120, "Skills", "heading"),
      at(40, 140, "Figma"),
      at(40, 160, "Prototyping"),
      at(40, 180, "User research"),
    ];
    const main = [
      at(230, 40, "Profile", "heading"),
      at(230, 60, "Product designer of calm software for clinics."),
      at(230, 120, "Experience", "heading"),
      at(230, 140, "Product Designer, Quillbank, 2017 – 2020"),
      at(230, 160, "Designed the flow of new accounts.", "list"),
      at(230, 180, "Mentored two junior designers.", "list"),
    ];
    const { sections } = resumeOf([...column, ...main]);

    expect(sections.find(({ kind }) => kind === "skills")?.lines.map(({ text }) => text)).toEqual([
      "Figma",
      "Prototyping",
      "User research",
    ]);
  });
});

describe("dates at the right of a single column", () => {
  it("are no second column", () => {
    const dates = [100, 200, 300, 400].map((y) => at(450, y, "March 2021 – May 2023"));
    const lines = [100, 120, 200, 220, 300, 320, 400, 420].map((y) =>
      at(50, y, "Supply Chain Manager, Harbor Foods"),
    );

    expect(layoutRemarks([pageOf([...dates, ...lines])])).toEqual([]);
  });
});
