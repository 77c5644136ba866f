import { describe, expect, it } from "vitest";

import { joinRows } from "@/lib/ocr/join-rows";
import type { PixelBox, RecognizedPage } from "@/lib/ocr/recognized-page";
import { type Placed, placedPage } from "@/tests/support/ocr/placed-page";

const RECEIPT = [
  ["2 Rye loaf", "9.80"],
  ["1 Seed roll", "1.35"],
  ["1 Oat milk", "3.10"],
  ["2 Plum tart", "2.20"],
  ["Total", "16.45"],
] as const;

/** Names in one block and prices, which end at column 50, in another one. */
const BY_COLUMN: Placed[] = [
  ...RECEIPT.map(([name], row): Placed => [0, row, name]),
  ...RECEIPT.map(([, price], row): Placed => [50 - price.length, row, price]),
];

function rowsOf(page: RecognizedPage): string[] {
  return joinRows(page).map(({ words }) => words.map(({ text }) => text).join(" "));
}

/** The page with each box moved down by what `fall` says for its middle. */
function bent({ paragraphs }: RecognizedPage, fall: (x: number) => number): RecognizedPage {
  const move = <Part extends { box: PixelBox }>(part: Part): Part => {
    const { x0, y0, x1, y1 } = part.box;
    const down = Math.round(fall((x0 + x1) / 2));
    return { ...part, box: { x0, y0: y0 + down, x1, y1: y1 + down } };
  };
  return {
    paragraphs: paragraphs.map((lines) =>
      lines.map((line) => ({ ...move(line), words: line.words.map(move) })),
    ),
  };
}

describe("joinRows", () => {
  it.each([-3.4, -2.6, -1.7, 0, 1.7, 2.6, 3.4])(
    "puts prices beside their items on a page that leans by %d degrees",
    (degrees) => {
      const fall = Math.tan((degrees * Math.PI) / 180);

      expect(rowsOf(bent(placedPage(BY_COLUMN), (x) => fall * x))).toEqual(
        RECEIPT.map(([name, price]) => `${name} ${price}`),
      );
    },
  );

  it("follows rows that rise and fall on a bent page", () => {
    const foot = "thank you and come again soon, all of you, to us";
    const page = bent(placedPage([...BY_COLUMN, [0, 5, foot]]), (x) => 12 * Math.sin(x / 160));

    expect(rowsOf(page)).toEqual([...RECEIPT.map(([name, price]) => `${name} ${price}`), foot]);
  });

  it("keeps the words of a line together, whatever stands beside their end", () => {
    const words = ["It", "fell", "by", "a", "row", "on", "its", "way"].map((text, index) => ({
      text,
      confidence: 90,
      box: { x0: index * 60, y0: index * 9, x1: index * 60 + 40, y1: index * 9 + 20 },
    }));
    const box = { x0: 0, y0: 0, x1: 460, y1: 83 };
    const below = placedPage([[0, 1, "next"]]).paragraphs;

    expect(rowsOf({ paragraphs: [[{ words, box }], ...below] })).toEqual([
      "It fell by a row on its way",
      "next",
    ]);
  });

  it("doesn't join what stands above one another", () => {
    expect(
      rowsOf(
        placedPage([
          [0, 0, "One"],
          [0, 1, "Two"],
          [2, 2, "Three"],
        ]),
      ),
    ).toEqual(["One", "Two", "Three"]);
  });
});
