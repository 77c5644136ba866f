import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { answerKnownField } from "@/lib/documents/reader/answer-known-field";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

describe("answerFromUnits knows what fields are called that people name otherwise", () => {
  const PAYSLIP = [
    "Description\tHours\tCurrent\tYear to date",
    "Regular pay\t80.00\t$2,120.00\t$10,600.00",
    "Gross pay\t86.50\t$2,410.38\t$11,634.50",
    "Net pay\t$1,723.95",
  ];

  it("on a payslip", async () => {
    expect(await ask("How much do I actually take home?", ...PAYSLIP)).toMatchObject({
      lead: "$1,723.95",
    });
    expect(await ask("How much have I earned this year before taxes?", ...PAYSLIP)).toMatchObject({
      lead: "$11,634.50",
    });
    expect(await ask("How much did I earn before taxes?", ...PAYSLIP)).toMatchObject({
      lead: "$2,410.38",
    });
  });

  it("on a bill", async () => {
    const bill = ["Bill date\tJanuary 12, 2026", "Due date\tFebruary 4, 2026"];

    expect(await ask("When do I have to pay by?", ...bill)).toMatchObject({
      lead: "February 4, 2026",
    });
  });

  it("on a bill for the days of its period", async () => {
    const bill = ["Reading October 3\t42,493", "Days\t30", "Usage\t1,286 kWh"];

    expect(await ask("How many days does the bill cover?", ...bill)).toMatchObject({ lead: "30" });
  });

  it("with the day where a question asks when", async () => {
    const bill = ["Previous balance\t$84.17", "Payment received April 22\t-$84.17"];

    expect(await ask("When did you get my payment?", ...bill)).toMatchObject({ lead: "April 22" });
    expect(await ask("Did you get my payment?", ...bill)).toMatchObject({ lead: "-$84.17" });
  });

  it("in labels beside each other, each with its value", async () => {
    const rows = [
      "Employee\tDenise Kowalczyk\tEmployee ID\tHF-20418",
      "Department\tWarehouse\tPay date\tMarch 20, 2026",
    ];

    expect(await ask("What is the pay date?", ...rows)).toMatchObject({ lead: "March 20, 2026" });
    expect(await ask("What is the employee ID?", ...rows)).toMatchObject({ lead: "HF-20418" });
  });

  it("in a cell whose row and column are called alike", async () => {
    const table = [
      "Type\tUsed\tRemaining",
      "Vacation\t24 hours\t56 hours",
      "Sick leave\t8 hours\t32 hours",
    ];

    expect(await ask("How many vacation hours do I have left?", ...table)).toMatchObject({
      lead: "56 hours",
    });
  });
});

describe("answerFromUnits takes no field for another one", () => {
  it.each([
    "How many days do I have to pay this bill?",
    "How many days late was the invoice?",
    "How many days until the bill is due?",
  ])("such as the length of a bill for a time to pay: %s", async (question) => {
    const bill = ["Account number\t20-114", "Days billed\t31", "Amount due\t$84.10"];

    expect(await ask(question, ...bill)).not.toMatchObject({ lead: "31" });
  });

  it("such as a customer's address for that of a company", async () => {
    const lines = ["Invoice number\t20-114", "Address\t12 Quarry Lane, Arden", "Total\t$84.10"];
    const parts = [{ place: 1, text: lines.join("\n\n") }];
    const bill = await indexUnits(await readStructure("Invoice", parts));

    expect(await answerKnownField(bill, "What's their address?")).toBe(undefined);
  });
});
