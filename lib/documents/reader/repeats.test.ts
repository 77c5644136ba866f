import { expect, it } from "vitest";
import { repeats, wordsIn } from "@/lib/documents/reader/repeats";

const isRepeat = (text: string, other: string) => repeats(wordsIn(text), wordsIn(other));

it("[PDF-03] takes a statement for a repeat where another one has all its words", () => {
  const other = "The pool closes on May 4, and it opens again on June 9.";
  expect(isRepeat("The pool opens again on June 9.", other)).toBe(true);
  expect(isRepeat("The pool closes on May 4.", other)).toBe(true);
});

it.each([
  [
    "Smoking is allowed on the balcony in summer.",
    "Smoking is not allowed on the balcony in summer.",
  ],
  ["Smoking isn't allowed on the balcony.", "Smoking is allowed on the balcony."],
  ["Dogs are allowed in the park.", "Dogs are allowed in the park only on a leash."],
  ["Adults pay $5 at the door.", "Children pay $5 at the door."],
  ["The first fee is due on May 1, 2025.", "The second fee is due on May 1, 2026."],
])("[PDF-03] takes %j for no repeat of %j", (text, other) => {
  expect(isRepeat(text, other)).toBe(false);
  expect(isRepeat(other, text)).toBe(false);
});
