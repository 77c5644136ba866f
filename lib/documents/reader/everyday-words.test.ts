import { describe, expect, it } from "vitest";
import { inWordsOf } from "@/lib/documents/reader/everyday-words";
import { isNoAnswer, textsOfTitle } from "@/lib/documents/reader/not-an-answer";
import { readStructure } from "@/lib/documents/reader/structure";

const structureOf = (text: string) => readStructure("Papers", [{ place: 1, text }]);

describe("inWordsOf", () => {
  it.each([
    ["Guests may come three times a season.", "Can I bring a friend?", "Can I bring a guests?"],
    [
      "Nobody goes out before sunrise or after sunset.",
      "Can we go rowing in the dark?",
      "Can we go rowing before sunrise or after sunset?",
    ],
    [
      "If the weather is very bad, it is moved.",
      "What if it pours down?",
      "What if the weather is bad?",
    ],
    ["We need six parent helpers.", "How many mums and dads help?", "How many parents help?"],
    ["Hens may be kept.", "Can I keep chickens?", "Can I keep hens?"],
    ["There is no employee parking.", "Is there somewhere to park?", "Is there parking?"],
  ])("asks in the words of a document: %s", async (text, asked, said) => {
    expect(await inWordsOf(await structureOf(text), asked)).toBe(said);
  });

  it.each([
    ["There is a shower room, and there are 2 toilets.", "How many bathrooms are there?"],
    ["Toilets are upstairs.", "How many bathrooms are there?"],
    ["Name of mother and father. Signature of parents.", "What do mother and father sign?"],
  ])("keeps what means something else: %s", async (text, asked) => {
    expect(await inWordsOf(await structureOf(text), asked)).toBe(asked);
  });

  it("keeps words that the document has, too, and others that it has nothing for", async () => {
    const known = await structureOf("Guests pay £8. A friend of the club pays nothing.");
    expect(await inWordsOf(known, "What does a friend pay?")).toBe("What does a friend pay?");
    const none = await structureOf("The pool opens at nine.");
    expect(await inWordsOf(none, "Can I bring a friend?")).toBe("Can I bring a friend?");
  });
});

describe("isNoAnswer", () => {
  it.each([
    ["Use the Thornhill Park & Ride, then bus 400.", false],
    ["The Oxford Park and Ride is ten minutes away.", false],
    ["Cars can be left at Moss Park for £2.", false],
    ["Buses leave from Moss Park.", true],
  ])("knows where one can park from names: %s", async (text, isNone) => {
    const structure = await structureOf(`Visitors\n\n${text}`);
    const unit = structure.units.at(-1);
    expect(unit && isNoAnswer(structure, "Where can I park?")(unit)).toBe(isNone);
  });

  it("knows a title, which tells no reason", async () => {
    const title =
      "Flowering margins and nesting success of the tree sparrow on farms: a field trial";
    const structure = await structureOf(`${title}\n\nBroods rose, since pairs began earlier.`);
    const [first, second] = structure.units;
    const isNone = isNoAnswer(structure, "Why did broods rise on farms?");
    expect(first && isNone(first)).toBe(true);
    expect(second && isNone(second)).toBe(false);
    expect(first && isNoAnswer(structure, "What is the study called?")(first)).toBe(false);
    expect(first && isNoAnswer(structure, "When was the trial?")(first)).toBe(false);
    expect(textsOfTitle(structure, "Why?")).toContain("sparrow on farms: a field trial");
  });

  it("takes no name for a place to park", async () => {
    const structure = await structureOf(
      "You will join the Public Parks studio. There is no employee parking at Quayside Park.",
    );
    const isNone = isNoAnswer(structure, "Is there parking?");
    expect(structure.units.map(isNone)).toEqual([true, false]);
  });
});
