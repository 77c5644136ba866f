import { describe, expect, it } from "vitest";
import type { PdfFragment } from "@/lib/pdf/pdf";
import { findTablesAcross } from "@/lib/pdf/tables-across";
import { growsFaster } from "@/tests/support/grows-faster";

/** Of lines and of cells, far beyond what pages have. */
const NUMBERS = [2_000, 4_000, 8_000];
const GUTTER = 300;
const PROSE = "The lines of a column are as long as it is.";

const cell = (x: number, y: number, text = "12.5"): PdfFragment => ({
  ...{ x, y, text, width: Math.min(20, 5 * text.length), size: 1 },
  ...{ font: "Body", angle: 0 },
});
const prose = (x: number, y: number): PdfFragment => ({ ...cell(x, y, PROSE), width: 220 });

function pageOf(rows: readonly PdfFragment[], end: number): PdfFragment[] {
  const lines = Array.from({ length: 8 }, (_, index) => end + 20 + 2 * index);
  return [...rows, ...lines.flatMap((y) => [prose(60, y), prose(308, y)])];
}

describe("findTablesAcross", () => {
  it("takes what cells run over to for a part of the table", () => {
    const row = (y: number) => [cell(65, y), cell(180, y), cell(420, y)];
    const table = [...row(10), cell(66, 11), cell(419, 11), ...row(12)];

    expect(findTablesAcross(pageOf(table, 12), () => GUTTER)?.tables).toEqual([table]);
  });

  it("takes many lines that go on in time that grows with their number alone", async () => {
    const row = (y: number) => [cell(65, y), cell(180, y), cell(420, y)];
    const find = (count: number) => {
      const below = Array.from({ length: count }, (_, at) => [
        cell(66, 11 + at),
        cell(181, 11 + at),
      ]);
      const table = [...row(10), ...below.flat(), ...row(11 + count)];
      const found = findTablesAcross(pageOf(table, 11 + count), () => GUTTER);
      expect(found?.tables[0]).toHaveLength(table.length);
    };

    expect(await growsFaster(find, NUMBERS)).toBe(false);
  });

  it("takes one row of very many cells in time that grows with their number alone", async () => {
    const row = (y: number, from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...cell(from + at * 20, y), width: 8 }));
    const find = (count: number) =>
      findTablesAcross(pageOf([...row(10, 64, count), ...row(11, 73, count)], 11), () => GUTTER);

    expect(await growsFaster(find, NUMBERS)).toBe(false);
  });
});
