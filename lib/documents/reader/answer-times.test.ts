import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { mayLead } from "@/lib/documents/reader/meant-figure";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const CUPS = [
  "Drink\tDial setting\tAmount per cup",
  "Espresso\t3 - 6\t9 g",
  "Filter coffee\t14 - 17\t8 g",
  "French press\t22 - 25\t10 g",
];
const CAR = "For the use of a private car, CHF 0.70 per kilometer is paid.";
const LEASE = [
  "The monthly rent is $1,385, payable in advance on the first day of each month.",
  "A pet fee of $250 is due when the cat moves in, and pet rent of $25 per month.",
  "A second space may be rented for $45 per month.",
];

describe("answerFromUnits multiplies what is given for one", () => {
  it.each([
    ["How much coffee for four cups of filter coffee?", CUPS, "32 g", "4 × 8 g"],
    ["how much do they pay for 100 km by car?", [CAR], "CHF 70.00", "100 × CHF 0.70"],
    [
      "How much does a room cost for three nights?",
      ["A room costs $120 per night."],
      "$360",
      "3 × $120",
    ],
  ])("%s", async (question, text, lead, working) => {
    expect(await ask(question, ...text)).toMatchObject({ lead, working });
  });

  it.each([
    ["how much is the rent over 12 months?", "$16,620"],
    ["How much is the rent for two years?", "$33,240"],
    ["how much is pet rent over a year?", "$300"],
    ["How much is the second space for six months?", "$270"],
  ])("taking no kind of rent for another: %s", async (question, lead) => {
    expect(await ask(question, ...LEASE)).toMatchObject({ lead });
  });

  it("not where one is asked for, nor where all of them have a price", async () => {
    expect(await ask("How much coffee for filter coffee?", ...CUPS)).toMatchObject({ lead: "8 g" });
    expect(
      await ask("How much is the package for 3 nights?", "The package for 3 nights costs $310."),
    ).toMatchObject({ lead: "$310" });
  });

  it("and gives nothing bare where not every one is the same", async () => {
    const parking = "Parking is $10 per day for the first 3 days, then it is free.";

    const answer = await ask("How much is parking for five days?", parking);
    expect(answer).not.toMatchObject({ lead: expect.anything() });
    const structure = await readStructure("Papers", [{ place: 1, text: parking }]);
    const [unit] = structure.units;
    expect(unit && mayLead(unit, "How much is parking for five days?", structure)).toBe(false);
    expect(unit && mayLead(unit, "How much is parking per day?", structure)).toBe(true);
  });
});
