import { describe, expect, it } from "vitest";
import { isHeldByAddition, isOpenedInNews } from "@/lib/tools/youtube-summarizer/opened-in-news";
import { isOpenedByYear } from "@/lib/tools/youtube-summarizer/surely-opened";
import { tagWords } from "@/lib/tools/youtube-summarizer/tag-words";

/** The words, their kinds, and the index of the one before "|". */
function cutAt(text: string): [words: string[], kinds: string[], at: number] {
  const [before = "", after = ""] = text.split(" | ");
  const first = before.split(" ");
  const words = [...first, ...after.split(" ")];
  return [words, tagWords(words), first.length - 1];
}

describe("a sentence of a report begins", () => {
  it.each([
    "for each night they spent on the island | its chief executive alasdair munro said this is not right",
    "back on thursday after sea trials | until then the ship will make two crossings",
    "so what happens now | the spare part arrived this morning",
    "that's why the barrier was built | one last thing the tides slow down",
    "it wouldn't take any chances | since midnight it has been lowering the lake",
    "until the crack is filled | the residents' group says it had complained",
    "the boat came back at ten past four on monday morning | the company said",
    "a plain candle is perfect | last step put the pocket back in",
    "its cost has risen to a hundred million | emma johnson who chairs the council",
  ])("in %s", (text) => {
    expect(isOpenedInNews(...cutAt(text))).toBe(true);
  });

  it.each([
    "he was warned by | its chief executive who said so",
    "they met and | her boss said no",
    "wait | until then you can sit down",
    "and that is the | last step in the box",
    "what happens now | and then",
    "and this is what | the company says it did",
    "it has been raining | since it got dark",
  ])("but not in %s", (text) => {
    expect(isOpenedInNews(...cutAt(text))).toBe(false);
  });

  it("with how long ago it was", () => {
    const told = "we know that from corals | four hundred million years ago there were more days";
    expect(isOpenedByYear(...cutAt(told))).toBe(true);
    expect(isOpenedByYear(...cutAt("i was here | three years ago we had a fire"))).toBe(false);
  });
});

it.each([
  ["a full refund | and one hundred and fifty pounds for each night", true],
  ["we sold the boat | and two hours it took us", false],
  ["yes it's an idea | i stole from naples", true],
  ["it's an idea | i think it works", false],
  ["twelve pounds and the pins | i had already", true],
  ["a piece of wood ten inches tall | that's been cut into the frame", true],
  ["got home at ten past four | on monday morning the company", true],
  ["we sold ten of the four | on monday morning the company", false],
  ["so what happens | now the part is here", true],
])("holds what is added together: %s", (text, held) => {
  expect(isHeldByAddition(...cutAt(text))).toBe(held);
});
