import { describe, expect, it } from "vitest";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { sharesWords } from "@/lib/documents/reader/leaves-out-own";
import { readStructure } from "@/lib/documents/reader/structure";

const SIGN = "Saoirse puts up the warning sign by 8 March.";

describe("whether a quotation has a question's own words", () => {
  it.each([
    ["By when must the warning sign be up?", true],
    ["Who puts up signs?", true],
    ["By when must the gate be up?", false],
    ["When is the regatta?", false],
  ])("at least two of them: %s", async (question, isShared) => {
    const structure = await readStructure("Minutes", [{ place: 1, text: SIGN }]);
    const index = await indexUnits(structure);

    expect(sharesWords(index, { question, turns: [] }, [{ place: 1, quote: SIGN }])).toBe(isShared);
  });
});
