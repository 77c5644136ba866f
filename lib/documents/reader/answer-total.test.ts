import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

describe("answerFromUnits tells what there is to pay", () => {
  const INVOICE = [
    "Item\tQty\tPrice\tAmount",
    "Posters\t120\t$2.10\t$252.00",
    "Subtotal\t$252.00",
    "Postage\t$24.50",
    "Total\t$276.50",
  ];

  it.each([
    "How much is the invoice for?",
    "What do I owe?",
    "What's the invoice total?",
    "How much do we have to pay?",
  ])("of an invoice: %s", async (question) => {
    expect(await ask(question, ...INVOICE)).toEqual({
      kind: "answer",
      lead: "$276.50",
      units: [expect.objectContaining({ text: "Total $276.50" })],
    });
  });

  it("that is due rather than the total, where a part was paid", async () => {
    const rows = [...INVOICE, "Paid in advance\t$50.00", "Balance due\t$226.50"];

    expect(await ask("How much do I owe?", ...rows)).toMatchObject({ lead: "$226.50" });
  });

  it("on a credit card, which is its new balance", async () => {
    const rows = ["New balance\t$498.17", "Minimum payment due\t$35.00", "Credit limit\t$6,000.00"];

    expect(await ask("How much do I owe?", ...rows)).toMatchObject({ lead: "$498.17" });
  });

  it("for the row of another name, surely", async () => {
    const answer = await ask("How much was the delivery charge?", ...INVOICE);

    expect(answer).toMatchObject({ lead: "$24.50" });
    expect(answer).not.toHaveProperty("byWords");
  });

  it("for a trip, where the price stands beside what a cancellation costs", async () => {
    const text = [
      "The trip can be canceled for a fee of $250 until April 9.",
      "The price of $4,380 for both has been paid in full.",
    ];

    expect(await ask("How much did the trip cost?", ...text)).toMatchObject({ lead: "$4,380" });
  });

  it("for a trip, where only its cost is named", async () => {
    const letter = [
      "On Friday, May 15, the fifth grade will visit the science center.",
      "The cost is $18 per student, which covers admission and transportation.",
    ];

    expect(await ask("How much does the trip cost?", ...letter)).toMatchObject({ lead: "$18" });
    expect(await ask("How much does the hotel cost?", ...letter)).not.toMatchObject({
      lead: "$18",
    });
    const two = [...letter, "The fee is $5 for parents."];
    expect(await ask("How much does the trip cost?", ...two)).not.toMatchObject({ lead: "$5" });
  });
});
