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

async function ask(question: string) {
  const parts = [{ place: 1, text: LESSONS.join("\n\n") }];
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

  it("is quoted whole where a question is for none of several", async () => {
    expect(await ask("When is swimming?")).not.toHaveProperty("lead");
  });

  it("isn't told by a condition", async () => {
    expect(await ask("When do I get my wages?")).not.toMatchObject({ lead: "Sundays" });
    expect(await ask("When is work paid?")).not.toMatchObject({ lead: "Sundays" });
  });
});
