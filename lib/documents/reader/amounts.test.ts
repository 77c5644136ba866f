import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { figuresIn, figuresOf } from "@/lib/documents/reader/figures";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { countOfWords, numberOf } from "@/lib/documents/reader/number-words";
import { readStructure } from "@/lib/documents/reader/structure";

const shown = (text: string) => figuresIn(text).map(({ text: one, value }) => [one, value]);

describe("figuresIn takes no part of a number for the number", () => {
  it.each([
    ["It runs for 2 1/2 years.", "2 1/2 years", 2.5],
    ["It is 5 1/2 inches wide.", "5 1/2 inches", 5.5],
    ["It is 1/2 inch wide.", "1/2 inch", 0.5],
    ["Add 2½ cups of flour.", "2½", 2.5],
    ["It takes 1½ hours.", "1½ hours", 1.5],
    ["It takes two and a half hours.", "two and a half hours", 2.5],
    ["We had one hundred and fifty guests.", "one hundred and fifty", 150],
    ["We had a hundred and twenty-five guests.", "a hundred and twenty-five", 125],
    ["We had two thousand guests.", "two thousand", 2000],
    ["We had twenty five guests.", "twenty five", 25],
    ["Rent is 12 500 CZK.", "12 500 CZK", 12_500],
    ["Rent is 1 250,00 €.", "1 250,00 €", 1250],
    ["Rent is 1\u00a0250,00 €.", "1\u00a0250,00 €", 1250],
    ["Rent is CHF 1'250.00.", "CHF 1'250.00", 1250],
    ["Rent is CHF 1’250.00.", "CHF 1’250.00", 1250],
    ["1 250 000 people live there.", "1 250 000", 1_250_000],
    ["12\u202f500 people live there.", "12\u202f500", 12_500],
    ["12 500", "12 500", 12_500],
  ])("%s", (text, figure, value) => {
    expect(shown(text)).toEqual([[figure, value]]);
  });

  it("and rather finds none where it may be one", () => {
    expect(shown("12 500 guests came.")).toEqual([]);
    expect(shown("sizes 1/7 inches")).toEqual([]);
  });

  it("but takes numbers next to each other for two", () => {
    expect(shown("in 2024 150 guests came")).toEqual([
      ["2024", Number.NaN],
      ["150", 150],
    ]);
    const row = { text: "Posters 12 500 CZK", cells: ["Posters", "12", "500 CZK"] };
    expect(figuresOf(row).map(({ text }) => text)).toEqual(["12", "500 CZK"]);
  });

  it("computes a date with all of it, or none", async () => {
    const text = "The lease begins on June 1, 2025 and runs for a term of 2 1/2 years.";
    const index = await indexUnits(await readStructure("Notes", [{ place: 1, text }]));
    const answer = await answerFromUnits(index, {
      question: "When does the lease end?",
      turns: [],
    });
    expect(answer).not.toMatchObject({ working: expect.anything() });
  });
});

describe("countOfWords", () => {
  it.each([
    ["ninety-nine", 99],
    ["nine hundred", 900],
    ["two thousand three hundred and one", 2301],
    ["one hundred thousand", 100_000],
    ["three million", 3_000_000],
  ])("%s", (words, count) => {
    expect(countOfWords(words)).toBe(count);
  });
});

describe("numberOf", () => {
  it.each([
    ["24", 24],
    ["1,250", 1250],
    ["twenty-four", 24],
    ["a few", Number.NaN],
  ])("reads %s", (written, number) => {
    expect(numberOf(written)).toBe(number);
  });
});
