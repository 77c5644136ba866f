import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";
import { coveringHeadingsOf } from "@/lib/tools/write-article/notes-headings";
import { leftAsTyped } from "@/lib/tools/write-article/notes-left";

function compose(notes: string, topic = "Garden"): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

describe("the headings of notes", () => {
  it("end with a blank line after lines without dashes too", async () => {
    const article = await compose(
      "Hello.\n\nACTIONS\nLuis - sign it\nBeth - email all\n\nWe meet on May 4.",
    );

    expect(article).toContain("## Actions\n\n- Luis - sign it\n- Beth - email all\n\nWe meet");
  });

  it("need no line above a paragraph that its label sets apart", async () => {
    expect(
      await compose(
        "Hello.\n\nMust have\n- a year at a desk\n- patience\n\nNice to have: Spanish, a car",
      ),
    ).toContain("## Must have\n\n- A year at a desk\n- Patience\n\n**Nice to have:** Spanish");
  });

  it("are the labels of several paragraphs, each for its own", async () => {
    const article = await compose(
      "We sold the shop in May.\n\nwhat went wrong: in the first month we baked too much. We threw it away.\n\nExperiment: put a bag with water into a sunny window\n\nOh and we still go to the market.",
    );

    expect(article).toBe(
      "# Garden\n\nWe sold the shop in May.\n\n## What went wrong\n\nIn the first month we baked too much. We threw it away.\n\n## Experiment\n\nPut a bag with water into a sunny window.\n\n---\n\nOh and we still go to the market.",
    );
  });

  it.each([
    [
      "who speaks",
      "Ana: I went there on a Monday in May.\n\nBo: So did we, all of us went.\n\nAna: It rained all day, and we left.",
    ],
    ["a figure", "Time: 2 hours\n\nServes: 4\n\nOven: 200 degrees"],
    [
      "the beginning of a sentence",
      "He told me: do not take the train on a Sunday.\n\nTwo causes are named: the disease and the sewage of the town.",
    ],
    [
      "a remark",
      "Note: the ferry does not run on Mondays at all.\n\nPS: the key is under the mat as always.",
    ],
  ])("aren't labels that are %s", async (_, notes) => {
    expect(await compose(notes)).not.toContain("##");
  });

  it("give a label back to its text where an outline doesn't have it", async () => {
    const notes =
      "Experiment: put a bag with water into a sunny window.\n\nHomework: find a cold thing at home and draw it.";

    const article = await composeNotes({
      ...{ topic: "Water", notes, embed: async () => undefined },
      headings: ["The bag in the window", "Homework"],
    });

    expect(article).toContain("## The bag in the window\n\n**Experiment:** put a bag");
    expect(article).toContain("## Homework\n\nFind a cold thing");
  });

  it("are the days that paragraphs begin with, each for its own", async () => {
    const article = await compose(
      "We flew in late on Tuesday.\n\nday 1 wed - the lake. drove up to the rim, total fog at first.\n\nday 2 whale watching from the harbor, three hours.\n\nday 3 sun and rain took turns the whole day.\n\nstayed at a small guesthouse by the sea.",
    );

    expect(article).toBe(
      "# Garden\n\nWe flew in late on Tuesday.\n\n## Day 1 Wed - the lake\n\nDrove up to the rim, total fog at first.\n\n## Day 2\n\nWhale watching from the harbor, three hours.\n\n## Day 3\n\nSun and rain took turns the whole day.\n\n---\n\nStayed at a small guesthouse by the sea.",
    );
  });

  it("are questions right above their answers, and not what is left out of a list", async () => {
    const article = await compose(
      "It opens in May.\n\nbring: small lamps, old radios, toys with batteries, bikes\n\nnot: microwaves, anything with gas, phones with cracked screens\n\nwho's behind it\nThe idea came from Marek, who was fed up with good kettles at the tip.\n\nhow it goes\narrive, sign in at the desk, take a number and wait until it is called.",
    );

    expect(article).toContain("**Not:** microwaves");
    expect(article).toContain("## Who's behind it\n\nThe idea came");
    expect(article).toContain("## How it goes\n\nArrive, sign in");
  });

  it("are the numbered items of an agenda, with what was said of each", async () => {
    const article = await compose(
      "1. Minutes of last mtg - agreed. Geoff has plot 14b.\n\n2. Money\nWe have 200 left, and two plots haven't paid.\n\n3. Water\n- two quotes\n- no decision",
    );

    expect(article).toBe(
      "# Garden\n\n## 1. Minutes of last meeting\n\nAgreed. Geoff has plot 14b.\n\n## 2. Money\n\nWe have 200 left, and two plots haven't paid.\n\n## 3. Water\n\n- Two quotes\n- No decision",
    );
    const close =
      "1. Parking\nThe verge is full on Sundays.\n2. Playground\nThe quote is in.\n3. Lights\nPaul has the ladder.";
    expect(await compose(close)).toContain(
      "\n\n## 2. Playground\n\nThe quote is in.\n\n## 3. Lights\n",
    );
    const told =
      "1. Soak the beans\nUse cold water.\n2. Cook them\nAn hour will do.\n3. Season them\nTaste first.";
    expect(await compose(told)).not.toContain("##");
    const steps = "1. Soak the beans\n\n2. Cook them for an hour\n\n3. Season";
    expect(await compose(steps)).not.toContain("##");
  });

  it("end below a list that ends with a remark", async () => {
    const article = await compose(
      "BIKES\n- light\n- fast\nThe dealer is far away.\n\nInsurance was the same for all of them.\n\nPRICES\n- 100\n- 200",
    );

    expect(article).toContain("The dealer is far away.\n\n---\n\nInsurance was");
  });

  it("aren't words that a statement merely has somewhere", async () => {
    const sections = [
      [
        "now there's a unit on the estate, 2 vans and a bigger oven",
        "we lost one as the van broke",
      ],
      ["talk to your customers first", "advice for anyone who thinks about it"],
    ].map((statements) => ({ statements, isList: false }));

    expect(await coveringHeadingsOf(sections, "Bakery", async () => undefined)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe("a line right below a heading that ended with a colon", () => {
  it.each(["Self-reported drive data", "self-reported drive data"])(
    "is no heading itself: %s",
    async (first) => {
      const article = await compose(
        `We met in May.\n\nLimits:\n${first}\nnurses knew very well which group they were in\nit was small, only two wards had all of the beds`,
      );

      expect(article).toContain("\n\n## Limits\n\n- Self-reported drive data.\n- Nurses knew");
      expect(article.match(/^##/gm)).toHaveLength(1);
    },
  );
});

describe("the top of an article of notes", () => {
  it("is what stands above those who came, and no item beside them", async () => {
    const article = await compose(
      "PTA meeting, library, 7 pm\npresent: Dana, Luis\napologies: Wen\n\nMoney\n- we have 900 left",
    );

    expect(article).toContain(
      "PTA meeting, library, 7 pm.\n\n- **Present:** Dana, Luis\n- **Apologies:** Wen",
    );
  });

  it("is a line where half of its words are in the title", async () => {
    const article = await compose(
      "Line cook, full time\nRestaurant Magnolia, 28 seats, closed on Mondays.\n\nMust have\n- knife skills",
      "Line cook wanted at Restaurant Magnolia",
    );

    expect(article).toContain("\n\nLine cook, full time.\n\n");
  });

  it("doesn't say the title twice", async () => {
    const rest = "\n\nHello all! What a month.\n\nUpcoming rides\n- Mill Creek\n- Birch Hill";
    const topic = "Riverside Cycling Club news for May";

    expect(await compose(`RIVERSIDE CYCLING CLUB – MAY${rest}`, topic)).toMatch(
      /^# Riverside Cycling Club News for May\n\nHello all!/,
    );
    expect(await compose(`RIVERSIDE CYCLING CLUB – BULLETIN${rest}`, topic)).toMatch(
      /^# Riverside Cycling Club News for May\n\nRiverside cycling club – bulletin\.\n\nHello all!/,
    );
  });

  it("keeps no shouting because of a dash or a month", async () => {
    expect(await compose("Hi.\n\nNEWS – MAY\nwe met\nwe ate")).toContain("## News – May");
  });

  it("has no heading with nothing below it", async () => {
    const article = await compose(
      "# Tally 3.4\n\nReleased 2025-09-02\n\n## Added\n- invoices\n\n## Fixed\n- totals",
    );

    expect(article).toBe(
      "# Tally 3.4\n\nReleased 2025-09-02.\n\n## Added\n\n- Invoices\n\n## Fixed\n\n- Totals",
    );
  });
});

describe("lines of notes", () => {
  it.each([
    [
      "entries",
      "Priya - submit permit\nBeth - email groups\nDana - get piano appraised",
      "- Priya - submit permit\n- Beth - email groups\n- Dana - get piano appraised",
    ],
    [
      "dates",
      "Sat May 3 we ride to the creek\nSun May 11 we have coffee\nMonday we rest",
      "- Saturday May 3 we ride to the creek.\n- Sunday May 11 we have coffee.\n- Monday we rest.",
    ],
    [
      "questions",
      "Questions to ask\nWhy does it fog up?\nWhere does it go?",
      "## Questions to ask\n\n- Why does it fog up?\n- Where does it go?",
    ],
  ])("are a list when they are %s", async (_, notes, list) => {
    expect(await compose(`Hello.\n\n${notes}`)).toBe(`# Garden\n\nHello.\n\n${list}`);
  });

  it("stay lines when they end a letter", async () => {
    expect(await compose("We meet on Friday.\n\nRide safe,\nMarcus Bell, president")).toMatch(
      /\n\nRide safe,\\\nMarcus Bell, president$/,
    );
  });

  it("aren't taken for labels in the middle of a sentence", async () => {
    const article = await compose(
      "Opening hours grew from 40 to 58 a week. On Sundays, the library is\nopen without staff: visitors enter with their cards and check out\nbooks themselves. The trial runs until the end of the year.",
    );

    expect(article).toContain("the library is open without staff: visitors enter");
  });

  it("aren't there when they only say that something was left out", async () => {
    expect(await compose("It was cold.\n\n[...]\n\n…\n\nWe left.")).toBe(
      "# Garden\n\nIt was cold.\n\nWe left.",
    );
  });
});

describe("words of notes", () => {
  it("get the capitals of English", async () => {
    const article = await compose(
      "what i miss in march is the sun. i'm there every friday, from may to sept. you may go, and march on",
    );

    expect(article).toContain(
      "What I miss in March is the sun. I'm there every Friday, from May to Sept. you may go, and march on.",
    );
  });

  it("end with a period after code in a list of sentences", async () => {
    const article = await compose(
      "- The export takes dates like `30d`\n- The import finds the format",
    );

    expect(article).toContain("- The export takes dates like `30d`.\n- The import");
  });

  it("are named when a reader can't use them", async () => {
    const article =
      "# Check deeds\n\nIt was sold in 1954? Check deeds. Check your town first. It fell (see Figure 3).\n\n- Todo: mail";

    expect(
      await leftAsTyped({
        ...{ article, topic: "Eelgrass" },
        notes: "Priya was realy at the mtg, @mirelle accross the street, in the eelgrass",
        unknownWords: ["realy", "mtg", "realy", "accross", "priya", "mirelle", "eelgrass"],
      }),
    ).toEqual([
      "Left as typed: “Check deeds”, “Todo: mail”, “see Figure 3”.",
      "Not in the dictionary: realy, accross.",
    ]);
    expect(
      await leftAsTyped({ article: "# Bees\n\nBees fly.", notes: "", topic: "", unknownWords: [] }),
    ).toEqual([]);
  });
});
