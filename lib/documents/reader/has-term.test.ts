import { describe, expect, it } from "vitest";
import { hasAllTerms, hasTerm } from "@/lib/documents/reader/has-term";
import { searchTerms } from "@/lib/documents/terms";

const THERE = new Set(searchTerms("The tenant pays the rent on the first day"));

describe("hasTerm", () => {
  it.each([
    ["tenant", true],
    ["lessee", true],
    ["deposit", false],
  ])("%s", (word, isThere) => {
    const [term = ""] = searchTerms(word);
    expect(hasTerm(THERE, term)).toBe(isThere);
  });
});

describe("hasAllTerms", () => {
  it("wants each of them, in whatever word", () => {
    expect(hasAllTerms(THERE, searchTerms("lessee rental"))).toBe(true);
    expect(hasAllTerms(THERE, searchTerms("lessee deposit"))).toBe(false);
  });
});
