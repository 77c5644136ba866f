import { describe, expect, it } from "vitest";

import { stemsOf } from "@/lib/drafting/draft-words";
import { composeNotes } from "@/lib/tools/write-article/compose-notes";

function compose(notes: string, topic = "Garden"): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

/** Texts are as near to each other as they share words. */
async function embedWords(texts: readonly string[]): Promise<Float32Array[]> {
  const words = [...new Set(texts.flatMap((text) => [...stemsOf(text)]))];
  return texts.map((text) => {
    const own = stemsOf(text);
    return Float32Array.from(words, (word) => (own.has(word) ? 1 / Math.sqrt(own.size) : 0));
  });
}

const BULLETS = [
  "we moved the beds in march",
  "the soil was too wet for digging",
  "two of the beds had to be filled again",
  "the beans came up after three weeks",
  "i would start with fewer beds next time",
];

describe("bullets of notes", () => {
  it("are paragraphs when they are all there is, and sentences", async () => {
    expect(await compose(BULLETS.map((line) => `- ${line}`).join("\n"))).toBe(
      "# Garden\n\nWe moved the beds in March. The soil was too wet for digging. Two of the beds had to be filled again. The beans came up after three weeks. I would start with fewer beds next time.",
    );
  });

  it.each([
    ["below a lead-in", (lines: string[]) => ["what I found:", ...lines.map((one) => `- ${one}`)]],
    [
      "below a heading",
      (lines: string[]) => ["# Plot", "## Beds", ...lines.map((one) => `- ${one}`)],
    ],
    ["with boxes", (lines: string[]) => lines.map((one) => `- [ ] ${one}`)],
    ["with signs", (lines: string[]) => lines.map((one, at) => `${at % 2 ? "+" : "-"} ${one}`)],
    ["with levels", (lines: string[]) => lines.map((one, at) => `${at ? "  " : ""}- ${one}`)],
    [
      "with a label, which would seem to hold for all of them",
      (lines: string[]) => [
        "- barrels: Pete got three quotes and took one",
        ...lines.map((one) => `- ${one}`),
      ],
    ],
    ["that are few", (lines: string[]) => lines.slice(1).map((one) => `- ${one}`)],
    [
      "that are short",
      () =>
        ["dark mode", "large files", "two languages", "old phones", "tables"].map(
          (one) => `- it supports ${one}`,
        ),
    ],
    [
      "that are fragments",
      () => ["tea", "sugar", "oats", "raisins", "milk"].map((one) => `- ${one}`),
    ],
  ])("stay a list %s", async (_, toLines) => {
    const article = await compose(toLines(BULLETS).join("\n"));

    expect(article.match(/^\s*- /gm)?.length).toBeGreaterThan(3);
  });
});

describe("steps on lines of their own", () => {
  it("are numbered when they follow each other", async () => {
    expect(
      await compose(
        "soak the beans for 2 hours\nboil them until they are soft\nmash them with a fork\nthen add the oil",
      ),
    ).toContain(
      "1. Soak the beans for 2 hours.\n2. Boil them until they are soft.\n3. Mash them with a fork.\n4. Then add the oil.",
    );
  });

  it("aren't numbered where they say what happened once", async () => {
    const article = await compose(
      "soak the beans for 2 hours\nwe tried it cold last year\nboil them until they are soft\nmash them with a fork\nthen add the oil\nOpa ate 9 once",
    );

    expect(article).toContain("1. Soak the beans for 2 hours.\n\n   We tried it cold last year.");
    expect(article).toContain("2. Boil them");
    expect(article).toContain("4. Then add the oil.\n\nOpa ate 9 once.");
  });

  it("aren't when they are pieces of advice", async () => {
    const article = await compose(
      "bring a hat\ntake the bus to the gate\navoid the hill in the rain\nask at the kiosk for a map",
    );

    expect(article).toContain("- Bring a hat");
    expect(article).not.toContain("1. ");
  });

  it("aren't when advice says when it's good", async () => {
    const article = await compose(
      "wear layers when it's cold\ncheck the forecast before you go\nbring a map\nask for another at the kiosk",
    );

    expect(article).toContain("- Wear layers");
    expect(article).not.toContain("1. ");
  });
});

describe("items of notes", () => {
  it("all end with a period when one of them is two statements", async () => {
    expect(
      await compose(
        "Dogs\n- complaints about the mess there\n- no agreement. Joe for, Ann against",
      ),
    ).toContain("- Complaints about the mess there.\n- No agreement. Joe for, Ann against.");
  });

  it("have their labels in bold when several do", async () => {
    const article = await compose(
      "Price: 5 a month\nships on a Monday in May\nView-only links, new\nKnown issue: no tables\nThree times faster\nFree of charge\nNew paper\nNo ads\nGet it: from the menu"
        .split("\n")
        .map((line) => `- ${line}`)
        .join("\n"),
    );

    for (const label of ["Price", "Known issue", "Get it"])
      expect(article).toContain(`- **${label}:** `);
  });
});

