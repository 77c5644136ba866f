import { describe, expect, it } from "vitest";
import { isCount, isHeldTogether } from "@/lib/tools/youtube-summarizer/held-together";
import { restoreSpeech } from "@/lib/tools/youtube-summarizer/restore-speech";

describe("words that belong together", () => {
  it.each([
    ["half of your four o'clock coffee is still there", 4, true],
    ["we caught the nine o'clock train to work", 4, true],
    ["we caught the nine o'clock so we were early", 4, false],
    ["it is four o'clock coffee is ready", 3, false],
    ["i don't know yet if we're going", 3, true],
    ["we're not sure whether it holds", 2, true],
    ["i had no idea if it was open", 3, true],
    ["now you know if you want more", 2, false],
    ["that's all i can tell if it rains stay home", 4, false],
  ])("are held together in %j at %i: %s", (text, at, held) => {
    expect(isHeldTogether(text.split(" "), at)).toBe(held);
  });

  it("[K-04] are written as one", async () => {
    const text =
      "caffeine has a half life of five to six hours so half of your four o'clock coffee is still in your blood at ten at night and i don't know yet if tea is better";
    const { parts } = await restoreSpeech([{ place: 0, text }], true);
    const written = parts.map((part) => part.text).join(" ");

    expect(written).toContain("your four o'clock coffee is still in your blood");
    expect(written).toContain("don't know yet if tea");
  });
});

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
