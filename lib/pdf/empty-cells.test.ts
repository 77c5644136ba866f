import { describe, expect, it } from "vitest";
import { markEmptyCells } from "@/lib/pdf/empty-cells";
import type { CellEdges, PdfLine } from "@/lib/pdf/pdf";

function line(cells: readonly [string, from: number, to: number][]): PdfLine {
  const texts = cells.map(([text]) => text);
  const gaps = texts.slice(1).map((_, at) => texts.slice(0, at + 1).join(" ").length);
  const edges: CellEdges[] = cells.map(([, from, to]) => ({ from, to }));
  const text = texts.join(" ");
  return { text, x: 40, y: 0, width: 500, size: 10, font: "F1", gaps, edges };
}

const HEAD: [string, number, number][] = [
  ["Date", 40, 60],
  ["Description", 100, 150],
  ["Withdrawals", 260, 315],
  ["Deposits", 340, 380],
  ["Balance", 420, 455],
];

/** How often each gap is there: twice where an empty cell is in it. */
function gapsOf(rows: readonly PdfLine[]): number[][] {
  markEmptyCells([line(HEAD), ...rows]);
  return rows.map(({ gaps = [] }) =>
    [...new Set(gaps)].map((gap) => gaps.filter((other) => other === gap).length),
  );
}

describe("markEmptyCells", () => {
  it("finds the columns of amounts set from the right below heads set from the left", () => {
    const rows = [
      line([
        ["03/01", 40, 66],
        ["Rent", 100, 120],
        ["1,150.00", 282, 320],
        ["1,834.45", 430, 470],
      ]),
      line([
        ["03/02", 40, 66],
        ["Barn", 100, 120],
        ["64.23", 295, 320],
        ["1,770.22", 430, 470],
      ]),
      line([
        ["03/03", 40, 66],
        ["Payroll", 100, 130],
        ["1,842.10", 362, 400],
        ["3,612.32", 430, 470],
      ]),
      line([
        ["03/04", 40, 66],
        ["Refund", 100, 130],
        ["59.95", 375, 400],
        ["3,672.27", 430, 470],
      ]),
    ];

    expect(gapsOf(rows)).toEqual([
      [1, 1, 2],
      [1, 1, 2],
      [1, 2, 1],
      [1, 2, 1],
    ]);
  });

  it("leaves a cell whose edges no other shares where it is", () => {
    const row = line([
      ["03/01", 40, 66],
      ["Rent", 100, 120],
      ["1,150.00", 282, 324],
      ["9.45", 455, 478],
    ]);

    expect(gapsOf([row])).toEqual([[1, 1, 1]]);
  });

  it("still finds amounts below heads that end where they do", () => {
    const row = line([
      ["03/01", 40, 66],
      ["Rent", 100, 120],
      ["50.00", 290, 315],
      ["9.45", 438, 455],
    ]);

    expect(gapsOf([row])).toEqual([[1, 1, 2]]);
  });
});
