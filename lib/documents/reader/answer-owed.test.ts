import { describe, expect, it } from "vitest";
import { answerOwed } from "@/lib/documents/reader/answer-owed";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

/** The short answer and the statements quoted for a question about lines of a document; undefined for none. */
async function ask(question: string, lines: readonly string[], headings: string[] = []) {
  const parts = [{ place: 1, text: lines.join("\n\n") }];
  const index = await indexUnits(await readStructure("Paper", parts, headings));
  const answer = await answerOwed(index, question);
  return answer?.kind === "answer"
    ? { lead: answer.lead, texts: answer.units.map(({ text }) => text) }
    : undefined;
}

describe("answerOwed", () => {
  it.each([
    ["What's the total I have to pay this year?", "Amount to pay\t$1,471.80", "$1,471.80"],
    ["How much do I have to pay altogether?", "Amount due\t$88.00", "$88.00"],
    ["How much do I still have to pay?", "Balance outstanding\t$950.40", "$950.40"],
    ["How much is left to pay?", "Outstanding balance\t$120.00", "$120.00"],
    ["What do I still owe?", "Balance remaining\t$35.50", "$35.50"],
    ["how much is still outstanding", "Amount outstanding\t$61.20", "$61.20"],
    ["What is the amount still owed?", "Still to pay\t$14.00", "$14.00"],
  ])("tells what there is to pay: %s", async (question, row, lead) => {
    expect(
      await ask(question, ["Total for band C\t$1,962.40", "Net total\t$990.00", row]),
    ).toMatchObject({ lead });
  });

  it.each([
    "How much do I pay each month?",
    "What did I pay last year?",
    "How much do I have to pay for the parking?",
    "How much do I owe if I pay late?",
    "What else do I have to pay?",
    "How much do I still have to pay for the tiles?",
  ])("leaves what a part, another time, or a case comes to: %s", async (question) => {
    expect(await ask(question, ["Amount to pay\t$1,471.80"])).toBeUndefined();
  });

  it("tells the total for the year, and not that of the last one", async () => {
    const notice = ["Total for the year\t$3,780.00", "Last year's total was $3,612.40."];

    expect(await ask("How much do I have to pay in total?", notice)).toMatchObject({
      lead: "$3,780.00",
    });
  });

  it.each([
    "How much would everything together come to?",
    "What does it all cost altogether?",
    "How much is the whole job?",
    "What will the whole thing cost in total?",
  ])("tells what all of it comes to: %s", async (question) => {
    const rows = ["Subtotal\t$1,775.00", "Estimated total\t$1,862.33", "Mileage\t81,340"];

    expect(await ask(question, rows)).toMatchObject({ lead: "$1,862.33" });
  });

  it.each([
    ["How much do I owe?", "Amount payable to you: $300"],
    ["How much do I have to pay?", "Amount due to you\t$120"],
    ["How much do I have to pay?", "Amount owed to taxpayer\t$120"],
    ["What is due?", "Balance due to landlord from agency\t$300"],
    ["What do I owe?", "Amount due from the insurer\t$300"],
    ["What do I still owe?", "Outstanding orders\t$90"],
    ["What do I owe?", "Amount due\t$120 CR"],
  ])("takes what somebody gets for nothing that they owe: %s %s", async (question, row) => {
    expect(await ask(question, [row, "Orders\t3"])).toBeUndefined();
  });

  it.each([
    ["Amount due now", "$88.00"],
    ["Amount due by May 5", "$88.00"],
    ["Balance due on 5/12/2026", "$88.00"],
    ["Amount payable (USD)", "$88.00"],
    ["Total due this month", "$88.00"],
    ["Balance due from you", "$88.00"],
    ["Outstanding", "$88.00"],
  ])("tells it, whatever is said of when or how: %s", async (label, lead) => {
    expect(await ask("What do I owe?", [`${label}\t${lead}`])).toMatchObject({ lead });
  });

  const PART_PAID = ["Paid\t$200.00", "Balance\t$300.00"];
  it.each([
    ["How much is left to pay?", ["Total payable\t$500.00", ...PART_PAID]],
    ["How much do I still owe?", ["Amount payable\t$500.00", "Less deposit\t$200.00"]],
    ["How much is still outstanding?", ["Total due\t$500.00", "Amount paid\t$500.00"]],
    ["What's left to pay?", ["Total amount payable\t$12,400", "Paid to date\t$4,400"]],
    ["How much is due?", ["Total for the year\t$1,962.40", "First installment\t$490.60"]],
    ["What do I have to pay now?", ["Total for the year\t$1,962.40", "Deposit\t$490.60"]],
  ])("takes what a part has been paid of for nothing that is left: %s", async (question, rows) => {
    expect(await ask(question, rows)).toBeUndefined();
  });

  it("tells what is left, whatever there was to pay", async () => {
    const rows = ["Total to pay\t$900.00", "Deposit paid\t$200.00", "Remaining\t$700.00"];

    expect(await ask("How much is left to pay?", rows)).toMatchObject({ lead: "$700.00" });
  });

  it.each([
    [["Order total\t$80.00", "Shipping\t$5.00", "Total\t$85.00"], "$85.00"],
    [["Estimated total\t$800.00", "Total\t$950.00"], "$950.00"],
    [["Order total (before discount)\t$100.00", "Total\t$80.00"], "$80.00"],
    [["Total for the job\t$400.00", "Total including tax\t$440.00"], "$440.00"],
    [["Invoice total to date\t$100.00", "Total\t$400.00"], "$400.00"],
  ])("tells the last of several totals: %j", async (rows, lead) => {
    expect(await ask("How much must I pay in all?", rows)).toMatchObject({ lead });
    expect(await ask("How much is everything together?", rows)).toMatchObject({ lead });
  });

  it("takes the whole for nothing that is left of it", async () => {
    expect(await ask("How much do I still have to pay?", ["Total\t$400.00"])).toBeUndefined();
  });
});
