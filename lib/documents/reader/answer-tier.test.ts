import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Contract", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const CONTRACT = [
  "The first three months are a probationary period, during which either party may terminate the contract with seven days' notice.",
  "After the probationary period, the notice period is one month in the first year of service, two months from the second to the ninth year, and three months thereafter, always to the end of a month.",
];
const VACATION =
  "Vacation is 20 days for the first three years, 25 days after three years and 30 days after ten years.";

describe("answerFromUnits tells apart what holds after how long", () => {
  it.each([
    ["What is the notice period in the first year?", "one month"],
    ["What is the notice period after five years?", "two months"],
    ["notice period after 18 months?", "two months"],
    ["How long is my notice after 12 years of service?", "three months"],
  ])("in the clauses of a sentence: %s", async (question, lead) => {
    expect(await ask(question, ...CONTRACT)).toMatchObject({ lead });
  });

  it.each([
    ["vacation in my second year?", "20 days"],
    ["How much vacation do I get after four years?", "25 days"],
    ["How many vacation days after 12 years?", "30 days"],
  ])("where the last clause is open: %s", async (question, lead) => {
    expect(await ask(question, VACATION)).toMatchObject({ lead });
  });

  it("for the notice during a time, whose length stands beside it", async () => {
    expect(await ask("What is the notice period during probation?", ...CONTRACT)).toMatchObject({
      lead: "seven days",
    });
    expect(await ask("How long is probation?", ...CONTRACT)).toMatchObject({
      lead: "three months",
    });
  });

  it("for nothing else that the sentence doesn't name", async () => {
    const sick = "Sick pay is paid.";

    expect(await ask("How much sick pay after five years?", VACATION, sick)).not.toMatchObject({
      lead: expect.anything(),
    });
  });
});
