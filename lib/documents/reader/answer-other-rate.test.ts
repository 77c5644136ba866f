import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Notes", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const RENT = "The rent is £1,150 per calendar month, payable in advance.";
const SALARY = "The salary is $60,000 a year.";
const FEE = "The monthly fee is $20, which includes 5 GB of data.";
const TRIP = ["Flights (2 adults)\tEUR 438.60", "Hotel (9 nights)\tEUR 1,305.00"];
const YEARS = [
  "Item\t2024\t2023\t2022",
  "Revenue\t1,284.5\t1,198.2\t1,102.9",
  "Operating profit\t86.4\t102.6\t89.1",
];

describe("an amount in another rate", () => {
  it.each([
    ["What is the yearly rent?", [RENT], "£13,800", "12 × £1,150"],
    ["How much is the rent per year?", [RENT], "£13,800", "12 × £1,150"],
    ["What is the monthly salary?", [SALARY], "$5,000", "$60,000 ÷ 12"],
    ["What is the yearly fee?", [FEE], "$240", "12 × $20"],
    ["How much is the hotel per night?", TRIP, "EUR 145.00", "EUR 1,305.00 ÷ 9"],
    ["How much is the flight per person?", TRIP, "EUR 219.30", "EUR 438.60 ÷ 2"],
  ])("is computed, with the working: %s", async (question, text, lead, working) => {
    expect(await ask(question, ...text)).toMatchObject({ kind: "answer", lead, working });
  });

  it.each([
    ["How much is the rent?", [RENT], "£1,150"],
    ["How much is the monthly rent?", [RENT], "£1,150"],
    ["What is the yearly salary?", [SALARY], "$60,000"],
    ["How much is the hotel?", TRIP, "EUR 1,305.00"],
    ["What is the annual fee?", ["The annual fee is $95."], "$95"],
    ["What is the annual fee?", ["Annual fee\t$95.00"], "$95.00"],
  ])("is quoted where the document has it: %s", async (question, text, lead) => {
    const answer = await ask(question, ...text);

    expect(answer).toMatchObject({ kind: "answer", lead });
    expect(answer).not.toHaveProperty("working");
  });

  it.each([
    ["How much is the rent per week?", [RENT]],
    ["How much is the salary per hour?", [SALARY]],
    ["How much is the fee per week?", [FEE]],
    [
      "How much more did I use last year?",
      ["Last year\t1,240\t$176.10", "This year\t1,112\t$171.20"],
    ],
  ])("is not found where it can't be told: %s", async (question, text) => {
    expect(await ask(question, ...text)).not.toHaveProperty("lead");
  });
});

describe("growth", () => {
  it.each([
    ["How much did revenue grow in 2024?", "86.3", "1,284.5 − 1,198.2"],
    ["How much did operating profit fall in 2024?", "16.2", "102.6 − 86.4"],
  ])("is the difference from the year before: %s", async (question, lead, working) => {
    expect(await ask(question, ...YEARS)).toMatchObject({ lead, working });
  });

  it.each(["How much did revenue grow in 2022?", "How much did operating profit fall in 2023?"])(
    "is not found without one, nor the other way: %s",
    async (question) => {
      expect(await ask(question, ...YEARS)).not.toHaveProperty("lead");
    },
  );
});

describe("an amount without tax", () => {
  it("is the subtotal, and never the tax", async () => {
    const rows = ["Subtotal\t£419.00", "VAT (20%)\t£83.80", "Total\t£502.80"];

    expect(await ask("How much does it cost without VAT?", ...rows)).toMatchObject({
      lead: "£419.00",
    });
    expect(await ask("How much does it cost without VAT?", ...rows.slice(1))).not.toHaveProperty(
      "lead",
    );
  });
});
