import { describe, expect, it } from "vitest";

import { collectSentences } from "@/lib/documents/rank-sentences";
import { isBrief, isCourtesy, isLabeled } from "@/lib/documents/short-statements";

describe("a short sentence", () => {
  it.each([
    "The piers are sound.",
    "Our recommendation is option B.",
    "The meeting adjourned at 8:47 p.m.",
    "Absent: Walter Finch.",
  ])("says something wherever it stands: %s", (sentence) => {
    expect(isBrief(sentence, true)).toBe(true);
  });

  it.each(["It rained.", "Carried.", "Is it sound?"])(
    "says something behind others: %s",
    (sentence) => {
      expect(isBrief(sentence, false)).toBe(true);
      expect(isBrief(sentence, true)).toBe(false);
    },
  );

  it.each(["See figure 3.", "The divers", "Page 3 of 5.", "Next steps:", "the rest is."])(
    "says nothing: %s",
    (sentence) => {
      expect(isBrief(sentence, false)).toBe(false);
    },
  );
});

describe("a labeled line", () => {
  it.each(["When: Saturday, May 24", "Absent: Walter Finch.", "Parking fee: $6 a day"])(
    "says one thing: %s",
    (line) => {
      expect(isLabeled(line)).toBe(true);
    },
  );

  it.each(["Table 1: Yield by year", "Name: ____", "The rules, as they stand: none", "Note:"])(
    "is none: %s",
    (line) => {
      expect(isLabeled(line)).toBe(false);
    },
  );
});

describe("a courtesy", () => {
  it.each([
    "Good evening, everyone.",
    "Good evening, and thank you all for coming.",
    "Hello and welcome.",
    "Thank you very much for your attention.",
    "I am happy to take your questions.",
    "We'll now take any questions.",
    "Any other questions?",
  ])("is said to the room: %s", (sentence) => {
    expect(isCourtesy(sentence)).toBe(true);
  });

  it.each([
    "Good morning is what people say here until noon.",
    "Thank you notes are sent within a week.",
    "Thanks to the grant, the roof was repaired.",
    "We will answer the question of who pays in May.",
    "Hello Kitty was drawn in 1974 by Yuko Shimizu.",
  ])("isn't what is said of a subject: %s", (sentence) => {
    expect(isCourtesy(sentence)).toBe(false);
  });
});

describe("collectSentences", () => {
  it("has the sentence that carries the meaning, and no greeting", async () => {
    const text =
      "Good evening, and thank you for coming. Let me start with the good news. The piers are sound. The divers found scour at two of them last spring. The deck is worn. It costs eleven million and lasts for fifty years. The work would take fourteen months. I am happy to take your questions.";
    const sentences = await collectSentences([{ place: 1, text }]);

    expect(sentences.map((sentence) => sentence.text)).toEqual([
      "Let me start with the good news.",
      "The piers are sound.",
      "The divers found scour at two of them last spring.",
      "The deck is worn.",
      "It costs eleven million and lasts for fifty years.",
      "The work would take fourteen months.",
    ]);
    expect(sentences.filter(({ isShort }) => isShort)).toHaveLength(2);
  });
});
