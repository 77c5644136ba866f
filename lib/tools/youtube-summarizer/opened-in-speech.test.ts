import { describe, expect, it } from "vitest";
import { unfloating } from "@/lib/tools/youtube-summarizer/floating-phrases";
import { isHeldInSpeech, isOpenedInSpeech } from "@/lib/tools/youtube-summarizer/opened-in-speech";
import { wordsOfHeading } from "@/lib/tools/youtube-summarizer/spoken-headings";
import { tagWords } from "@/lib/tools/youtube-summarizer/tag-words";

/** The words, and the index of the one before "|". */
function cutAt(text: string): { words: string[]; at: number } {
  const [before = "", after = ""] = text.split(" | ");
  const first = before.split(" ");
  return { words: [...first, ...after.split(" ")], at: first.length - 1 };
}

/** As a model would see ends of sentences after some words. */
function endsAfter(words: readonly string[], odds: Readonly<Record<string, number>>) {
  return Float32Array.from(words, (word) => odds[word] ?? -6);
}

describe("a sentence surely begins in speech", () => {
  it.each([
    "if you wipe it down once a month | alright that's it",
    "the range is smaller than average | so far so good but why",
    "smaller than average so far so good | but why is that",
    "the length of the day | for thursday please read chapter nine",
    "we bounce lasers off them | so to sum up the tide is a wave",
    "but it doesn't mop | so my verdict the brio gets a seven",
    "who should buy it and who shouldn't | short version if you have pets",
    "and you can count them | and where does the energy go",
    "that's consistent with what they say | what i don't like besides the price is that it beeps",
    "check two things | first check that it's level",
    "for an hour before you run it | that lets the rubber take its shape",
    "that costs twelve hundred dollars | on carpet it's a different story",
    "and that's a neap tide | at a neap tide the range is small",
    "so learn from my mistake | the angle everybody obsesses over the angle",
    "twice a year is plenty | oh and one more thing never wash it",
    "it's the most important one | you've gotta clean the groove",
    "you just leave a shine | third you put it in the oven",
    "and check the label | second we fill a basin with water",
    "here's what i do | first i turn it inside out",
    "a learner pool which we never had | what we will not build is a sauna",
    "a sauna and a bar | what it doesn't have is a trunk",
    "bleach will eat the rubber | and then wipe it dry with a towel",
  ])("in %s", (text) => {
    const { words, at } = cutAt(text);
    expect(isOpenedInSpeech(words, at)).toBe(true);
  });

  it.each([
    "which is | okay so far",
    "i wanted | to sum up the results",
    "that's | what i like is a good word for it",
    "i know | what i want is rest",
    "the most important part | you need to know is the lid",
    "you rinse it | and then wipe it dry",
    "wait | for thursday to come",
    "the | short version is better",
    "at the | first check of the day",
    "so | the angle everybody obsesses over the angle",
    "he only said | oh and that was it",
  ])("but not in %s", (text) => {
    const { words, at } = cutAt(text);
    expect(isOpenedInSpeech(words, at)).toBe(false);
  });

  it.each([
    ["down by eleven percent but | and this is important it only works in summer", true],
    ["but and this is important | it only works in summer", true],
    ["i wanna tell you straight away | who should buy it", true],
    ["what i don't like | besides the account is that it beeps", true],
    ["would be | and i'm quoting a waste of money", true],
    ["i saw the house | who lives there", false],
  ])("and is held together in %s: %s", (text, held) => {
    const { words, at } = cutAt(text);
    expect(isHeldInSpeech(words, at)).toBe(held);
  });
});

describe("what only names what is told next", () => {
  it.each([
    ["and you should use it | battery life they claim three hours", "life", 2],
    ["i had to cut it off with scissors | mopping now the mop's good", "mopping", 1],
    ["and you can't turn it off | and spare parts there's no battery", "parts", 3],
    ["the warranty's two years | alternatives if you want one", "alternatives", 1],
    ["they call it | fraud they say", "fraud", 0],
    ["i like sports | cars they're fast", "cars", 0],
    ["and we did it | yesterday they came", "yesterday", 0],
  ])("in %s", (text, last, count) => {
    const { words, at } = cutAt(text);
    const before = text.includes("sports") ? -6 : -2;
    const ends = endsAfter(words, { [last]: 2, [words[at] ?? ""]: before });
    expect(wordsOfHeading(words, tagWords(words), at, ends)).toBe(count);
  });
});

describe("a phrase that may belong before or after", () => {
  it("makes a sentence doubtful", () => {
    const words = "the first was laplace in seventeen seventy five newton had explained it".split(
      " ",
    );
    const kinds = tagWords(words);
    const doubted = endsAfter(words, { laplace: -0.8, five: -0.7 });

    expect(unfloating(words, kinds, doubted, 0, words.length)).toBeLessThan(1);
    expect(unfloating(words, kinds, endsAfter(words, { five: -0.7 }), 0, words.length)).toBe(1);
    expect(unfloating(words, kinds, undefined, 0, words.length)).toBe(1);
  });
});
