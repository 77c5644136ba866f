import { expect, it } from "vitest";

import { countReadWords } from "@/lib/ocr/count-read-words";

it.each([
  ["a receipt", "Harbor Bistro\nBurger   12.50\nFries     4.00\nTotal   $16.50", 8],
  ["marks", "# Two\n\n  * rye  _loaves_ — & more", 4],
  ["addresses and numbers of lists", "1. See https://example.com/a_b(c) at 12:30", 5],
  ["a chat, without the names of its sides", "Left (9:12 AM): Hi Bob\n\nRight: Yes, please", 4],
  ["compounds and contractions", "It's state-of-the-art", 2],
  ["Japanese", "今日は天気がいい。", 5],
  ["nothing", " \n — ", 0],
])("counts the words of %s", (_what, text, words) => {
  expect(countReadWords(text)).toBe(words);
});

it("counts a long text without spaces as its sentences alone", () => {
  const sentence = "今日は天気がいい。";

  expect(countReadWords(sentence.repeat(2_000))).toBe(5 * 2_000);
});
