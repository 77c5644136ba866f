import { describe, expect, it } from "vitest";
import { beginsFloating } from "@/lib/tools/youtube-summarizer/floating-phrases";
import { isHeldByForm } from "@/lib/tools/youtube-summarizer/held-by-form";
import { isOpenedByForm } from "@/lib/tools/youtube-summarizer/opened-by-form";

/** The words, and the index of the one before "|". */
function cutAt(text: string): { words: string[]; at: number } {
  const [before = "", after = ""] = text.split(" | ");
  const first = before.split(" ");
  return { words: [...first, ...after.split(" ")], at: first.length - 1 };
}

describe("[K-04] a sentence begins by its form", () => {
  it.each([
    "then add twenty grams of water | more than that and it won't hold its shape",
    "you can take three tablets a day | any more than that and you'll feel sick",
    "starter that's been fed the night before | the water should be lukewarm",
    "the dough was made the day before | your oven must be hot",
    "turn the bowl and do it again that's all | after the last fold you let it rise",
    "okay that's it | next week we're doing bagels",
    "i carry them to the compost heap | number three is copper tape",
    "and you tie it around the pots | number three is copper tape",
    "they just stretch over it | and the fourth thing is ducks",
    "and then read it again | thank you",
    "mistake two is looking at one number only | for me that was sales",
    "for me that was sales | sales were fantastic",
    "it goes into the fridge overnight | between ten and sixteen hours is fine",
    "the ferry leaves from pier nine from tomorrow on | the mayor said that it's safe",
    "between ten and sixteen hours is fine | next morning heat the oven",
    "i went to every one of them and apologized | today we're six people",
    "i thought passion is enough and it isn't | the first shop was on albany road",
  ])("in %s", (text) => {
    const { words, at } = cutAt(text);
    expect(isOpenedByForm(words, at)).toBe(true);
  });

  it.each([
    "you need | more than that and it won't be cheap",
    "it costs | more than that and you know it",
    "that's all | the flour you need",
    "that's all | we need for now",
    "if that's all | then fine",
    "mistake | number three is not saying no",
    "all right exercise | number one is a wall sit",
    "bucket | number two is everybody else",
    "so if it isn't | the shingles what is it",
    "and ray | thank you for this",
    "of all | and the fourth thing in the box",
    "i want to | thank you",
    "it works | for me that was clear",
    "it takes | between ten and sixteen hours",
    "the wedding was the night before | we left",
    "it isn't | the best shop",
    "wait until the | next morning take it out",
    "he is coming | today we're told",
  ])("but not in %s", (text) => {
    const { words, at } = cutAt(text);
    expect(isOpenedByForm(words, at)).toBe(false);
  });
});

describe("[K-04] no sentence ends by the form of what follows", () => {
  it.each([
    "don't let them in before | the lettuce is as big as your hand",
    "you should never paint before | the wall is dry",
    "wait until | it's grown by half",
    "a hundred grams of starter | that's been fed",
    "starter that's been fed | the night before the water should be lukewarm",
    "and nine times out of ten | it's because they cut it too early",
    "that's the most common mistake | i see in the comments",
    "you also need a towel | so it doesn't slide and a bowl of water",
    "learn from my mistake the angle | everybody obsesses over the angle",
  ])("in %s", (text) => {
    const { words, at } = cutAt(text);
    expect(isHeldByForm(words, at)).toBe(true);
  });

  it.each([
    "i had just as many slugs as before | the eggshells did nothing",
    "we've never seen that before | the board was dry",
    "don't worry we have done it before | the house stood still",
    "you should soak them the night before | the beans are dry",
    "that's a common mistake | i see a lot of them",
    "it can take a while | the first time i did this",
    "it happened | the night before the storm",
    "is that a fault no | so it doesn't matter",
    "so we open the gate | everybody waits for the dog",
  ])("but may in %s", (text) => {
    const { words, at } = cutAt(text);
    expect(isHeldByForm(words, at)).toBe(false);
  });
});

describe("[K-04] a phrase that a sentence begins with", () => {
  const begins = (text: string, likely: Readonly<Record<string, number>>, probability: number) => {
    const { words, at } = cutAt(text);
    const ends = Float32Array.from(words, (word) => likely[word] ?? -6);
    return beginsFloating(words, ends, { from: at + 1, to: words.length, begins: probability });
  };

  it("may belong to the sentence before where that may go on, and another may begin", () => {
    expect(
      begins("let it cool in the yard | the week after the belt comes off", { after: -2 }, 0.6),
    ).toBe(true);
    expect(
      begins("let it cool in the yard | the week after the belt comes off", { after: -2 }, 0.9),
    ).toBe(false);
    expect(begins("let it cool in the yard | the week after the belt comes off", {}, 0.6)).toBe(
      false,
    );
    expect(
      begins("let it cool in the yard | the belt comes off after a week", { after: -2 }, 0.6),
    ).toBe(false);
  });
});
