import { describe, expect, it } from "vitest";
import { partOfListNote, withItemsLeft } from "@/lib/documents/reader/list-parts";
import { readStructure } from "@/lib/documents/reader/structure";

const LINES = ["Walking weekend", "What to bring", "• Boots", "• Map", "• Torch", "• Lunch"];
const { units } = await readStructure("Hike", [{ place: 1, text: LINES.join("\n\n") }]);
const items = units.filter(({ kind }) => kind === "item");
const citationsOf = (count: number) => items.slice(0, count).flatMap(({ pieces }) => [...pieces]);
const leftOf = (count: number) =>
  withItemsLeft([{ title: "Main points", units: items.slice(0, count), left: 0 }], units)[0]?.left;

describe("a list that is quoted in part", () => {
  it("is marked as part in an answer", () => {
    expect(partOfListNote(citationsOf(3), units)).toBe("*3 of the 4 items of a list.*");
    expect(partOfListNote(citationsOf(4), units)).toBe("");
    expect(partOfListNote(citationsOf(1), units)).toBe("");
  });

  it("is marked as part in an extract", () => {
    expect([leftOf(1), leftOf(2), leftOf(3), leftOf(4)]).toEqual([0, 2, 1, 0]);
  });

  it("leaves out nothing that is shown elsewhere", () => {
    const groups = [{ title: "Main points", units: items.slice(0, 2), left: 0 }];
    expect(withItemsLeft(groups, units, items.slice(3))[0]?.left).toBe(1);
  });
});
