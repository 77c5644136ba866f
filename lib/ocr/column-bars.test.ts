import { describe, expect, it } from "vitest";

import { pageRows } from "@/lib/ocr/page-rows";
import { cellText } from "@/lib/ocr/text-rows";
import { type Placed, placedPage } from "@/tests/support/ocr/placed-page";

const TIMES: Placed[] = [
  [0, 2, "Hospital"],
  [20, 2, "06:53"],
  [35, 2, "09:18"],
  [50, 2, "£1.20"],
  [0, 3, "Ash Grove"],
  [20, 3, "07:01"],
  [35, 3, "09:26"],
  [50, 3, "£1.70"],
  [0, 4, "Quarry Top"],
  [20, 4, "07:09"],
  [50, 4, "£2.10"],
];

function cellsOf(texts: readonly Placed[]) {
  const { kind, rows } = pageRows(placedPage(texts));
  return { kind, cells: rows.map((row) => row.cells.map(cellText)) };
}

describe("the bars of a table", () => {
  it("go where they stand in one or two rows between columns", () => {
    const head: Placed[] = [
      [0, 0, "Stop"],
      [20, 0, "Run1"],
      [33, 0, "|"],
      [35, 0, "Run2"],
      [48, 0, "|"],
      [50, 0, "Fare"],
      [0, 1, "Market Square"],
      [18, 1, "|"],
      [20, 1, "06:45"],
      [35, 1, "09:10"],
      [50, 1, "£0.80"],
    ];

    const { kind, cells } = cellsOf([...head, ...TIMES]);

    expect(kind).toBe("table");
    expect(cells.slice(0, 2)).toEqual([
      ["Stop", "Run1", "Run2", "Fare"],
      ["Market Square", "06:45", "09:10", "£0.80"],
    ]);
  });

  it("stay where they divide the text of a field", () => {
    const { cells } = cellsOf([
      [0, 1, "Old | New Town"],
      [20, 1, "06:45"],
      [35, 1, "9 | 10"],
      [50, 1, "£0.80"],
      ...TIMES,
    ]);

    expect(cells[0]).toEqual(["Old | New Town", "06:45", "9 | 10", "£0.80"]);
  });
});
