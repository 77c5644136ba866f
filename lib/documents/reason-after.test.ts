import { describe, expect, it } from "vitest";
import { askDocument } from "@/tests/support/ask-document";

/** Asks about a summary, with a model that is sure of nothing, but for what matches a pattern. */
function ask(question: string, text: string, close: RegExp) {
  return askDocument(question, { parts: [{ place: 1, text }], odds: [[close, -2.2]] });
}

describe("a question for the reason", () => {
  it.each([
    [
      "Why was the dog being sick?",
      "Summary\n\nThe dog came in with vomiting. Radiographs showed an obstruction. A sock was taken out.",
      /vomiting/,
      "A sock",
    ],
    [
      "Why does the roof leak?",
      "Report\n\nThe roof leaks above the stairs. The inspection revealed two cracked tiles.",
      /leaks/,
      "cracked tiles",
    ],
    [
      "Why was the train late?",
      "News\n\nThe train was an hour late. It turned out that a tree lay on the line.",
      /hour late/,
      "a tree",
    ],
    [
      "Why is the warning lamp on?",
      "Reported\n\nWarning lamp on since last week.\n\nFindings\n\nCode P0420; the cause is most probably the sensor.",
      /lamp/,
      "the sensor",
    ],
    [
      "Why was the test repeated?",
      "Letter\n\nThe test was repeated in May. We found that the first sample had dried.",
      /repeated/,
      "had dried",
    ],
    [
      "Why is there no heat?",
      "Notice\n\nThere is no heat in the hall.\n\nThis was caused by a burst pipe.",
      /no heat/,
      "burst pipe",
    ],
  ])(
    "is shown what was found out, and not its own event alone: %s",
    async (question, text, close, reason) => {
      const { answer } = await ask(question, text, close);

      expect(answer).toContain(reason);
    },
  );

  it("is shown nothing more of what was found out about another thing", async () => {
    const text = "Summary\n\nThe dog came in with vomiting. The owner paid in cash.";

    expect((await ask("Why was the dog sick?", text, /vomiting/)).answer).not.toContain("cash");
  });

  it.each([
    [
      "Why was the park closed?",
      "News\n\nThe park was closed in May. We found a new home for the ducks. They are happy there.",
      /closed in May/,
      "ducks",
    ],
    [
      "Why did sales fall?",
      "Report\n\nSales fell by 4%. This shows how the team works. The store has been established since 1990.",
      /Sales fell/,
      "team",
    ],
    [
      "Why was he brought in?",
      "Letter\n\nHe was brought in on Monday. An X-ray showed no pneumonia. He went home.",
      /brought in/,
      "pneumonia",
    ],
    [
      "Why was the dog sick?",
      "Summary\n\nThe dog came in with vomiting. Radiographs showed an obstruction. The owner paid in cash.",
      /vomiting/,
      "cash",
    ],
  ])("isn't shown what gives none: %s", async (question, text, close, other) => {
    expect((await ask(question, text, close)).answer).not.toContain(other);
  });
});
