import { describe, expect, it } from "vitest";
import { answerRange } from "@/lib/documents/reader/answer-range";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const VACATION = [
  "Vacation",
  "Years of service\tVacation days",
  "0 to 2 years\t12",
  "3 to 5 years\t16",
  "6 years or more\t20",
];
const TICKETS = ["Tickets", "Under 6 years\tfree", "6–14 years\t$8", "Over 14 years\t$15"];

async function ask(question: string, paragraphs: readonly string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  return answerRange(await indexUnits(await readStructure("Rules", parts)), question);
}

describe("answerRange", () => {
  it.each([
    ["How many vacation days do I get after four years?", VACATION, "16"],
    ["How many vacation days do I get after 10 years?", VACATION, "20"],
    ["What does a ticket for a 7-year-old cost?", TICKETS, "$8"],
    ["Is a ticket for a 5 year old free?", TICKETS, "free"],
    ["How much is a ticket for a 30-year-old?", TICKETS, "$15"],
  ])("finds the row that a number falls in: %s", async (question, rows, lead) => {
    expect(await ask(question, rows)).toMatchObject({ kind: "answer", lead });
  });

  it.each([
    ["How many vacation days do I get?", VACATION],
    ["How many vacation days do I get in 2 offices?", VACATION],
    ["How many sick days do I get after four years?", TICKETS],
  ])("finds none for another thing: %s", async (question, rows) => {
    expect(await ask(question, rows)).toBeUndefined();
  });
});
