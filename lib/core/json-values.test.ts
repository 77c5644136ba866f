import { describe, expect, it } from "vitest";
import { moreValuesThan, parseJson } from "@/lib/core/json-values";

describe("parseJson", () => {
  it("parses what holds few enough values", () => {
    const json = JSON.stringify({ a: [1, "2", { b: null }], c: 'x, [y], {z}, "w" \\' });

    expect(parseJson(json, 10)).toEqual({ value: JSON.parse(json) });
  });

  it("counts the items of lists and the fields of objects, however deep", () => {
    expect(parseJson("[[[1,2],[3]],[4]]", 9)).toBeDefined();
    expect(parseJson(`[${"0,".repeat(10)}0]`, 10)).toBeUndefined();
    expect(parseJson("[".repeat(20), 10)).toBeUndefined();
    expect(parseJson(`[${'{"a":0},'.repeat(10)}0]`, 15)).toBeUndefined();
  });

  it.each([
    ["commas and brackets", `"${",[{".repeat(100)}"`],
    ["quotation marks", JSON.stringify('",'.repeat(100))],
    ["backslashes", JSON.stringify("\\".repeat(101))],
  ])("counts no %s inside texts", (_what, json) => {
    expect(parseJson(json, 5)).toEqual({ value: JSON.parse(json) });
  });

  it("leaves malformed JSON to the parser, an open string included", () => {
    expect(() => parseJson('{"a', 5)).toThrow(SyntaxError);
    expect(() => parseJson('"\\', 5)).toThrow(SyntaxError);
  });
});

describe("moreValuesThan", () => {
  const JSON_TEXT = JSON.stringify({ a: ['b", [c], {d}', "\\\\", { 'e\\"': [1, 2] }], f: "g,h" });
  const VALUES = 9;

  it.each([1, 2, 3, 5, 1_000])("counts the same in pieces of %i characters", (length) => {
    const pieces = JSON_TEXT.match(new RegExp(`.{1,${length}}`, "g")) ?? [];
    const [fits, exceeds] = [moreValuesThan(VALUES), moreValuesThan(VALUES - 1)];

    expect(pieces.map((piece) => fits(piece)).at(-1)).toBe(false);
    expect(pieces.map((piece) => exceeds(piece)).at(-1)).toBe(true);
  });

  it("stays with it once there are more", () => {
    const exceeds = moreValuesThan(2);

    expect([exceeds("[0,"), exceeds("0,0"), exceeds("]")]).toEqual([true, true, true]);
  });
});
