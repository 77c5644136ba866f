import { expect, it } from "vitest";

import { adviceFrom } from "@/lib/documents/advice-asked";
import { answerSentences } from "@/lib/documents/answer-sentences";
import { joinedStatement } from "@/lib/documents/join-statements";
import { isNoReply } from "@/lib/documents/short-replies";
import { standaloneStatement } from "@/lib/documents/stands-alone";
import { quotedAround } from "@/lib/documents/talk/quoted-around";
import { summarizeTalk } from "@/lib/documents/talk-summary";
import { NO_MODELS } from "@/tests/support/no-models-context";

/** Turns of a conversation, each with its sentences. */
const TURNS: readonly (readonly [string, ...string[]])[] = [
  [
    "MARISOL",
    "My guest today is Graham Tillery.",
    "Graham flew for years, and now he runs a bakery.",
  ],
  ["GRAHAM", "Thanks for having me."],
  ["MARISOL", "So did you quit the next day?"],
  [
    "GRAHAM",
    "Oh, no.",
    "I did both for fourteen months.",
    "I lost nineteen pounds in those months.",
  ],
  ["MARISOL", "And when did you break even?"],
  [
    "GRAHAM",
    "In month twenty-six.",
    "My business plan said month nine.",
    "So that's the difference between a plan and a bakery.",
  ],
  ["MARISOL", "Are you planning to grow?", "A second location?"],
  ["GRAHAM", "No.", "People ask me about that every week.", "I want to go fishing on Tuesdays."],
  ["MARISOL", "What would you tell somebody who is fifty and wants to jump?"],
  [
    "GRAHAM",
    "Three things.",
    "Get one paying customer before you quit your job.",
    "Have two years of living expenses in the bank.",
    "And make sure that the person you live with is in.",
    "Annette does all of the books of our bakery.",
  ],
];
const PARTS = TURNS.map(([speaker, ...said], place) => ({
  place,
  text: said.join(" "),
  opens: true,
  speaker,
}));
const SENTENCES = TURNS.flatMap(([speaker, ...said], place) =>
  said.map((text, at) => ({ text, place, speaker, opens: at === 0 })),
);
const at = (text: string) => SENTENCES.findIndex((one) => one.text === text);
const joinedFrom = (text: string) => {
  const [own, next, ...rest] = SENTENCES.slice(at(text));
  return own && joinedStatement(own, next, rest.slice(0, 4))?.text;
};

it.each([
  [
    "And when did you break even?",
    "When did you break even? In month twenty-six. My business plan said month nine. So that's the difference between a plan and a bakery.",
  ],
  [
    "So did you quit the next day?",
    "Did you quit the next day? Oh, no. I did both for fourteen months.",
  ],
  [
    "Are you planning to grow?",
    "Are you planning to grow? A second location? No. People ask me about that every week.",
  ],
  [
    "My guest today is Graham Tillery.",
    "My guest today is Graham Tillery. Graham flew for years, and now he runs a bakery.",
  ],
])("tells %j with what belongs to it", (sentence, joined) => {
  expect(joinedFrom(sentence)).toBe(joined);
});

it("counts all the advice that is announced", () => {
  expect(adviceFrom(SENTENCES, at("Three things."))).toBe(4);
});

it.each([
  "The biggest one is the handoff between two people.",
  "By 2027, they'll own forty percent of the bakery.",
  "Before we did that, we burned about a batch a week.",
])("takes %j for a part of something", (text) => {
  expect(standaloneStatement(text)).toBeUndefined();
});

it("puts the answer under a question first, and names whoever says each point", async () => {
  const source = { kind: "youtube" as const, title: "Second Shift", parts: PARTS, outline: [] };
  const shape = { points: { min: 3, max: 6 }, sections: true, figures: false };
  const { markdown } = await summarizeTalk(NO_MODELS, source, shape);
  const section = markdown.split("## ").find((one) => one.startsWith("When did you break even?"));
  const lines = markdown.split("\n").filter((line) => line.startsWith("- "));

  expect(section?.split("\n").find((line) => line.startsWith("- "))).toContain(
    "GRAHAM: In month twenty-six.",
  );
  expect(lines.every((line) => /^- (?:GRAHAM|MARISOL): |\?/.test(line))).toBe(true);
});

const CHUNK = {
  ordinal: 0,
  place: 0,
  marks: [],
  content: PARTS.map(({ text }) => text).join("\n\n"),
  // Safe: all that reading its sentences needs.
} as unknown as Parameters<typeof answerSentences>[0];

it("keeps a no with what comes after it, for the chat", () => {
  const said = answerSentences(CHUNK).map(({ text }) => text);

  expect(said).toContain("No. People ask me about that every week.");
});

it("quotes nobody's thanks behind an answer", () => {
  const said = answerSentences(CHUNK).map(({ text }, index) => ({
    at: index,
    passage: 0,
    quote: text,
    place: 0,
    terms: new Set<string>(),
    asks: text.endsWith("?"),
  }));
  const best = said.find(({ quote }) => quote.startsWith("My guest"));
  if (!best) throw new Error("no guest");
  const rated = {
    sentence: best,
    score: 1,
    isAbout: true,
    needsBefore: false,
    isBeforeNamed: false,
  };
  const quoted = quotedAround({ said, frequency: new Map() }, rated, {
    question: "Who is the guest?",
    turns: [],
  });

  expect(quoted.map(({ quote }) => quote).join(" ")).not.toContain("Thanks");
});

it.each([
  "That's the big question.",
  "That's a great question.",
  "Well, that's the number one question.",
])("takes for no reply: %s", (text) => {
  expect(isNoReply(text)).toBe(true);
});

it.each([
  "That's a question of money.",
  "That's the question of the budget.",
  "That's a legal question.",
])("takes for a reply: %s", (text) => {
  expect(isNoReply(text)).toBe(false);
});
