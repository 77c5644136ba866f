import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  return answerFromUnits(await indexUnits(await readStructure("Paper", parts)), {
    question,
    turns: [],
  });
}

const BILL = [
  "Your electric bill",
  "Electricity used\t1,027 kWh",
  "Average of your neighbors\t950 kWh",
  "Energy, first 800 kWh at 11 cents\t$89.60",
  "Customers who use more than 800 kWh in a month pay a higher price for the rest.",
];

describe("how much was used", () => {
  it("is told by the row of the usage, and not by a threshold in the same unit", async () => {
    expect(await ask("how many kwh did I use", ...BILL)).toMatchObject({ lead: "1,027 kWh" });
    expect(await ask("how much electricity did we use", ...BILL)).toMatchObject({
      lead: "1,027 kWh",
    });
  });

  it("is told where the head of a column has the unit", async () => {
    const bill = [
      "Meter\tPrevious\tCurrent\tUsage (kWh)",
      "5512\t47,186\t47,828\t642",
      "If you use more than 800 kWh, the rest costs more.",
    ];

    expect(await ask("how many kwh did I use", ...bill)).toMatchObject({ lead: "642" });
  });

  it("is told of last year where a row is called so", async () => {
    const bill = ["This month\t74 therms", "Same month last year\t81 therms"];

    expect(await ask("how much did I use last year", ...bill)).toMatchObject({
      lead: "81 therms",
    });
  });

  it("is told where the label has the unit", async () => {
    expect(
      await ask("how many therms did we use", "Gas bill", "Therms used\t41", "Days\t30"),
    ).toMatchObject({ lead: "41" });
  });

  it("is told of the month that a question names", async () => {
    const bill = [
      "Billing period\tApril 3 - May 2, 2025",
      "Meter\tPrevious reading\tCurrent reading\tUsage (kWh)",
      "E-55120\t48,210\t48,842\t632",
      "Period\tkWh\tAverage temperature",
      "April 2025\t632\t44 F",
      "March 2025\t718\t33 F",
      "April 2024\t590\t46 F",
    ];
    expect(await ask("how many kWh did I use in March?", ...bill)).toMatchObject({ lead: "718" });
    expect(await ask("how many kWh did I use in April?", ...bill)).toMatchObject({ lead: "632" });
    expect(await ask("how many kWh did I use in February?", ...bill)).toMatchObject({
      kind: "absent",
    });
  });

  it("isn't told of gas by a bill for electricity", async () => {
    expect(await ask("how much gas did I use?", ...BILL)).not.toMatchObject({ kind: "answer" });
    expect(await ask("how much gas did I use?", "Your gas bill", "Usage\t512 kWh")).toMatchObject({
      lead: "512 kWh",
    });
  });

  it("isn't told of another time", async () => {
    expect(await ask("how many kwh did I use last year", ...BILL)).not.toMatchObject({
      lead: "1,027 kWh",
    });
  });
});

describe("how loud or heavy something is", () => {
  const DATA = ["Technical data", "Noise level\t44 dB(A)", "Weight\t37 kg", "Load\t5 kg"];

  it("is told by the only figure with such a unit", async () => {
    expect(await ask("how noisy is it", ...DATA)).toMatchObject({ lead: "44 dB" });
    expect(await ask("how heavy is it", ...DATA)).toMatchObject({ lead: "37 kg" });
  });
});

describe("what somebody weighs", () => {
  it.each([
    ["How much does Biscuit weigh?", "Patient: Biscuit, beagle mix, 6 years, 31.4 lb", "31.4 lb"],
    ["How much does Biscuit weigh?", "Biscuit: beagle mix, 31.4 lb", "31.4 lb"],
    ["How heavy is the bike?", "Bike: steel, 24 lb, red", "24 lb"],
  ])("is told by the field about them: %s", async (question, field, lead) => {
    expect(await ask(question, "Visit", field, "Date: April 22")).toMatchObject({ lead });
  });

  it.each([
    ["How much does the box weigh?", "Contents of the box: 12 bars, 3.5 oz each"],
    ["How much does the box weigh?", "Box: 12 bars, 3.5 oz each"],
    ["How much does the dog weigh?", "Dog food: 20 lb bag, $45"],
    ["How much does the dog weigh?", "Dog: 20 lb bag of food, $45"],
    ["How much does Biscuit weigh?", "Patient: Biscuit, beagle, 6 years, lost 2 lb since May"],
    ["How much does Biscuit weigh?", "Patient: Biscuit, beagle, gained 2 lb"],
    ["How much does Biscuit weigh?", "Food: Biscuit gets 2 lb, dry"],
  ])("isn't a weight of something else: %s, %s", async (question, field) => {
    expect(await ask(question, "Visit", field, "Date: April 22")).not.toHaveProperty("lead");
  });
});
