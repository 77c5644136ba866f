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
const HEDGES = [
  "Results",
  "Age class (years)\tHedges\tMean species",
  "0–20\t12\t11.2",
  "21–50\t14\t17.9",
  "51–80\t13\t24.6",
  "over 80\t9\t24.1",
];

async function ask(question: string, paragraphs: readonly string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  return answerRange(await indexUnits(await readStructure("Rules", parts)), question);
}

const HENS = [
  "Schedule A: Lot area\tMaximum number of hens",
  "Less than 300 m²\t0",
  "300 m² to 599 m²\t3",
  "600 m² to 1,199 m²\t6",
  "1,200 m² or more\t10",
];
const PARCELS = [
  "Parcel weight\tPostage",
  "0 kg to 2 kg\t$4",
  "2.1 kg to 5 kg\t$7",
  "over 5 kg\t$12",
];

describe("answerRange", () => {
  it.each([
    ["My lot is 700 square meters, how many hens can I keep?", HENS, "6"],
    ["How many hens may I have on 250 square metres?", HENS, "0"],
    ["How many hens are allowed on 1500 m2?", HENS, "10"],
    ["What is the postage for a parcel of 3 kg?", PARCELS, "$7"],
    ["What does it cost to send a parcel of 4 kilograms?", PARCELS, "$7"],
    ["postage for a 1 kilo parcel", PARCELS, "$4"],
  ])("tells the row whose numbers have units: %s", async (question, rows, lead) => {
    expect(await ask(question, rows)).toMatchObject({ lead });
  });

  it.each([
    ["How many vacation days do I get after four years?", VACATION, "16"],
    ["How many vacation days do I get after 10 years?", VACATION, "20"],
    ["What does a ticket for a 7-year-old cost?", TICKETS, "$8"],
    ["Is a ticket for a 5 year old free?", TICKETS, "free"],
    ["How much is a ticket for a 30-year-old?", TICKETS, "$15"],
    ["How many hedges are older than 80 years?", HEDGES, "9"],
    ["How many hedges are younger than 20 years?", HEDGES, "12"],
    ["How many hedges are between 51 and 80 years old?", HEDGES, "13"],
    ["How many species were in hedges between 21 and 50 years old?", HEDGES, "17.9"],
    ["How many hedges are 51 to 80 years old?", HEDGES, "13"],
    ["How many vacation days do I get after more than 10 years?", VACATION, "20"],
  ])("finds the row that a number falls in: %s", async (question, rows, lead) => {
    expect(await ask(question, rows)).toMatchObject({ kind: "answer", lead });
  });

  it.each([
    ["How many hedges are older than 60 years?", ["51–80", "over 80"]],
    ["How many hedges are older than 90 years?", ["over 80"]],
    ["How many hedges are between 30 and 60 years old?", ["21–50", "51–80"]],
  ])("tells none of the rows that have only a part: %s", async (question, labels) => {
    const answer = await ask(question, HEDGES);

    expect(answer).not.toHaveProperty("lead");
    expect(answer).toMatchObject({
      units: labels.map((label) => ({ cells: expect.arrayContaining([label]) })),
    });
  });

  it.each([
    ["How many vacation days do I get?", VACATION],
    ["How many vacation days do I get in 2 offices?", VACATION],
    ["How many sick days do I get after four years?", TICKETS],
  ])("finds none for another thing: %s", async (question, rows) => {
    expect(await ask(question, rows)).toBeUndefined();
  });
});
