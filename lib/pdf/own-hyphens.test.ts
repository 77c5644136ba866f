import { describe, expect, it } from "vitest";
import { dividesNoWords, findOwnHyphens } from "@/lib/pdf/own-hyphens";
import type { PdfLine } from "@/lib/pdf/pdf";
import { blocksOf } from "@/tests/support/pdf-blocks";

const RAGGED = [
  "Thank you for coming to see us on Saturday. We loved hearing",
  "of your plans for a relaxed",
  "day, and offer you the last Friday in August, with ninety",
  "guests in the day and more of them in the evening, when",
  "everybody eats in the garden behind the house",
];
const COMPOUND = [
  "for as long as it lasts on a late-",
  "summer day, which is most often until nine.",
];

const linesOf = (texts: readonly string[], width?: number): PdfLine[] =>
  texts.map((text, at) => ({
    ...{ text, x: 60, y: 100 + at * 14, size: 10, font: "Body" },
    width: width ?? 5 * text.length,
  }));
const repeated = (times: number, ...last: string[]) => [
  ...Array.from({ length: times }, () => RAGGED).flat(),
  ...last,
];

describe("hyphens at the ends of lines", () => {
  it("are words' own where a document divides none", async () => {
    const texts = repeated(7, ...COMPOUND).map((text, at) => ({
      ...{ text, x: 60, y: 80 + at * 14, size: 10 },
    }));
    const blocks = await blocksOf({ texts });

    expect(blocks.join(" ")).toContain("it lasts on a late-summer day");
  });

  it("are told by lines that end at no margin, and hardly any with a hyphen", () => {
    expect(dividesNoWords([linesOf(repeated(7, ...COMPOUND))])).toBe(true);
  });

  it.each([
    ["a known word with one", ["none of them is non-", "stop, even in the", ...COMPOUND]],
    ["a prefix", ["and they hoped that their co-", "workers would be there, too"]],
    ["two long words, also of a known one", ["and we halved what it costs by right-", "sizing it"]],
    ["a word of the document", ["the wildflowery garden is so wildflowery-", "looking"]],
  ])("are words' own, too, beside or in %s", (_, last) => {
    expect(dividesNoWords([linesOf(repeated(20, ...last))])).toBe(true);
  });

  it("are told by their words where no line is long enough to tell", () => {
    const short = Array.from({ length: 32 }, (_, at) => ({
      ...{ text: `Wrote report ${at}`, x: 60, y: 100 + at * 40, size: 10, font: "Body" },
      width: 90,
    }));
    const paragraph = (...texts: string[]) =>
      linesOf(texts).map((line) => ({ ...line, y: line.y + 2000 }));
    const own = paragraph("Halved the bill by right-", "sizing what ran at night");
    const divided = paragraph("Halved the bill by man-", "aging what ran at night");

    expect(dividesNoWords([[...short, ...own]])).toBe(true);
    expect(dividesNoWords([[...short, ...divided]])).toBe(false);
  });

  it("are told without a dictionary in another language", () => {
    const texts =
      "Nous vous attendons au jardin, où il fera peut-|être beau dans la soirée, et".split("|");
    const ragged = ["Nous mangeons dehors", "si la pluie ne vient pas avant la nuit", "comme hier"];
    const lines = [...Array.from({ length: 30 }, () => ragged).flat(), ...texts];

    expect(dividesNoWords([linesOf(lines)])).toBe(true);
  });

  it.each([
    ["justified lines", linesOf(repeated(7, ...COMPOUND), 300)],
    ["several hyphens", linesOf(repeated(2, ...COMPOUND, ...COMPOUND, ...COMPOUND))],
    ["too few lines", linesOf(repeated(1, ...COMPOUND))],
    ["pieces that are no words", linesOf(repeated(20, "It is a most impor-", "tant day for us."))],
    ["pieces of a word that is known", linesOf(repeated(20, "It is for your in-", "formation."))],
    [
      "two long pieces of a common word",
      linesOf(repeated(20, "We wrote down our under-", "standing of it.")),
    ],
    ["a word that is whole elsewhere", linesOf(repeated(7, "It was latesummer.", ...COMPOUND))],
  ])("divide words among %s", (_, lines) => {
    expect(dividesNoWords([lines])).toBe(false);
  });

  it("of a title are within it, where its second line begins with a small letter", async () => {
    const title = ["Evening light and the sleep of shift-", "working nurses: a trial"];
    const blocks = await blocksOf({
      texts: [
        ...title.map((text, at) => ({ text, x: 60 + 20 * at, y: 60 + at * 24, size: 20 })),
        ...repeated(7).map((text, at) => ({ text, x: 60, y: 140 + at * 14, size: 10 })),
      ],
    });

    expect(blocks[0]).toBe("Evening light and the sleep of shift-working nurses: a trial");
  });

  it.each([
    ["two words that make no other", "after a real low-", "oxygen alarm", []],
    ["water with its hyphen elsewhere", "of the storm-", "water", ["All storm-water drains."]],
    ["what has one in another line", "and the fly-", "tipping went on", ["They hate fly-tipping."]],
    ["what ends closed words", "and the deep-", "water port", ["It is a deep-water port."]],
  ])("are own ones of a document that divides others: %s", (_, line, next, others) => {
    const isOwn = findOwnHyphens([linesOf([...repeated(2), ...others, line, next], 300)]);
    expect(isOwn(line, next)).toBe(true);
  });

  it.each([
    ["It is a most impor-", "tant day"],
    ["We read the infor-", "mation."],
    ["We wrote down our under-", "standing of it."],
    ["They sailed to Green-", "land."],
    ["The town rebuilt its storm-", "water pipes."],
    ["We walked on from the trail-", "head."],
    ["It depends on the snow-", "pack of the year."],
    ["It feeds the micro-", "biome of the gut."],
    ["We call it a snow-", "garden.", "The snowgarden is cold."],
    ["It drains the storm-", "water of the town."],
    ["They measured the snow-", "pack in March."],
    ["It gauges the stream-", "flow each day."],
    ["We met at the trail-", "head at noon."],
    ["The town was in lock-", "down for weeks."],
    ["It is on the web-", "page of the town."],
    ["there is less", "to say"],
  ])("are none where a word is divided: %s", (line, next, ...others) => {
    const isOwn = findOwnHyphens([linesOf([...repeated(2), ...others, line, next], 300)]);
    expect(isOwn(line, next)).toBe(false);
  });

  it("are none of German words, though two English ones are in them", () => {
    const texts = [
      "Der Ball liegt im",
      "Garten hinter dem Haus und niemand",
      "sucht ihn dort heute noch",
    ];
    const isOwn = findOwnHyphens([linesOf(repeated(0, ...texts))]);
    expect(isOwn("und die mild-", "hand")).toBe(false);
  });
});
