import { describe, expect, it } from "vitest";

import { createQuoteIndex } from "@/lib/documents/quote-index";

const PAGES = [
  { place: 1, text: "The pump was re-\nplaced in 2019. It costs 1.5 million euros." },
  { place: 2, text: "“Nobody” knew, said Ms Green. The pump runs at -5 degrees." },
  { place: 4, text: "The pump was replaced again in 2024." },
];
const quoteIndex = await createQuoteIndex("pdf", PAGES);

describe("proof", () => {
  it.each([
    ["it costs 1.5 MILLION euros", 1],
    ["was replaced in 2019", 1],
    ['"Nobody" knew, said Ms Green', 2],
    ["runs at −5 degrees", 2],
  ])("finds %s regardless of case, line breaks, hyphens, and quotation marks", (quote, page) => {
    expect(quoteIndex.find(quote, page)).toBe(page);
  });

  it.each(["it costs 15 million euros", "runs at 5 degrees", "was replaced in 2020", "pump"])(
    "does not take %s for what is there",
    (quote) => {
      expect(quoteIndex.find(quote, 1)).toBeUndefined();
    },
  );

  it("corrects a wrong page to the nearest one with the words", () => {
    expect(quoteIndex.find("The pump was replaced", 3)).toBe(4);
    expect(quoteIndex.find("Ms Green. The pump runs", 9)).toBe(2);
  });

  it("maps a timestamp to the nearest caption", async () => {
    const video = await createQuoteIndex("youtube", [
      { place: 0, text: "welcome to" },
      { place: 4.2, text: "the workshop of today" },
      { place: 300, text: "and goodbye" },
    ]);

    expect(video.find("welcome to the workshop", 0)).toBe(0);
    expect(video.snap(5)).toBe(4.2);
    expect(video.snap(200)).toBeUndefined();
  });
});
