import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { compute } from "@/lib/documents/reader/calculation";
import { isUnit } from "@/lib/documents/reader/figure-units";
import { figuresIn } from "@/lib/documents/reader/figures";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

function sum(...operands: string[]) {
  const figures = operands.flatMap((text) => figuresIn(text));
  return compute({ kind: "sum", operands }, figures)?.result;
}

describe("compute keeps the unit of its figures", () => {
  it.each([
    ["900 EUR", "450 EUR", "1,350 EUR"],
    ["EUR 900", "EUR 450", "EUR 1,350"],
    ["900 €", "450 €", "1,350 €"],
    ["$900", "$450", "$1,350"],
    ["900 dollars", "1 dollar", "901 dollars"],
    ["500 feet", "250 feet", "750 feet"],
    ["1 foot", "2 feet", "3 feet"],
    ["150 kWh", "50 kWh", "200 kWh"],
    ["800 square feet", "40 square feet", "840 square feet"],
    ["10 business days", "5 business days", "15 business days"],
    ["5 days", "30 calendar days", "35 days"],
    ["1 day", "2 days", "3 days"],
    ["3 inches", "1 inch", "4 inches"],
    ["ten weeks", "two weeks", "12 weeks"],
    ["5 lbs", "6 lbs", "11 lbs"],
    ["$1.2 million", "$2.3 million", "$3.5 million"],
    ["1.2 million EUR", "2.3 million EUR", "3.5 million EUR"],
  ])("%s and %s", (first, second, result) => {
    expect(sum(first, second)).toBe(result);
  });

  it.each([
    ["10 business days", "5 days"],
    ["800 square feet", "40 feet"],
    ["900 EUR", "450 USD"],
  ])("and adds no %s to %s", (first, second) => {
    expect(sum(first, second)).toBeUndefined();
  });
});

describe("isUnit", () => {
  it("knows units from other remarks in brackets", () => {
    expect(["kg", "m²", "kWh", "days", "USD", "$M", "t/ha"].filter(isUnit)).toHaveLength(7);
    expect(["loss", "net", "and/or", "note 3"].filter(isUnit)).toEqual([]);
  });

  it.each(["Net income (loss)", "Net income (net)"])("so %j has none", async (label) => {
    const rows = ["Item\t2023\t2024", "Revenue\t900\t950", `${label}\t700\t1000`];
    const parts = [{ place: 1, text: rows.join("\n\n") }];
    const index = await indexUnits(await readStructure("Report", parts));
    const question = "By how much did net income change?";
    expect(await answerFromUnits(index, { question, turns: [] })).toMatchObject({ lead: "300" });
  });
});
