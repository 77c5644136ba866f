import { describe, expect, it } from "vitest";
import { answerWhomToAsk } from "@/lib/documents/reader/answer-whom-to-ask";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

/** The short answer and the statements quoted for a question about lines of a document; undefined for none. */
async function ask(question: string, lines: readonly string[], headings: string[] = []) {
  const parts = [{ place: 1, text: lines.join("\n\n") }];
  const index = await indexUnits(await readStructure("Paper", parts, headings));
  const answer = await answerWhomToAsk(index, question);
  return answer?.kind === "answer"
    ? { lead: answer.lead, texts: answer.units.map(({ text }) => text) }
    : undefined;
}

describe("answerWhomToAsk", () => {
  it.each([
    ["Who do I ask for bean seeds?", "Seeds can be had from Hattie for a small gift."],
    ["Who should I ask about the key?", "Get the key from the caretaker before noon."],
    ["Who can I get tickets from?", "Tickets are sold through Nora Bell."],
    ["Whom do I contact about a lost card?", "If you have lost your card, call Mr. Pike."],
    ["Who do I write to for a refund?", "Apply to the office for a refund."],
    ["Who can I borrow a tent from?", "Tents can be borrowed free of charge from Mr. Pike."],
    ["Who do I ask about the card?", "Cards are available from the reception."],
    ["Who do I ask about the card?", "You can order a new card from the office."],
    ["Who should we see about a locker?", "Speak to Ana Ruiz if you want a locker."],
  ])("tells to whom one goes: %s", async (question, said) => {
    const lines = [
      "The bean won a prize, and so did the refund key ticket card tent locker.",
      said,
    ];

    expect((await ask(question, lines))?.texts).toEqual([said]);
  });

  it.each([
    ["Who do I ask for bean seeds?", "The bean seeds are sold from Monday."],
    ["Who do I ask for bean seeds?", "Ask Hattie about the shed."],
    ["Who do I ask about keys?", "Keys were stolen from the office."],
    ["Who can I get a key from?", "The key is to be hidden from the manager."],
    ["Who do I ask about the parking permit?", "Your permit is valid from Main Street to Elm."],
    ["Who can I ask about my results?", "See Table 2 for the results."],
    ["Who do I contact about refunds?", "Refunds come from Germany within 5 days."],
    ["Who do I contact about the trip?", "The trip goes from London via Oxford."],
    ["Who do I ask about the club?", "The club is run from Leeds."],
    ["Who won first prize?", "Seeds can be had from Hattie."],
  ])("leaves what doesn't: %s", async (question, said) => {
    expect(await ask(question, [said])).toBeUndefined();
  });
});
