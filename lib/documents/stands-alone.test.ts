import { describe, expect, it } from "vitest";

import { announcedTitle, findTopics } from "@/lib/documents/find-topics";
import { standaloneStatement } from "@/lib/documents/stands-alone";
import { definedTerms, openQuestions } from "@/lib/documents/talk-notes";

describe("standaloneStatement", () => {
  it.each([
    ["Okay so cold water is heavier than warm water.", "Cold water is heavier than warm water."],
    ["First peel the potatoes and slice them thin.", "Peel the potatoes and slice them thin."],
    ["Okay look at the crust before the time is up.", "Look at the crust before the time is up."],
    ["Look, cold water is heavier than warm water.", "Cold water is heavier than warm water."],
    ["So second thing turn off the oven at the wall.", "Turn off the oven at the wall."],
    [
      "If the knife slides in without resistance, it's done.",
      "If the knife slides in without resistance, it's done.",
    ],
  ])("shortens %j to %j", (sentence, statement) => {
    expect(standaloneStatement(sentence)).toBe(statement);
  });

  it.each([
    "The second thing is insulation.",
    "There are three things that you should check.",
    "It costs about eight dollars a can.",
    "Pour it over the potatoes until it almost covers them.",
    "Why does Norway have harbors that stay free of ice?",
    "If you liked this video, hit the like button and subscribe.",
    "Let's talk about the risk of it all.",
    "You need is a bin with a tight lid and a carbon filter.",
    "You can get and if you just want less trash.",
    "I think 30 percent for a loaf of good bread.",
    "One thing about ovens I don't know is how.",
    "The last thing and nobody does this the salt.",
    "Yet it has to be buried in soil for another two weeks.",
  ])("says nothing alone: %j", (sentence) => {
    expect(standaloneStatement(sentence)).toBeUndefined();
  });
});

describe("topics of a talk", () => {
  it.each([
    ["The second thing is insulation.", "Insulation"],
    ["Okay let's talk about risk.", "Risk"],
    ["What about bonds?", "Bonds"],
    ["How did the business change?", "How did the business change?"],
    ["Cold water is heavier than warm water.", undefined],
  ])("are announced by %j", (sentence, title) => {
    expect(announcedTitle(sentence)).toBe(title);
  });

  it("cover the talk without gaps", async () => {
    const lines = Array.from({ length: 30 }, (_, index) => ({
      text: index % 8 === 4 ? `Let's talk about part${index}.` : `Sentence ${index} tells of bees.`,
      place: 0,
    }));

    const topics = await findTopics(lines);

    expect(topics[0]?.from).toBe(0);
    expect(topics.at(-1)?.to).toBe(30);
    for (const [index, { from }] of topics.entries())
      if (index > 0) expect(from).toBe(topics[index - 1]?.to);
    expect(topics.map(({ title }) => title)).toContain("Part12");
  });

  it("define terms and leave questions open", () => {
    const sentences = [
      { text: "A baffle is a channel of cardboard.", place: 1 },
      { text: "The problem is the price.", place: 2 },
      { text: "Will the headband survive a second year?", place: 3 },
      { text: "I don't know, but I'll make an update.", place: 4 },
    ];

    expect(definedTerms(sentences).points).toEqual([
      { place: 1, quote: "A baffle is a channel of cardboard.", lead: "Baffle" },
    ]);
    expect(openQuestions(sentences).points).toEqual([
      { place: 3, quote: "Will the headband survive a second year?" },
    ]);
  });
});
