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

async function ask(question: string, paragraphs: readonly string[] = BILL, title = "Bill") {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure(title, parts, HEADINGS));
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

  it.each([
    "To pay by Direct Debit, return the form by 20 April 2026.",
    "Set up your standing order by 25 March 2026.",
    "Late charges are added to your account from 1 June 2026.",
  ])("and pays by the day it is due, whatever else has a day: %s", async (other) => {
    const due = ["Rowing club", "Payment is due by 5 May 2026.", other];
    for (const question of ["When do I have to pay?", "When is the payment due?"])
      expect(await ask(question, due)).toMatchObject({ units: [{ text: due[1] }] });
  });

  it.each([
    "Your card will be charged on 5 May 2026.",
    "Direct Debit date\t5 May 2026",
    "The money leaves your bank account on 5 May 2026.",
  ])("and knows when it is taken: %s", async (taken) => {
    const answer = await ask("When will the money be taken?", ["Your membership", taken]);
    expect(answer).toMatchObject({ lead: "5 May 2026" });
  });

  it("and quotes few of many lines that tell the same day", async () => {
    const lines = Array.from(
      { length: 30 },
      (_, at) => `Line ${at}: the direct debit is taken on 5 May 2026.`,
    );
    const answer = await ask("When is the money taken?", ["Your membership", ...lines]);
    expect(answer).toMatchObject({ lead: "5 May 2026", units: { length: 3 } });
  });

  it("and takes no total of other papers for a bill that is named", async () => {
    const budget = ["Household budget", "Electricity\t£80", "Food\t£400", "Total\t£480"];
    const answer = await ask("How much was the electricity bill?", budget, "Budget");
    expect(answer).not.toMatchObject({ lead: "£480" });
  });
});
