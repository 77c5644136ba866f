import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { answerRefusal } from "@/lib/documents/reader/answer-refusal";
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

describe("a letter that refuses something leads with no limit of another time", () => {
  const DECIDES = "We will decide your appeal within 60 days.";

  it.each([
    [`You have 180 days from the date of this letter to appeal. ${DECIDES}`],
    [`Appeals must be received by March 3, 2026. We review each within 30 days.`],
    ["We will review your claim within 15 days."],
    ["A decision on your appeal is made within 45 days."],
  ])("such as the one in which the office decides: %s", async (text) => {
    const answer = await ask("By when can I appeal?", PAID, text);

    for (const lead of ["within 60 days", "within 30 days", "within 15 days", "within 45 days"])
      expect(answer).not.toMatchObject({ lead });
  });

  it("and knows the ways of telling it", async () => {
    const days = `You have 180 days from the date of this letter to appeal. ${DECIDES}`;
    const words = "You may file an appeal within one hundred eighty (180) days.";

    expect(await ask("How long do I have to appeal?", PAID, days)).toMatchObject({
      lead: "180 days from the date of this letter",
    });
    expect(await ask("How long do I have to appeal?", PAID, words)).toMatchObject({
      lead: "within one hundred eighty (180) days",
    });
  });
});

describe("a letter that refuses something gives no reason of another refusal", () => {
  const roof = "Your roof claim is denied because the shingles were worn.";

  it("that has only a common word of the question", async () => {
    const index = await indexOf(roof, "For the hotel we need receipts.");

    expect(await answerRefusal(index, "Why was my hotel claim denied?")).toBe(undefined);
    expect(await answerRefusal(index, "Why was my roof claim denied?")).toMatchObject({
      units: [{ text: roof }],
    });
  });

  it("for one that only tells since when", async () => {
    const since = "You have been insured with us since 2019.";
    const answer = await ask("Why was my roof claim denied?", `${roof} ${since}`);

    expect(answer).toMatchObject({ units: [{ text: roof }] });
  });
});
