import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { cellsOf } from "@/lib/documents/reader/lines";
import { readStructure } from "@/lib/documents/reader/structure";
import { usableUnits } from "@/lib/documents/reader/usable-units";

const LETTER = [
  "Ashgrove Elementary School",
  "March 3, 2025",
  "Dear parents and guardians of Year 4, We are pleased to tell you that our class trip to the Wendle Valley Farm will take place in May. The bus leaves from the school gate at 8:15.",
  "Ms. Okafor and Mr. Delgado will accompany the children.",
  "An information evening will be held in the library on Thursday, March 13, at 6:30 p.m. Please return the slip below by March 10.",
  "Yours sincerely, Helena Thornbury",
  "Headteacher",
  "Name of child: ____________________ Class: 4a / 4b",
  "I will attend the information evening: yes / no Number of persons: ____",
];

const PARTS = [{ place: 1, text: LETTER.join("\n\n") }];

async function ask(question: string) {
  const index = await indexUnits(await readStructure("Trip", PARTS));
  return answerFromUnits(index, { question, turns: [] });
}

describe("answerFromUnits reads a letter whose lines were joined", () => {
  it.each(["Who signed?", "Who wrote the letter?", "Who is the headteacher?"])(
    "and tells who signed it: %s",
    async (question) => {
      expect(await ask(question)).toMatchObject({ lead: "Helena Thornbury" });
    },
  );

  it.each([
    "If nobody's in, a second visit is charged at £27.50, To change the date, ring two days before, Yours sincerely, Euphemia Strand",
    "Please ring two days before. Kind regards, Euphemia Strand",
  ])("and knows what it is from a scan: %s", async (end) => {
    const lines = [
      "Orchard Vale Housing Association",
      "Dear Mr Okonkwo-Price, thank you for your call of 11 September. Our plumber will come on Thursday, 2 October.",
      end,
    ];
    const structure = await readStructure("Scan", [{ place: 1, text: lines.join("\n\n") }]);

    expect(recognizeKind(structure)?.kind).toBe("letter");
    const usable = await usableUnits(structure);
    expect(usable.map(({ text }) => text).join(" ")).toMatch(/(?:ring )?two days before/);
  });

  it.each(["With kind regards,", "With our best regards,", "Respectfully yours,"])(
    "and tells who signed it below a closing: %s",
    async (closing) => {
      const lines = [
        "Orchard Vale Housing Association",
        "Dear Mr Okonkwo-Price,",
        "Our plumber will come on Thursday, 2 October.",
        closing,
        "Euphemia Strand",
      ];
      const parts = [{ place: 1, text: lines.join("\n\n") }];
      const index = await indexUnits(await readStructure("Visit", parts));

      const answer = await answerFromUnits(index, { question: "Who signed?", turns: [] });
      expect(answer).toMatchObject({ lead: "Euphemia Strand" });
    },
  );

  it("and knows what it is", async () => {
    const kind = recognizeKind(await readStructure("Trip", PARTS))?.kind;

    expect(kind).toBe("notice");
  });

  it("and whoever else is named", async () => {
    expect(await ask("Who will accompany the children?")).toMatchObject({
      lead: expect.stringContaining("Okafor"),
    });
  });

  it("and takes nothing from its reply slip", async () => {
    const answer = await ask("Where is the information evening?");

    expect(answer).not.toMatchObject({ lead: expect.anything() });
    expect(JSON.stringify(answer)).toContain("held in the library");
    expect(cellsOf("I will attend the evening: yes / no Number of persons: ____")).toEqual([]);
    expect(cellsOf("Name: Ada Lund ____")).toEqual(["Name", "Ada Lund ____"]);
    expect(cellsOf("Class: 4a / 4b")).toEqual(["Class", "4a / 4b"]);
  });
});
