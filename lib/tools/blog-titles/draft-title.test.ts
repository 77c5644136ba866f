import { describe, expect, it } from "vitest";

import {
  addsNothing,
  cleanTitles,
  countsOtherwise,
  isAbout,
  isDuplicate,
} from "@/lib/tools/blog-titles/draft-title";

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
    ["The Magic and Charm of Barcelona", "Barcelona in 3 days", true],
    ["Barcelona in 3 Days Without a Car", "Barcelona in 3 days", false],
    ["How to Learn Python at Home", "learn Python in 2026", false],
  ])("counts only what the keyword does: %s", (title, keyword, counts) => {
    expect(countsOtherwise(title, keyword)).toBe(counts);
  });

  it.each([
    ["The Flavor of Summer in Town", "me", false],
    ["What It Takes to Be Me", "me", true],
    ["The Town That Made It", "it", true],
  ])("has a short keyword as a whole word: %s", (title, keyword, isOne) => {
    expect(isAbout(title, keyword)).toBe(isOne);
  });

  it.each([
    ["The Unconditional Love of a Puppy", "train a puppy", false],
    ["How to Train Your Puppy", "train a puppy", true],
    ["The Magic of Making Friends", "making candles", false],
    ["Why City Roofs Are Made for Beekeeping", "urban beekeeping", true],
  ])("is about all of what is done: %s", (title, keyword, isOne) => {
    expect(isAbout(title, keyword)).toBe(isOne);
  });

  it("says more than the keyword", () => {
    expect(addsNothing("A World War II", "World War II")).toBe(true);
    expect(addsNothing("World War II at Sea", "World War II")).toBe(false);
    expect(addsNothing("How to Make Sourdough Bread", "sourdough bread")).toBe(false);
  });

  it("is no second guide to the same", () => {
    const guide = "How to Sell E-commerce: A Comprehensive Guide";

    expect(isDuplicate("How to Sell E-commerce: The Ultimate Guide", [guide], "e-commerce")).toBe(
      true,
    );
    expect(isDuplicate("How E-commerce Changed Main Street", [guide], "e-commerce")).toBe(false);
  });

  it.each([
    ["How to Build a Cargo Bike for Families: The Ultimate Guide", true],
    ["How to Build a Cargo Bike for Families – Tips and Tricks", true],
    ["How to Build a Cargo Bike for Families: What You Need to Know", true],
    ["How to Build a Cargo Bike for Families on a Balcony", false],
    ["How to Pay for a Cargo Bike for Families: A Guide", false],
    ["A Beginner's Guide to Cargo Bikes for Families", false],
  ])("is another one with a subtitle of its own only: %s", (title, isSame) => {
    const others = ["How to Build a Cargo Bike for Families"];

    expect(isDuplicate(title, others, "cargo bikes for families")).toBe(isSame);
  });
});
