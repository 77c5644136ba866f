import { describe, expect, it } from "vitest";
import { concludesFrom, reckonsFrom } from "@/lib/documents/conclusions";
import { joinedStatement } from "@/lib/documents/join-statements";
import { refersBack, standaloneStatement } from "@/lib/documents/stands-alone";
import { definedTerms } from "@/lib/documents/talk-notes";
import { askTalk } from "@/tests/support/ask-document";

const WALL = [
  "We have a new problem, which is nitrogen, and the yellow lichen loves that.",
  "So a yellow wall is not a good sign.",
  "Second thing is dyes.",
  "The weavers used another one for the brown wool.",
];
const MEASURED = [
  "You measure the biggest one on a rock, and you work out how long it has been there.",
  "We've done that behind the field station, and the biggest one was thirty eight millimeters.",
  "So the ice left about seventy six years ago.",
];
const said = (texts: readonly string[]) => texts.map((text, place) => ({ text, place }));

describe("a conclusion", () => {
  it.each([
    [WALL[1], WALL[0], true],
    [MEASURED[2], MEASURED[1], true],
    ["So I'm Anna, and I keep yellow birds.", WALL[0], false],
    ["So the next question is how lichen grows.", WALL[0], false],
    ["So what is a lichen?", WALL[0], false],
    ["The yellow wall is a bad sign.", WALL[0], false],
  ])("%j is one: %s, %s", (text = "", before = "", concludes) => {
    expect(concludesFrom(text, before)).toBe(concludes);
  });

  it("is told with what it follows from", () => {
    const [first, next] = said(WALL);

    expect(first && joinedStatement(first, next)).toEqual({
      text: `${WALL[0]} ${WALL[1]}`,
      sentences: 2,
    });
    expect(reckonsFrom(WALL[1] ?? "", WALL[0] ?? "")).toBe(false);
  });

  it("is told with what was measured, and how", () => {
    const [first, next, last] = said(MEASURED);

    expect(first && joinedStatement(first, next, last && [last])).toEqual({
      text: MEASURED.join(" "),
      sentences: 3,
    });
  });
});

describe("what was said before", () => {
  it.each([
    "We called that the lichen desert.",
    "We've done that in the moraine behind the station.",
    "They also call it the green mile.",
    "Now, a word of warning, please don't eat them.",
    "Don't skip that, because a blocked hole takes an hour later.",
  ])("is needed by %j", (text) => {
    expect(refersBack(text)).toBe(true);
    expect(standaloneStatement(text)).toBeUndefined();
  });

  it.each([
    "We called the station twice about the lichen.",
    "A word of warning, wolf lichen is a strong poison.",
    "Don't skip that step with the drill and the awl.",
    "Don't let that dog near the wolf lichen.",
  ])("isn't needed by %j", (text) => {
    expect(standaloneStatement(text)).toBeDefined();
  });

  it("tells what a term is, or the term is left out", () => {
    const desert = "We called that the lichen desert.";
    const whole = ["For four kilometers there was nothing but bare bark.", desert];
    const half = ["They take all of it out of the rain.", desert];

    expect(definedTerms([], said(whole)).points).toMatchObject([
      { lead: "Lichen desert", quote: whole.join(" ") },
    ]);
    expect(definedTerms([], said(half)).points).toEqual([]);
  });
});

describe("[YT-05] the chat", () => {
  const around = [
    "Reindeer live on it all winter, and they dig it out of the snow.",
    "For next week, please bring a hand lens to the churchyard.",
    "The map lichen grows half a millimeter a year.",
    "The questions are due on Friday.",
  ];

  it("shows the reason before a conclusion", async () => {
    const reply = await askTalk(
      "Why is a yellow wall a bad sign?",
      [...WALL, ...around],
      [[/^So a yellow/, 3]],
    );

    expect(reply.quotes.slice(0, 2)).toEqual(WALL.slice(0, 2));
  });

  it("shows what was called so before its name", async () => {
    const desert = [
      "For the first four kilometers there was nothing, just bare bark.",
      "We called that the lichen desert.",
    ];
    const reply = await askTalk(
      "What was the lichen desert?",
      [...around, ...desert, ...WALL],
      [[/^We called/, 3]],
    );

    expect(reply.quotes.slice(0, 2)).toEqual(desert);
  });
});
