import { describe, expect, it } from "vitest";

import { readTranscript } from "@/lib/tools/youtube-summarizer/read-transcript";

const READ = {
  timed: true,
  parts: [
    { place: 5, text: "Bees dance." },
    { place: 65, text: "Wasps don't." },
  ],
};

describe("a transcript with times", () => {
  it("has chapters where each time has a title beside it and paragraphs below", async () => {
    const below = [
      "Good morning, and welcome to this lecture on the canals of the state. Today we cross an ocean.",
      "The idea that caught on came from a man in prison who had lost all of his money.",
      "Digging began at Rome, New York, on the Fourth of July, because the ground is flat there, and the canal needed no locks for sixty miles.",
    ];
    const text = `0:00 Introduction\n${below[0]}\n\n9:45 Hawley and Clinton\n${below[1]}\nSo New York did it alone.\n\n19:30 Building without engineers\n${below[2]}`;

    expect(await readTranscript(text)).toEqual({
      timed: true,
      parts: [
        { place: 0, text: below[0] },
        { place: 585, text: `${below[1]} So New York did it alone.` },
        { place: 1170, text: below[2] },
      ],
      chapters: [
        { title: "Introduction", place: 0 },
        { title: "Hawley and Clinton", place: 585 },
        { title: "Building without engineers", place: 1170 },
      ],
    });
  });

  it.each([
    [
      "of Whisper",
      "[00:00:05.120 --> 00:01:04.000]  Bees dance.\n[00:01:05.000 --> 00:01:09.000]  Wasps don't.",
    ],
    ["with milliseconds", "[00:00:05.120] Bees dance.\n[00:01:05.000] Wasps don't."],
    ["of SBV", "0:00:05.120,0:01:04.000\nBees dance.\n\n0:01:05.000,0:01:09.000\nWasps don't."],
    ["without spaces", "0:05Bees dance.\n1:05Wasps don't."],
    ["with colons", "0:05: Bees dance.\n1:05: Wasps don't."],
    ["with their ends", "0:05 - 1:04 Bees dance.\n1:05 - 1:09 Wasps don't."],
    [
      "with arrows without milliseconds",
      "00:00:05 --> 00:01:04\nBees dance.\n\n00:01:05 --> 00:01:09\nWasps don't.",
    ],
    [
      "with frames",
      "00:00:05:12 - 00:01:04:00\nBees dance.\n\n00:01:05:01 - 00:01:09:20\nWasps don't.",
    ],
    [
      "of cues with text beside the times",
      "00:00:05.120 --> 00:01:04.000  Bees dance.\n00:01:05.000 --> 00:01:09.000  Wasps don't.",
    ],
    ["of meetings", "0:0:5.12 --> 0:1:4.0\nBees dance.\n\n0:1:5.0 --> 0:1:9.5\nWasps don't."],
    [
      "in YouTube's JSON",
      '{"events":[{"tStartMs":5000,"segs":[{"utf8":"Bees dance."}]},{"tStartMs":65000,"segs":[{"utf8":"Wasps don\'t."}]}]}',
    ],
  ])("is read in the form %s", async (_form, text) => {
    const { parts, timed } = await readTranscript(text);

    expect({
      timed,
      parts: parts.map((part) => ({ ...part, place: Math.floor(part.place) })),
    }).toEqual(READ);
  });

  it.each([
    ["Tom Okafor  0:05\nBees dance.\n\nMaria Chen  1:05\nWasps don't."],
    ["Tom Okafor 0:05\nBees dance.\nMaria Chen 1:05\nWasps don't."],
    ["Tom Okafor (00:05):\nBees dance.\n\nMaria Chen (01:05):\nWasps don't."],
    ["Tom Okafor (00:05): Bees dance.\nMaria Chen (01:05): Wasps don't."],
    ["[Tom Okafor] 00:00:05\nBees dance.\n\n[Maria Chen] 00:01:05\nWasps don't."],
    ["Tom Okafor: [00:05] Bees dance.\nMaria Chen: [01:05] Wasps don't."],
  ])("takes the names before times for speakers: %j", async (text) => {
    expect((await readTranscript(text)).parts).toEqual([
      { place: 5, text: "Bees dance.", speaker: "Tom Okafor" },
      { place: 65, text: "Wasps don't.", speaker: "Maria Chen" },
    ]);
  });

  it.each([
    "4:30pm is when we left.\n5:15pm is when we arrived.",
    "10:30 Uhr war es.\n11:15 Uhr kamen wir an.",
    "10:30 we met.\n9:15 we left.",
    "Breakfast 8:00\nLunch 12:30\nDinner 18:00",
    "Romans 3:23\nFor all have sinned.\nRomans 6:23\nFor the wages of sin is death.",
    "As Paul says (3:23) to Rome.\nAs Paul says (6:23) to Rome.",
    "We met at 0:05 and 1:05.\nAt 0:10 we left.",
    "The score was 3:10 at halftime.\nThe game ended 4:20.",
    "10:300 is no time.\n10:400 is none either.",
  ])("isn't a text with times of day, verses, or scores: %j", async (text) => {
    expect((await readTranscript(text)).timed).toBe(false);
  });

  it("keeps a time that is said", async () => {
    const text = "0:05 We packed.\n4:30 is when we left.\n0:10 It rained.\n0:15 am I wrong?";

    expect((await readTranscript(text)).parts).toEqual([
      { place: 5, text: "We packed. 4:30 is when we left." },
      { place: 10, text: "It rained." },
      { place: 15, text: "am I wrong?" },
    ]);
  });
});

