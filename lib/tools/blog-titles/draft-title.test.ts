import { describe, expect, it } from "vitest";

import { cleanTitles, countsUnasked, isAbout } from "@/lib/tools/blog-titles/draft-title";

describe("a title of the draft model", () => {
  it.each([
    "How C++ Can Make You Rich!",
    "The Job That Will Make You Rich",
    "Node.js: The Key to Making Money Online",
    "Sourdough Bread With Guaranteed Results",
  ])("promises nothing: %s", (title) => {
    expect(cleanTitles(title)).toEqual([]);
  });

  it("may still call a sauce rich", () => {
    expect(cleanTitles("A Rich Tomato Sauce for Winter")).toHaveLength(1);
  });

  it.each([
    ["How to Train Your Puppy: The 7 Best Tips", "train a puppy", true],
    ["The 24th Day of Remote Working", "remote work", true],
    ["The Three Steps of Training a Puppy", "train a puppy", true],
    ["Barcelona in 3 Days for Families", "Barcelona in 3 days", false],
    ["How to Train Your Puppy at Home", "train a puppy", false],
  ])("counts only what the keyword does: %s", (title, keyword, counts) => {
    expect(countsUnasked(title, keyword)).toBe(counts);
  });

  it.each([
    ["The Flavor of Summer in Town", "me", false],
    ["What It Takes to Be Me", "me", true],
    ["The Town That Made It", "it", true],
  ])("has a short keyword as a whole word: %s", (title, keyword, isOne) => {
    expect(isAbout(title, keyword)).toBe(isOne);
  });
});
