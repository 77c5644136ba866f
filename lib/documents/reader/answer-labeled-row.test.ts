import { describe, expect, it } from "vitest";
import { answerLabeledRow } from "@/lib/documents/reader/answer-labeled-row";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const FLOORS = ["Floor\tWhat\tHours", "1\tMaps\t9–5", "2\tBooks\t10–6", "3\tRoofs\t10–4"];

async function ask(question: string) {
  const structure = await readStructure("Barn", [{ place: 1, text: FLOORS.join("\n\n") }]);
  return answerLabeledRow(await indexUnits(structure), question);
}

describe("answerLabeledRow", () => {
  it("tells what the row with the number says", async () => {
    expect(await ask("What is on floor 2?")).toMatchObject({ units: [{ text: "2 Books 10–6" }] });
  });

  it.each([
    "How many floors are above floor 3?",
    "How do I get to floor 2?",
    "What is above floor 2?",
    "What comes after floor 1?",
    "What is next to floor 1?",
  ])("tells nothing of what is elsewhere, nor how to get there: %s", async (question) => {
    expect(await ask(question)).toBeUndefined();
  });
});
