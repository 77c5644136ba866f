import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Guide", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const FLOORS = [
  "Floor\tGallery\tTime",
  "1\tThread: spinning and the 1904 Harkness steam engine\t40 min",
  "2\tInk: printing and paper\t35 min",
  "3\tWomen at the Forge\t30 min",
  "Behind the mill",
  "At its height it employed 640 people, a third of them under eighteen.",
];
const SHOWS = [
  "What\tWhere\tWhen",
  "Steam engine running\tGround floor\tSaturday, 11:00 AM",
  "Looms\tFloor 1\tdaily, 10:30 AM",
];
const BUS = [
  "Route 17",
  "B Runs on school days only. There is no service on Sundays or on Thanksgiving.",
  "The last Saturday bus leaves at 7:30 PM.",
];

const SAFETY = ["How to store it", "Keep it closed. Use within 90 days of opening. Keep it cool."];
const VISIT = [
  "Visit",
  "Patient: Biscuit, beagle mix, 6 years, 31.4 lb",
  "Visit date: April 22, 2026",
];

describe("a row of a table", () => {
  it.each([
    ["What is on the third floor?", "3 Women at the Forge 30 min"],
    ["What's on floor 2?", "2 Ink: printing and paper 35 min"],
  ])("is the one with the number: %s", async (question, text) => {
    expect(await ask(question, ...FLOORS)).toMatchObject({ kind: "answer", units: [{ text }] });
  });

  it("says when something is, and the year in a name doesn't", async () => {
    const question = "When can I see the steam engine going?";
    expect(await ask(question, ...FLOORS, ...SHOWS)).toMatchObject({ lead: "Saturday, 11:00 AM" });
    expect(await ask("When do the looms run?", ...SHOWS)).toMatchObject({
      lead: "daily, 10:30 AM",
    });
  });
});

describe("by how much a row went up", () => {
  const VALUES = [
    "Value\t2024\t2025",
    "Land, market value\t$48,300\t$61,900",
    "Building, market value\t$187,200\t$214,600",
  ];

  it("is told of the only two years there are", async () => {
    expect(await ask("How much did the land go up?", ...VALUES)).toMatchObject({
      lead: "$13,600",
      working: "$61,900 − $48,300",
    });
    expect(await ask("How much did the land fall?", ...VALUES)).not.toHaveProperty("lead");
  });
});

describe("whether something may be taken at an age", () => {
  it("is told by the row for people of that age", async () => {
    const doses = [
      "Who\tDose each day\tMaximum",
      "Adults under 75\t50 mg\t100 mg",
      "Children and teenagers\tnot recommended\t–",
    ];
    expect(await ask("Can my 15-year-old take it?", ...doses)).toMatchObject({
      units: [{ text: "Children and teenagers not recommended –" }],
    });
  });
});

describe("whether something runs on a day", () => {
  it.each(["Does it run on Sunday?", "Is there a bus on Thanksgiving?"])("%s", async (question) => {
    expect(await ask(question, ...BUS)).toMatchObject({
      units: [{ text: "There is no service on Sundays or on Thanksgiving." }],
    });
  });
});

describe("what stands in a paper in other words", () => {
  it.each([
    ["What does the B mean?", BUS, "B Runs on school days only."],
    ["How long is the bottle good for once it's open?", SAFETY, "Use within 90 days of opening."],
    ["How much does Biscuit weigh?", VISIT, "Patient: Biscuit, beagle mix, 6 years, 31.4 lb"],
  ])("is found: %s", async (question, paragraphs, text) => {
    expect(await ask(question, ...paragraphs)).toMatchObject({ units: [{ text }] });
  });
});
