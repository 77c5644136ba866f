import { describe, expect, it } from "vitest";

import { pageText } from "@/lib/ocr/page-text";
import { joinPieces } from "@/lib/ocr/text-pieces";
import { type Placed, placedPage } from "@/tests/support/ocr/placed-page";

const CODE = [
  "def read(path):",
  "    rows = []",
  "    if rows == None:",
  "        return open(path)",
];

/** Code from the eighth column on, each line with its number at the right of the first four. */
function numbered(numbers: readonly (number | string)[], start = 8): Placed[] {
  return CODE.flatMap((line, row): Placed[] => {
    const number = String(numbers[row] ?? "");
    const indent = line.length - line.trimStart().length;
    const code: Placed = [start + indent, row, line.trim()];
    return number ? [[4 - number.length, row, number], code] : [code];
  });
}

function textOf(page: Parameters<typeof pageText>[0]) {
  const { kind, lines } = pageText(page);
  return { kind, text: joinPieces(lines) };
}

describe("the rows of code", () => {
  it.each([
    ["all of which were read", [118, 119, 120, 121]],
    ["some of which weren't read", ["", "", "", 4]],
  ])("are without an editor's line numbers, %s", (_what, numbers) => {
    expect(textOf(placedPage(numbered(numbers)))).toEqual({ kind: "code", text: CODE.join("\n") });
  });

  it("have the letter of a name where a zero was read for it", () => {
    const query = ["SELECT COUNT(0.id), o.city", "FROM orders o;", "WHERE (0.total > 0.5);"];
    const lines = query.map((line, row): Placed => [0, row, line]);

    expect(textOf(placedPage(lines))).toEqual({
      kind: "code",
      text: "SELECT COUNT(o.id), o.city\nFROM orders o;\nWHERE (o.total > 0.5);",
    });
  });

  it("keep a zero where nothing is called by that letter, and before a unit", () => {
    const kotlin = ["val a = 0.until(5);", "val b = Space(0.dp);", "val c = f(0.5);"];
    const lines = kotlin.map((line, row): Placed => [0, row, line]);

    expect(textOf(placedPage(lines)).text).toBe(kotlin.join("\n"));
  });

  it("keep numbers that are a part of the code", () => {
    expect(textOf(placedPage(numbered([10, 20, 30, 40], 5))).text).toMatch(/^10 def read/);
  });

  it("are without a column of numbers that was read as a line downward", () => {
    const page = placedPage(numbered([]));
    const words = ["OW", "NNO", "pH", "WIN"].map((text, row) => ({
      text,
      confidence: 40,
      box: { x0: 20, y0: row * 30, x1: 40, y1: row * 30 + 20 },
    }));
    const gutter = { words, box: { x0: 20, y0: 0, x1: 40, y1: 110 } };

    expect(textOf({ paragraphs: [[gutter], ...page.paragraphs] }).text).toBe(CODE.join("\n"));
  });

  it("have the operators that are read as something else", () => {
    const page = placedPage(numbered([]));
    for (const word of page.paragraphs.flat().flatMap(({ words }) => words))
      word.text = word.text.replace("==", "I=").replace(/^=$/, "=]");
    for (const line of page.paragraphs.flat())
      line.words = line.words.filter(({ text }) => text !== "[]");

    expect(textOf(page).text).toContain("rows = []");
    expect(textOf(page).text).toContain("if rows != None:");
  });
});
