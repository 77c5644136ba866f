import { describe, expect, it } from "vitest";
import { gridText } from "@/lib/ocr/grid-text";
import { joinPieces } from "@/lib/ocr/text-pieces";
import type { TextCell, TextRow } from "@/lib/ocr/text-rows";

/** Letters are about this wide; in a proportional font, each text has a width of its own. */
const LETTER = 10;

type Field = [text: string, x0: number, width: number];

function rowsOf(...rows: Field[][]): TextRow[] {
  return rows.map((fields, at) => {
    const [y0, y1] = [40 * at, 40 * at + 20];
    const cells = fields.map(([text, x0, width]): TextCell => {
      const box = { x0, y0, x1: x0 + width, y1 };
      return { words: [{ text, confidence: 95, box }], box };
    });
    return { cells, box: { x0: 0, y0, x1: 800, y1 }, level: 40 * at };
  });
}

const textOf = (rows: TextRow[]) => joinPieces(gridText(rows)).split("\n");
const startsAt = (line: string, text: string) => line.indexOf(text);
const endsAt = (line: string, text: string) => line.indexOf(text) + text.length;

describe("the columns of a table", () => {
  it("begin at one character, however wide the letters of the fields before are", () => {
    const lines = textOf(
      rowsOf(
        [
          ["Monday", 0, 70],
          ["9.00_am", 150, 80],
          ["Room", 300, 5 * LETTER],
        ],
        [
          ["Tuesday", 0, 60],
          ["10.30_am", 150, 95],
          ["Hall", 300, 30],
        ],
        [
          ["Illinois,_ill_will", 0, 90],
          ["1.15_pm", 150, 72],
          ["Gymnasium", 300, 110],
        ],
      ),
    );

    expect(new Set(lines.map((line) => line.search(/1?\d\.\d/))).size).toBe(1);
    const last = ["Room", "Hall", "Gymnasium"].map((text, at) => startsAt(lines[at] ?? "", text));
    expect(new Set(last).size).toBe(1);
  });

  it("end at one character where they do in the image, their heading too", () => {
    const lines = textOf(
      rowsOf(
        [
          ["Item", 0, 40],
          ["Price", 250, 50],
        ],
        [
          ["Ink", 0, 25],
          ["3.20", 265, 35],
        ],
        [
          ["Ruler", 0, 45],
          ["1,117.00", 225, 75],
        ],
      ),
    );

    const ends = ["Price", "3.20", "1,117.00"].map((text, at) => endsAt(lines[at] ?? "", text));
    expect(new Set(ends).size).toBe(1);
  });

  it("set centered figures by their ends, and centered words by their beginnings", () => {
    const lines = textOf(
      rowsOf(
        [
          ["Paper", 0, 50],
          ["100", 235, 30],
          ["in_stock", 360, 80],
        ],
        [
          ["Ink", 0, 30],
          ["4", 245, 10],
          ["none", 380, 40],
        ],
        [
          ["Ruler", 0, 50],
          ["25", 240, 20],
          ["Wednesday", 355, 90],
        ],
      ),
    );

    const ends = ["100", "4", "25"].map((text, at) => endsAt(lines[at] ?? "", text));
    const starts = ["in_stock", "none", "Wednesday"].map((text, at) =>
      startsAt(lines[at] ?? "", text),
    );
    expect([new Set(ends).size, new Set(starts).size]).toEqual([1, 1]);
  });

  it("leave fields of a row without some of them where they belong, and a title its place", () => {
    const lines = textOf(
      rowsOf(
        [["Standings", 120, 90]],
        [
          ["Penrith", 0, 60],
          ["12", 200, 20],
          ["Perth", 300, 50],
        ],
        [
          ["Leeds", 0, 50],
          ["Ayr", 300, 25],
        ],
        [
          ["Wick", 0, 45],
          ["7", 200, 10],
          ["Oban", 300, 44],
        ],
      ),
    );

    const starts = ["Perth", "Ayr", "Oban"].map((text, at) => startsAt(lines[at + 1] ?? "", text));
    expect(new Set(starts).size).toBe(1);
    expect(lines[0]).toMatch(/^ {8,}Standings$/);
  });

  it.each([
    ["most", ["Assets", "  Cash", "  Stock", "  Land", "Total assets"]],
    ["half", ["Assets", "  Cash", "  Stock", "Total assets"]],
    ["a few", ["Assets", "  Cash", "Debts", "Total debts"]],
  ])("keep the indentation of their rows: %s", (_, names) => {
    const rows = names.map((name, at): Field[] => {
      const text = name.trim().replace(" ", "_");
      return [
        [text, name.startsWith(" ") ? 30 : 0, 9 * text.length],
        [String(100 + at), 300, 30],
      ];
    });

    const lines = textOf(rowsOf(...rows));

    expect(lines.map((line) => line.search(/\S/))).toEqual(
      names.map((name) => (name.startsWith(" ") ? 3 : 0)),
    );
  });

  it("part fields of a row that only a narrow gap divides", () => {
    const word = (text: string, x0: number, x1: number) => ({
      text,
      confidence: 95,
      box: { x0, y0: 80, x1, y1: 100 },
    });
    const rows = rowsOf(
      [
        ["Illinois", 0, 70],
        ["little", 200, 45],
        ["Tilly", 300, 40],
      ],
      [
        ["Wick", 0, 50],
        ["iii", 200, 15],
        ["Wilma", 300, 60],
      ],
      [
        ["", 0, 245],
        ["MMMM", 300, 80],
      ],
    );
    const [wide] = rows[2]?.cells ?? [];
    wide?.words.splice(0, 1, word("Wombat", 0, 90), word("Mmmwwww", 96, 186), word("WW", 200, 245));

    const [first = "", , last = ""] = textOf(rows);

    expect(last).toMatch(/^Wombat Mmmwwww {2,}WW {2,}MMMM$/);
    expect(startsAt(last, "WW ")).toBe(startsAt(first, "little"));
    expect(startsAt(last, "MMMM")).toBe(startsAt(first, "Tilly"));
  });
});
