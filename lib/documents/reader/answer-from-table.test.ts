import { describe, expect, it } from "vitest";
import { answerFromTable } from "@/lib/documents/reader/answer-from-table";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...rows: string[]) {
  const parts = [{ place: 1, text: rows.join("\n\n") }];
  return answerFromTable(await indexUnits(await readStructure("Bill", parts)), question);
}

const LINES = [
  "Line\tPlan\tData used\tCharges",
  "(208) 555-0134 Curtis\tUnlimited\t14.2 GB\t$45.00",
  "(208) 555-0161 Dana\tBasic\t6.1 GB\t$28.00",
];
const RENTAL = [
  "Charge\tQuantity\tRate\tAmount",
  "Daily rental\t7\t$42.00\t$294.00",
  "Child seat\t1\t$45.00\t$45.00",
];
const GRADES = ["Subject\tTeacher\tGrade", "Science\tMrs. Park\tA", "Spanish\tSra. Molina\tB"];
const HOURS = [
  "Day\tIn\tHours",
  "Monday\t7:00 a.m.\t8.00",
  "Tuesday\t8:00 a.m.\t9.00",
  "Total\t–\t17.00",
];

describe("answerFromTable", () => {
  it.each([
    ["How much data did Dana use?", LINES, "6.1 GB"],
    ["What's the daily rate?", RENTAL, "$42.00"],
    ["Who teaches science?", GRADES, "Mrs. Park"],
    ["How many hours did I work on Tuesday?", HOURS, "9.00"],
    ["How many hours did I work?", HOURS, "17.00"],
  ])(
    "finds a row by what a question names besides the column: %s",
    async (question, rows, lead) => {
      expect(await ask(question, ...rows)).toMatchObject({ kind: "answer", lead });
    },
  );

  it.each([
    ["How much data did Erin use?", LINES],
    ["What's the weekly rate?", RENTAL],
    ["What's the rate?", RENTAL],
    ["Who teaches music?", GRADES],
    ["How many hours of overtime did I work?", HOURS],
    ["How many hours did I work on Sunday?", HOURS],
  ])("finds none for another: %s", async (question, rows) => {
    expect(await ask(question, ...rows)).toBeUndefined();
  });
});
