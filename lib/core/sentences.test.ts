import { describe, expect, it } from "vitest";

import { splitOpenProse, splitSentences } from "@/lib/core/sentences";

describe("splitSentences", () => {
  it.each([
    [
      "Dr. Smith keeps bees, e.g. carpenter bees. They sing!",
      ["Dr. Smith keeps bees, e.g. carpenter bees.", "They sing!"],
    ],
    ["• Honey is sweet.", ["Honey is sweet."]],
    ["蜂は踊る。花は咲く。", ["蜂は踊る。", "花は咲く。"]],
  ])("splits %j", (paragraph, sentences) => {
    expect(splitSentences(paragraph)).toEqual(sentences);
  });

  it("cuts abbreviations in an endless row, so that its caller can pause", () => {
    const longest = Math.max(...splitSentences("A. ".repeat(10_000)).map(({ length }) => length));

    expect(longest).toBeLessThan(10_000);
  });
});

describe("splitOpenProse", () => {
  it.each([
    ["Bees dance. They si", ["Bees dance."], "They si"],
    ["Bees dance. They sing.", ["Bees dance.", "They sing."], ""],
    ["Bees dance for Dr.", [], "Bees dance for Dr."],
    ["", [], ""],
  ])("keeps what is unfinished of %j", (prose, sentences, rest) => {
    expect(splitOpenProse(prose)).toEqual({ sentences, rest });
  });
});
