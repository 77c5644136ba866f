import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

describe("answerFromUnits compares the rows of a table", () => {
  const STATEMENT = [
    "Date\tDescription\tWithdrawals\tDeposits\tBalance",
    "May 2\tHillcrest rent\t1,150.00\t\t690.22",
    "May 15\tPayroll Ostrander\t\t2,310.40\t3,000.62",
    "May 27\tCity Gas\t72.30\t\t2,928.32",
  ];
  const PAYSLIP = [
    "Deductions",
    "Description\tCurrent\tYear to date",
    "Income tax\t$231.40\t$1,116.90",
    "Health insurance\t$92.00\t$460.00",
    "Total deductions\t$323.40\t$1,576.90",
  ];
  const INVOICE = [
    "Item\tQty\tPrice\tAmount",
    "Posters\t120\t$2.10\t$252.00",
    "Programs\t400\t$0.95\t$380.00",
    "Tickets\t1,000\t$0.08\t$80.00",
  ];

  it("of an account, by the way that the money went", async () => {
    expect(await ask("What was the largest payment?", ...STATEMENT)).toMatchObject({
      lead: "Hillcrest rent (1,150.00)",
      working: "the largest of 2",
      units: [{}, {}],
    });
    expect(await ask("What was the smallest withdrawal?", ...STATEMENT)).toMatchObject({
      lead: "City Gas (72.30)",
    });
    expect(await ask("What was my biggest deposit?", ...STATEMENT)).toMatchObject({
      lead: "Payroll Ostrander (2,310.40)",
    });
  });

  it("of an account, without what its columns add up to", async () => {
    const rows = [...STATEMENT, "May 28\tTotal Energies\t1,200.00\t\t1,728.32"];
    const totals = "Totals\t\t2,422.30\t2,310.40\t";

    expect(await ask("What was the largest payment?", ...rows, totals)).toMatchObject({
      lead: "Total Energies (1,200.00)",
      working: "the largest of 3",
    });
  });

  it("of the table that a question names, without its total", async () => {
    expect(await ask("What is the largest deduction?", ...PAYSLIP)).toMatchObject({
      lead: "Income tax ($231.40)",
      working: "the largest of 2",
    });
  });

  it("of the items of an invoice, with both where price and amount differ", async () => {
    expect(await ask("What is the cheapest item?", ...INVOICE)).toMatchObject({
      lead: "Tickets ($0.08)",
    });
    expect(await ask("What was the most expensive item?", ...INVOICE)).toMatchObject({
      lead: "Price: Posters ($2.10); Amount: Programs ($380.00)",
    });
  });

  it("but not for some of the rows only, nor where two are the same", async () => {
    const same = ["Item\tQty\tAmount", "Posters\t1\t$20.00", "Cards\t1\t$20.00"];

    expect(await ask("What was the largest payment to Hillcrest?", ...STATEMENT)).not.toMatchObject(
      {
        working: expect.anything(),
      },
    );
    expect(await ask("What was the most expensive item?", ...same)).not.toMatchObject({
      working: expect.anything(),
    });
  });
});
