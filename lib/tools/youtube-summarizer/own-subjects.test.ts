import { describe, expect, it } from "vitest";
import {
  isAfterBareDenial,
  isAnsweredByNotBefore,
  isNotBefore,
  isOpenedByAfterThat,
  isOpenedByOwnSubject,
  isOpenedByTimeBefore,
  isOwnSubject,
} from "@/lib/tools/youtube-summarizer/own-subjects";
import { tagWords } from "@/lib/tools/youtube-summarizer/tag-words";
import { isInTime, wordsOfTime } from "@/lib/tools/youtube-summarizer/times-told";

/** The words, and the index of the one before "|". */
function cutAt(text: string): [words: string[], at: number] {
  const [before = "", after = ""] = text.split(" | ");
  const first = before.split(" ");
  return [[...first, ...after.split(" ")], first.length - 1];
}

describe("a sentence begins", () => {
  it.each([
    "you don't wring | you just let it sit",
    "we don't dig | we only lay straw on top",
    "i don't sand it | i just wipe it",
  ])("with who does another thing in %s", (text) => {
    const [words, at] = cutAt(text);
    expect(isOpenedByOwnSubject(words, at)).toBe(true);
    expect(isOwnSubject(words, at + 1)).toBe(true);
  });

  it.each([
    "if you don't rub | you just wait",
    "what you don't see | you don't miss",
    "they said they don't believe | they can give us the money this year",
    "i didn't even know | i had it",
    "he never told me | he was leaving",
    "we can't promise | we will open on time",
    "you don't mind | you have to pay for it",
    "she doesn't remember | she locked the door",
    "we don't know when | we can move in",
    "we don't eat what | we grow",
    "you don't stretch before | you run",
  ])("with no second part of %s", (text) =>
    expect(isOpenedByOwnSubject(...cutAt(text))).toBe(false),
  );

  it("after what was done before", () => {
    expect(isOpenedByAfterThat(...cutAt("just let it sit | after that i rinse it"))).toBe(true);
    expect(isOpenedByAfterThat(...cutAt("what happened | after that i don't know"))).toBe(false);
    expect(isOpenedByAfterThat(...cutAt("we left soon | after that we slept"))).toBe(false);
  });

  it("with what was so earlier", () => {
    const text = "i didn't feed them in january | the year before i had opened them every week";
    expect(isOpenedByTimeBefore(...cutAt(text))).toBe(true);
    expect(isOpenedByTimeBefore(...cutAt("i sold it | the year before i moved"))).toBe(false);
  });

  it("after a denial without its verb", () => {
    const [words, at] = cutAt("you have to wash it daily you don't | wool cleans itself");
    expect(isAfterBareDenial(words, tagWords(words), at)).toBe(true);
    const [own, of] = cutAt("you don't | need a lamp");
    expect(isAfterBareDenial(own, tagWords(own), of)).toBe(false);
  });

  it("with the answer to when", () => {
    const text = "when do you open them for the first time | not before it's warm";
    expect(isAnsweredByNotBefore(...cutAt(text))).toBe(true);
    expect(isNotBefore(...cutAt("not before | it's warm"))).toBe(true);
    expect(isAnsweredByNotBefore(...cutAt("we open them in march | not before it's warm"))).toBe(
      false,
    );
  });
});

describe("a time", () => {
  it.each([
    ["in spring two thousand and twenty eight the schools", 7],
    ["on the thirtieth of september and", 5],
    ["on the ninth of june at seven", 5],
    ["until september the fifth the building", 4],
    ["in nineteen seventy two and it", 4],
    ["in two minutes", 0],
    ["in the water", 0],
  ])("has its words in %s", (text, count) => {
    expect(wordsOfTime(text.split(" "), 0)).toBe(count);
  });

  it("is never divided", () => {
    expect(isInTime(...cutAt("until the pool opens in spring | two thousand and ten we"))).toBe(
      true,
    );
    expect(isInTime(...cutAt("it opens in spring | the schools swim"))).toBe(false);
  });
});
