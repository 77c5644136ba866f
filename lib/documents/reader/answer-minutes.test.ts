import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const MINUTES = [
  "Minutes of the committee meeting of Tuesday 4 March 2025, 7.30 pm, in the boathouse",
  "Present: Gwendolyn Achterberg (chair), Tomasz Reilly (treasurer), Kofi Marchetti (boats)",
  "Apologies: Rupert Haldane",
  "1. Insurance",
  "Insurance has risen from £1,040 to £1,295. It was agreed to pay it.",
  "2. New quad",
  "Kofi presented two boats: Vossloh at £9,800 and Halcyon at £8,450. After discussion the Halcyon was chosen by four votes to one.",
  "3. Any other business",
  "The next meeting will be on Tuesday 1 April 2025.",
];

async function ask(question: string) {
  const structure = await readStructure(
    "Club",
    [{ place: 1, text: MINUTES.join("\n\n") }],
    [MINUTES[0] ?? "", "1. Insurance", "2. New quad", "3. Any other business"],
  );
  const answer = await answerFromUnits(await indexUnits(structure), { question, turns: [] });
  if (answer.kind !== "answer" && answer.kind !== "section") return { kind: answer.kind };
  const lead = answer.kind === "answer" ? answer.lead : answer.title;
  return { lead, texts: answer.units.map(({ text }) => text) };
}

describe("questions about a meeting", () => {
  it("names all who were there, and none of them alone", async () => {
    for (const question of ["Who was present?", "Who attended the meeting?", "Who was there?"])
      expect((await ask(question)).lead).toBe(
        "Gwendolyn Achterberg (chair), Tomasz Reilly (treasurer), Kofi Marchetti (boats)",
      );
    expect((await ask("Who is the treasurer?")).lead).toBe("Tomasz Reilly");
  });

  it.each(["Who was absent?", "Who was missing?", "Who sent apologies?"])(
    "names who wasn't: %s",
    async (question) => {
      expect((await ask(question)).lead).toBe("Rupert Haldane");
    },
  );

  it("lists what was decided", async () => {
    for (const question of [
      "What was decided?",
      "What did the committee agree?",
      "What were the decisions?",
    ])
      expect((await ask(question)).texts).toEqual([
        "Insurance has risen from £1,040 to £1,295.",
        "It was agreed to pay it.",
        "After discussion the Halcyon was chosen by four votes to one.",
      ]);
  });

  it("finds what was chosen, with what it costs where that is asked", async () => {
    expect((await ask("Which boat was chosen?")).texts).toEqual([
      expect.stringContaining("Halcyon was chosen"),
    ]);
    expect((await ask("Which boat did they choose and what does it cost?")).texts).toEqual([
      expect.stringContaining("£8,450"),
      expect.stringContaining("Halcyon was chosen"),
    ]);
    expect((await ask("Which color was chosen?")).texts ?? []).not.toContain(
      "After discussion the Halcyon was chosen by four votes to one.",
    );
  });

  it("knows when and where it was", async () => {
    expect(await ask("When was the meeting?")).toMatchObject({ lead: "4 March 2025" });
    expect(await ask("Where was the committee meeting held?")).toMatchObject({
      texts: [expect.stringContaining("in the boathouse")],
    });
    expect((await ask("When is the next meeting?")).lead).toBe("1 April 2025");
  });
});