/** As YouTube shows it, with what a screen reader says. */
const PANEL = `Transcript
Search in video
Intro
0:00
0 seconds
so you want to start running
0:03
3 seconds
this is the plan
Shoes & Socks
1:04
1 minute, 4 seconds
I bought mine for 90
1:10
1 minute, 10 seconds
dollars
Food
1:01:02
1 hour, 1 minute, 2 seconds
eat a banana
1:01:09
1 hour, 1 minute, 9 seconds
sync to video time
English (auto-generated)`;

describe("YouTube's transcript panel", () => {
  const SAID = [
    { place: 0, text: "so you want to start running" },
    { place: 3, text: "this is the plan" },
    { place: 64, text: "I bought mine for 90" },
    { place: 70, text: "dollars" },
    { place: 3662, text: "eat a banana" },
  ];
  const CHAPTERS = [
    { title: "Intro", place: 0 },
    { title: "Shoes & Socks", place: 64 },
    { title: "Food", place: 3662 },
  ];

  it("has chapters, and holds what nobody says", async () => {
    expect(await readTranscript(PANEL)).toEqual({ timed: true, parts: SAID, chapters: CHAPTERS });
  });

  it("is read in other languages, and without the times in words", async () => {
    const german = PANEL.replace(/1:01:09[\s\S]*$/, "Deutsch (automatisch erzeugt)")
      .replace(/seconds?/g, "Sekunden")
      .replace(/minute/g, "Minute");
    const short = PANEL.replace(/^\d+ (?:second|minute|hour).*\n/gm, "");

    expect((await readTranscript(german)).parts).toEqual(SAID);
    expect(await readTranscript(short)).toEqual({ timed: true, parts: SAID, chapters: CHAPTERS });
  });

  it("keeps numbers that are said, and lines that are no titles", async () => {
    const text =
      "0:05\n5 eggs\n0:12\nand milk\n0:20\nStir it\nGently.\n0:30\nThen wait\nLong\n0:40\nDone";

    expect(await readTranscript(text)).toEqual({
      timed: true,
      parts: [
        { place: 5, text: "5 eggs" },
        { place: 12, text: "and milk" },
        { place: 20, text: "Stir it Gently." },
        { place: 30, text: "Then wait Long" },
        { place: 40, text: "Done" },
      ],
    });
  });

  it("keeps sentences before the first time", async () => {
    expect(
      (await readTranscript("My talk\nHello there.\nIntro\n0:05\nBees\n0:10\ndance")).parts,
    ).toEqual([
      { place: 0, text: "My talk Hello there." },
      { place: 5, text: "Bees" },
      { place: 10, text: "dance" },
    ]);
  });
});

