import { describe, expect, it } from "vitest";

import { guessIn, partsOf } from "@/lib/documents/talk/question-parts";

const parts = (question: string) => partsOf({ question, turns: [] }).map((part) => part.question);

describe("[YT-05] the parts of a question", () => {
  it.each([
    [
      "How do you weigh a hive and what does it cost?",
      "How do you weigh a hive?",
      "what does it cost?",
    ],
    ["Who takes over the shop and when?", "Who takes over the shop?", "when takes over the shop?"],
    ["How long does it soak, and why?", "How long does it soak?", "why does it soak?"],
    ["When does it open, and what does it cost?", "When does it open?", "what does it cost?"],
    ["How big is the lake, where is it?", "How big is the lake?", "where is it?"],
    ["How big is the lake, how old is it?", "How big is the lake?", "how old is it?"],
  ])("are two in %j", (question, ...both) => {
    expect(parts(question)).toEqual(both);
  });

  it.each([
    "How much are bread and butter?",
    "How and when do I water it?",
    "Tell me what it costs and where it is",
    "What happens when it rains?",
    "When the dough is too sticky, what should I do?",
    "Where the path is icy, how do I walk?",
    "How big is the reactor, which they built in 2010?",
    "How old is the man, who lives alone?",
    "What grows in the valley, where the lake was?",
  ])("is one in %j", (question) => {
    expect(parts(question)).toEqual([question]);
  });

  it("may be a guess, which is denied or confirmed", () => {
    const guess = guessIn("Why do they die in winter, is it the cold?");

    expect(guess?.settles.test("It's not the cold that kills them.")).toBe(true);
    expect(guess?.settles.test("They die because of the cold.")).toBe(true);
    expect(guess?.settles.test("It hits the cold lid.")).toBe(false);
    expect(guessIn("Why do they die in winter?")).toBeUndefined();
  });
});
