import { describe, expect, it } from "vitest";

import { hasOthersFigures, tellsHowLong } from "@/lib/documents/talk/whose-figure";

const asked = (word: string) => [{ term: word, weight: 1, words: new Set([word]) }];

describe("[YT-05] whose figure a statement has", () => {
  it.each([
    ["How long does the dish rest?", "Turn it off, and let it rest for ten minutes.", true],
    ["How long do the onions take?", "You'll stir, and it will take about half an hour.", true],
    ["How long do the onions take?", "Let the cumin sizzle for thirty seconds.", false],
    ["How long does the dish rest?", "Add the rest, and cook it for 20 minutes.", false],
  ])("%j is told by %j: %j", (question, text, tells) => {
    expect(tellsHowLong(text, question)).toBe(tells);
  });

  it.each([
    [
      "How long do the onions keep?",
      "onion",
      "You can freeze the rice for two months, but don't freeze the onions.",
      true,
    ],
    [
      "How long do the onions keep?",
      "onion",
      "The onions keep for 2 days, but the rice is soft.",
      false,
    ],
    [
      "How much does the school cost?",
      "school",
      "The lights I bought from a school, for 800.",
      true,
    ],
    ["How much do the lights cost?", "light", "The lights I bought from a school, for 800.", false],
  ])("of %j, by %j, %j has another's: %j", (question, word, text, isOthers) => {
    expect(hasOthersFigures(text, question, asked(word))).toBe(isOthers);
  });
});
