import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";
import { typedNames } from "@/lib/tools/write-article/notes-typed-names";

const UNKNOWN = ["priya", "okafor"];
/** A dictionary that lacks these words. */
const unknownWords = async (texts: readonly string[]) =>
  texts.map((text) => UNKNOWN.filter((word) => text.split(" ").includes(word)));

describe("names that notes spell with capital letters somewhere", () => {
  it("are spelled so everywhere", async () => {
    const article = await composeNotes({
      topic: "The fete",
      notes:
        "we met at noon (Priya, Okafor, and Paul)\npaul borrows the ladder from okafor, and priya holds it\nthe irobot broke, so the iRobot went back\nbenq screens next, BenQ is on Cross Lane, cross the road",
      embed: async () => undefined,
      unknownWords,
    });

    expect(article).toContain("Paul borrows the ladder from Okafor, and Priya holds it.");
    expect(article).toContain("The iRobot broke, so the iRobot went back.");
    expect(article).toContain("BenQ screens next, BenQ is on Cross Lane, cross the road.");
  });

  it.each([
    ["a word at the beginning of a sentence", "Brown the lamb. stir until it is brown"],
    ["a word that the dictionary has", "we asked Sales, and sales went up"],
    ["what is another word as well", "ask Mark to mark it, Rose rose, and Heather likes heather"],
    ["what the notes use like any other word", "we met Okafor, who is a okafor"],
    ["what was never typed in small letters", "we met Priya"],
    ["a part of a longer name", "with Okafor Obi, and okafor again"],
    ["capitals alone", "for US buyers, tell us"],
    ["code and addresses", "run `getDev` at example.com/DevTools, then getdev"],
  ])("aren't %s", async (_, notes) => {
    expect(await typedNames(notes, unknownWords)).toEqual([]);
  });

  it("are spelled so behind a title, where the dictionary hasn't got them", async () => {
    const article = await composeNotes({
      topic: "Rounds",
      notes: "we waited for dr. okafor on the ward\nshe told dr. also to rest",
      embed: async () => undefined,
      unknownWords,
    });

    expect(article).toContain("We waited for Dr. Okafor on the ward");
    expect(article).toContain("She told dr. also to rest");
  });

  it("are people and towns where there is no dictionary", async () => {
    expect(await typedNames("off to Lisbon with Priya. lisbon, priya")).toEqual(["Lisbon"]);
  });
});
