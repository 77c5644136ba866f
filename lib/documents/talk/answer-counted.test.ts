import { describe, expect, it } from "vitest";
import { countedQuestion } from "@/lib/documents/talk/answer-counted";
import { saysOpposite } from "@/lib/documents/talk/polarity";
import { askTalk as ask, type Odds } from "@/tests/support/ask-document";

const MISTAKES = [
  "I want to talk about three mistakes that I made with my shop.",
  "Mistake number one is growing too early.",
  "We hired four people in January and could not pay them.",
  "Mistake number two is looking at one number only.",
  "For me that was sales.",
  "And mistake number three, and it's the hardest, is not saying no.",
  "The hotel paid us after seven months.",
];
const SLUGS = [
  "I want to show you how I keep slugs off my lettuce.",
  "There are four things that I do.",
  "The first one is that I water in the morning.",
  "The second thing is boards.",
  "I put an old plank between the rows.",
  "Number three is copper tape around the pots.",
  "And the fourth thing is ducks.",
  "What doesn't work is eggshells.",
  "I tried that for two years with the slugs.",
];

describe("[YT-05] what a talk counts", () => {
  it("is told in full", async () => {
    const reply = await ask("What are the three mistakes?", MISTAKES);

    expect(reply).toEqual({ found: true, quotes: [1, 3, 5].map((at) => MISTAKES[at]) });
  });

  it("isn't claimed to be all where some of it is missing", async () => {
    const reply = await ask("What are the three mistakes?", MISTAKES.slice(0, 5));

    expect(reply).toEqual({ found: false, quotes: [1, 3].map((at) => MISTAKES[at]) });
  });

  it("is told to the end where it was announced", async () => {
    const odds: Odds = [[/keep slugs off/, 4]];
    const { quotes } = await ask("What works against slugs?", SLUGS, odds);

    expect(quotes).toEqual([0, 1, 2, 3, 5, 6].map((at) => SLUGS[at]));
  });

  it("isn't taken from what is counted elsewhere", async () => {
    const others = ["The first thing is boards.", "The second thing is tape for the pots."];
    const { quotes } = await ask("What are the three mistakes?", others);

    expect(quotes).toEqual([]);
  });

  it("makes a question that can be suggested", async () => {
    const index = (texts: readonly string[]) => ({
      said: texts.map((quote, at) => ({
        at,
        quote,
        place: at,
        passage: 0,
        terms: new Set<string>(),
        asks: false,
      })),
      frequency: new Map<string, number>(),
    });

    expect(await countedQuestion(index(MISTAKES))).toBe("What are the three mistakes?");
    expect(await countedQuestion(index(MISTAKES.slice(0, 5)))).toBeUndefined();
  });
});

describe("[YT-05] the opposite of what is asked", () => {
  it.each([
    ["What doesn't work is eggshells.", "What works against slugs?", true],
    ["Coffee grounds don't really help, either.", "Which home remedies help?", true],
    ["It really does work on copper.", "What doesn't work?", true],
    ["What doesn't work is eggshells.", "What does not work?", false],
    ["Copper tape works against slugs.", "What works against slugs?", false],
    ["It doesn't work on wet days.", "Does copper tape work?", false],
    ["It doesn't work because it's wet.", "Why does it not work?", false],
    ["It doesn't need any water.", "How much water does it need?", false],
  ])("is what %j says to %j: %s", (text, question, isOpposite) => {
    expect(saysOpposite(text, question)).toBe(isOpposite);
  });

  it("is no answer", async () => {
    const odds: Odds = [[/eggshells/, 5]];
    const { found, quotes } = await ask("What works against slugs?", SLUGS.slice(7), odds);

    expect(found && quotes.includes(SLUGS[7] ?? "")).toBe(false);
  });
});

describe("[YT-05] what is said in other words", () => {
  const TUNNEL = [
    "The engineer was Josiah Marwood, a man who had never built a tunnel before.",
    "For a century nobody used the tunnel, except a farmer who grew mushrooms there.",
    "Today the eastern half belongs to the bats.",
    "If you take one thing home, it's this.",
    "Read the contract before you sign it.",
    "And next week we'll plant leeks in the garden.",
  ];

  it.each([
    ["Who designed it?", 0],
    ["What's next week's video?", 5],
    ["What does she advise?", 3],
    ["What is her advice?", 4],
  ])("answers %j", async (question, at) => {
    const { found, quotes } = await ask(question, TUNNEL);

    expect(found).toBe(true);
    expect(quotes).toContain(TUNNEL[at]);
  });

  it("is of today where that is asked", async () => {
    const odds: Odds = [[/mushrooms/, 3]];
    const { found, quotes } = await ask("What is the tunnel used for today?", TUNNEL, odds);

    expect(found && !quotes.includes(TUNNEL[2] ?? "")).toBe(false);
  });
});
