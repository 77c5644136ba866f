import { describe, expect, it } from "vitest";
import {
  isAfterAsked,
  isAfterNextAsked,
  isAskedNext,
  isReply,
} from "@/lib/tools/youtube-summarizer/turns-of-talk";

/** The words, and the index of the one before "|". */
function cutAt(text: string): [words: string[], at: number] {
  const [before = "", after = ""] = text.split(" | ");
  const first = before.split(" ");
  return [[...first, ...after.split(" ")], first.length - 1];
}

describe("somebody asks next", () => {
  it.each([
    "that's where the name comes from | and when did it turn into a business",
    "that's a great question | and how many of you are there",
    "it was a hard winter | so how did you keep the bees alive",
  ])("in %s", (text) => {
    expect(isAskedNext(...cutAt(text))).toBe(true);
  });

  it.each([
    "i know | and what is more i said so",
    "i asked when | and where did i hear it",
    "you learn how it works | and how you fix it",
  ])("but not in %s", (text) => {
    expect(isAskedNext(...cutAt(text))).toBe(false);
  });
});

describe("somebody answers", () => {
  it.each([
    "you weren't always a baker were you | no not at all",
    "please welcome ada lund welcome | thank you it's lovely to be here",
    "i heard there's a story | yes so the starter came from durban",
    "it should own most of the company | wow and what will you do",
  ])("in %s", (text) => {
    expect(isReply(...cutAt(text))).toBe(true);
  });

  it.each([
    "there was | no one in the shop",
    "i wrote to say | thank you for the loaf",
    "and she said | wow that's big",
  ])("but not in %s", (text) => {
    expect(isReply(...cutAt(text))).toBe(false);
  });

  it("after what comes next", () => {
    expect(
      isAfterNextAsked(...cutAt("it costs you twice and what comes next | i want to teach")),
    ).toBe(true);
    expect(isAfterNextAsked(...cutAt("you never know what comes next | i think"))).toBe(false);
  });

  it("after being asked that", () => {
    expect(isAfterAsked(...cutAt("everybody asks me that | i'd say two or three"))).toBe(true);
    expect(isAfterAsked(...cutAt("he asked me | that i stay"))).toBe(false);
  });
});
