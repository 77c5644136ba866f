import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { saysWhatIs } from "@/lib/documents/reader/says-what-is";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Account statement", parts));
  return answerFromUnits(index, { question, turns: [] });
}

/** Rows lack the cell of the column that doesn't apply, as in the text of real statements. */
const STATEMENT = [
  "Date\tDescription\tPaid out\tPaid in\tBalance",
  "May 2\tOakway Grocers\t54.20\t1,845.80",
  "May 5\tSalary Holt & Sons\t2,310.00\t4,155.80",
  "May 9\tOakway Grocers\t61.35\t4,094.45",
  "May 14\tCity Water\t38.10\t4,056.35",
  "May 21\tOakway Grocers\t47.90\t4,008.45",
];

describe("answerFromUnits adds up the rows that a question names", () => {
  it.each([
    "How much did I pay Oakway in total?",
    "How much did I spend at Oakway Grocers altogether?",
  ])("%s", async (question) => {
    expect(await ask(question, ...STATEMENT)).toMatchObject({
      lead: "163.45",
      working: "54.20 + 61.35 + 47.90",
    });
  });

  it("in the column for the direction that is asked for", async () => {
    const rows = [
      "Date\tDescription\tDebit\tCredit",
      "May 2\tHolt & Sons\t12.00\t400.00",
      "May 9\tHolt & Sons\t8.50\t300.00",
      "May 11\tCity Water\t38.10\t0.00",
    ];
    expect(await ask("How much did I receive from Holt in total?", ...rows)).toMatchObject({
      lead: "700.00",
    });
    expect(await ask("How much did I pay Holt altogether?", ...rows)).toMatchObject({
      lead: "20.50",
    });
  });

  it("not where some of them went the other way", async () => {
    const refunded = [...STATEMENT, "May 24\tOakway Grocers\t20.00\t4,028.45"];
    const answer = await ask("How much did I pay Oakway in total?", ...refunded);
    expect(answer).not.toMatchObject({ working: expect.anything() });
  });

  it("not where a balance doesn't tell in which column an amount is", async () => {
    const torn = STATEMENT.filter((row) => !/Salary|Water/.test(row));
    const answer = await ask("How much did I pay Oakway in total?", ...torn);
    expect(answer).not.toMatchObject({ working: expect.anything() });
  });
});

describe("saysWhatIs", () => {
  it.each([
    ["What is the account fee?", "The monthly account fee is $6.", true],
    ["How much is my account fee?", "The account fee is $6.", true],
    ["What is the account fee?", "The account number is printed on the card.", false],
    ["What is the fee?", "The fee for a replacement of the card is $10.", false],
    ["Who pays the account fee?", "The account fee is $6.", false],
    ["What is the account fee?", "The account fee is not charged to students.", false],
  ])("%s %s: %s", (question, statement, says) => {
    expect(saysWhatIs(question, statement)).toBe(says);
  });
});
