import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const LESSONS = [
  "Swimming lessons",
  "Class 4a swims on Mondays from 10:00 to 11:30 and class 4b on Thursdays from 8:30 to 10:00, both from 14 September until the end of January.",
  "Choir",
  "The choir meets on Tuesdays at 6 pm, from 20 September on.",
  "Wages",
  "Work on Sundays is paid at one and a half times the normal rate on 1 May.",
];

async function ask(question: string, paragraphs: readonly string[] = LESSONS) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("School", parts));
  return answerFromUnits(index, { question, turns: [] });
}

describe("when something is each week", () => {
  it.each([
    ["When is swimming for 4b?", "Thursdays from 8:30 to 10:00"],
    ["When is the swimming lesson of class 4a?", "Mondays from 10:00 to 11:30"],
    ["When does the choir meet?", "Tuesdays at 6 pm"],
    ["When do swimming lessons start?", "14 September"],
  ])("%s %s", async (question, lead) => {
    expect(await ask(question)).toMatchObject({ lead });
  });

  it.each([
    "The pool is open from 6 am to 9 pm, on Sundays from 9 am to 5 pm.",
    "The pool is open from 6 to 9, on Sundays from 9 to 5.",
    "The pool is open until 8 pm, on Sundays until 6 pm.",
    "The pool is open from six in the morning, on Sundays at 9 o’clock.",
  ])("is quoted whole with other times beside it: %s", async (hours) => {
    const answer = await ask("When is the pool open?", [hours]);

    expect(answer).not.toMatchObject({ lead: expect.stringContaining("Sundays") });
    expect("units" in answer && answer.units.map(({ text }) => text)).toEqual([hours]);
  });

  it("is quoted whole where a question is for none of several", async () => {
    expect(await ask("When is swimming?")).not.toHaveProperty("lead");
  });

  it("isn't told by a condition", async () => {
    expect(await ask("When do I get my wages?")).not.toMatchObject({ lead: "Sundays" });
    expect(await ask("When is work paid?")).not.toMatchObject({ lead: "Sundays" });
  });
});
