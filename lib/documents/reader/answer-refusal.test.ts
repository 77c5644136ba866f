import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { missesPoint } from "@/lib/documents/reader/misses-point";
import { readStructure } from "@/lib/documents/reader/structure";

const PAID = "We will pay for the kitchen. The hose burst suddenly, which your policy covers.";
const DENIED = "The estimate of $6,275.00 for the basement is therefore denied.";
const REASONS = [
  "The inspection showed that water came through cracks over many months.",
  "Your policy excludes seepage over a period of weeks (Exclusion 3.c).",
];
const REVIEW =
  "If you disagree with this decision, you may ask for a review within 60 days of the date of this letter.";

async function indexOf(...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  return indexUnits(await readStructure("Letter", parts));
}

async function ask(question: string, ...paragraphs: string[]) {
  return answerFromUnits(await indexOf(...paragraphs), { question, turns: [] });
}

describe("a letter that refuses something", () => {
  it.each(["Why was the basement denied?", "Why wasn't the basement covered?"])(
    "gives its reasons: %s",
    async (question) => {
      const paragraph = ["We are unable to pay for the basement.", ...REASONS, DENIED].join(" ");

      expect(await ask(question, PAID, paragraph, REVIEW)).toMatchObject({
        kind: "answer",
        units: REASONS.map((text) => ({ text })),
      });
    },
  );

  it("gives none by saying it again", async () => {
    const question = "Why was the basement denied?";
    const index = await indexOf(PAID, DENIED, REVIEW);

    expect(missesPoint(index, DENIED, question)).toBe(true);
    expect(missesPoint(index, DENIED, "How much was denied?")).toBe(false);
  });

  it.each([
    "When is the deadline to appeal?",
    "By when can I appeal?",
    "How long do I have to contest this?",
  ])("tells the time for a review: %s", async (question) => {
    expect(await ask(question, PAID, REVIEW)).toMatchObject({
      lead: "within 60 days of the date of this letter",
    });
  });

  it("doesn't take another limit for it", async () => {
    const check = "A check will be mailed within 10 days.";

    expect(await ask("By when can I appeal?", PAID, check)).not.toHaveProperty("lead");
  });
});
