import { describe, expect, it } from "vitest";
import type { PdfBlock, PdfReading } from "@/lib/pdf/pdf";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { toResume } from "@/lib/tools/review-resume/resume";

const at = (x: number, y: number, text: string, kind: PdfBlock["kind"] = "paragraph") => ({
  kind,
  text,
  size: kind === "heading" ? 12 : 10,
  x,
  y,
});

function resumeOf(blocks: readonly PdfBlock[]) {
  const page = { page: 1, width: 595, height: 842, blocks: [...blocks], source: "text" as const };
  const pages = [{ ...page, hidden: [] }];
  return toResume({ title: "", language: "", pages, outline: [] } satisfies PdfReading);
}

/** As a reader gives it: the margin with the dates first, in which those of two lines are one block. */
const AT_THE_RIGHT = [
  at(450, 100, "03/2021 – present"),
  at(480, 200, "2016 – 2017 2013 – 2016"),
  at(50, 20, "Ffion Castellane"),
  at(50, 80, "Experience", "heading"),
  at(50, 100, "Senior Hydrologist, Tern Rivers, Shrewsbury"),
  at(70, 115, "• Built 14 models of catchments.", "list"),
  at(50, 180, "Education", "heading"),
  at(50, 200, "MSc Hydrology, Newcastle University"),
  at(50, 218, "BSc Geography, Aberystwyth University"),
  at(50, 250, "Skills", "heading"),
  at(50, 268, "QGIS, Python, SQL"),
];

describe("dates in a margin", () => {
  it("belong to the lines beside them", () => {
    const resume = resumeOf(AT_THE_RIGHT);

    expect(resume.head.map(({ text }) => text)).toEqual(["Ffion Castellane"]);
    expect(resume.sections.map(({ kind, lines }) => [kind, lines.map(({ text }) => text)])).toEqual(
      [
        [
          "experience",
          [
            "Senior Hydrologist, Tern Rivers, Shrewsbury 03/2021 – present",
            "Built 14 models of catchments.",
          ],
        ],
        [
          "education",
          [
            "MSc Hydrology, Newcastle University 2016 – 2017",
            "BSc Geography, Aberystwyth University 2013 – 2016",
          ],
        ],
        ["skills", ["QGIS, Python, SQL"]],
      ],
    );
  });

  it("are the years of an education", async () => {
    const { parts } = await analyzeResume(
      resumeOf(AT_THE_RIGHT),
      { lines: [], issues: [] },
      undefined,
    );

    expect(parts.find(({ part }) => part === "Education")?.score).toBe(100);
  });

  it("belong to the lines at their right where the margin is at the left", () => {
    const resume = resumeOf([
      at(50, 20, "Ffion Castellane"),
      at(50, 80, "Education", "heading"),
      at(50, 100, "2016"),
      at(50, 140, "2013"),
      at(150, 100, "MSc Hydrology, Newcastle University"),
      at(150, 140, "BSc Geography, Aberystwyth University"),
    ]);

    expect(resume.sections[0]?.lines.map(({ text }) => text)).toEqual([
      "MSc Hydrology, Newcastle University 2016",
      "BSc Geography, Aberystwyth University 2013",
    ]);
  });

  it.each(["Expected June 2028", "Graduation date: June 2028"])(
    "belong to their lines with the words beside them: “%s”",
    async (graduation) => {
      const resume = resumeOf([
        at(450, 100, graduation),
        at(450, 180, "Summers 2023, 2024"),
        at(50, 20, "Ffion Castellane"),
        at(50, 80, "Education", "heading"),
        at(50, 100, "BSc Geography, Aberystwyth University"),
        at(50, 160, "Experience", "heading"),
        at(50, 180, "Lifeguard, Borth Sands"),
      ]);

      expect(resume.head.map(({ text }) => text)).toEqual(["Ffion Castellane"]);
      expect(resume.sections.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
        [`BSc Geography, Aberystwyth University ${graduation}`],
        ["Lifeguard, Borth Sands Summers 2023, 2024"],
      ]);
      const { parts } = await analyzeResume(resume, { lines: [], issues: [] }, undefined);
      expect(parts.find(({ part }) => part === "Education")?.score).toBe(100);
    },
  );

  it("are one period where a narrow margin has its ends in two lines", () => {
    const resume = resumeOf([
      at(50, 20, "Ffion Castellane"),
      at(50, 80, "Experience", "heading"),
      at(50, 100, "03/2014 –"),
      at(50, 114, "07/2018"),
      at(150, 100, "Hydrologist, Tern Rivers"),
      at(150, 114, "Gauged 40 streams a month"),
      at(50, 150, "02/2012 –"),
      at(50, 164, "02/2014"),
      at(150, 150, "Assistant, Borth Sands"),
      at(150, 164, "Kept the tide tables"),
    ]);

    expect(resume.sections[0]?.lines.map(({ text }) => text)).toEqual([
      "Hydrologist, Tern Rivers 03/2014 – 07/2018",
      "Gauged 40 streams a month",
      "Assistant, Borth Sands 02/2012 – 02/2014",
      "Kept the tide tables",
    ]);
  });

  it.each([
    ["no line is beside them", at(450, 300, "2016 – 2017")],
    ["a section's title is", at(450, 180, "2016 – 2017")],
    ["they are in the same column", at(50, 230, "2016 – 2017")],
  ])("stay where they are if %s", (_, dates) => {
    const resume = resumeOf([...AT_THE_RIGHT.slice(2), dates]);

    expect(resume.sections.at(-1)?.lines.at(-1)?.text).toBe("2016 – 2017");
  });
});
