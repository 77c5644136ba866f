import { describe, expect, it } from "vitest";
import { askDocument, type Odds } from "@/tests/support/ask-document";

/** Asks about a letter, with a model that takes what matches a pattern for the answer at these odds. */
function ask(question: string, paragraphs: readonly string[], odds: Odds = []) {
  return askDocument(question, { parts: [{ place: 1, text: paragraphs.join("\n\n") }], odds });
}

const CARD = [
  "Your card is changing",
  "Activate the new card with your PIN at any cash machine.",
  "Cut your old card in several pieces.",
];
const CAMP = [
  "A typical day",
  "7.30\tWake up and morning run",
  "12.30\tLunch and quiet hour",
  "6.00\tSupper",
];

describe("an answer is unsure where nothing quoted has what the question turns on", () => {
  it.each([
    [
      "Which part of the house are we not allowed to use?",
      ["House rules", "Smoking is not permitted inside the house.", "The lawn is mown weekly."],
      /Smoking/,
    ],
    ["Do I have to learn a new PIN?", CARD, /Activate/],
    [
      "How hard is my water?",
      ["Your bill", "Fresh water was £85.56 in all.", "Pay it by May."],
      /Fresh water/,
    ],
    [
      "What will my next bill be?",
      ["Your bill", "The bill of May was for £187.46.", "Thank you."],
      /bill of May/,
    ],
    [
      "Where do we have to change trains?",
      ["Changes", "Tickets are valid only on the trains shown.", "Dogs are welcome."],
      /valid only/,
    ],
    [
      "Who has to write to the councillor?",
      ["Road safety", "It was agreed to write to the councillor and her office.", "It was late."],
      /agreed/,
    ],
    ["what time do they have to go to sleep?", CAMP, /Wake up|Lunch/],
    [
      "Is dinner included in the price?",
      ["Hotel", "Dinner is served from 18:30 to 21:00.", "Luggage may be left at reception."],
      /Dinner/,
    ],
    [
      "When can we check in?",
      ["Hotel", "Check-out: Monday, October 20, by 10:30", "Luggage may be left at reception."],
      /Check-out/,
    ],
    [
      "What happens if I get married?",
      ["Payment", "Fees are collected on the first day of the month.", "The club opens at 9."],
      /collected/,
    ],
  ])("%s", async (question, paragraphs, likely) => {
    const { answer, found } = await ask(question, paragraphs, [[likely, 6]]);

    expect(found).toBe(false);
    expect(answer).toMatch(/^I'm not sure/);
  });

  it.each([
    [
      "What are we not allowed to do?",
      ["House rules", "Smoking is not permitted inside the house.", "The lawn is mown weekly."],
      /Smoking/,
    ],
    [
      "How hard is my water?",
      ["Water", "The water in your area is very soft.", "Pay by May."],
      /soft/,
    ],
    [
      "What will my next bill be?",
      ["Your bill", "Each bill will be £42.", "Thank you."],
      /Each bill/,
    ],
  ])("but told where it has: %s", async (question, paragraphs, likely) => {
    const { answer, found } = await ask(question, paragraphs, [[likely, 6]]);

    expect(answer).toMatch(likely);
    expect(found).toBe(true);
  });

  it("quotes the next sentence where that has the reason", async () => {
    const letter = [
      "Your card",
      "We are replacing your card. We are making this change because fraud is rising.",
      "Thank you.",
    ];
    const { answer, found } = await ask("why are they swapping it?", letter, [[/replacing/, 6]]);

    expect(found).toBe(true);
    expect(answer).toContain("because fraud is rising");
    expect(answer).not.toContain("We are replacing");
  });

  it("takes no head of a table for an answer", async () => {
    const { answer } = await ask("When should I get the new card?", [
      "Fees",
      "Until 18 July 2025\tWith the new card",
      "Purchases abroad\t2.75%\t1.00%",
      "Lost card\t£6\tFree",
    ]);

    expect(answer).not.toMatch(/^(?:> )?\*\*/);
  });
});
