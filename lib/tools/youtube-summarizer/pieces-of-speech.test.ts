import { expect, it } from "vitest";
import { isObjectOf } from "@/lib/tools/youtube-summarizer/pieces-of-speech";

it.each([
  ["i'd rather feed one chancer than turn away | one hungry kid", 0, true],
  ["we had to throw out | the whole batch", 0, true],
  ["then it blew away | the hat", 0, false],
  ["we had to turn away | one kid was hungry", 1, false],
])("takes what follows in %j for the object of its verb: %s", (text, verbs, expected) => {
  const [before = "", after = ""] = text.split(" | ");
  const said = [...before.split(" "), ...after.split(" ")];
  const words = said.map((plain) => ({ text: plain, plain, place: 0, opens: false }));
  const from = before.split(" ").length;

  expect(isObjectOf(words, { from, to: words.length, verbs })).toBe(expected);
});
