import { describe, expect, it } from "vitest";
import {
  isBeforeDoubtfulUntil,
  isBeforeOpenUntil,
  isBeforeOwnCondition,
  isBeforeOwnTime,
  isDoubtfulEnd,
  isEndOfUntil,
} from "@/lib/tools/youtube-summarizer/doubtful-conditions";
import { tagWords } from "@/lib/tools/youtube-summarizer/tag-words";

/** The words with their kinds, and the index of the one before "|". */
function cutAt(text: string): [words: string[], kinds: string[], at: number] {
  const [before = "", after = ""] = text.split(" | ");
  const first = before.split(" ");
  const words = [...first, ...after.split(" ")];
  return [words, tagWords(words), first.length - 1];
}

describe("what a statement depends on", () => {
  it.each([
    "come on up the gangway hold the rail | if you would and mind the step",
    "you can put your hands on it | if you like it's warm",
    "three sets a day use foil | if you have to my husband thought i was mad",
    "these kitties do just fine | if we catch it early so that's it",
    "you can keep the deposit | if you cancel two weeks before so please call us",
    "the county will pay two million | if we start before april and the rest is a loan",
    "the bank lends us the money | if we sign by friday and the remainder comes from the members",
  ])("is said with it in %s", (text) => {
    expect(isBeforeOwnCondition(...cutAt(text))).toBe(true);
  });

  it.each([
    "never ever stir it | if you want it creamy do the opposite",
    "it depends on what you want | if you want a clear soup keep it at a simmer",
    "in a coffee can now i'll say this | if it leaks and the valves are old call somebody",
    "and so | if you can go there",
  ])("isn't taken from what follows in %s", (text) => {
    expect(isBeforeOwnCondition(...cutAt(text))).toBe(false);
  });

  it.each([
    "wool cleans itself pretty well | if you hang it outside overnight i wash mine about four times a year",
    "the plant survives the frost | if you wrap it in fleece i cover mine from november on",
  ])("may be either side of %s", (text) => {
    expect(isDoubtfulEnd(...cutAt(text), 0.95)).toBe(true);
  });

  it.each([
    "that's the best model by far | if you have questions i'll answer them below",
    "it goes in the oven for an hour | if you open the door you lose the heat",
  ])("is sure in %s", (text) => {
    expect(isDoubtfulEnd(...cutAt(text), 0.95)).toBe(false);
  });

  it("may be before or after until", () => {
    const before =
      "nobody could show us that it pays | until the new pool opens in spring the schools will swim in marlow";
    const after =
      "nobody could show us that it pays until the new pool opens in spring | the schools will swim in marlow";
    expect(isBeforeDoubtfulUntil(...cutAt(before))).toBe(true);
    expect(isDoubtfulEnd(...cutAt(before), 1)).toBe(true);
    expect(isDoubtfulEnd(...cutAt(after), 1)).toBe(true);
  });

  it("is only until then where nothing else follows", () => {
    expect(isBeforeDoubtfulUntil(...cutAt("wait | until it boils and add the rice"))).toBe(false);
  });

  it("is told on either side of what is so until then", () => {
    const text =
      "that it pays | until the new pool opens in spring the schools will swim in marlow";
    expect(isBeforeOpenUntil(...cutAt(text))).toBe(true);
  });

  it.each([
    "i stayed | until it was dark and we drove home",
    "i stayed | until it was dark we drove home",
    "we have to wait | until the bank calls us and then we can start with the work",
    "we have to wait | until the bank calls us the work will begin in march",
  ])("is what comes before until in %s", (text) => {
    expect(isBeforeOpenUntil(...cutAt(text))).toBe(false);
  });

  it.each([
    "until the new pool opens in spring | the schools will swim in marlow",
    "until the roof is fixed | we meet at the library",
    "until he came home | we waited in the kitchen",
    "i stayed until it was dark | we drove home",
  ])("is so until a clause ends in %s", (text) => {
    expect(isEndOfUntil(...cutAt(text))).toBe(true);
  });

  it.each([
    "i stayed until it was dark and we drove home and that is how it ended",
    "i stayed until it was dark but we drove home then we slept",
    "we have to wait until the bank calls us and then we can start with the work and we hope it goes well",
    "wait until you have made it work for an hour",
    "stay until he knows what i want and where we are",
    "we wait until they say we can go home",
    "wait until the bank tells us we can start",
    "keep going until you find a job you like",
    "we waited until it was so cold that we left",
  ])("has no end of that clause in %s", (text) => {
    const words = text.split(" ");
    const kinds = tagWords(words);
    expect(words.filter((_, at) => isEndOfUntil(words, kinds, at))).toEqual([]);
  });

  it.each([
    "until the new pool opens | in spring 2028 the schools will swim in marlow",
    "until the roof is fixed | in march next year",
    "once the line closes | on friday you take the bus",
  ])("is the time at which it happens in %s", (text) => {
    const [words, , at] = cutAt(text);
    expect(isBeforeOwnTime(words, at)).toBe(true);
  });

  it.each([
    "the old pool closes | in spring 2028 the new one opens",
    "when it rains we close | the gate in winter",
  ])("isn't the time of what comes next in %s", (text) => {
    const [words, , at] = cutAt(text);
    expect(isBeforeOwnTime(words, at)).toBe(false);
  });
});
