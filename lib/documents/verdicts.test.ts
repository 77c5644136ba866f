import { describe, expect, it } from "vitest";
import { joinedStatement } from "@/lib/documents/join-statements";
import { summarizeTalk } from "@/lib/documents/talk-summary";
import { chosenOptions, verdictWeight } from "@/lib/documents/verdicts";
import { SHAPES } from "@/lib/tools/youtube-summarizer/shapes";
import { NO_MODELS } from "@/tests/support/no-models-context";

const said = (texts: readonly string[]) => texts.map((text, place) => ({ text, place }));

describe("what a talk recommends, decides, or finds", () => {
  it.each([
    "I spent 742 lari on the trip.",
    "All in, we paid about $38 for it.",
    "Our recommendation is option B.",
    "I'd recommend the smaller oven to anybody who bakes alone.",
    "If I could give one piece of advice, it would be to write every day.",
    "If you do only one of those, count the mites.",
    "The one thing you should remember is to back up your photos.",
    "So to sum up, count in August and feed in February.",
    "I have decided to limit the weight of trucks.",
    "The council voted to keep the library open.",
    "The new limit is 18 tonnes.",
    "We found that half of the pipes leak.",
    "Our main finding is that people sleep less than they say.",
    "It's not the cold that kills bees.",
    "The city council has voted to close the road to cars.",
    "My guest today is Ada Lund.",
    "I'm joined today by Doctor Ada Lund.",
    "So my verdict: the Brio gets a seven out of ten from me.",
    "I'd give it four out of five, since it gets four stars everywhere.",
    "If you have hard floors and no pets, it's the best robot under five hundred dollars.",
    "If you have carpet or a dog, get something else.",
    "The Marlow town council voted four to three to raise fares by 12 percent.",
    "The average fare is going to go from $2 to about $3.",
    "First thing, and I can't stress this enough is you gotta shut off the gas.",
    "Before that, unplug the heater, and wait.",
    "We spent 310 euros, not counting the train.",
    "If you've got a flat yard, I'd get this one because it's quieter.",
    "So the answer is that what matters is the difference.",
    "Before we do anything, I want you to turn off the power.",
  ])("is told by %j", (text) => {
    expect(verdictWeight(text)).toBeGreaterThan(0);
  });

  it.each([
    "I spent 10 years in Rome.",
    "Altogether we met 14 people.",
    "I don't recommend it for the rice.",
    "I watered her yesterday, which I'd recommend.",
    "What is your recommendation for us?",
    "I decided to walk along the beach that day.",
    "We found a small café behind the station.",
    "The one that I lost had a queen that failed in October.",
    "The new bakery opened in May.",
    "It's not the best phone on the market.",
    "My guest room is small and cold.",
    "Seven out of ten people sleep badly.",
    "If you have a minute, read the label.",
    "The answer is no.",
  ])("isn't told by %j", (text) => {
    expect(verdictWeight(text)).toBe(0);
  });

  it("names options by their letters, and not what begins with an article", () => {
    expect(chosenOptions("Our recommendation is Option B.")).toEqual(["option b"]);
    expect(chosenOptions("so we recommend option b")).toEqual(["option b"]);
    expect(chosenOptions("I'd recommend that you plan a week ahead.")).toEqual([]);
  });

  it("comes with what it is about", () => {
    const [news, cores, sum, last, rest] = said([
      "The bad news is the deck.",
      "Nineteen of the cores had too much salt.",
      "Okay, so to sum up, count the mites in August.",
      "If you do only one of those, do that.",
      "My dog is asleep.",
    ]);
    if (!news || !cores || !sum || !last || !rest) throw new Error("There are five.");

    expect(joinedStatement(news, cores)?.text).toBe(
      "The bad news is the deck. Nineteen of the cores had too much salt.",
    );
    expect(joinedStatement(sum, last, [rest])).toEqual({
      text: "To sum up, count the mites in August. If you do only one of those, do that.",
      sentences: 2,
    });
  });
});

const BRIDGE = [
  "The old bridge on Kestrel Street was opened in 1958 by the mayor.",
  "Divers looked at all of the piers of the bridge in March.",
  "For safety, I have decided to limit the weight of trucks to eighteen tonnes.",
  "We studied the cost of the work on the bridge for the long term.",
  "Option A is to patch the deck of the bridge, and it costs four million.",
  "Option B is to replace the deck of the bridge, and it costs eleven million.",
  "Option C is a new bridge beside the old bridge, and it costs thirty-eight million.",
  "Our recommendation is option B. Option A looks cheap, but it costs more per year.",
  "The work on the bridge would take fourteen months from June.",
  "The state pays sixty percent of the cost of the bridge.",
  "The county pays thirty percent of the cost, and the city pays ten percent.",
  "The county board votes on the bridge on the fifteenth of November.",
];

describe("a summary of a talk that recommends something", () => {
  it.each(["short", "medium", "detailed"] as const)("says so: %s", async (detail) => {
    const source = { kind: "youtube" as const, title: "Bridge", parts: said(BRIDGE), outline: [] };

    const { markdown } = await summarizeTalk(NO_MODELS, source, SHAPES[detail]);
    const main = markdown.split("## ")[1] ?? "";

    expect(main).toContain("- Our recommendation is option B.");
    expect(main).toContain("Option B is to replace the deck");
    expect(main).toContain("eighteen tonnes");
    if (detail !== "short") return;
    expect(main.split("\n").find((line) => line.startsWith("- "))).toContain("recommendation");
    expect(main).not.toContain("Option A");
    expect(main).not.toContain("Option C");
  });
});
