import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

describe("answerFromUnits counts what is listed", () => {
  it("in a table whose rows are called so", async () => {
    const rows = [
      "Item\tQty\tAmount",
      "Posters\t120\t$252.00",
      "Cards\t40\t$20.00",
      "Total\t160\t$272.00",
    ];

    expect(await ask("How many items are there?", ...rows)).toMatchObject({
      lead: "2",
      units: [{}, {}],
    });
  });

  it("but takes no quantity of one of them for it, where it can't be sure", async () => {
    const rows = ["Item\tQty\tAmount", "Posters\t120\t$252.00", "Cards\t40\t$20.00"];

    expect(await ask("How many items did we order in June?", ...rows)).not.toMatchObject({
      lead: "120",
    });
  });
});
