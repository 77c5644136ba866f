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

describe("a table with a column for each year", () => {
  const TABLE = [
    "2025\t2024",
    "Turnover (millions)\t$412.6\t$381.2",
    "Stores at year-end\t148\t140",
    "Employees\t3,960\t3,710",
  ];

  it.each([
    ["how many stores do they have", "148"],
    ["how many people work there", "3,960"],
    ["how much turnover was there", "$412.6 million"],
    ["how many stores did they have in 2024", "140"],
  ])("has the latest where no year is asked for: %s", async (question, lead) => {
    expect(await ask(question, ...TABLE)).toMatchObject({ lead });
  });

  it("tells by how much something changed, before a sentence about something else", async () => {
    const text = "Comparable sales rose by 2.8 percent.";

    expect(await ask("how much did turnover change", text, ...TABLE)).toMatchObject({
      lead: "$31.4",
    });
  });
});

describe("a change in percentage points", () => {
  it("is what changed, not what it changed from", async () => {
    const text = "Staff turnover was 38 percent, 2.8 percentage points less than before.";

    expect(await ask("how much did turnover change", text)).toMatchObject({
      lead: "2.8 percentage points",
    });
  });
});

describe("a row that a question names by little", () => {
  it("is the only amount for the time that is asked for", async () => {
    const rows = ["Annual premium\t$1,264", "Deductible\t$1,000"];

    expect(await ask("how much do I pay a year", ...rows)).toMatchObject({ lead: "$1,264" });
  });

  it("has the only duration", async () => {
    const rows = ["Program\tDuration\tWater", "Quick\t32 min\t8.0 l", "Eco\t3 hours\t9.5 l"];

    expect(await ask("how long does the quick program take", ...rows)).toMatchObject({
      lead: "32 min",
    });
  });
});

describe("how long something takes", () => {
  it("may be given in hours and minutes", async () => {
    const rows = [
      "Programs",
      "Program\tWater\tDuration",
      "Eco\t9.5 l\t3:25 h",
      "Quick\t11 l\t0:58 h",
    ];

    expect(await ask("How long does the quick program take?", ...rows)).toMatchObject({
      lead: "0:58 h",
    });
  });

  it("isn't counted in nights where days are asked for, nor the other way around", async () => {
    const nights = "The outdoor week has four nights at the lake.";
    const days = "The outdoor week has five days at the lake.";

    expect(await ask("How many nights has the outdoor week?", nights)).toMatchObject({
      lead: "four nights",
    });
    for (const [question, text] of [
      ["How many days has the outdoor week?", nights],
      ["How many nights has the outdoor week?", days],
    ] as const)
      expect(await ask(question, text)).not.toMatchObject({ lead: expect.anything() });
  });
});

describe("a figure that says how much more there was", () => {
  it("isn't how many there were", async () => {
    const text = "Pupils with a garden ate 0.3 servings a day more.";

    expect(await ask("how many servings did pupils with a garden eat", text)).not.toMatchObject({
      lead: "0.3",
    });
  });
});

describe("a late fee", () => {
  it("is the answer to what it is", async () => {
    const text = "Rent that isn't received by the fifth carries a late fee of $60.";

    expect(await ask("what's the fee for paying rent late", text)).toMatchObject({ lead: "$60" });
  });
});

describe("whom to call", () => {
  const CONTACTS = [
    "Billing questions: 555-0140, weekdays from 8 to 5.",
    "To report an outage or a downed line, call 555-0199 at any hour.",
  ];

  it.each([
    ["who do I call if the power goes out", "555-0199"],
    ["what number do I call about my bill", "555-0140"],
  ])("is a number: %s", async (question, lead) => {
    expect(await ask(question, ...CONTACTS)).toMatchObject({ lead });
  });

  it("is an address where nobody is named", async () => {
    const text = "To help at the book fair, write to fair@school.example.";

    expect(await ask("who do I contact about the book fair", text)).toMatchObject({
      lead: "fair@school.example",
    });
  });
});
