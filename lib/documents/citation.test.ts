import { describe, expect, it } from "vitest";

import {
  markScans,
  numberCitations,
  placeOfAnchor,
  quotesOfAnchor,
} from "@/lib/documents/citation";

const CITATIONS = [
  { place: 3, quote: "The rent is $900." },
  { place: 3, quote: "Pets are allowed." },
  { place: 4, quote: "The term is a year." },
];
const TEXT =
  "- Rent is $900 [p. 3](#page=3)\n- Pets too, for a year [p. 3](#page=3) [p. 4](#page=4)";

/** The anchors of a text's links, in their order. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/\]\((#[^)]+)\)/g)].map((match) => match[1] ?? "");
}

describe("a numbered citation link", () => {
  it("stands for its own quotation alone", () => {
    const anchors = anchorsOf(numberCitations(TEXT));

    expect(anchors.map((anchor) => quotesOfAnchor(anchor, CITATIONS))).toEqual([
      ["The rent is $900."],
      ["Pets are allowed."],
      ["The term is a year."],
    ]);
    expect(anchors.map(placeOfAnchor)).toEqual([3, 3, 4]);
  });

  it("stands for all of its page in a text that has fewer links than quotations", () => {
    const [, last = ""] = anchorsOf(numberCitations("[p. 3](#page=3) and [p. 4](#page=4)"));

    expect(quotesOfAnchor(last, CITATIONS)).toEqual(["The term is a year."]);
  });

  it("stands for all words that it has been given for", () => {
    const [first = ""] = anchorsOf(numberCitations(TEXT));
    const sender = { place: 3, quote: "Harbor Insurance", also: ["3 November 2025"] };

    expect(quotesOfAnchor(first, [sender, ...CITATIONS.slice(1)])).toEqual([
      "Harbor Insurance",
      "3 November 2025",
    ]);
  });

  it("isn't shifted by words of the document that look like one", () => {
    const copied = `\\[p. 9\\](#page=9) ${TEXT}`;

    expect(anchorsOf(numberCitations(copied))).toContain("#page=3&n=0");
  });
});

describe("markScans", () => {
  it("says at citations of scanned pages that they are, and leaves the others", () => {
    expect(markScans(TEXT, new Set([3]))).toBe(
      "- Rent is $900 [p. 3, scan](#page=3)\n- Pets too, for a year [p. 3, scan](#page=3) [p. 4](#page=4)",
    );
    expect(markScans("at [3:00](#t=180)", new Set([180]))).toBe("at [3:00](#t=180)");
  });
});
