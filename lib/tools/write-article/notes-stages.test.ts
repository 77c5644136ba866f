import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";

function compose(notes: string, topic = "The trip"): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

const LANDED = "landed at noon, took the metro into town, and climbed a lot of stairs";
const RAIN = "it rained, so we went to the museum, and had cakes on the way back";
const BEACH = "beach, and the water was freezing, but Sam went in anyway";
const AS_ARTICLE = [LANDED, RAIN, BEACH].map(
  (text) => `${text[0]?.toUpperCase()}${text.slice(1)}.`,
);

describe("days of notes", () => {
  it.each([
    ["counted lines", ["day 1 - ", "day 2: ", "Day 3 "], ["Day 1", "Day 2", "Day 3"]],
    ["bullets", ["- Day 1: ", "- Day 2: ", "- Day 3: "], ["Day 1", "Day 2", "Day 3"]],
    ["weekdays", ["thurs: ", "Fri 3 Oct - ", "sat "], ["Thursday", "Friday 3 Oct", "Saturday"]],
    ["paragraphs", ["Sun: ", "\nMon: ", "\nTue: "], ["Sunday", "Monday", "Tuesday"]],
  ])("are headings of what they say: %s", async (_, labels, headings) => {
    const texts = [LANDED, RAIN, BEACH];
    const notes = labels.map((label, at) => `${label}${texts[at]}`).join("\n");
    const article = await compose(`We went in October.\n\n${notes}`);

    const sections = headings.map((heading, at) => `## ${heading}\n\n${AS_ARTICLE[at]}`);
    expect(article).toBe(
      `# The trip\n\nWe went in October.\n\n${sections.join("\n\n")}`.replace(
        "The trip",
        "The Trip",
      ),
    );
  });

  it("don't hold for what is said of all of them at the end", async () => {
    const article = await compose(
      `day 1 - ${LANDED}\nday 2 - ${RAIN}\nday 3 - ${BEACH}\nwe spent 480 each without flights`,
    );

    expect(article).toContain(`${AS_ARTICLE[2]}\n\n---\n\nWe spent 480 each without flights.`);
  });

  it("hold for the bullets below them", async () => {
    const article = await compose(
      "- day 1\n  - landed at noon in the pouring rain\n  - took the metro into the old town\n- day 2\n  - went to the museum for most of it\n  - had three cakes at the old bakery\n- day 3\n  - went to the beach by the late train\n  - swam although it was freezing cold",
    );

    expect(article).toContain("## Day 2\n\n- Went to the museum for most of it.\n- Had three");
  });

  it("are labels of a list where they say little", async () => {
    expect(await compose("We plan the week.\n\nmon - gym\ntues: rest\nWed swim")).toContain(
      "- **Monday:** gym\n- **Tuesday:** rest\n- **Wednesday:** swim",
    );
  });

  it("have no date where a number begins what happened", async () => {
    expect(await compose("My log.\n\nmon 6 km easy\nwed 8 x 400m\nsun 14 km with Tobi")).toContain(
      "- **Monday:** 6 km easy\n- **Wednesday:** 8 x 400m\n- **Sunday:** 14 km with Tobi",
    );
    expect(await compose("My week.\n\nmon 12 gym\ntue 13 rest\nthu 15 swim")).toContain(
      "- **Monday 12:** gym\n- **Tuesday 13:** rest\n- **Thursday 15:** swim",
    );
  });

  it.each([
    ["fewer than three", `day 1 - ${LANDED}\nday 2 - ${RAIN}`],
    ["not in order", `day 2 - ${LANDED}\nday 1 - ${RAIN}\nday 3 - ${BEACH}`],
    ["other words", "sat in the rain with Sam for hours\nsun came out and we went to the beach"],
    ["parts of sentences", "Monday is when we rest\nTuesday is when we swim\nWednesday is free"],
  ])("aren't %s", async (_, notes) => {
    expect(await compose(`We went in October.\n\n${notes}`)).not.toMatch(/##|\*\*/);
  });
});

describe("the days of a trip", () => {
  const trip = [
    "Day 1 (Fri) arrive, bags, walk down to Alfama, early dinner",
    "Day 2 - Belem: tower + monastery (book the monastery, the queue was 90 mins last time). Pasteis obviously",
    "Day 3 - Sintra by train from Rossio, 40 min. Pena palace timed ticket 10:30. Wear proper shoes",
    "Day 4 - nothing. beach at Cascais if it's hot otherwise Gulbenkian museum",
    "last day: shopping, tinned fish for mum",
  ].join("\n");

  it("keep what has a label of its own, their date, and the last of them", async () => {
    const article = await compose(
      `We fly on 9 May, all three of us.\n\n${trip}\n\nBudget about 900 each without flights\n\nfood ideas: Ramiro for seafood, go before seven, and lunch at Maruto`,
    );

    expect(article.match(/^##.*/gm)).toEqual([
      "## Day 1 (Friday)",
      "## Day 2",
      "## Day 3",
      "## Day 4",
      "## Last day",
    ]);
    expect(article).toContain("## Day 2\n\n**Belem:** tower and monastery (book");
    expect(article).toContain("## Day 4\n\nNothing. Beach at Cascais");
    expect(article).toContain("for mum.\n\n---\n\nBudget about 900 each");
  });
});
