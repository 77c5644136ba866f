import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const BILL = [
  "Your bill",
  "We will take this amount by Direct Debit on or after 2 February 2026.",
  "Payment received 3 November 2025\t£131.90",
  "Amount to pay\t£286.47",
  "Is your bill estimated?",
  "Yes. Our reader could not get to the meter. If you send us a reading by 30 January we will send you a corrected bill. You can enter it online, or text it to 60555.",
  "Help with paying",
  "If you find it hard to pay, call our Care Team on 0808 555 0158.",
];
const HEADINGS = ["Your bill", "Is your bill estimated?", "Help with paying"];

async function ask(question: string, paragraphs: readonly string[] = BILL) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Bill", parts, HEADINGS));
  return answerFromUnits(index, { question, turns: [] });
}

describe("answerFromUnits reads a bill", () => {
  it.each([
    "What do I have to pay this time?",
    "How much is my gas bill?",
    "What's the amount due?",
    "What do we need to pay?",
  ])("what it comes to: %s", async (question) => {
    expect(await ask(question)).toMatchObject({ lead: "£286.47" });
  });

  it.each([
    "When will the money leave my account?",
    "On what day will the payment be taken?",
    "When do you take the direct debit?",
    "When is my direct debit?",
    "When do I have to pay?",
  ])("on what day it is taken: %s", async (question) => {
    expect(await ask(question)).toMatchObject({ lead: "on or after 2 February 2026" });
  });

  it.each([
    "How do I send in a reading?",
    "Where can I submit my meter reading?",
    "Can I text you the reading?",
  ])("by what means a reading is sent: %s", async (question) => {
    expect(await ask(question)).toMatchObject({
      units: [
        { text: expect.stringMatching(/^If you send/) },
        { text: expect.stringMatching(/online/) },
      ],
    });
  });

  it.each([
    "Is this based on a real meter reading?",
    "Is my bill just an estimate?",
    "Did you guess my usage, or is it an actual reading?",
  ])("whether it is estimated: %s", async (question) => {
    expect(await ask(question)).toMatchObject({
      units: [{ text: "Yes." }, { text: expect.stringMatching(/^Our reader/) }],
    });
  });

  it("and takes no payment that was received for one to come", async () => {
    const before = ["Your bill", "The direct debit of 3 November 2025 was received, thank you."];
    expect(await ask("When will the money leave my account?", before)).not.toHaveProperty("lead");
  });
});
