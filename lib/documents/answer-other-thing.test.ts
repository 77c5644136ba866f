import { describe, expect, it } from "vitest";
import { askDocument, type Odds } from "@/tests/support/ask-document";

/** Asks about a document, with a model that takes what matches a pattern for the answer at these odds. */
function ask(question: string, paragraphs: readonly string[], odds: Odds = []) {
  return askDocument(question, { parts: [{ place: 1, text: paragraphs.join("\n\n") }], odds });
}

describe("what is of another thing than a question names is no answer", () => {
  it("for the row of another letter", async () => {
    const bill = ["Council tax", "Total for band C\t$1,962.40", "Amount to pay\t$1,471.80"];

    const odds: Odds = [[/band C/, 4]];
    expect(await ask("How much is band D?", bill, odds)).toMatchObject({ found: false });
    expect((await ask("How much is band C?", bill, odds)).answer).toMatch(/^\*\*\$1,962\.40\*\*/);
  });

  it.each([
    "What was my premium last year?",
    "What was the premium for the previous year?",
    "What was my premium the year before?",
  ])("for this year's amount: %s", async (question) => {
    const schedule = ["Home insurance", "Total annual premium\t$444.14", "Excess\t$250"];

    const { answer, found } = await ask(question, schedule, [[/premium/, 4]]);

    expect(found).toBe(false);
    expect(answer).not.toMatch(/^\*\*/);
  });

  it("but for last year's, where the row says so", async () => {
    const schedule = ["Home insurance", "Premium last year\t$401.20", "Premium\t$444.14"];

    const { answer } = await ask("What was my premium last year?", schedule);

    expect(answer).toMatch(/^\*\*\$401\.20\*\*/);
  });

  it.each([
    "Sum this up",
    "sum it up for me please",
    "Give me the gist.",
    "tl;dr",
    "Summarize this in two sentences",
  ])("while all of it is told first to who asks: %s", async (question) => {
    const quote = "Dogs are welcome in the garden.";
    const parts = [{ place: 1, text: `Rules\n\n${quote}` }];
    const overview = [{ place: 1, quote }];

    const { answer, found } = await askDocument(question, { parts, overview });

    expect(found).toBe(true);
    expect(answer).toContain(quote);
  });
});
