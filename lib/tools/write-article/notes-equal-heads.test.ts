import { describe, expect, it } from "vitest";

import { withEqualHeads } from "@/lib/tools/write-article/notes-equal-heads";

describe("bare headings of one form", () => {
  it("are headings alike, whatever stands below them", () => {
    const lines = [
      "Block party debrief",
      "- 64 adults",
      "Food",
      "- Lou smoked 2 briskets",
      "Money",
      "collected $412, spent $387.60, rest to the kitty",
      "Problems",
      "- only 1 trash can; need 4",
      "Next time?",
      "maybe Aug? too hot? vote in March",
    ];
    const heads = withEqualHeads(lines).filter((line) => line.startsWith("## "));

    expect(heads).toEqual(["## Food", "## Money", "## Problems", "## Next time?"]);
  });

  it.each([
    ["all stand above bullets", ["Top", "- a b", "Food", "- one two", "Money", "- three four"]],
    ["only one is sure", ["Top", "- a b", "Food", "- one two", "Money", "three four five six"]],
    [
      "they say something",
      ["Top", "- a", "Food", "- b", "Drinks", "- c", "Call mom", "about the cake"],
    ],
  ])("stay as they are where %s", (_, lines) => {
    expect(withEqualHeads(lines)).toEqual(lines);
  });
});
