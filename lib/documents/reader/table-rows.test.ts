import { describe, expect, it } from "vitest";
import { readStructure } from "@/lib/documents/reader/structure";

const read = (...pages: string[]) =>
  readStructure(
    "Plan",
    pages.map((text, index) => ({ place: index + 1, text })),
  );

describe("rows of tables", () => {
  it("knows the columns of rows whose last cell is empty, by what full rows have there", async () => {
    const { units } = await read(
      [
        "Test\tResult\tUnit\tRange\tFlag",
        "Hemoglobin\t11.2\tg/dL\t12.0 - 15.5\tL",
        "TSH\t2.31\tmIU/L\t0.40 - 4.00",
        "Platelets\t412\t10^9/L\t150 - 400\tH",
        "LDL\t4.1\tmmol/L\t< 3.0\tH",
      ].join("\n\n"),
    );

    expect(units[2]).toMatchObject({
      cells: ["TSH", "2.31", "mIU/L", "0.40 - 4.00", ""],
      head: ["Test", "Result", "Unit", "Range", "Flag"],
    });
  });

  it("leaves a short row alone whose last cell may stand further to the right", async () => {
    const { units } = await read(
      ["Item\tPart\tOut\tIn", "Pens\tP\t20\t30", "Ink\tI\t10\t15", "Paper\tA\t40"].join("\n\n"),
    );

    expect(units[3]).toMatchObject({ cells: ["Paper", "A", "40"], head: [] });
  });

  it("reads a table that goes on over pages, with its heads repeated, as one", async () => {
    const { units } = await read(
      "Day\tWhat\tAmount\n\n11/04\tRent\t-95.40",
      "Day\tWhat\tAmount\n\n14/04\tRent\t-61.20",
      "19/04\tFood\t-8.20",
    );

    const heads = new Set(units.map(({ head }) => head));
    expect(heads.size).toBe(1);
    expect(units.filter(({ cells, head }) => cells !== head).map(({ cells }) => cells[2])).toEqual([
      "-95.40",
      "-61.20",
      "-8.20",
    ]);
  });
});
