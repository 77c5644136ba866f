import { describe, expect, it } from "vitest";

import { beginningOf, countWords, cutAfter, wholeSentences } from "@/lib/core/text";

describe("countWords", () => {
  it.each([
    ["", 0],
    ["## Bees\n\nThey don't sleep.", 4],
    ["1. one\n2. two", 2],
    ["- a **bold** [link](https://example.com/a/b)", 3],
    ["state-of-the-art C++ code", 3],
    ["Größe über naïve", 3],
  ])("counts %j as %i", (markdown, words) => {
    expect(countWords(markdown)).toBe(words);
  });
});

describe("wholeSentences", () => {
  it.each([
    ["One. Two is cut in the mid", "One."],
    ['He said "yes." And th', 'He said "yes."'],
    ["no end at all", ""],
    ["Whole? Yes!", "Whole? Yes!"],
    ["Ask Dr. Smith. Then Mr. Jo", "Ask Dr. Smith."],
    ["## Title\n\nFirst. Second 3.5 kilo", "## Title\n\nFirst."],
  ])("cuts %j to %j", (text, whole) => {
    expect(wholeSentences(text)).toBe(whole);
  });
});

describe("cutAfter", () => {
  it.each([
    ["bees", "bees"],
    ["bees fly", "bees…"],
    ["bee😀fly", "bee…"],
  ])("cuts %s to %s", (text, cut) => {
    expect(cutAfter(text, 4)).toBe(cut);
  });
});

describe("beginningOf", () => {
  it.each([
    ["short", 8, "short"],
    ["cut off", 3, "cut"],
    ["ab😀cd", 4, "ab😀"],
    ["ab😀cd", 3, "ab"],
  ])("cuts %j at %i to %j", (text, most, beginning) => {
    expect(beginningOf(text, most)).toBe(beginning);
  });
});
