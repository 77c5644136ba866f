import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string) {
  const lines = [
    "A. Income",
    "1\tWages\t48,620",
    "2\tTotal income\t48,620",
    "B. Deductions",
    "3\tHome office\t420",
    "4\tChildcare (1 child)\t2,400",
    "5\tTotal deductions (lines 3 to 4)\t2,820",
  ];
  const structure = await readStructure(
    "Tax return",
    [{ place: 1, text: lines.join("\n\n") }],
    ["A. Income", "B. Deductions"],
  );
  return answerFromUnits(await indexUnits(structure), { question, turns: [] });
}

describe("a total without one of its rows", () => {
  it("is computed, with the working", async () => {
    expect(await ask("What's the total of the deductions without childcare?")).toMatchObject({
      lead: "420",
      working: "2,820 − 2,400",
    });
  });

  it("isn't one of what the total doesn't have", async () => {
    expect(await ask("What's the total income without childcare?")).not.toMatchObject({
      lead: expect.anything(),
    });
  });
});
