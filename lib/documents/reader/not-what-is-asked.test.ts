import { describe, expect, it } from "vitest";
import { askDocument } from "@/tests/support/ask-document";

const ask = (question: string, paragraphs: readonly string[], odds = -9) =>
  askDocument(question, {
    parts: [{ place: 1, text: paragraphs.join("\n\n") }],
    otherwise: odds,
  });

describe("a question isn't answered with what only looks like it", () => {
  it.each([
    ["Who supervises the lab?", "Ann Lee", ["Ann Lee is supervised by Bo Falk in the lab."]],
    [
      "What's the maximum fine for one item?",
      "$0.20",
      ["Library", "Overdue fine: $0.20 per item per day."],
    ],
    [
      "How much is postage for one item?",
      "$3",
      ["Shop", "We charge $3 per item for returns. Postage is free from $50."],
    ],
    [
      "What is the maximum loan I can get?",
      "five years",
      ["Bank", "A loan may not exceed five years. Members borrow up to $10,000."],
    ],
    [
      "Which number bus runs on Sundays?",
      "555-0177",
      ["Transit", "Bus 12 runs Monday through Saturday. Questions on weekends: call 555-0177."],
    ],
    [
      "How much of the deposit do we get back at the very end?",
      "$900",
      ["Payments", "Payment\tAmount", "Deposit\t$400", "Last month's rent\t$900"],
    ],
  ])("%s", async (question, wrong, paragraphs) => {
    const { answer } = await ask(question, paragraphs);
    expect(answer).not.toContain(`**${wrong}`);
  });

  it("nor with the note of another table", async () => {
    const { answer, found } = await ask("Why is there no zinc?", [
      "Samples",
      "(1) The clinic keeps the samples for a year.",
      "Results",
      "Test\tResult\tUnit",
      "Sodium\t139\tmmol/L",
      "Zinc\tnot measured (1)\tmmol/L",
      "",
      "(1) The tube was broken.",
    ]);
    expect(found).toBe(true);
    expect(answer).toContain("The tube was broken");
    expect(answer).not.toContain("keeps the samples");
  });
});

describe("what is asked is still found where it is said", () => {
  it.each([
    ["How much can I claim for one lost item?", "$150", ["Cover", "Limited to $150 per item."]],
    [
      "What's the number for weekends?",
      "555-0177",
      ["Help", "Office 555-0110, 9 to 5.", "Weekends: clinic on duty, 555-0177."],
    ],
    [
      "What do we pay at the very end?",
      "$900",
      ["Payments", "Payment\tAmount", "Deposit\t$400", "Final payment\t$900"],
    ],
    [
      "What is the maximum stay we can have?",
      "21 days",
      ["Camp", "A stay may not exceed 21 days."],
    ],
  ])("%s", async (question, right, paragraphs) => {
    const { answer } = await ask(question, paragraphs);
    expect(answer).toContain(`**${right}`);
  });

  it.each([
    ["Is there any time when the museum is free?", "The museum is free at Easter."],
    ["Is there any time when the museum is free?", "The museum is free after 6."],
    ["Is there any time when the museum is free?", "The museum is free from dusk till dawn."],
    ["Which cleaner should I use?", "Do not use bleach as a cleaner but use soapy water."],
  ])("%s %s", async (question, said) => {
    const { answer, found } = await ask(question, ["Rules", said], 4);
    expect(found).toBe(true);
    expect(answer).toContain(said.slice(0, -1));
  });
});
