import { describe, expect, it } from "vitest";
import { figureCounted } from "@/lib/documents/reader/figure-counted";
import { figuresIn } from "@/lib/documents/reader/figures";

function countedIn(text: string, lead: string, asked: string): string | undefined {
  const figure = figuresIn(text).find((one) => one.text === lead);
  return figure && figureCounted(figure, text, asked)?.text;
}

describe("figureCounted", () => {
  it.each([
    [
      "Eleven of the 52 owners are behind with their dues.",
      "52",
      "How many owners are behind?",
      "Eleven",
    ],
    [
      "Nine schools moved two lessons a week outdoors.",
      "two",
      "How many schools moved lessons?",
      "Nine",
    ],
  ])("takes the number of what is counted: %s", (text, lead, asked, counted) => {
    expect(countedIn(text, lead, asked)).toBe(counted);
  });

  it.each([
    ["Eleven of the 52 owners are behind with their dues.", "52", "How many owners are there?"],
    ["Nine schools moved two lessons a week outdoors.", "two", "How many lessons were moved?"],
    ["We have 14 racks for 60 members.", "14", "How many racks are there?"],
  ])("and no other: %s", (text, lead, asked) => {
    expect(countedIn(text, lead, asked)).toBeUndefined();
  });
});
