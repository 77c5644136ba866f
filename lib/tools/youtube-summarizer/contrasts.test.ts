import { describe, expect, it } from "vitest";
import { isInstead } from "@/lib/tools/youtube-summarizer/contrasts";

/** The words, and the index of the one before "|". */
function cutAt(text: string): [words: string[], at: number] {
  const [before = "", after = ""] = text.split(" | ");
  const first = before.split(" ");
  return [[...first, ...after.split(" ")], first.length - 1];
}

describe("what is so instead", () => {
  it.each([
    "it wasn't the storm | but the salt that killed the hedge",
    "it isn't the water | but the chlorine that hurts your eyes",
    "i use it not because it's cheap | but because it lasts",
    "plant them not in march | but in may",
    "it's not how fast you go | but how far you get",
  ])("goes on in %s", (text) => {
    expect(isInstead(...cutAt(text))).toBe(true);
  });

  it.each([
    "it wasn't cheap | but the salt works very well here",
    "she's not here | but in june she comes back",
    "i like the storm | but the salt that it brings is bad",
  ])("is something else in %s", (text) => {
    expect(isInstead(...cutAt(text))).toBe(false);
  });
});
