import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Notes", parts));
  return answerFromUnits(index, { question, turns: [] });
}

/** What is quoted, also where only likely. */
async function quotes(question: string, ...paragraphs: string[]) {
  const answer = await ask(question, ...paragraphs);
  const given = answer.kind === "open" ? answer.otherwise : answer;
  return given?.kind === "answer" ? given.units.map(({ text }) => text) : [];
}

describe("answerFromUnits understands everyday words", () => {
  it("finds another word for what is asked", async () => {
    const rules = ["Alcohol is not paid for.", "The employee reports to the head of sales."];

    expect(await quotes("Is wine paid for?", ...rules)).toEqual(["Alcohol is not paid for."]);
    expect(await quotes("Can I keep a dog?", "Pets are welcome.", "Bicycles are not.")).toEqual([
      "Pets are welcome.",
    ]);
  });

  it("finds another form of a word", async () => {
    const text = ["The working time is 38 hours a week.", "Shifts are planned ahead."];

    expect(await ask("How many hours do I work?", ...text)).toMatchObject({ lead: "38 hours" });
    expect(await quotes("Which plumber did they choose?", "Plumbing: Ada Ltd was chosen.")).toEqual(
      ["Plumbing: Ada Ltd was chosen."],
    );
  });

  it("answers neither for a thing nor for a year that isn't there", async () => {
    const text = ["Travel costs are covered.", "In 2024 fees came to $300."];

    expect(await ask("Are gym memberships covered?", ...text)).toEqual({ kind: "absent" });
    expect(await ask("What were the fees in 2021?", ...text)).toEqual({
      kind: "absent",
      isSure: true,
    });
  });

  it("takes the length of a break for no time at which something is", async () => {
    const rule = "Everybody at work takes a lunch break of at least 30 minutes.";

    expect(await ask("When do I have to be at work?", rule)).not.toMatchObject({
      lead: "30 minutes",
    });
  });

  it("takes no days for hours", async () => {
    const text = ["After three months you may work remotely two days a week."];

    expect(await ask("How many hours a week do I work?", ...text)).not.toMatchObject({
      lead: "two days",
    });
    expect(await ask("How many days a week may I work remotely?", ...text)).toMatchObject({
      lead: "two days",
    });
  });

  it("takes no figure of another time, of arrears, or of a plan", async () => {
    expect(
      await ask(
        "How much cooler is it at night?",
        "By day it is 3 degrees cooler.",
        "Night falls.",
      ),
    ).toEqual({ kind: "absent" });
    expect(
      await ask("How much is the rent for a plot?", "Rents worth $260 are still outstanding."),
    ).not.toMatchObject({ lead: "$260" });
    expect(
      await ask("How many children did they reach?", "We want to reach 3,200 children."),
    ).not.toMatchObject({ lead: "3,200" });
  });

  it("takes no figure of a time before the one that is asked for", async () => {
    const text = ["During the trial period the notice is one week.", "Wages are paid monthly."];

    expect(await ask("What is the notice period after the trial?", ...text)).not.toMatchObject({
      lead: "one week",
    });
  });

  it("quotes the bound that an age falls under", async () => {
    const text = [
      "Adults take 10 ml. Children from 6 to 12 years take 5 ml.",
      "It is not suitable for children under six.",
    ];

    expect(await quotes("How much does a 7-year-old get?", ...text)).toEqual([
      "Children from 6 to 12 years take 5 ml.",
    ]);
    expect(await quotes("Is it ok for a 4-year-old?", ...text)).toEqual([
      "It is not suitable for children under six.",
    ]);
  });

  it("reads a table whose columns are years", async () => {
    const table = ["Thousand euros\t2024\t2023", "Donations\t512\t468", "Staff\t388\t361"];

    expect(await ask("What were the donations in 2023?", ...table)).toMatchObject({ lead: "468" });
  });

  it("tells whom a letter is to, and when it was written", async () => {
    const letter = ["3 November 2025", "Dear Ms. Okafor,", "Please ring us by 14 November 2025."];

    expect(await ask("Who is the letter to?", ...letter)).toMatchObject({ lead: "Ms. Okafor" });
    expect(await ask("When was the letter written?", ...letter)).toMatchObject({
      lead: "3 November 2025",
    });
  });
});
