import { describe, expect, it } from "vitest";
import { isCount } from "@/lib/tools/youtube-summarizer/held-together";
import { restoreSpeech } from "@/lib/tools/youtube-summarizer/restore-speech";

describe("what is counted", () => {
  it.each([
    ["are there the second thing you get is earthquakes", 2, true],
    ["all of it the first thing is heat", 3, true],
    ["i think the first thing you need is time", 2, false],
    ["that's the second thing is it", 1, false],
    ["on earth the second thing on my list", 2, false],
    ["buy the last thing they sell on sunday", 1, false],
  ])("begins a sentence in %j at %i: %s", (text, at, begins) => {
    expect(isCount(text.split(" "), at)).toBe(begins);
  });

  it("isn't joined to the sentence before, however unsure its end is", async () => {
    const text =
      "so we looked at the ring of fire and you can see that it is around the pacific and seventy five percent of all active volcanoes on earth are there the second thing you get is earthquakes and the largest one ever recorded was in chile";
    const doubtful = async (words: readonly string[]) => ({
      ends: Float32Array.from(words, () => -3),
      commas: new Float32Array(words.length).fill(-9),
    });
    const { parts } = await restoreSpeech([{ place: 0, text }], true, doubtful);

    expect(parts.map((part) => part.text)).toContainEqual(
      expect.stringMatching(/^The second thing you get is earthquakes/),
    );
  });
});
