import { describe, expect, it } from "vitest";

import { sentText } from "@/lib/tools/extract-text/sent-text";
import { headingOf } from "@/lib/tools/extract-text/text-heading";

const PROSE = "The harbor wakes before the town does. At four the first boats come in.";

describe("headingOf", () => {
  it.each([
    ["The Harbor at Dawn", `The Harbor at Dawn\n\n${PROSE}`],
    ["The Harbor at Dawn", `Chapter 3\n\nThe Harbor at Dawn\n\n${PROSE}`],
    ["SUMMER CONCERT", "July 12, 7 pm\n\nSUMMER CONCERT\n\nTown hall, 12 Mill Lane"],
    ["CORNER BAKERY", "CORNER BAKERY\n12 Mill Lane, York\nOrder 4471\n2 Rye loaf     9.80"],
    ["Spring fair", "Spring fair\n• Two volunteers for the coffee stand\n• Cake list in the hall"],
    ["How do bees find home?", `How do bees find home?\n\n${PROSE}`],
    ["10 Ways to Save Water", `10 Ways to Save Water\n\n${PROSE}`],
    ["港の朝", "港の朝\n\n港は町より早く目を覚ます。四時に最初の船が入る。"],
    ["Über den Hafen", `Seite 4\n\nÜber den Hafen\n\n${PROSE}`],
    ["Exhibition loan", "Dear Ms. Lund,\n\nRe: Exhibition loan\n\nthe painting arrives on Monday."],
  ])("finds %j", (heading, text) => {
    expect(headingOf(text)).toBe(heading);
  });

  it.each([
    [
      "a page that begins in a sentence",
      "of the boats, and the gulls know it\n\nBy six it is dark.",
    ],
    ["prose", PROSE],
    ["a sentence without its end", `The harbor wakes before the\n\n${PROSE}`],
    ["a letter", "Dear Sir or Madam\n\nthe heron is back.\n\nKind regards\n\nAda Lund"],
    ["a chat", "Left: Are you coming on Friday?\n\nRight: Yes"],
    ["code", "import sys\n\ndef main():\n    print(1)"],
    ["a table", "City      Country\nLisbon    Portugal\nPorto     Portugal"],
    [
      "dates and addresses",
      "Monday, July 12\n\n12 Mill Lane\n\nwww.example.com\n\n+44 20 7946 0018",
    ],
    ["labels alone", "INVOICE\n\nPage 1 of 3"],
    ["a request", `Please ring the bell twice\n\n${PROSE}`],
    ["Japanese prose", "港は町より早く目を覚ます。四時に最初の船が入る。"],
    ["nothing", ""],
  ])("finds none in %s", (_what, text) => {
    expect(headingOf(text)).toBeUndefined();
  });
});

it("offers the beginning of a text as its subject, and only a heading as a keyword", () => {
  expect(sentText(PROSE)).toEqual({
    subject: "The harbor wakes before the town does",
    keyword: null,
    whole: PROSE,
  });
  const text = `The Harbor at Dawn\n\n${PROSE}`;
  expect(sentText(text)).toEqual({
    subject: "The Harbor at Dawn",
    keyword: "The Harbor at Dawn",
    whole: text,
  });
});
