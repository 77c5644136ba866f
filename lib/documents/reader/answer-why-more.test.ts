import { describe, expect, it } from "vitest";
import { answerWhyMore } from "@/lib/documents/reader/answer-why-more";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

/** The short answer and the statements quoted for a question about lines of a document; undefined for none. */
async function ask(question: string, lines: readonly string[], headings: string[] = []) {
  const parts = [{ place: 1, text: lines.join("\n\n") }];
  const index = await indexUnits(await readStructure("Paper", parts, headings));
  const answer = await answerWhyMore(index, question);
  return answer?.kind === "answer"
    ? { lead: answer.lead, texts: answer.units.map(({ text }) => text) }
    : undefined;
}

describe("answerWhyMore", () => {
  it.each([
    ["Why do I owe more than last year?", "The increase results from the new school bond."],
    ["Why is my bill higher this time?", "Your use rose because of the cold winter."],
    ["Why did the premium go up?", "The rise is due to more claims in your area."],
    ["How come the rent is going up?", "The rent was raised owing to higher costs."],
    ["Why are the fees more expensive now?", "This increase reflects the new contract."],
    ["Why do we pay less than before?", "The drop comes from the lower gas price."],
    ["Why is the total lower?", "The reduction is explained by your discount."],
  ])("tells what a rise or a fall comes from: %s", async (question, said) => {
    const lines = ["First installment $1,890.00 due November 1, 2025.", said];

    expect((await ask(question, lines))?.texts).toEqual([said]);
  });

  it.each([
    ["Why did my insurance premium go up?", "Your premium rose because of claims in your area."],
    [
      "Why did my insurance premium go up?",
      "Your car insurance premium rose sharply due to theft.",
    ],
    ["Why is the parking fee higher?", "The fee was raised due to repairs."],
    ["Why do I pay less for water?", "The price of water fell because of the rain."],
    ["Why is my bill higher?", "Heating costs rose because of the price of gas."],
    ["Why do I pay more?", "You pay more this year because your discount has ended."],
  ])("tells the reason of what is asked about: %s", async (question, said) => {
    expect((await ask(question, [said]))?.texts).toEqual([said]);
  });

  it.each([
    ["Why is the rent higher?", "The rent subsidy was raised because of the new law."],
    ["Why is the rent higher?", "Heating costs rose because of the price of gas."],
    ["Why is the parking fee higher?", "The boat fee was raised due to repairs."],
    ["Why did my insurance premium go up?", "Claims in the county increased because of the storm."],
    ["Why do I pay less?", "The water supply is less clear because of the works."],
    ["Why do I pay less for water?", "The water supply is less clear because of the works."],
    ["Why is the rent lower?", "The rent office is less busy because of the holidays."],
    ["Why is the rent higher?", "Gas rose by 4%. The increase results from the war."],
  ])("leaves the reason of something else: %s %s", async (question, said) => {
    expect(await ask(question, ["The rent is $900 a month.", said])).toBeUndefined();
  });

  it.each([
    ["Why do I owe more than last year?", "The drop comes from the lower gas price."],
    ["Why is the engine louder?", "The increase results from the new school bond."],
    ["How much more do I owe?", "The increase results from the new school bond."],
  ])("leaves another reason: %s", async (question, said) => {
    expect(await ask(question, [said])).toBeUndefined();
  });
});
