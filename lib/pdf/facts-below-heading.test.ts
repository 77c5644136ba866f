import { describe, expect, it } from "vitest";
import { toBlocks } from "@/lib/pdf/blocks";
import type { PdfLine } from "@/lib/pdf/pdf";

function line(text: string, y: number, font: string, size = 12): PdfLine {
  return { text, x: 40, y, width: 200, size, font };
}

describe("a line of facts in another font", () => {
  it.each([
    ["Serves 6 · 50 minutes", "paragraph"],
    ["1 loaf | 20 minutes plus 14 hours of rest", "paragraph"],
    ["Serves 6", "paragraph"],
    ["Notes on the oven", "heading"],
    ["Part 2 · Preserves", "heading"],
  ])("is no heading: %s", (text, kind) => {
    const lines = [line("Plum crumble", 40, "Bold", 17), line(text, 70, "Italic")];

    const blocks = toBlocks(lines, { size: 12, font: "Regular" });

    expect(blocks.at(-1)).toMatchObject({ text, kind });
  });
});

describe("a large row", () => {
  it.each([
    ["Days 30", "paragraph"],
    ["2.1 Sleep", "heading"],
    ["A Sleep", "heading"],
    ["IV. Sleep", "heading"],
  ])("is a heading only behind a number: %s", (text, kind) => {
    const row = { ...line(text, 40, "Regular", 17), gaps: [text.indexOf(" ")], tab: 120 };

    expect(toBlocks([row], { size: 12, font: "Regular" })).toMatchObject([{ text, kind }]);
  });
});
