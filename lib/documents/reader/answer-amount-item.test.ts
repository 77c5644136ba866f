import { expect, it } from "vitest";
import { answerAmountItem } from "@/lib/documents/reader/answer-amount-item";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const RECIPE = [
  "Ingredients",
  "• 4 cloves garlic, minced",
  "• 2 tablespoons oil",
  "• 1 tablespoon sesame oil",
  "• Parsley to serve",
  "Mix the garlic and the oil and let stand for 15 minutes.",
];

async function quoted(question: string) {
  const parts = [{ place: 1, text: RECIPE.join("\n\n") }];
  const index = await indexUnits(await readStructure("Stew", parts));
  const answer = await answerAmountItem(index, question);
  return answer?.kind === "answer" ? answer.units.map(({ text }) => text) : [];
}

it("finds how much of an ingredient is needed where one item says so", async () => {
  expect(await quoted("How much garlic do I need?")).toEqual(["4 cloves garlic, minced"]);
  expect(await quoted("How much oil do I need?")).toEqual([]);
  expect(await quoted("How much parsley do I need?")).toEqual([]);
  expect(await quoted("How much does the garlic cost?")).toEqual([]);
});
