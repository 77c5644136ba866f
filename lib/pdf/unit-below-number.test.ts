import { describe, expect, it } from "vitest";
import { toBlocks } from "@/lib/pdf/blocks";
import type { PdfLine } from "@/lib/pdf/pdf";

const BODY = { size: 10, font: "serif" };

function blocksOf(...texts: string[]) {
  const lines = texts.map(
    (text, at): PdfLine => ({ text, x: 50, y: 40 + 14 * at, size: 10, width: 200, font: "serif" }),
  );
  return toBlocks(lines, BODY).map(({ kind, text }) => ({ kind, text }));
}

describe("toBlocks", () => {
  it("takes the unit of a number at the end of a line for no mark of a list", () => {
    const [block, ...others] = blocksOf(
      "we hung 14 bridges with nets, at a height of 5.5",
      "m. A third road was the control. We walked each",
      "road at dawn.",
    );

    expect(others).toEqual([]);
    expect(block?.text).toContain("a height of 5.5 m. A third road");
  });

  it.each([
    [["l. Bring a map from room 7", "m. Bring a lamp."]],
    [["Please bring for the walk in 2024", "h. a lamp"]],
    [["Please bring for the walk", "m. a lamp"]],
  ])("keeps the marks of a list: %s", (lines) => {
    expect(blocksOf(...lines).at(-1)).toMatchObject({ kind: "list", text: lines[1] });
  });
});
