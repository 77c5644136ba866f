import { describe, expect, it } from "vitest";
import {
  isBeforeClauseOfDay,
  isBeforeWhatWas,
  isEndOfPurpose,
  isHeldByConcession,
  isOpenedByPurpose,
  isOpenedByReport,
} from "@/lib/tools/youtube-summarizer/opened-by-report";
import { restoreSpeech } from "@/lib/tools/youtube-summarizer/restore-speech";

/** The words, and the index of the one before "|". */
function cutAt(text: string): [words: string[], at: number] {
  const [before = "", after = ""] = text.split(" | ");
  const first = before.split(" ");
  return [[...first, ...after.split(" ")], first.length - 1];
}

describe("somebody's own words begin", () => {
  it.each([
    "the minister denies that | he says that he acted on the report",
    "the company doesn't accept that | it says the overhaul met every rule",
    "the landlord disputes that | she insists the roof was sound",
    "the residents deny that | they say that nobody asked them",
    "she still denies that | she says that he was at home",
    "the engine had been serviced | she said that she had seen it",
  ])("in %s", (text) => {
    expect(isOpenedByReport(...cutAt(text))).toBe(true);
  });

  it.each([
    "the minister denies that | he took the money",
    "every time | he says that he looks away",
    "on page thirty eight | it says that the figure assumes",
    "she denied that | he told her to lie",
    "she denied that | he said that he was at home",
    "she denies that | he says that he was at home",
    "i doubt that | they said anything to the press",
    "nobody believes that | it says so",
    "the doctor confirmed that | she told her patient the whole truth",
    "the minister denies that | he says the wrong thing in interviews",
    "the editor denies that | it says that the figures are wrong",
    "i accept that | it says that the deposit is lost",
    "he was proud that the book | she says that she wrote is his",
    "the story | she said that he wrote was false",
    "and what's worse is | they said that it was fine",
  ])("but not in %s", (text) => {
    expect(isOpenedByReport(...cutAt(text))).toBe(false);
  });
});

describe("what something is needed for", () => {
  it.each([
    "neither of those is true | for the bulge to keep up at the equator it would have to move",
    "that isn't enough water | for the seeds to sprout you need to keep them wet",
  ])("begins a sentence in %s", (text) => {
    expect(isOpenedByPurpose(...cutAt(text))).toBe(true);
  });

  it.each([
    "it was too hard | for the dog to jump it would have to fly",
    "we left the door open | for the cat to come in and sleep",
  ])("goes on with one in %s", (text) => {
    expect(isOpenedByPurpose(...cutAt(text))).toBe(false);
  });

  it("is followed by what it takes", () => {
    const text = "that isn't true for the bulge to keep up | it would have to move";
    expect(isEndOfPurpose(...cutAt(text))).toBe(true);
  });
});

it.each([
  ["but don't paint the cord | whatever you do because it snaps", true],
  ["but don't paint the cord whatever you do | because it snaps", true],
  ["whatever you do | don't open the lid", true],
  ["keep it dry | no matter what because it rusts", true],
  ["it works | whatever you do the light stays on", false],
  ["both hands work no matter what you do | i'd try it", false],
])("holds a warning together with what it stands with: %s", (text, held) => {
  expect(isHeldByConcession(...cutAt(text))).toBe(held);
});

it("holds a place or a day together with what it is", () => {
  expect(
    isBeforeWhatWas(...cutAt("without a ferry on | what should have been the busiest day")),
  ).toBe(true);
  expect(isBeforeWhatWas(...cutAt("the light is on | what is that noise"))).toBe(false);
  expect(isBeforeClauseOfDay(...cutAt("fifty pounds for each night | they spent there"))).toBe(
    true,
  );
  expect(isBeforeClauseOfDay(...cutAt("i went there every night | they were kind"))).toBe(false);
});

it("never writes a denial together with what is said against it", async () => {
  const text =
    "two people were hurt when the bus ran into a wall on Friday and the police are still looking into it the union says the bus company was warned about the brakes the company denies that it says that every bus is checked once a week and that nobody was in danger";
  const { parts } = await restoreSpeech([{ place: 0, text }], true);

  expect(parts.map((part) => part.text)).toContain("The company denies that.");
});

it("never states what was denied or doubted", async () => {
  const text =
    "the trial went on for two weeks and she denied that he told her to lie to the officers then the court heard from the driver who was there then i met the family in the morning and they were tired i doubt that they said anything to the press because they were asleep then we asked at the town hall and nobody believes that it says so in the contract but the lawyer will look at it tomorrow";
  const { parts } = await restoreSpeech([{ place: 0, text }], true);
  const all = parts.map((part) => part.text).join("\n");

  expect(all).toContain("she denied that he told her to lie");
  expect(all).toContain("I doubt that they said anything");
  expect(all).toContain("nobody believes that it says so");
});

it("keeps a warning with its negation", async () => {
  const text =
    "now put the sash back and make sure that it slides up and down without a sound and if it does you can take the tape off the glass fill the holes and touch up the frame but don't paint the cord whatever you do because painted cord goes stiff and snaps so that took me about three hours in all";
  const { parts } = await restoreSpeech([{ place: 0, text }], true);
  const warning = parts.find((part) => part.text.includes("whatever you do"))?.text;

  expect(warning).toMatch(/don't paint the cord,? whatever you do,? because painted cord/);
});
