import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";
import { writeAnswer } from "@/lib/documents/reader/write-answer";

const AGREEMENT = [
  'This Agreement is made between Northwind LLC, a Delaware company ("Provider"), and Harbor Inc., a Washington company ("Client").',
  "1. Term",
  "This Agreement begins on April 1, 2025 and continues for a term of twenty-four (24) months.",
  "2. Fees",
  "Client shall pay Provider a monthly fee of $8,400. A setup fee of $5,250 is due on signature. Late payments bear interest at 1.5% per month.",
  "Invoice date\tMay 6, 2026",
  "Due date\tJune 5, 2026",
  "3. Ending",
  "Either party may terminate this Agreement by giving ninety (90) days' written notice.",
].join("\n\n");

async function ask(question: string, before?: string) {
  const structure = await readStructure("Agreement", [{ place: 1, text: AGREEMENT }]);
  const turns = before ? [{ role: "user" as const, text: before }] : [];
  return answerFromUnits(await indexUnits(structure), { question, turns });
}

describe("answerFromUnits", () => {
  it.each([
    ["How much is the monthly fee?", "$8,400"],
    ["When does the agreement begin?", "April 1, 2025"],
    ["How long is the term?", "twenty-four (24) months"],
    ["Who are the parties?", "Northwind LLC and Harbor Inc."],
    ["How much notice is needed to terminate?", "ninety (90) days"],
    ["What is the interest rate on late payments?", "1.5%"],
  ])("answers %j with the thing asked for", async (question, lead) => {
    expect(await ask(question)).toMatchObject({ kind: "answer", lead });
  });

  it.each([
    ["What is the total of the monthly fee and the setup fee?", "$13,650", "$8,400 + $5,250"],
    [
      "What is the difference between the monthly fee and the setup fee?",
      "$3,150",
      "$8,400 − $5,250",
    ],
    ["What percentage of the monthly fee is the setup fee?", "62.5%", "$5,250 ÷ $8,400 × 100"],
    [
      "How many days are there between the invoice date and the due date?",
      "30 days",
      "from May 6, 2026 to June 5, 2026",
    ],
    ["When does the agreement end?", "April 1, 2027", "April 1, 2025 + twenty-four (24) months"],
  ])("computes %j and shows the working", async (question, lead, working) => {
    expect(await ask(question)).toMatchObject({ kind: "answer", lead, working });
  });

  it("computes no end but that of what is asked about", async () => {
    const text = `${AGREEMENT}\n\nThe warranty expires on March 3, 2028.`;
    const structure = await readStructure("Agreement", [{ place: 1, text }]);
    const question = "When does the warranty expire?";

    const answer = await answerFromUnits(await indexUnits(structure), { question, turns: [] });

    expect(answer).toMatchObject({ kind: "answer", lead: "March 3, 2028" });
  });

  it("takes a time of notice for no term", async () => {
    const text =
      "This Agreement is effective January 1, 2025 for the term in Schedule A; either party may end it on 30 days' written notice.";
    const structure = await readStructure("Agreement", [{ place: 1, text }]);
    const question = "When does the agreement end?";

    const answer = await answerFromUnits(await indexUnits(structure), { question, turns: [] });

    expect(answer).not.toMatchObject({ lead: "January 31, 2025" });
  });

  it("answers about a part of the document, or says that there is none", async () => {
    expect(await ask("Summarize section 3")).toMatchObject({ kind: "section", title: "3. Ending" });
    expect(await ask("Summarize chapter 14")).toEqual({
      kind: "absent",
      missing: "Chapter 14",
      isSure: true,
    });
  });

  it.each([
    "What is the profit margin?",
    "What is the phone number of the Client?",
    "How much is the deposit?",
    "Who is the mayor?",
    "What is the sum of the monthly fee and the notice?",
  ])("says that it doesn't know: %s", async (question) => {
    expect(await ask(question)).toMatchObject({ kind: "absent" });
  });

  it("knows that how deep something is is its depth", async () => {
    const text = "Water comes from a well that was drilled to a depth of 60 meters.";
    const index = await indexUnits(await readStructure("Garden", [{ place: 2, text }]));

    expect(
      await answerFromUnits(index, { question: "How deep is the well?", turns: [] }),
    ).toMatchObject({
      lead: "60 meters",
    });
  });

  it("keeps the way a follow-up is asked", async () => {
    expect(await ask("And the setup fee?", "How much is the monthly fee?")).toMatchObject({
      lead: "$5,250",
    });
  });

  it("writes the thing asked for before the words that prove it", async () => {
    const structure = await readStructure("Agreement", [{ place: 1, text: AGREEMENT }]);
    const answer = await ask("What is the total of the monthly fee and the setup fee?");
    if (answer.kind !== "answer") throw new Error("no answer");

    expect((await writeAnswer(answer, structure)).split("\n\n")).toEqual([
      "**$13,650** = $8,400 + $5,250",
      "Computed from the figures quoted here:",
      "> **2\\. Fees**  \n> Client shall pay Provider a monthly fee of $8,400. [p. 1](#page=1)",
      "> A setup fee of $5,250 is due on signature. [p. 1](#page=1)",
    ]);
  });
});
