import { describe, expect, it } from "vitest";
import { figureCounted } from "@/lib/documents/reader/figure-counted";
import { figuresIn } from "@/lib/documents/reader/figures";

function countedIn(text: string, lead: string, asked: string): string | undefined {
  const figure = figuresIn(text).find((one) => one.text === lead);
  const counted = figure && figureCounted(figure, text, asked);
  return counted === "unclear" ? counted : counted?.text;
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
    [
      "Three of the nine boats passed the inspection in May, and one of them had passed it before.",
      "one",
      "How many boats passed the inspection in May?",
      "Three",
    ],
  ])("takes the number of what is counted: %s", (text, lead, asked, counted) => {
    expect(countedIn(text, lead, asked)).toBe(counted);
  });

  it.each([
    ["Eleven of the 52 owners are behind with their dues.", "52", "How many owners are there?"],
    ...[
      ["Eleven of the 52 members are behind with their dues.", "does the club have"],
      ["Eleven of the 52 members are behind with their dues.", "do we have"],
      ["Eleven of the 52 members surveyed were behind with their dues.", "were surveyed"],
      ["Eleven of the 52 members asked were behind with their dues.", "were asked"],
      ["Eleven of the 52 members who took part were new.", "took part"],
    ].map(([text = "", end = ""]) => [text, "52", `How many members ${end}?`]),
    ["Nine schools moved two lessons a week outdoors.", "two", "How many lessons were moved?"],
    ["We asked 80 members, and 24 of them were new.", "24", "How many members were new?"],
    ["We have 14 racks for 60 members.", "14", "How many racks are there?"],
  ])("and no other: %s", (text = "", lead = "", asked = "") => {
    expect(countedIn(text, lead, asked)).toBeUndefined();
  });

  it("and takes a part where the question names what is said of it, even of those asked", () => {
    const text = "Eleven of the 52 members surveyed were happy.";
    expect(countedIn(text, "52", "How many members surveyed were happy?")).toBe("Eleven");
    expect(countedIn(text, "52", "How many members voted?")).toBe("unclear");
  });
});
