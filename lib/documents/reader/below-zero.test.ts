import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { figuresIn, figuresOf } from "@/lib/documents/reader/figures";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const values = (text: string) => figuresIn(text).map(({ value }) => value);

describe("figuresIn below zero", () => {
  it.each([
    ["-54.20", -54.2],
    ["−500", -500],
    ["–500", -500],
    ["(5,000)", -5000],
    ["($50,000)", -50_000],
    ["$ (1,200)", -1200],
    ["$-12.00", -12],
    ["-$12.00", -12],
    ["120.00-", -120],
    ["€120.00−", -120],
    ["-120.00 €", -120],
    ["EUR -120", -120],
    ["(5.2%)", -5.2],
    ["a change of -3 °C", -3],
  ])("reads %j", (text, value) => {
    expect(values(text)).toEqual([value]);
  });

  it("takes neither a hyphen nor a dash nor a remark in brackets for a minus", () => {
    expect(values("sizes 5-10, invoice INV-120, and sort code 20-45-77")).toEqual([]);
    expect(values("rent (2,000) and a 30-day notice")).toEqual([2000, 30]);
    expect(values("$100–$200").every((value) => !(value < 0))).toBe(true);
    expect(values("2025-01-05")).toHaveLength(1);
  });

  it("knows the brackets around a cell of a row", () => {
    const [loss] = figuresOf({ text: "Net loss (5,000)", cells: ["Net loss", "(5,000)"] });
    expect(loss).toMatchObject({ text: "(5,000)", at: 9, value: -5000 });
    expect(figuresOf({ text: "Rent (5,000)", cells: [] })).toMatchObject([{ value: 5000 }]);
  });
});

describe("answerFromUnits takes no loss for a profit", () => {
  const REGIONS = ["Region\tProfit", "North\t($50,000)", "South\t$3,000", "East\t$9,000"];
  const BARE = ["Region\tProfit", "North\t(5,000)", "South\t3,000", "East\t9,000"];

  it.each([
    ["Which region had the highest profit?", REGIONS, "East ($9,000)"],
    ["Which region had the lowest profit?", REGIONS, "North: ($50,000)"],
    ["Which region had the highest profit?", BARE, "East (9,000)"],
    ["Which region had the lowest profit?", BARE, "North: (5,000)"],
  ])("%s", async (question, rows, lead) => {
    const table = rows.map((row, at) => `${row}\t${at === 0 ? "Staff" : at}`);
    expect(await ask(question, ...table)).toMatchObject({ lead });
  });

  it("in a change", async () => {
    const rows = ["Item\t2023\t2024", "Revenue\t$9,000\t$8,000", "Net income\t$1,500\t($1,200)"];
    expect(await ask("By how much did net income change?", ...rows)).toMatchObject({
      lead: "$2,700",
      working: "$1,500 − ($1,200)",
    });
  });

  it("with a minus sign", async () => {
    const rows = ["Item\t2023\t2024", "Revenue\t9000\t8000", "Cash flow\t−500\t300"];
    expect(await ask("By how much did cash flow change?", ...rows)).toMatchObject({
      lead: "800",
      working: "300 − (−500)",
    });
  });

  it("but compares what goes out by its size", async () => {
    const rows = [
      "Deductions",
      "Description\tAmount\tCode",
      "Tax\t-231.40\tA",
      "Dental\t-92.00\tB",
    ];
    expect(await ask("What is the largest deduction?", ...rows)).toMatchObject({
      lead: "Tax (-231.40)",
    });
  });

  it("nor a discount for the cheapest item", async () => {
    const rows = [
      "Item\tQty\tAmount",
      "Posters\t1\t$20.00",
      "Cards\t2\t$9.00",
      "Discount\t1\t-$5.00",
    ];
    expect(await ask("What is the cheapest item?", ...rows)).not.toMatchObject({
      working: expect.anything(),
    });
  });
});

describe("answerFromUnits reads the amounts of an account however they are signed", () => {
  it.each([
    ["-120.00", "-54.20"],
    ["(120.00)", "(54.20)"],
    ["120.00-", "54.20-"],
    ["$-120.00", "$-54.20"],
  ])("%s", async (first, second) => {
    const rows = [
      "Date\tDescription\tAmount",
      `May 2\tBrightwater\t${first}`,
      "May 9\tPayroll Ostrander\t900.00",
      `May 15\tBrightwater\t${second}`,
    ];
    const paid = await ask("How much did I pay Brightwater in total?", ...rows);
    expect(paid).toMatchObject({ lead: expect.stringMatching(/^\$?174\.20$/) });
    expect(await ask("What was the largest payment?", ...rows)).toMatchObject({
      lead: expect.stringMatching(/^Brightwater \(\$?120\.00\)$/),
    });
  });
});
