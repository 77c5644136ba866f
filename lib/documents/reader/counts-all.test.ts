import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, text: string) {
  const index = await indexUnits(await readStructure("Report", [{ place: 1, text }]));
  return answerFromUnits(index, { question, turns: [] });
}

describe("a number with what is counted behind it", () => {
  const roofs = "Sensors failed on three roofs, which were excluded from the analysis of moisture.";

  it("is sure in a statement that has all words of the question", async () => {
    const answer = await ask("How many roofs were excluded?", roofs);

    expect(answer).toMatchObject({ kind: "answer", lead: "three" });
    expect(answer).not.toMatchObject({ byWords: true });
  });

  it("isn't where the statement lacks one of them, or the question names no more", async () => {
    expect(
      await ask("How many bikes are there?", "212 bikes stolen, mostly in Tacoma."),
    ).toMatchObject({
      byWords: true,
    });
    expect(await ask("How many roofs were planted?", roofs)).not.toMatchObject({
      lead: "three",
      byWords: undefined,
    });
  });
});
