import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { completeQuestion } from "@/lib/documents/reader/complete-question";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function complete(...asked: string[]): Promise<string> {
  const turns = asked.slice(0, -1).map((text) => ({ role: "user" as const, text }));
  return (await completeQuestion({ question: asked.at(-1) ?? "", turns })).question;
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
    ["What is my LDL?", "and HDL?", "What is my HDL?"],
    ["What was the revenue in Q1?", "and Q2?", "What was the revenue in Q2?"],
    ["What does E:22 mean?", "and E:24?", "What does E:24 mean?"],
    ["What does Samir have to do?", "and Rosalind?", "What does Rosalind have to do?"],
    ["What happened in May?", "and June?", "What happened in June?"],
    [
      "What happens if I pay late?",
      "and after two weeks?",
      "What happens if I pay late after two weeks?",
    ],
    [
      "How much did I spend at Barn Foods?",
      "and in March?",
      "How much did I spend at Barn Foods in March?",
    ],
    [
      "How much did she earn as an employee?",
      "and from renting out?",
      "How much did she earn from renting out?",
    ],
  ])("after %j, takes %j for %j", async (before, asked, whole) => {
    expect(await complete(before, asked)).toBe(whole);
  });

  it("goes back over several", async () => {
    const asked = ["What was the rent in 2021?", "and in 2022?", "and in 2023?"];
    expect(await complete(...asked)).toBe("What was the rent in 2023?");
  });

  it.each([
    ["How much is the rent?", "And the deposit?"],
    ["How much is the rent?", "And for the garage?"],
    ["How much is the rent in May?", "and in which account is it paid?"],
    ["Who is the tenant?", "and the last thing I want to know is the rent"],
    ["How much is the rent in May?", "How much is the deposit in June?"],
    ["What was the total in May?", "and when is it due?"],
    ["When does Ann meet Ben?", "and Carla?"],
    ["What is the rent after May?", "and during the summer?"],
  ])("after %j, leaves %j as it is", async (before, asked) => {
    expect(await complete(before, asked)).toBe(asked);
  });

  it.each([
    ["How long does the eco program take?", "and quick?", "How long does the quick program take?"],
    ["How long does eco take?", "and the glass one?", "How long does glass take?"],
    ["How long does the rinse take?", "and quick?", "and quick?"],
  ])("by the rows of a table: after %j, takes %j for %j", async (before, asked, whole) => {
    const text = ["Program\tDuration", "Eco\t3:25 h", "Quick\t0:58 h", "Glass\t1:25 h"].join(
      "\n\n",
    );
    const { units } = await readStructure("Manual", [{ place: 1, text }]);
    const turns = [{ role: "user" as const, text: before }];

    expect((await completeQuestion({ question: asked, turns }, units)).question).toBe(whole);
  });

  it("puts the whole question in the place of the one that it goes on from", async () => {
    const turns = ["What is the rent?", "How much does she earn as a nurse?"].map((text) => ({
      role: "user" as const,
      text,
    }));

    expect((await completeQuestion({ question: "and from renting out?", turns })).turns).toEqual([
      { role: "user", text: "What is the rent?" },
    ]);
  });

  it("makes questions that a table answers", async () => {
    const text = ["City\tQ1\tQ2", "Olympia\t$412,000\t$480,000", "Tacoma\t$510,000\t$605,000"].join(
      "\n\n",
    );
    const index = await indexUnits(await readStructure("Review of Q2", [{ place: 1, text }]));
    const question = await complete("What was the revenue of Olympia in Q1?", "and in Q2?");

    expect(await answerFromUnits(index, { question, turns: [] })).toMatchObject({
      lead: "$480,000",
    });
  });
});
