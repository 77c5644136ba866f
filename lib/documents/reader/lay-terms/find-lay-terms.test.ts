import { describe, expect, it } from "vitest";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { inTermsOf } from "@/lib/documents/reader/lay-terms/find-lay-terms";
import { readStructure } from "@/lib/documents/reader/structure";
import { askDocument } from "@/tests/support/ask-document";

const indexOf = async (text: string) =>
  indexUnits(await readStructure("Papers", [{ place: 1, text }]));

describe("inTermsOf", () => {
  it.each([
    ["The coop stands in the rear yard.", "Where does the henhouse go?", "Where does the coop go?"],
    ["Refunds are made in May.", "When do I get my money back?", "When do I get my refunds?"],
    ["A licence is needed for a dog.", "Do I need a permit?", "Do I need a licence?"],
    ["Poultry houses stand apart.", "How big is the hen house?", "How big is the poultry houses?"],
  ])("asks in the terms of a document: %s", async (text, asked, inTerms) => {
    expect(await inTermsOf(await indexOf(text), asked)).toBe(inTerms);
  });

  it.each([
    ["The henhouse and the coop stand apart.", "Where does the henhouse go?"],
    ["Bread costs $3.", "Where does the henhouse go?"],
    ["A coop is loud.", "How loud is it?"],
  ])("keeps what a document has, too, and what it has nothing for: %s", async (text, asked) => {
    expect(await inTermsOf(await indexOf(text), asked)).toBe(asked);
  });
});

describe("extractAnswer", () => {
  const parts = [
    {
      place: 1,
      text: "Hens in gardens\n\nA coop shall stand in the rear yard, 2 m from the fence.\n\nEggs shall not be sold.",
    },
  ];

  it("finds what a document has other terms for", async () => {
    const { answer } = await askDocument("Where does the henhouse go?", { parts });
    expect(answer).toContain("A coop shall stand in the rear yard");
  });
});
