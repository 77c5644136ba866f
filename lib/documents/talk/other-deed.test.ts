import { describe, expect, it } from "vitest";
import {
  onlyBlames,
  tellsOfOther,
  tellsOfOtherTime,
  tellsOppositeDeed,
} from "@/lib/documents/talk/other-deed";
import { askTalk as ask } from "@/tests/support/ask-document";

describe("a statement doesn't say when", () => {
  it.each([
    ["The old pool will close on 30 September.", "When does the new pool open?"],
    ["The sale ends on Friday.", "What day does the sale start?"],
    ["The train leaves Marlow at nine.", "What time does the train arrive?"],
    ["Rehearsals begin in May.", "When do the rehearsals stop?"],
    ["We sold the mill in June.", "When did they buy the mill?"],
  ])("in %j for %j", (text, question) => {
    expect(tellsOppositeDeed(text, question)).toBe(true);
  });

  it.each([
    ["The pool opens in May and closes in September.", "When does the pool open?"],
    ["The sale starts on Friday.", "When does the sale start?"],
    ["The old pool will close on 30 September.", "Why does the pool open late?"],
  ])("but may in %j for %j", (text, question) => {
    expect(tellsOppositeDeed(text, question)).toBe(false);
  });

  it("where it tells of the old one, and the new one is asked for", () => {
    const question = "How many lanes does the new pool have?";
    expect(tellsOfOther("The old swimming pool has four lanes.", question)).toBe(true);
    expect(tellsOfOther("The new pool has more lanes than the old pool.", question)).toBe(false);
  });

  it("or how to do something, where it only names the cause", () => {
    const question = "How do I replace the water pump?";
    expect(onlyBlames("If it drips there, it's probably your water pump.", question)).toBe(true);
    expect(onlyBlames("Undo the two bolts, and the water pump comes off.", question)).toBe(false);
    expect(onlyBlames("It's the water pump, and replacing it is easy.", "How do I reach it?")).toBe(
      false,
    );
  });

  it("where it tells of a year long past, and what will be is asked for", () => {
    const question = "When does the pool open?";
    expect(tellsOfOtherTime("The pool was opened in 1972.", question)).toBe(true);
    expect(tellsOfOtherTime("It was opened in nineteen seventy two.", question)).toBe(true);
    expect(tellsOfOtherTime("The pool was built in 1972, and it opens in May.", question)).toBe(
      false,
    );
    expect(tellsOfOtherTime("The pool was opened in 1972.", "When was the pool opened?")).toBe(
      false,
    );
  });
});

describe("[YT-05] an answer from a talk", () => {
  const TALK = [
    "The old pool will close for good on 30 September.",
    "The pool was opened in 1972.",
    "The new pool opens in spring 2028 behind the fire station.",
    "Divers collected the seeds by hand in August.",
    "In the first year only 2 per cent came up.",
    "The crabs ate nearly everything.",
    "So in the second year we planted in February.",
  ];

  it("tells when something opens, not when something else closes or opened", async () => {
    const { quotes } = await ask("When does the new pool open?", TALK, [
      [/close for good/, 4],
      [/opened in/, 4],
      [/opens in/, 3],
    ]);
    expect(quotes).toEqual(["The new pool opens in spring 2028 behind the fire station."]);
  });

  it("gives the reason that is told next", async () => {
    const { quotes } = await ask("Why did so few come up in the first year?", TALK, [
      [/per cent/, 5],
    ]);
    expect(quotes).toContain("The crabs ate nearly everything.");
  });

  it("isn't sure of a reason where a talk only says that it's so", async () => {
    const said = ["Volunteers come on Tuesdays.", "They eat lunch at noon.", ...TALK];
    const odds: [RegExp, number][] = [[/Tuesdays/, 5]];
    expect(await ask("Why do volunteers come on Tuesdays?", said, odds)).toMatchObject({
      found: false,
    });
    const because = ["Volunteers come on Tuesdays because the hall is free then.", ...TALK];
    expect(await ask("Why do volunteers come on Tuesdays?", because, odds)).toMatchObject({
      found: true,
    });
  });

  it("adds no reason that isn't one", async () => {
    const said = [...TALK.slice(0, 5), "Now we also have a boat with a new roof.", "It's blue."];
    const { quotes } = await ask("Why did so few come up in the first year?", said, [
      [/per cent/, 5],
    ]);
    expect(quotes).not.toContain("Now we also have a boat with a new roof.");
  });
});
