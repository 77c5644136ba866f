import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { figuresIn } from "@/lib/documents/reader/figures";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Notes", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const shown = (text: string) => figuresIn(text).map((one) => `${one.type}: ${one.text}`);

describe("figuresIn takes a range as one figure", () => {
  it.each([
    ["It costs $100–$200, depending on the model.", "money: $100–$200"],
    ["It costs between $50 and $80.", "money: between $50 and $80"],
    ["Rent is $1,200-1,500.", "money: $1,200-1,500"],
    ["Rent is $1,200 to $1,500 a month.", "money: $1,200 to $1,500"],
    ["Fees of 100–200 EUR apply.", "money: 100–200 EUR"],
    ["It costs $1–2 million.", "money: $1–2 million"],
    ["A share of 20–30% is usual.", "percent: 20–30%"],
    ["A share of 20% to 30% is usual.", "percent: 20% to 30%"],
    ["A tip of 5 to 10 percent is usual.", "percent: 5 to 10 percent"],
    ["A tip between 5 and 10 percent is usual.", "percent: between 5 and 10 percent"],
    ["The fair is on June 3–5, 2026.", "date: June 3–5, 2026"],
    ["The fair is from June 30 to July 2, 2026.", "date: June 30 to July 2, 2026"],
    ["The fair is on 3–5 June 2026.", "date: 3–5 June 2026"],
    ["Data of 2019–2021 were used.", "date: 2019–2021"],
    ["Delivery takes 10–15 business days.", "duration: 10–15 business days"],
    ["Delivery takes two to three weeks.", "duration: two to three weeks"],
    ["Delivery takes 30 to 60 days.", "duration: 30 to 60 days"],
    ["It weighs 5 - 10 kg.", "measure: 5 - 10 kg"],
    ["The table seats 5-10 guests.", "count: 5-10"],
    ["The table seats 5–10 guests.", "count: 5–10"],
    ["Take it 2-3 times a day", "frequency: 2-3 times a day"],
  ])("%s", (text, expected) => {
    expect(shown(text)).toEqual([expected]);
    expect(figuresIn(text)[0]?.value).toBeNaN();
  });

  it("but not what something was and is, nor what stands next to each other", () => {
    expect(shown("Dues change from $1,250 to $1,400.")).toEqual(["money: $1,250", "money: $1,400"]);
    expect(shown("We gave $500 to 600 schools.")).toEqual(["money: $500", "count: 600"]);
    expect(shown("On May 2 to 30 people came.")).toEqual(["date: May 2", "count: 30"]);
    expect(shown("invoice 2024-17-3, code 77-12 and sort code 20-45-77")).toEqual([]);
    expect(shown("Section 5 – 30% off")).toEqual(["percent: 30%"]);
    expect(shown("due on 2026-06-05")).toEqual(["date: 2026-06-05"]);
    expect(shown("from May 1, 2025 to April 30, 2026")).toHaveLength(2);
  });
});

describe("answerFromUnits quotes a range as a whole", () => {
  it.each([
    ["How much is the deposit?", "The deposit is $100–$200, depending on the model.", "$100–$200"],
    ["How much is the deposit?", "The deposit is between $50 and $80.", "between $50 and $80"],
    ["When is the fair?", "The fair is on June 3–5, 2026.", "June 3–5, 2026"],
    ["How long does delivery take?", "Delivery takes 10–15 business days.", "10–15 business days"],
  ])("%s %s", async (question, text, lead) => {
    expect(await ask(question, text)).toMatchObject({ lead });
  });

  it("and computes nothing with it", async () => {
    const lease = "The lease starts on June 1, 2025 and runs for a term of 30 to 60 days.";
    expect(await ask("When does the lease end?", lease)).not.toMatchObject({
      working: expect.anything(),
    });
    const fees = ["Cleaning fee: $100–$200", "Parking fee: $50", "Cleaning of the roof: $40"];
    expect(
      await ask("What is the total of the cleaning fee and the parking fee?", ...fees),
    ).not.toMatchObject({ working: expect.anything() });
  });
});
