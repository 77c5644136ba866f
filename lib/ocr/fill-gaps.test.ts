import { describe, expect, it } from "vitest";

import { fillGaps } from "@/lib/ocr/fill-gaps";
import { type PixelBox, pageWords, type RecognizedPage } from "@/lib/ocr/recognized-page";
import { type Placed, placedPage } from "@/tests/support/ocr/placed-page";

const LEVEL = { width: 600, height: 300, channels: 1 as const, data: new Uint8Array(180_000) };
const MARGIN = 24;

/** Texts as one paragraph, a line each. */
function paragraph(texts: readonly Placed[], confidence = 95): RecognizedPage {
  return { paragraphs: [placedPage(texts, confidence).paragraphs.flat()] };
}

/** Fills one gap with the texts, which stand at their places on the page. */
async function filled(page: RecognizedPage, gap: PixelBox, texts: readonly Placed[]) {
  const [x, y] = [MARGIN - gap.x0, MARGIN - gap.y0];
  const move = <Part extends { box: PixelBox }>(part: Part): Part => {
    const { x0, y0, x1, y1 } = part.box;
    return { ...part, box: { x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y } };
  };
  const found = paragraph(texts).paragraphs.map((lines) =>
    lines.map((line) => ({ ...move(line), words: line.words.map(move) })),
  );
  const reader = {
    textAreas: async () => [gap],
    read: async () => ({ page: { paragraphs: found }, radians: 0 }),
  };
  return fillGaps(page, LEVEL, reader, () => true);
}

function textOf({ paragraphs }: RecognizedPage): string[][] {
  return paragraphs.map((lines) =>
    lines.map(({ words }) => words.map(({ text }) => text).join(" ")),
  );
}

describe("fillGaps", () => {
  it("puts a line back into the paragraph that it stands in", async () => {
    const page = paragraph([
      [0, 0, "The harbor wakes before"],
      [0, 2, "know it well before the"],
      [0, 3, "others, who sleep."],
    ]);
    const line = { x0: 0, y0: 30, x1: 260, y1: 50 };

    const { page: whole } = await filled(page, line, [[0, 1, "the town does, and gulls"]]);

    expect(textOf(whole)).toEqual([
      [
        "The harbor wakes before",
        "the town does, and gulls",
        "know it well before the",
        "others, who sleep.",
      ],
    ]);
  });

  it("doesn't add a word without the marks that it was read with", async () => {
    const [line] = paragraph([[0, 0, "if"]]).paragraphs.flat();
    const [whole] = paragraph([[3, 0, "__total__:"]], 25).paragraphs.flat();
    if (!line || !whole) throw new Error("There is no line.");
    const words = [...line.words, ...whole.words];
    const page = { paragraphs: [[{ words, box: { ...line.box, x1: whole.box.x1 } }]] };
    const gap = { x0: 30, y0: 0, x1: 130, y1: 20 };

    const found = await filled(page, gap, [[5, 0, "total"]]);

    expect(textOf(found.page)).toEqual([["if __total__:"]]);
    expect(found.unread).toEqual([]);
  });

  it("drops what was misread across a word that was then read, and more", async () => {
    const page = paragraph([[0, 0, "Greenhouse 11.0"]]);
    const misread = paragraph([[20, 0, "a7"]], 45).paragraphs.flat()[0]?.words[0];
    const line = page.paragraphs[0]?.[0];
    if (!misread || !line) throw new Error("There is no line.");
    misread.box.x1 += 120;
    line.words.push(misread);
    const gap = { x0: 200, y0: 0, x1: 240, y1: 20 };

    const { page: whole } = await filled(page, gap, [[20, 0, "41.7"]]);

    expect(pageWords(whole).map(({ text }) => text)).toEqual(["Greenhouse", "11.0", "41.7"]);
  });

  it("names the rest of what made way for a part of itself, and nothing that is shown", async () => {
    const misread = paragraph([[0, 0, "rowqty0andi"]], 35).paragraphs.flat();
    const unsure = paragraph([[0, 5, "print(f'{i:>3}:"]], 20).paragraphs.flat();
    const page = { paragraphs: [[...misread, ...unsure]] };
    const gap = { x0: 80, y0: 0, x1: 110, y1: 20 };
    const [first, second] = page.paragraphs[0] ?? [];
    if (!first || !second) throw new Error("There is no line.");
    const reader = {
      textAreas: async () => [gap, second.box],
      read: async ({ width }: { width: number }) => {
        const box = { x0: 24, y0: 24, x1: 54, y1: 44 };
        const word = { text: "Oandi", confidence: 95, box };
        const isGap = width === 30 + 2 * MARGIN;
        return { page: { paragraphs: isGap ? [[{ words: [word], box }]] : [] }, radians: 0 };
      },
    };

    const { page: whole, unread } = await fillGaps(page, LEVEL, reader, () => true);

    expect(textOf(whole).flat().join(" ")).toContain("Oandi");
    expect(unread).toEqual([{ x0: 0, y0: 0, x1: 80, y1: 20 }]);
  });

  it("puts words back into the line that they stand in", async () => {
    const page: RecognizedPage = paragraph([[0, 0, "The harbor wakes before the town"]]);
    const left = {
      paragraphs: page.paragraphs.map((lines) =>
        lines.map((line) => ({
          ...line,
          words: line.words.filter(({ text }) => text !== "wakes"),
        })),
      ),
    };
    const gap = { x0: 110, y0: 0, x1: 160, y1: 20 };

    const { page: whole } = await filled(left, gap, [[11, 0, "wakes"]]);

    expect(textOf(whole)).toEqual([["The harbor wakes before the town"]]);
  });

  it("divides a paragraph around lines of another size", async () => {
    const page = paragraph([
      [0, 0, "The harbor wakes before"],
      [0, 4, "the town does, and gulls"],
    ]);
    const big = { x0: 0, y0: 40, x1: 240, y1: 100 };
    const box = { x0: 24, y0: 24, x1: 264, y1: 84 };
    const word = { text: "HARBOR", confidence: 95, box };
    const reader = {
      textAreas: async () => [big],
      read: async () => ({ page: { paragraphs: [[{ words: [word], box }]] }, radians: 0 }),
    };

    const { page: whole } = await fillGaps(page, LEVEL, reader, () => true);

    expect(textOf(whole)).toEqual([
      ["The harbor wakes before"],
      ["HARBOR"],
      ["the town does, and gulls"],
    ]);
  });

  it("names the rest of a line of which one word was read", async () => {
    const gap = { x0: 0, y0: 0, x1: 400, y1: 20 };

    const { page, unread } = await filled({ paragraphs: [] }, gap, [[0, 0, "Harbor"]]);

    expect(pageWords(page)).toHaveLength(1);
    expect(unread).toEqual([{ x0: 60, y0: 0, x1: 400, y1: 20 }]);
  });

  it("keeps a word that only touches one that was read before", async () => {
    const page = paragraph([[0, 0, "The harbor"]]);
    const gap = { x0: 99, y0: 0, x1: 160, y1: 20 };
    const box = { x0: 24, y0: 24, x1: 84, y1: 44 };
    const reader = {
      textAreas: async () => [gap],
      read: async () => ({
        page: { paragraphs: [[{ words: [{ text: "wakes", confidence: 95, box }], box }]] },
        radians: 0,
      }),
    };

    const { page: whole, unread } = await fillGaps(page, LEVEL, reader, () => true);

    expect(textOf(whole)).toEqual([["The harbor wakes"]]);
    expect(unread).toEqual([]);
  });
});
