import { expect, it } from "vitest";

import { createQuoteIndex } from "@/lib/documents/quote-index";
import { verifyStatement } from "@/lib/documents/verify-statement";
import { leastMilliseconds } from "@/tests/support/grows-faster";

const TALK = `The bees. ${"aa ".repeat(33_000)}`;
const quoteIndex = await createQuoteIndex("youtube", [{ place: 0, text: TALK }]);
const lineOf = (sources: number) =>
  `The bees ${'[9:59 "aaaaaaaa"] '.repeat(sources)}[0:00 "aaaaaaaa 25"]`;

it.each([1, 100, 1_800])("checks a line of %i sources in a short time", async (sources) => {
  const work = () => verifyStatement("youtube", quoteIndex, lineOf(sources));

  expect(await leastMilliseconds(work)).toBeLessThan(400);
});

it("counts the sources that it doesn't look at as dropped", () => {
  const line = `The bees [0:00 "the bees aa"] ${'[0:00 "aaaaaaaa"] '.repeat(29)}`;
  const { statement, dropped } = verifyStatement("youtube", quoteIndex, line);

  expect(statement?.citations.map(({ quote }) => quote)).toEqual(["the bees aa", "aaaaaaaa"]);
  expect(dropped).toBe(10);
});

it("finds a quotation nearest to where a model places it, however often a page has it", async () => {
  const text = "aa ".repeat(20);
  const pages = [1, 4, 9].map((place) => ({ place, text }));
  const index = await createQuoteIndex("pdf", pages);

  expect([undefined, 1, 5, 8, 9].map((place) => index.find("aa aa aa aa", place))).toEqual([
    1, 1, 4, 9, 9,
  ]);
});
