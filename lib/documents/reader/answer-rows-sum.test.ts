import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const STATEMENT = [
  "Date\tDetails\tOut (£)\tIn (£)\tBalance (£)",
  "03 Jul\tWages Penhallow Nurseries\t\t1,685.00\t2,925.18",
  "05 Jul\tRent Mrs Oakeshott\t720.00\t\t2,205.18",
  "03 Aug\tWages Penhallow Nurseries\t\t1,742.60\t3,947.78",
  "05 Aug\tRent Mrs Oakeshott\t720.00\t\t3,227.78",
  "14 Aug\tCard Lanyon Ferries\t94.00\t\t3,133.78",
  "27 Aug\tRefund Lanyon Ferries\t\t47.00\t3,180.78",
  "03 Sep\tWages Penhallow Nurseries\t\t1,685.00\t4,865.78",
  "05 Sep\tRent Mrs Oakeshott\t735.00\t\t4,130.78",
  "08 Sep\tLoan repayment 5 of 18\t132.75\t\t3,998.03",
];
const BILL = [
  "Date\tUser\tWhat\tCharge",
  "14 Aug\tFinn\tData add-on\t€6.00",
  "23 Aug\tFinn\tPremium text\t€2.50",
  "30 Aug\tFinn\tPremium text\t€2.50",
];

describe("answerFromUnits adds up the rows of one name", () => {
  it.each([
    ["How much rent did I pay in the three months?", STATEMENT, "2,175.00"],
    ["What were my wages altogether?", STATEMENT, "5,112.60"],
    ["How much did I earn in August?", STATEMENT, "1,742.60"],
    ["By how much did the rent go up?", STATEMENT, "15.00"],
    ["What were the premium texts in total?", BILL, "€5.00"],
  ])("%s", async (question, text, lead) => {
    expect(await ask(question, ...text)).toMatchObject({ lead });
  });

  it.each([
    ["How much rent did I pay in the six months?"],
    ["How much was Lanyon Ferries in total?"],
    ["By how much did the wages go up?"],
  ])("not where they go both ways, or aren't all there: %s", async (question) => {
    expect(await ask(question, ...STATEMENT)).not.toMatchObject({ working: expect.anything() });
  });
});

describe("answerFromUnits counts what is left", () => {
  it.each([
    ["How many loan payments are left?", STATEMENT, "13"],
    ["How many payments are left?", ["08 Sep\tLoan repayment 5/18\t132.75"], "13"],
    ["How many payments are left?", ["Loan payment 7/36\t$250.00"], "29"],
    ["How many installments are left?", ["Sofa installment 2/12\t$50.00"], "10"],
    ["How many instalments are left on the device?", ["Device instalment 7 of 24\t€16.50"], "17"],
  ])("%s", async (question, text, lead) => {
    expect(await ask(question, ...text)).toMatchObject({ lead });
  });

  it.each([
    [["Loan payment due 03/15\t$250.00", "Loan payment due 04/15\t$250.00"]],
    [["Loan payment 3/15\t$250.00", "Loan payment 4/15\t$250.00"]],
    [["Loan payment 03/15\t$250.00", "Loan payment 04/15\t$250.00"]],
  ])("not from a day: %s", async (rows) => {
    expect(await ask("How many payments are left?", ...rows)).not.toMatchObject({
      working: expect.anything(),
    });
  });

  it("not of what was there of a number", async () => {
    const minutes = "Present were 38 of 64 households, and the meeting was opened at seven.";
    expect(await ask("How many households are left?", minutes)).not.toMatchObject({
      working: expect.anything(),
    });
  });
});

describe("answerFromUnits takes as much as is given for an amount of something else", () => {
  const JELLY = ["2 kg quinces", "sugar: 450 g for every 600 ml of juice"];

  it("converts what is asked for", async () => {
    const answer = await ask("How much sugar for 1.2 litres of juice?", ...JELLY);
    expect(answer).toMatchObject({ lead: "900 g" });
  });

  it("not for another unit", async () => {
    const answer = await ask("How much sugar for 2 kg of juice?", ...JELLY);
    expect(answer).toMatchObject({ kind: "absent" });
  });
});
