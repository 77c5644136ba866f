import { describe, expect, it } from "vitest";

import { patternTitles } from "@/lib/tools/blog-titles/draft-patterns";
import { readKeyword } from "@/lib/tools/blog-titles/keyword-kind";
import { isTask } from "@/lib/tools/blog-titles/keyword-task";

describe("a command", () => {
  it("is read the same in several lines", () => {
    expect(readKeyword("how to\ntrain  a\npuppy")).toEqual(readKeyword("how to train a puppy"));
  });

  it.each([
    "is the earth flat",
    "is an MBA worth it",
    "are the Beatles overrated",
    "will the stock market crash",
    "did the moon landing happen",
    "was the moon landing faked",
    "does the moon affect sleep",
    "should my child learn piano",
    "can my dog eat chocolate",
    "can the bus take dogs",
    "has the climate changed",
    "have my plants died",
    "do my plants need light",
    "do the Beatles still matter",
    "isn't the earth round",
  ])("is none that asks: %s", (keyword) => {
    expect(readKeyword(keyword).kind).toBe("question");
    expect(patternTitles(keyword).join("\n")).not.toMatch(/Ready to|Steps Toward|Trying to/);
  });

  it.each([
    "behind the scenes",
    "beyond the basics",
    "all the best books",
    "both my parents",
    "half the battle",
    "once a week",
    "hello my name is",
    "whose the car is",
  ])("is none that only leads to something: %s", (keyword) => {
    expect(isTask(keyword)).toBe(false);
    expect(patternTitles(keyword).join("\n")).not.toMatch(/Ready to|Steps Toward|World Before/);
  });

  it.each([
    "do the math",
    "do your own taxes",
    "do your taxes online",
    "have a garage sale",
    "be a better friend",
    "water the fern",
    "walk the dog",
    "can the tomatoes",
    "learn Python",
  ])("still is one: %s", (keyword) => {
    expect(isTask(keyword)).toBe(true);
  });
});
