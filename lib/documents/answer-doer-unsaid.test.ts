import { describe, expect, it } from "vitest";
import { askDocument } from "@/tests/support/ask-document";

const INVOICE = [
  "Invoice",
  "Attn. Mr Cassius Thorne",
  "1\tTuning, upright piano\t6\t£444.00",
  "Questions about this invoice: Leopold Ansah, accounts@pemberley.example.",
];

async function ask(question: string, ...more: string[]) {
  const parts = [{ place: 1, text: [...INVOICE, ...more].join("\n\n") }];
  return askDocument(question, { parts, before: [], odds: [[/Thorne|Tuning|Ansah/, 2]] });
}

describe("who did something, where nothing says so", () => {
  it.each(["Who did the work?", "Who carried out the work?", "Who tuned the pianos?"])(
    "isn't found: %s",
    async (question) => {
      expect(await ask(question)).toMatchObject({ found: false, citations: [] });
    },
  );

  it("is found where it's said", async () => {
    const said = "The castor was repaired by Ottilie Brandt.";

    expect((await ask("Who repaired the castor?", said)).answer).toContain("Ottilie Brandt");
  });
});
