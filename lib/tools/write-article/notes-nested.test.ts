import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";

function compose(notes: string, topic = "Garden"): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

describe("lines of notes with others indented below them", () => {
  it.each([" ", "   ", "\t"])(
    "are headings where each names what is below it: %j",
    async (step) => {
      const article = await compose(
        `We bought it.\n\nRoof\n${step}tiles from 1961\n${step}gutters leak at the back\nHeating\n${step}oil! from 1994\n${step}ask for the last bills`,
      );

      expect(article).toBe(
        "# Garden\n\nWe bought it.\n\n## Roof\n\n- Tiles from 1961.\n- Gutters leak at the back.\n\n## Heating\n\n- Oil! From 1994.\n- Ask for the last bills.",
      );
    },
  );

  it("are headings also where one of them goes on after a dash", async () => {
    const article = await compose(
      "primary succession\n  starts on bare rock\n  takes hundreds of years\nclimax community - an old idea, says one end state\n  no single end point today\n  Gleason disagreed",
      "Ecology",
    );

    expect(article).toContain(
      "## Climax community\n\nAn old idea, says one end state.\n\n- No single end point today",
    );
  });

  it("don't hold for the lines below the last of them", async () => {
    const article = await compose(
      "We bought it.\n\nRoof\n tiles from 1961\n gutters leak at the back\nHeating\n oil from 1994\n ask for the last bills\ntake someone along who isn't in love with it",
    );

    expect(article).toContain("last bills.\n\nTake someone along");
  });

  it("are a list on several levels beside lines that have none", async () => {
    const article = await compose(
      "We met.\n\nopen till nine\nstalls\n  - plants\n  - books\nbudget 450\nparking on the field",
    );

    expect(article).toContain(
      "- Open till nine\n- Stalls\n   - Plants\n   - Books\n- Budget 450\n- Parking on the field",
    );
  });

  it("stay beside sentences, each above its own list", async () => {
    const article = await compose(
      "the water is back since Tuesday\ncompost is delivered on Friday\n - bring your own barrow\n - pay Jo in cash\nplot 14 is free again",
    );

    expect(article).toContain(
      "Compost is delivered on Friday:\n\n- Bring your own barrow.\n- Pay Jo in cash.\n\nPlot 14 is free again.",
    );
  });

  it("lead into them when there is nothing else", async () => {
    const article = await compose("We fried them.\n\nserve with\n apple sauce\n sour cream");

    expect(article).toContain("## Serve with\n\n- Apple sauce\n- Sour cream");
  });

  it.each([
    [
      "a margin broke them",
      "we walked along the river for most of the day\n  and came back by bus",
    ],
    ["only the first one is indented", "  once upon a time there was a garden\nand it was large"],
  ])("are a paragraph where %s", async (_, notes) => {
    expect(await compose(notes)).not.toMatch(/^(?:##|\s*-) /m);
  });
});

describe("lines without a sign that are indented below an item", () => {
  it.each([
    [
      "1) from mother to daughter\n2) horizontal transfer\n   conjugation: through a pilus, and by far the most important\n   transformation - picks up free DNA\n   transduction - by a phage",
      "1. From mother to daughter\n2. Horizontal transfer\n   - **Conjugation:** through a pilus, and by far the most important\n   - **Transformation:** picks up free DNA\n   - **Transduction:** by a phage",
    ],
    [
      "- kitchen\n   wipe counters\n   take out trash\n- hall\n   sweep",
      "- Kitchen\n   - Wipe counters\n   - Take out trash\n- Hall\n   - Sweep",
    ],
    [
      "1. budget\n   rent is up 4%\n   printer lease ends May 31\n2. hiring\n   two offers out",
      "1. Budget\n   - Rent is up 4%\n   - Printer lease ends May 31\n2. Hiring\n   - Two offers out",
    ],
    [
      "- all of the things that we have to buy:\n  cups\n    paper\n    glass\n  plates",
      "- All of the things that we have to buy:\n   - Cups\n      - Paper\n      - Glass\n   - Plates",
    ],
    [
      "- trip to the coast with both kids\n  book the train\n  pack hats",
      "- Trip to the coast with both kids\n   - Book the train\n   - Pack hats",
    ],
    [
      "- starter\n   feed it, room temp\n   if it's flat, feed again\n   and once more\n- kitchen\n  (upstairs)\n  wipe counters",
      "- Starter\n   - Feed it, room temp\n   - If it's flat, feed again and once more\n- Kitchen (upstairs)\n   - Wipe counters",
    ],
  ])("stand below it: %j", async (notes, list) => {
    expect(await compose(notes)).toContain(list);
  });

  it.each([
    "- we walked along the river for most of the day and then some friends\n  came over, they had brought the dog and we ate the soup that mother\n  made",
    "1. budget for next year has to be sent to the board by the end of\n   the month",
    "- bring to\n  the office",
    "- hotel\n  in Lisbon",
    "- she told me about the house that her\n  father built\n  in the woods",
    "- Soak the beans.\n  Drain them in the morning",
  ])("go on with it where it isn't over: %j", async (notes) => {
    const [item = ""] = (await compose(notes)).split("\n\n").slice(1);

    expect(item).not.toContain("\n");
    expect(item.toLowerCase()).toContain(
      notes.slice(2).trim().replace(/\n\s+/g, " ").toLowerCase(),
    );
  });

  it("are one of them where a margin broke it", async () => {
    expect(
      await compose(
        "- budget\n   we spent far more than we had because of the roof, and the\n   board wants to know why that was and who signed for it in\n   the end",
      ),
    ).toContain(
      "- Budget\n   - We spent far more than we had because of the roof, and the board wants to know why that was and who signed for it in the end",
    );
  });
});
