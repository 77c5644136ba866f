import { describe, expect, it } from "vitest";

import { askTalk as ask, askDocument, type Odds } from "@/tests/support/ask-document";

const HARBOR = [
  "Tonight we have one topic: what to do with the old brewery.",
  "The building has stood empty since 2009.",
  "It covers forty thousand square feet on the harbor.",
  "The town bought the brewery in 2021 for one dollar.",
  "In the storm of 2014 the water rose into 740 basements.",
  "The damage came to 96 million euros.",
  "In one neighborhood, rents rose by 22 percent after the floods.",
  "We looked at what other towns on this coast have done.",
  "Turning it into studios would cost $5.2 million, of which the state would pay up to 60 percent.",
  "So what should we do with the creek?",
  "I don't think that we should open all of it.",
  "The stretch under the station can't be opened.",
  "But behind the market there are 900 meters under a parking lot.",
  "My students have drawn up a plan.",
  "It would cost 14 million euros and take three years.",
];

describe("[YT-05] an answer from a talk is of what is asked", () => {
  it("has the number of what is counted, and no other figure", async () => {
    const odds: Odds = [
      [/rents rose/, 2],
      [/basements/, 0],
    ];

    const reply = await ask("How many basements were flooded?", HARBOR, odds);
    expect(reply).toMatchObject({ found: true });
    expect(reply.quotes[0]).toBe(HARBOR[4]);
    expect(await ask("How many cellars did the rents flood?", HARBOR, odds)).toMatchObject({
      found: false,
    });
  });

  it("doesn't claim that what stood empty since then was built then", async () => {
    const odds: Odds = [[/stood empty/, 2]];

    expect(await ask("When was the brewery built?", HARBOR, odds)).toMatchObject({ found: false });
    const built = "The brewery was built in 1874 by two brothers.";
    expect(await ask("When was the brewery built?", [built, ...HARBOR], [[/brothers/, 2]])).toEqual(
      {
        found: true,
        quotes: [built],
      },
    );
  });

  it('shows what is called "the building" right after it', async () => {
    const reply = await ask("What is the building called?", HARBOR);

    expect(reply).toEqual({ found: false, quotes: HARBOR.slice(0, 2) });
  });

  it("takes no title for a name", async () => {
    const title = "Why Towns Forget Their Creeks.";
    const odds: Odds = [[/Towns Forget/, 0]];

    expect(await ask("What is the name of the creek?", [title, ...HARBOR], odds)).toMatchObject({
      found: false,
    });
  });

  it("isn't sure of either where two are named", async () => {
    const said = [
      ...HARBOR,
      "When our town covered the Orla, it gained a street over the creek.",
      "Most of the water there comes from the Hann Creek, at some expense.",
    ];
    const odds: Odds = [[/Orla|Hann/, 0]];
    const reply = await ask("What is the name of the creek?", said, odds);

    expect(reply.found).toBe(false);
    expect(reply.quotes).toEqual(expect.arrayContaining(said.slice(-2)));
  });

  it("is sure where two statements have the same name", async () => {
    const said = [
      ...HARBOR,
      "The engineer Ada Lund covered the creek in 1911.",
      "People say that Ada Lund, who covered the creek, never liked it.",
    ];
    const reply = await ask("Which engineer covered the creek?", said, [[/Lund/, 2]]);

    expect(reply).toMatchObject({ found: true });
  });

  it('says with "it" what is asked of the thing named before', async () => {
    const said = [
      ...HARBOR,
      "Okay, so what do you need?",
      "You need one stone.",
      "A honing steel helps with a knife.",
      "But it doesn't sharpen, it just pushes the edge back.",
    ];
    const odds: Odds = [
      [/what do you need/, 6],
      [/doesn't sharpen/, 3],
    ];

    const reply = await ask("Does a honing steel sharpen a knife?", said, odds);
    expect(reply).toMatchObject({ found: true });
    expect(reply.quotes).toContain(said.at(-1));
    expect(reply.quotes).not.toContain("Okay, so what do you need?");
  });

  it("tells a proposal up to what it costs", async () => {
    const reply = await ask("What does she propose for the creek?", HARBOR, [[/open all/, 2]]);

    expect(reply).toEqual({ found: true, quotes: HARBOR.slice(9) });
  });

  it("shows a share again where it's asked what that is in dollars", async () => {
    const parts = HARBOR.map((text, at) => ({ text, place: at * 5 }));
    const odds: Odds = [
      [/state would pay/, 3],
      [/one dollar/, 2],
    ];
    const talk = { kind: "youtube" as const, title: "Talk", parts, odds, otherwise: -6 };
    const before = ["How much would the state pay?"];

    const { found, citations } = await askDocument("How much is that in dollars?", {
      ...talk,
      before,
    });
    expect(found).toBe(false);
    expect(citations.map(({ quote }) => quote)).toContain(HARBOR[8]);
  });

  describe("that in another unit", () => {
    const DAM = [
      "Ada Lund built the Aldra dam.",
      "The Orla dam stands farther down.",
      "It cost nine million euros, which the state paid.",
      "The Aldra dam cost four million euros.",
      "That's about 4.3 million dollars.",
      "Then the river froze for a winter.",
    ];
    const convert = (unit: string, said: string[], ...before: string[]) =>
      askDocument(`How much is that in ${unit}?`, {
        kind: "youtube",
        title: "Talk",
        parts: said.map((text, at) => ({ text, place: at * 5 })),
        odds: [
          [/four million/, 4],
          [/nine million/, 3],
          [/Ada/, 3],
        ],
        otherwise: -6,
        before,
      });

    it("is what the talk says right after it", async () => {
      const { found, citations } = await convert(
        "dollars",
        DAM,
        "How much did the Aldra dam cost?",
      );

      expect(found).toBe(true);
      expect(citations.map(({ quote }) => quote)).toEqual(DAM.slice(3, 5));
    });

    it.each([
      "It cost us 900 dollars to fly the band home.",
      "That leaves us with 200 dollars for the food.",
      "It was 900 dollars to fly the band home.",
      "The Aldra dam cost four million euros, or you can pay one of my cousins 50 dollars to dig.",
    ])("isn't what only begins like it: %s", async (other) => {
      const said = other.startsWith("The Aldra") ? DAM.toSpliced(3, 2, other) : DAM.with(4, other);
      const { found } = await convert("dollars", said, "How much did the Aldra dam cost?");

      expect(found).toBe(false);
    });

    it.each([
      "The Aldra dam cost four million euros, or roughly four and a half million dollars.",
      "The Aldra dam cost four million euros, which was about $4.3 million then.",
    ])("is what the same sentence tells: %s", async (told) => {
      const said = DAM.toSpliced(3, 2, told);
      const { found } = await convert("dollars", said, "How much did the Aldra dam cost?");

      expect(found).toBe(true);
    });

    it("isn't a figure of something else", async () => {
      const said = DAM.with(4, "The road cost 2 million dollars.");
      const { found } = await convert("dollars", said, "How much did the Aldra dam cost?");

      expect(found).toBe(false);
    });

    it("is of the question before the one about another unit", async () => {
      const before = ["How much did the Aldra dam cost?", "How much is that in pounds?"];
      const { found, citations } = await convert("dollars", DAM, ...before);

      expect(found).toBe(true);
      expect(citations.at(-1)?.quote).toBe(DAM[4]);
    });
  });
});
