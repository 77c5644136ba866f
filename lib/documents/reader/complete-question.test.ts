import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { completeQuestion } from "@/lib/documents/reader/complete-question";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

function complete(...asked: string[]): string {
  const turns = asked.slice(0, -1).map((text) => ({ role: "user" as const, text }));
  return completeQuestion({ question: asked.at(-1) ?? "", turns });
}

describe("completeQuestion", () => {
  it.each([
    [
      "How much did I spend at Grocery Barn?",
      "and at Coffee Corner?",
      "How much did I spend at Coffee Corner?",
    ],
    [
      "What was the balance on 15 March?",
      "What about on 20 March?",
      "What was the balance on 20 March?",
    ],
    [
      "What was the revenue in Q1 of Olympia?",
      "and in Q2?",
      "What was the revenue in Q2 of Olympia?",
    ],
    ["When is the payment for March due?", "And for April?", "When is the payment for April due?"],
    ["What was the largest withdrawal?", "and the smallest?", "What was the smallest withdrawal?"],
    [
      "When is the first installment due?",
      "and the second one?",
      "When is the second installment due?",
    ],
    [
      "How much did Spokane's revenue grow?",
      "and Tacoma's?",
      "How much did Tacoma's revenue grow?",
    ],
  ])("after %j, takes %j for %j", (before, asked, whole) => {
    expect(complete(before, asked)).toBe(whole);
  });

  it("goes back over several", () => {
    const asked = ["What was the rent in 2021?", "and in 2022?", "and in 2023?"];
    expect(complete(...asked)).toBe("What was the rent in 2023?");
  });

  it.each([
    ["How much is the rent?", "And the deposit?"],
    ["How much is the rent?", "And for the garage?"],
    ["How much is the rent in May?", "and in which account is it paid?"],
    ["Who is the tenant?", "and the last thing I want to know is the rent"],
    ["How much is the rent in May?", "How much is the deposit in June?"],
    ["What was the total in May?", "and when is it due?"],
  ])("after %j, leaves %j as it is", (before, asked) => {
    expect(complete(before, asked)).toBe(asked);
  });

  it("makes questions that a table answers", async () => {
    const text = ["City\tQ1\tQ2", "Olympia\t$412,000\t$480,000", "Tacoma\t$510,000\t$605,000"].join(
      "\n\n",
    );
    const index = await indexUnits(await readStructure("Review of Q2", [{ place: 1, text }]));
    const question = complete("What was the revenue of Olympia in Q1?", "and in Q2?");

    expect(await answerFromUnits(index, { question, turns: [] })).toMatchObject({
      lead: "$480,000",
    });
  });
});
