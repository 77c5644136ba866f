import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, rows: readonly string[]) {
  const parts = [{ place: 1, text: rows.join("\n\n") }];
  return answerFromUnits(await indexUnits(await readStructure("Notes", parts)), {
    question,
    turns: [],
  });
}

const INVOICE = [
  "Description\tQty\tUnit price\tAmount",
  "Boiler service\t1\t£95.00\t£95.00",
  "Radiator valve, 15 mm\t4\t£18.50\t£74.00",
  "Total\t£502.80",
  "Paid on account\t£100.00",
  "Balance due\t£402.80",
];
const PAYSLIP = [
  "Payments\tHours\tRate\tAmount\tDeductions\tAmount",
  "Basic pay\t152.00\t14.50\t2,204.00\tIncome tax\t226.40",
  "Overtime\t10.00\t21.75\t217.50\tNational Insurance\t109.93",
];
const STATEMENT = [
  "Statement of March 2025",
  "Date\tDescription\tPaid out\tPaid in\tBalance",
  "13 Mar\tTesco Stores\t64.20\t\t1,176.35",
  "15 Mar\tShell fuel\t52.10\t\t2,364.24",
];
const LOAN = [
  "No.\tPayment\tPrincipal\tInterest\tBalance",
  "49\t$355.30\t$310.20\t$45.10\t$8,710.00",
  "50\t$355.30\t$311.75\t$43.55\t$8,398.25",
];
const WARRANTY = [
  "Part\tWhat is covered\tDuration",
  "Battery pack, including cells\tLoss of capacity below 70%\t8 years",
  "Motor\tAll faults in material\t5 years",
];
const HAIR = [
  "Cutting\tJunior\tSenior\tDirector",
  "Cut & blow dry\t35\t45\t60",
  "Wet cut\t28\t36\t50",
];
const PLANS = ["Plan\tMonthly\tYearly", "Basic\t$9\t$90", "Pro\t$19\t$190"];
const GEAR = ["Item\tPrice\tDeposit", "Tent\t$40\t$100", "Canoe\t$55\t$200"];
const TO_DATE = ["Year to date", "Gross pay\t26,180.40", "Income tax\t2,412.60"];

describe("a row of a table", () => {
  it.each([
    ["What is the price of one radiator valve?", INVOICE, "£18.50"],
    ["How much does one radiator valve cost?", INVOICE, "£18.50"],
    ["How much were the radiator valves?", INVOICE, "£74.00"],
    ["How much income tax did I pay?", PAYSLIP, "226.40"],
    ["How much tax did I pay?", PAYSLIP, "226.40"],
    ["How much National Insurance did I pay?", PAYSLIP, "109.93"],
    ["How much overtime pay did I get?", PAYSLIP, "217.50"],
    ["What is my overtime rate?", PAYSLIP, "21.75"],
    ["What was the balance on 15 March?", STATEMENT, "2,364.24"],
    ["What is the balance after payment 50?", LOAN, "$8,398.25"],
    ["How much interest is in payment 50?", LOAN, "$43.55"],
    ["How long is the battery covered?", WARRANTY, "8 years"],
    ["How much is the Pro plan per year?", PLANS, "$190"],
    ["How much is the monthly Basic plan?", PLANS, "$9"],
    ["How much is the canoe?", GEAR, "$55"],
    ["How much is the deposit for the canoe?", GEAR, "$200"],
    ["How long is the motor covered?", WARRANTY, "5 years"],
    ["How much cheaper is a junior wet cut than a senior one?", HAIR, "8"],
  ])("answers with the column that is asked for: %s", async (question, rows, lead) => {
    expect(await ask(question, rows)).toMatchObject({ kind: "answer", lead });
  });

  it.each([
    ["What is the total?", "£502.80"],
    ["What is the balance due?", "£402.80"],
    ["How much do I owe?", "£402.80"],
  ])("tells the total from what is still due: %s", async (question, lead) => {
    expect(await ask(question, INVOICE)).toMatchObject({ lead });
  });

  it.each([
    ["How much is my gross pay?", TO_DATE],
    ["What is my gross pay?", TO_DATE],
    ["How much is the Basic plan?", PLANS],
    ["What was the balance on 16 March?", STATEMENT],
    ["How long is the windshield covered?", WARRANTY],
  ])("leads with no other figure where it isn't there: %s", async (question, rows) => {
    expect(await ask(question, rows)).not.toHaveProperty("lead");
  });

  it("takes what counts from the beginning of the year where that is asked for", async () => {
    expect(await ask("How much is my gross pay this year?", TO_DATE)).toMatchObject({
      lead: "26,180.40",
    });
  });
});
