import { describe, expect, it } from "vitest";

import { createLeakCheck, definesItself, hasHole } from "@/lib/tools/write-article/draft-faults";

describe("hasHole", () => {
  it.each([
    "Over  millions of people drink tea.",
    "Over millions of people drink tea.",
    "The bridge was built in the s by a small company.",
    "The first lighthouse was built in nd and served as a fort.",
    "It covers an area of around \u200bx\u200b square kilometers.",
    "The desert formed about x ago and stayed as it was.",
    "It takes about minutes to boil an egg.",
    "The ship carried as many as of them.",
    "Prices range from to for a good knife.",
    "A -year-old tree stands in the yard.",
    "The town , which is old, lies by the river.",
    "The of the lake is deep and cold.",
  ])("finds what is missing in %j", (sentence) => {
    expect(hasHole(sentence)).toBe(true);
  });

  it.each([
    "Over years of practice, potters learn to trust their hands.",
    "Short- and long-term plans differ.",
    "More than half of the garden lies in the shade.",
    "By and large, people enjoy walking.",
    "It takes a few minutes to boil an egg.",
  ])("leaves %j alone", (sentence) => {
    expect(hasHole(sentence)).toBe(false);
  });
});

describe("definesItself", () => {
  it.each([
    "The lighthouse is a lighthouse.",
    "Urban gardening is the practice of gardening in urban areas.",
    "Knitting socks is a form of knitting.",
    "Black holes are simply holes that are black.",
  ])("finds %j", (sentence) => {
    expect(definesItself(sentence)).toBe(true);
  });

  it.each([
    "Beekeeping is the practice of keeping colonies in hives.",
    "The lighthouse is a tower with a lamp.",
    "It is important to rest.",
    "Tea is popular in many countries.",
  ])("leaves %j alone", (sentence) => {
    expect(definesItself(sentence)).toBe(false);
  });
});

describe("createLeakCheck", () => {
  const leaks = createLeakCheck(
    ["You are a helpful assistant who writes clear, detailed, factual articles in plain English."],
    "clear ice",
  );

  it.each([
    "The author is a helpful assistant who knits.",
    "It is told in plain English for everyone.",
    "This informative, factual, and detailed assistant writes about knives.",
  ])("finds our words in %j", (sentence) => {
    expect(leaks(sentence)).toBe(true);
  });

  it.each(["A helpful neighbor brings clear ice.", "English tea tastes plain without milk."])(
    "leaves %j alone",
    (sentence) => {
      expect(leaks(sentence)).toBe(false);
    },
  );
});
