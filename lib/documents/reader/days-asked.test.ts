import { describe, expect, it } from "vitest";
import { askDocument, type Odds } from "@/tests/support/ask-document";

const RULES = [
  "Rules of the yard",
  "Noise, bins, and looks",
  "Drills and saws may be used Monday through Saturday.",
  "Bins may stand at the curb from 5 p.m. on the day before they are emptied.",
];
const HALL = [
  "Swimming hall",
  "Prices",
  "Carers of guests with a blue card swim free of charge.",
  "Swimming is free for everybody on the last Friday of the month.",
];

const ask = (question: string, paragraphs: readonly string[], odds: Odds) =>
  askDocument(question, { parts: [{ place: 1, text: paragraphs.join("\n\n") }], odds });

describe("a question for a day", () => {
  it("isn't answered with the days of something else", async () => {
    const { answer, found } = await ask("Which day of the week are the bins emptied?", RULES, [
      [/Drills/, 2.7],
      [/Bins may/, 1.7],
    ]);
    expect(found).toBe(false);
    expect(answer).toContain("Bins may stand");
    expect(answer).not.toContain("Drills");
  });

  it("is answered with the day of the thing itself", async () => {
    const rules = [...RULES, "The bins are emptied on Tuesdays."];
    const { answer, found } = await ask("What day of the week are the bins emptied?", rules, [
      [/Drills/, 2.7],
      [/Tuesdays/, 2.2],
    ]);
    expect(found).toBe(true);
    expect(answer).toContain("Tuesdays");
    expect(answer).not.toContain("Drills");
  });

  it.each([
    "Is there any time when I can swim for free?",
    "Are there days on which it's free?",
    "Is there an evening when we can swim for free?",
  ])("isn't answered with what has no time: %s", async (question) => {
    const { answer, found } = await ask(question, HALL, [
      [/Carers/, 2.5],
      [/last Friday/, 2.2],
    ]);
    expect(found).toBe(true);
    expect(answer).toContain("last Friday of the month");
    expect(answer).not.toContain("Carers");
  });

  it("is left open where nothing has a time", async () => {
    const { found } = await ask("Is there any day when swimming is free?", HALL.slice(0, 3), [
      [/Carers/, 2.5],
    ]);
    expect(found).toBe(false);
  });
});