describe("typed paragraphs", () => {
  const notes = [
    "I ran the club this term for the first time. Fourteen children came on the first day.",
    "I tried to teach all of them and nobody cared. After that we rented two kayaks. A kayak for half a day was cheap. They all liked the kayaks more than they did anything else.",
    "Snacks matter more than I thought they would. We had the snacks at the end because of all the crumbs they made.",
    "Next term I want a ladder on the wall of the room, so that they can see it. I also want to get a clock or two for it.",
  ].join("\n\n");

  it("get what they speak of for a heading, or what they plan", async () => {
    const article = await composeNotes({ topic: "Our club", notes, embed: embedWords });

    expect(article.match(/^## .*/gm)).toEqual(["## Kayaks", "## Snacks", "## Next Term"]);
  });

  it("stay together where one says what was done with what the other says", async () => {
    const article = await compose(
      "- a friend sets a timer and walks round the block\n- I tried that and my back was better soon\n" +
        BULLETS.map((line) => `- ${line}`).join("\n"),
    );

    expect(article).toContain("round the block. I tried that and my back");
  });
});

describe("the opening of notes", () => {
  it.each([
    ["The history of the Harrow Canal", "Harrow Canal - bits for the local history page"],
    ["Lumen 2.4 is here", "Lumen 2.4 launch notes"],
    ["Hot compost in three weeks", "notes for the club page: hot compost in 3 weeks"],
    ["My first year of beekeeping", "first year beekeeping - what i learned"],
  ])("leaves out what the notes are called under %s", async (topic, line) => {
    const article = await compose(
      `${line}\n\nIt opened in May of that year. It was closed when it rained for a week.`,
      topic,
    );

    expect(article).toMatch(/^# [^\n]*\n\nIt opened/);
    expect(article.toLowerCase()).toContain(`# ${topic.toLowerCase()}`);
  });

  it("keeps a date that only they say", async () => {
    expect(
      await compose("Lumen 2.4 launch notes, 3 May\n\nIt ships in June. It was late.", "Lumen 2.4"),
    ).toContain("launch notes, 3 May");
  });

  it("leaves out a subject alone above a greeting", async () => {
    const article = await compose(
      "Subject: notes from the meeting\n\nHi all, here is what I wrote down. Tell me what is wrong.\n\nWe open at six.\n\nBest,\nCarla Reyes",
      "Meeting",
    );

    expect(article).toBe(
      "# Meeting\n\nHi all, here is what I wrote down. Tell me what is wrong.\n\nWe open at six.",
    );
  });
});

describe("lines of notes", () => {
  it("are sentences with a range in them", async () => {
    expect(
      await compose(
        "it is done after 18 - 21 days of rain\nno meat or bread\nrats came when it rained",
      ),
    ).toContain("It is done after 18 - 21 days of rain. No meat or bread. Rats came");
  });
});

describe("lines with labels", () => {
  it("begin a paragraph, which the lines above aren't part of", async () => {
    expect(
      await compose(
        "food is served from half past five\nbring: a song that you like, if you're brave\nwe have no room for more presents\nthe last bus goes at ten",
      ),
    ).toContain(
      "half past five.\n\n**Bring:** a song that you like, if you're brave.\n\nWe have no room",
    );
  });
});

describe("remarks below entries", () => {
  it("are sentences when they alone were typed with a period", async () => {
    expect(
      await compose(
        "bed 1: 4 kg\nbed 2: 6 kg\nbed 3: 2 kg\nBed 3 had slugs, we think. we will drop it from the mean.",
      ),
    ).toContain("- **Bed 3:** 2 kg\n\nBed 3 had slugs, we think. We will drop it from the mean.");
  });

  it("aren't steps because a quantity looks like a verb", async () => {
    expect(
      await compose(
        "t=0 all at 0.05\nt=2h 0.11, 0.12\nt=4h 0.31 mean\nFlask 2 smelled off. Dropped from the means after 4 h.",
      ),
    ).toContain("- t=4h 0.31 mean\n\nFlask 2 smelled off. Dropped");
  });

  it("are entries when one above them has a period too", async () => {
    expect(
      await compose("tea, a pot.\nbread, old\njam\nThe jam was made of plums by a friend."),
    ).toContain("- The jam was");
  });
});

describe("signs in notes", () => {
  it.each([
    ["a state after its town", "They came from Worcester, Mass. where it rained."],
    ["what a question is about", "Mr. Okafor asked re. bait boxes on the plot."],
    ["a shortened word", "It is walkable for all of it exc. the tunnel."],
    ["a quantity", "We dropped a flask of yeast. n is small."],
  ])("aren't torn or capitalized: %s", async (_, notes) => {
    expect(await compose(notes)).toContain(notes);
  });
});
