import { describe, expect, it } from "vitest";
import { adviceFrom } from "@/lib/documents/advice-asked";
import { isFilling } from "@/lib/documents/stands-alone";
import { summarizeTalk } from "@/lib/documents/talk-summary";
import { verdictWeight } from "@/lib/documents/verdicts";
import { SHAPES } from "@/lib/tools/youtube-summarizer/shapes";
import { askTalk as ask } from "@/tests/support/ask-document";
import { NO_MODELS } from "@/tests/support/no-models-context";

const said = (texts: readonly string[]) => texts.map((text, place) => ({ text, place }));
const ANSWER = ["Don't quit first.", "Take the course, then work one day a week in the trade."];
const OTHERS = Array.from(
  { length: 20 },
  (_, at) => `A bell of ${at + 40} kilos is cast in ${at + 2} hours because the bronze is hot.`,
);
const INTERVIEW = [
  ...OTHERS,
  "What would you tell someone who wants to do the same?",
  ...ANSWER,
  "I was lucky.",
];

describe("advice that is asked for", () => {
  it.each([
    "What would you tell someone who wants to do the same?",
    "Any advice for people who start out?",
    "What's your advice to a beginner?",
    "What do you recommend?",
    "Do you have any tips for us?",
  ])("follows %j", (question) => {
    expect(adviceFrom(said([question, ...ANSWER, "I was lucky."]), 1)).toBe(2);
  });

  it.each(["How much does a bell cost?", "What would you do with it?", "I'd tell them so."])(
    "doesn't follow %j",
    (text) => expect(adviceFrom(said([text, ...ANSWER]), 1)).toBe(0),
  );

  it("is in notes of every length", async () => {
    for (const shape of Object.values(SHAPES)) {
      const source = { kind: "youtube" as const, title: "", parts: said(INTERVIEW), outline: [] };
      const { citations } = await summarizeTalk(NO_MODELS, source, shape);
      expect(citations.map(({ quote }) => quote)).toContain(ANSWER.join(" "));
    }
  });

  it.each(["What advice does she give?", "What's her advice?", "What does she recommend?"])(
    "answers %j",
    async (question) => {
      expect(await ask(question, INTERVIEW)).toMatchObject({ found: true, quotes: ANSWER });
    },
  );

  it("doesn't answer what is recommended against something else", async () => {
    const { quotes } = await ask("What does she recommend against moths?", INTERVIEW);
    expect(quotes).not.toEqual(ANSWER);
  });

  it.each([
    "What really matters is the mites you treat in August.",
    "Whatever you do, don't open the valve.",
  ])("is given by %j", (text) => {
    expect(verdictWeight(text)).toBe(3);
  });
});

describe("what only fills a talk", () => {
  const FILLS = [
    "Okay, so that's it.",
    "So yeah, let me show you my favorite pan.",
    "This is the parish news.",
  ];

  it.each(FILLS)("is %j", (text) => expect(isFilling(text)).toBe(true));

  it.each(["You dry it right away on the stove.", "Never put it in the dishwasher."])(
    "isn't %j",
    (text) => expect(isFilling(text)).toBe(false),
  );

  it("isn't in notes, even of a talk with few statements", async () => {
    const talk = ["You dry it right away on the stove because it rusts.", ...FILLS];
    const source = { kind: "youtube" as const, title: "", parts: said(talk), outline: [] };
    const { citations } = await summarizeTalk(NO_MODELS, source, SHAPES.medium);
    expect(citations.map(({ quote }) => quote)).toEqual(talk.slice(0, 1));
  });
});
