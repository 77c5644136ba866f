import { expect, it } from "vitest";
import { isObjectOf, opens } from "@/lib/tools/youtube-summarizer/pieces-of-speech";

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

it.each([
  ["oh and one more thing never put it in the dishwasher", true],
  ["oh it broke", false],
  ["and one more thing", false],
])("begins something else with %j: %s", (text, expected) => {
  const said = `that is plenty ${text}`.split(" ");
  const words = said.map((plain) => ({ text: plain, plain, place: 0, opens: false }));

  expect(opens(words, { from: 3, to: words.length, verbs: 1 })).toBe(expected);
});
