import { describe, expect, it } from "vitest";
import { areTwoWords, isEnglishWord } from "@/lib/pdf/english-words";

describe("isEnglishWord", () => {
  it.each(["summer", "working", "cities", "Stopped", "makers", "happily", "comfortably", "boxes"])(
    "knows %s",
    (word) => {
      expect(isEnglishWord(word)).toBe(true);
    },
  );

  it.each(["tant", "lished", "impor", "estab", "lation", "Sommer", "tion"])(
    "knows no %s",
    (word) => {
      expect(isEnglishWord(word)).toBe(false);
    },
  );
});

describe("areTwoWords", () => {
  it.each([
    ["late", "summer"],
    ["shift", "working"],
    ["sign", "up"],
    ["Check", "in"],
    ["drop", "off"],
    ["decision", "makers"],
    ["low", "water"],
    ["one", "page"],
  ])("is true for %s-%s", (first, second) => {
    expect(areTwoWords(first, second)).toBe(true);
  });

  it.each([
    ["instal", "lation"],
    ["impor", "tant"],
    ["in", "formation"],
    ["in", "correct"],
    ["com", "pany"],
    ["under", "standing"],
    ["comfort", "ably"],
    ["with", "out"],
    ["drag", "on"],
    ["trans", "action"],
    ["sub", "scribers"],
    ["develop", "ments"],
    ["ap", "plication"],
    ["per", "mission"],
    ["pro", "vided"],
    ["man", "agement"],
    ["responsib", "ility"],
    ["account", "ant"],
    ["an", "other"],
    ["every", "body"],
    ["be", "fore"],
    ["particip", "ants"],
    ["part", "icipants"],
    ["storm", "water"],
    ["snow", "pack"],
    ["bike", "way"],
  ])("is false for a word that's divided: %s-%s", (first, second) => {
    expect(areTwoWords(first, second)).toBe(false);
  });
});