const ON_LOCKS =
  "A lock is a box of water between two gates, and a boat that comes up the canal is shut into it until the water has risen.";
const ON_TOLLS =
  "Every boat paid for the miles that it went, by the weight that it carried, and a clerk at each town wrote down what it owed.";

describe("a transcript written in chapters", () => {
  it("has the titles beside its times for chapters, and they aren't said", async () => {
    const text = `0:00 Introduction\n${ON_LOCKS}\n\n2:10 ## What is a lock?\n${ON_LOCKS}\n${ON_TOLLS}\n\n9:45 Who paid the tolls\n${ON_TOLLS}`;

    expect(await readTranscript(text)).toEqual({
      timed: true,
      parts: [
        { place: 0, text: ON_LOCKS },
        { place: 130, text: `${ON_LOCKS} ${ON_TOLLS}` },
        { place: 585, text: ON_TOLLS },
      ],
      chapters: [
        { title: "Introduction", place: 0 },
        { title: "What is a lock?", place: 130 },
        { title: "Who paid the tolls", place: 585 },
      ],
    });
  });

  it.each([
    ["captions of two lines", "0:00 Bees\ndance.\n0:05 Wasps\ndon't.\n0:09 Ants\nmay."],
    [
      "speakers",
      `0:00 Tom Okafor\n${ON_LOCKS}\n2:10 Maria Chen\n${ON_TOLLS}\n4:00 Tom Okafor\n${ON_LOCKS}`,
    ],
  ])("isn't one of %s", async (_what, text) => {
    expect((await readTranscript(text)).chapters).toBeUndefined();
  });

  it("isn't one whose captions are broken into lines, and loses none of their words", async () => {
    const text = `0:00 Welcome back to the show about old\nbridges. ${ON_LOCKS}\n1:10 Thanks for having me here on the\nshow. ${ON_TOLLS}\n2:20 Then we found a crack in the main\nbeam. ${ON_LOCKS}`;
    const { parts, chapters } = await readTranscript(text);

    expect(chapters).toBeUndefined();
    expect(parts.map((part) => part.text).join(" ")).toContain("the show about old bridges.");
  });

  it("has those who speak once for speakers", async () => {
    const text = `0:00 Anna Holm\n${ON_LOCKS}\n1:10 Ben Diaz\n${ON_TOLLS}\n2:20 Dr. Cara Voss\n${ON_LOCKS}`;
    const { parts, chapters } = await readTranscript(text);

    expect(chapters).toBeUndefined();
    expect(parts.map(({ speaker }) => speaker)).toEqual(["Anna Holm", "Ben Diaz", "Dr. Cara Voss"]);
  });

  it("has the names of what it tells of for chapters", async () => {
    const text = `0:00 Hawley Clinton\n${ON_LOCKS}\n1:10 Erie Canal\n${ON_TOLLS}\n2:20 Final Thoughts\n${ON_LOCKS}`;

    expect((await readTranscript(text)).chapters).toHaveLength(3);
  });

  it("has headings without times before what they head, and they aren't said", async () => {
    const text = `## Introduction\n\n${ON_LOCKS}\n\n### Tolls ###\n${ON_TOLLS}`;

    expect((await readTranscript(text)).parts).toEqual([
      { place: 0, text: ON_LOCKS, heading: "Introduction" },
      { place: 0, text: ON_TOLLS, heading: "Tolls" },
    ]);
  });

  it("keeps a heading that has another right below it", async () => {
    const text = `## Part One\n### Digging\n${ON_LOCKS}\n\n## Part Two\n${ON_TOLLS}`;

    expect((await readTranscript(text)).parts.map(({ heading }) => heading)).toEqual([
      "Part One: Digging",
      "Part Two",
    ]);
  });

  it("keeps the signs around songs", async () => {
    const { parts } = await readTranscript("# Row, row, row your boat #\n\nThat was fun.");

    expect(parts[0]?.text).toContain("Row, row, row your boat");
    expect(parts[0]?.heading).toBeUndefined();
  });
});
