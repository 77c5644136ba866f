import { describe, expect, it } from "vitest";
import { answerBeyondGoal } from "@/lib/documents/reader/answer-beyond-goal";
import { answerEach, answerPerLabel } from "@/lib/documents/reader/answer-each";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { figuresIn } from "@/lib/documents/reader/figures";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { isOfAge } from "@/lib/documents/reader/is-threshold";
import { readStructure } from "@/lib/documents/reader/structure";
import { writeAnswer } from "@/lib/documents/reader/write-answer";

const indexOf = async (...lines: string[]) =>
  indexUnits(await readStructure("Paper", [{ place: 1, text: lines.join("\n\n") }]));

async function ask(question: string, ...lines: string[]) {
  return answerFromUnits(await indexOf(...lines), { question, turns: [] });
}

const FORM = ["Barricades requested from city ($12 each)\t6", "Barricades\t$72.00"];
const GYM = [
  "Add-on\tPer month\tPer visit",
  "Towel service\t$6.00\t$2.00",
  "Child care (per child, up to 2 hours a day)\t$22.00\t$9.00",
];
const SLIDE = ["Where we stand", "1,340 bikes repaired (goal: 1,200)", "57 volunteers"];

describe("answerEach", () => {
  it("takes the price that is said to be for each", async () => {
    const answer = await answerEach(await indexOf(...FORM), "How much does one barricade cost?");
    expect(answer).toMatchObject({ lead: "$12" });
    expect(await answerEach(await indexOf(...FORM), "How much does one tent cost?")).toBe(
      undefined,
    );
  });

  it.each([
    ["What does one chair cost?", "Chairs are free; tables are $12 each."],
    ["How much is one ticket?", "Admission is by ticket; T-shirts are $15 each."],
    ["How much is one ticket?", "Tickets\t$18\nRaffle tickets\t$2 each"],
    ["How much does one chair cost?", "Chairs and tables are $5 and $12 each."],
  ])("takes no price of another thing: %s", async (question, text) => {
    expect(await answerEach(await indexOf(...text.split("\n")), question)).toBe(undefined);
  });

  it.each([
    ["How much is one raffle ticket?", "Raffle tickets\t$2 each", "$2"],
    ["What does one table cost?", "Chairs are free; tables are $12 each.", "$12"],
  ])("takes the thing's own: %s", async (question, text, lead) => {
    expect(await answerEach(await indexOf(text), question)).toMatchObject({ lead });
  });
});

describe("answerPerLabel", () => {
  it.each([
    ["How much is child care for two kids a month?", "$44.00"],
    ["How much is child care per visit for 3 children?", undefined],
    ["How much is the towel service for two kids a month?", undefined],
  ])("multiplies what a row's label says is for one: %s", async (question, lead) => {
    expect((await answerPerLabel(await indexOf(...GYM), question))?.kind).toBe(lead && "answer");
    if (lead) expect(await ask(question, ...GYM)).toMatchObject({ lead, working: "2 × $22.00" });
  });
});

describe("answerBeyondGoal", () => {
  it.each([
    ["How many bikes over the goal?", "140"],
    ["By how many bikes was the goal exceeded?", "140"],
    ["How many bikes under the goal?", "140 over, not under"],
  ])("takes what was aimed at off what was reached: %s", async (question, lead) => {
    const answer = await answerBeyondGoal(await indexOf(...SLIDE), question);
    expect(answer).toMatchObject({ lead, working: "1,340 − 1,200" });
  });

  it.each([
    [
      "How many coats over the goal did we collect?",
      "We collected 45 more coats than our goal of 300.",
      "45",
    ],
    ["How many sales over the target?", "Sales were 15 over the target of 200.", "15"],
    [
      "How many coats under the goal did we collect?",
      "We collected 45 more coats than our goal of 300.",
      "45 over, not under",
    ],
  ])("takes a difference as it is said: %s", async (question, text, lead) => {
    const answer = await answerBeyondGoal(await indexOf(text), question);
    expect(answer).toMatchObject({ lead });
    expect(answer).not.toHaveProperty("working");
  });
});

describe("answerFromUnits leads with no figure of something else", () => {
  it("such as an age", async () => {
    const answer = await ask(
      "How many bikes were given to children?",
      "418 bikes given away, 61% to children under 14",
    );
    expect(answer).not.toMatchObject({ lead: "14" });
  });

  it("and takes no number of people for an age", async () => {
    const figure = { type: "count", text: "150", at: 36, value: 150, unit: "" } as const;
    const hall = "The hall is for groups of people up to 150.";
    const grew = "We grew our members from 80 to 95.";

    expect(isOfAge(figure, hall, "How many people does the hall hold?")).toBe(false);
    const [members] = figuresIn(grew.replace("to 95", ""));
    if (!members) throw new Error("There is a number.");
    expect(isOfAge(members, grew, "How many members are there?")).toBe(false);
    const aged = "It is for kids aged from 12 and on.";
    const [age] = figuresIn(aged);
    if (!age) throw new Error("There is an age.");
    expect(isOfAge(age, aged, "How many kids came?")).toBe(true);
  });

  it("such as the whole of which a part is meant", async () => {
    const text = "The rental rule needs the consent of two thirds of the 164 households.";
    expect(await ask("How many households must consent to the rental rule?", text)).toMatchObject({
      lead: "two thirds of the 164",
    });
  });

  it.each([
    [
      "How many households are in the development?",
      "Two thirds of the 164 households in the development recycle.",
      "164",
    ],
    ["How many students does the school have?", "Half of our 240 students take the bus.", "240"],
  ])("such as a part for the whole: %s", async (question, text, whole) => {
    const answer = await ask(question, text);
    if ("lead" in answer) expect(answer.lead).toBe(whole);
  });

  it("such as a minus alone", async () => {
    const { structure } = await indexOf("Payment received\t−");
    const units = structure.units;
    const text = await writeAnswer({ kind: "answer", lead: "−", units }, structure);
    expect(text).not.toContain("**−**");
    for (const lead of ["[X]", "[ ]"])
      expect(await writeAnswer({ kind: "answer", lead, units }, structure)).toMatch(/^> /);
  });
});
