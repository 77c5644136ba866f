import { describe, expect, it } from "vitest";
import { isCalendarName } from "@/lib/tools/youtube-summarizer/calendar-names";
import {
  isOpened,
  isOpenedByYear,
  isOpeningYear,
} from "@/lib/tools/youtube-summarizer/surely-opened";
import { tagWords } from "@/lib/tools/youtube-summarizer/tag-words";

/** The words, and the index of the one before "|". */
function cutAt(text: string): { words: string[]; at: number } {
  const [before = "", after = ""] = text.split(" | ");
  const first = before.split(" ");
  return { words: [...first, ...after.split(" ")], at: first.length - 1 };
}

describe("a sentence surely begins", () => {
  it.each([
    "count the mites | next video i'm going to show the boxes",
    "i did that one year so don't laugh | a mistake that i see",
    "wintering was not the reason | cost wise it's about twenty dollars",
    "and feed in february | if you do only one of those count the mites",
    "two inches away from honey | so results in the winter of 2023 i went",
  ])("in %s", (text) => {
    const { words, at } = cutAt(text);
    expect(isOpened(words, at)).toBe(true);
  });

  it.each([
    "we'll see you in the | next video i'm sure",
    "please don't laugh | at the knot in my rope",
    "it was good and | cost wise it's fine",
    "you lose most of it | if you do only what they say",
    "the heat | results in a leak",
  ])("but not in %s", (text) => {
    const { words, at } = cutAt(text);
    expect(isOpened(words, at)).toBe(false);
  });
});

describe("a year begins a sentence of then after one of now", () => {
  it.each([
    ["there's a small vent hole above it | in 2022 i had boxes on three hives", true],
    ["the boxes are under the roof | in the winter of 2023 we lost one", true],
    ["i moved to the valley | in 2022 i had three hives", false],
    ["the county is going to build it | in 2031 they will open it", false],
  ])("%s: %s", (text, opens) => {
    const { words, at } = cutAt(text);
    const kinds = tagWords(words);
    expect(isOpenedByYear(words, kinds, at)).toBe(opens);
    const year = words.findIndex((word) => /^20\d\d$/.test(word));
    expect(isOpeningYear(words, kinds, year)).toBe(opens);
  });

  it.each([
    ["the knives are sharp every month | last week i dropped one", true],
    ["we went to the sale | last week we bought one", false],
  ])("as does last week in %s: %s", (text, opens) => {
    const { words, at } = cutAt(text);
    expect(isOpenedByYear(words, tagWords(words), at)).toBe(opens);
  });
});

describe("months that are other words, too", () => {
  it.each([
    ["my losses were in march with an empty cluster", ["march"]],
    ["they need ninety pounds of honey to get to may", ["may"]],
    ["it rains from march to may", ["march", "may"]],
    ["we open on the fifth of may", ["may"]],
    ["on march 3rd the dribble around thanksgiving", ["march", "thanksgiving"]],
    ["the state you're in may be another one", []],
    ["they want to march in the morning", []],
    ["you may feed them if you like", []],
    ["it was ruined by the march of time", []],
    ["they walked in march formation", []],
  ])("are told in %j", (text, names) => {
    const words = text.split(" ").map((plain) => ({ plain }));
    const kinds = tagWords(text.split(" "));
    const found = words.filter((_, index) => isCalendarName(words, kinds, index));
    expect(found.map(({ plain }) => plain)).toEqual(names);
  });
});
