import { describe, expect, it } from "vitest";
import {
  isBareCondition,
  isBeforeCondition,
  isContrasted,
} from "@/lib/tools/youtube-summarizer/contrasts";
import {
  isInStep,
  isStepName,
  isStepNumber,
  opensStep,
} from "@/lib/tools/youtube-summarizer/counted-steps";
import { isBeforeIndirectQuestion } from "@/lib/tools/youtube-summarizer/indirect-questions";
import { restoreSpeech } from "@/lib/tools/youtube-summarizer/restore-speech";
import { tagWords } from "@/lib/tools/youtube-summarizer/tag-words";

/** The words, their kinds, and the index of the one before "|". */
function cutAt(text: string) {
  const [before = "", after = ""] = text.split(" | ");
  const first = before.split(" ");
  const words = [...first, ...after.split(" ")];
  return { words, kinds: tagWords(words), at: first.length - 1 };
}

describe("a step", () => {
  it.each([
    ["it shrinks when it dries | step two is the horizontals", true],
    ["to the right of the first ones | step four now we weave", true],
    ["leave it in the sun | and step number three is the paint", true],
    ["without knowing | third thing is reindeer", true],
    ["we go back to | step two and do it again", false],
    ["that's | step four of the plan", false],
    ["it takes a | step two people can do", false],
    ["once | step one is done you wait", false],
    ["that's the | second thing is it", false],
  ])("begins a sentence in %j: %s", (text, opens) => {
    const { words, at } = cutAt(text);
    expect(opensStep(words, at)).toBe(opens);
  });

  it("has its number and what is to be done together", () => {
    const { words, at } = cutAt("of the first ones step four | now we weave");
    expect(isStepNumber(words, at)).toBe(true);
    expect(isInStep(words, at - 1)).toBe(true);
    expect(isInStep(words, at)).toBe(false);
  });

  it.each([
    ["step one is the verticals | start in the middle", true],
    ["step two is the oil filter | turn it to the left", true],
    ["step two is the head | start today", false],
    ["step two is to | turn it to the left", false],
    ["the best are the verticals | start in the middle", false],
  ])("is named before what is to be done in %j: %s", (text, named) => {
    const { words, kinds, at } = cutAt(text);
    expect(isStepName(words, kinds, at)).toBe(named);
  });
});

describe("no sentence ends", () => {
  it.each([
    ["measure it and you work out | how long the rock has been there", true],
    ["i wonder | what they eat in winter", true],
    ["now you know | why it squeaks", true],
    ["so let's find out | whether the seal holds", true],
    ["you work it out | how do they grow", false],
    ["let's find out | what is it made of", false],
    ["as you can see | how it turns is what counts", false],
    ["he ran out | when it rained", false],
  ])("before what somebody finds out: %j: %s", (text, held) => {
    const { words, at } = cutAt(text);
    expect(isBeforeIndirectQuestion(words, at)).toBe(held);
  });

  it.each([
    ["we meet at the churchyard | not here at nine", true],
    ["twenty minutes in warm water | not longer because it goes grey", true],
    ["they like the river | not everybody does", false],
    ["you could turn the wheel | not at all hard", false],
    ["it is | not here", false],
  ])("before what it isn't: %j: %s", (text, held) => {
    const { words, kinds, at } = cutAt(text);
    expect(isContrasted(words, kinds, at)).toBe(held);
  });

  it.each([
    ["we meet at the gate | and if it rains we go anyway", true],
    ["okay | so if it rains we go anyway", false],
    ["bring a coat | and if the weather is bad we stay", false],
  ])("but before a condition: %j: %s", (text, opens) => {
    const { words, at } = cutAt(text);
    expect(isBeforeCondition(words, at)).toBe(opens);
  });

  it.each([
    ["at the gate and if it rains | we go anyway", true],
    ["stay at home if it rains | we go anyway", false],
    ["and if it rains | the path is closed", false],
  ])("between a condition and what then happens: %j: %s", (text, held) => {
    const { words, at } = cutAt(text);
    expect(isBareCondition(words, at)).toBe(held);
  });
});

describe("captions of a how-to", () => {
  it("have a sentence for each step, and what is found out is no question [K-04]", async () => {
    const text =
      "it shrinks a bit when it dries step two is the horizontals they just lie on top of the others step three is a second layer of verticals beside the first ones step four now we weave from side to side then you measure the biggest one and you work out how long the seat has been in use and we meet at the churchyard not here at nine";
    const { parts } = await restoreSpeech([{ place: 0, text }], true);
    const said = parts.map((part) => part.text);

    expect(said).toContainEqual(expect.stringMatching(/^Step two is the horizontals/));
    expect(said).toContainEqual(expect.stringMatching(/^Step three is a second layer/));
    expect(said).toContainEqual(expect.stringMatching(/^Step four: now,? we weave/));
    expect(said.join(" ")).toMatch(/you work out how long the seat has been in use/);
    expect(said.join(" ")).toContain("at the churchyard, not here at nine");
    expect(said.join(" ")).not.toContain("?");
  });
});
