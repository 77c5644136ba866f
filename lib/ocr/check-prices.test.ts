import { describe, expect, it } from "vitest";

import { addUp, checkPrices } from "@/lib/ocr/check-prices";
import { pageWords, type RecognizedWord } from "@/lib/ocr/recognized-page";
import { textRows } from "@/lib/ocr/text-rows";
import { type Placed, placedPage } from "@/tests/support/ocr/placed-page";

function sums(rows: readonly (readonly [name: string, price: string])[]) {
  const texts = rows.flatMap(([name, price], row): Placed[] => [
    [0, row, name],
    [40 - price.length, row, price],
  ]);
  return addUp(textRows(placedPage(texts)));
}

describe("addUp", () => {
  it("adds up what is above the total, without subtotals and payments", () => {
    expect(
      sums([
        ["Rye loaf", "9.80"],
        ["Discount", "-1.00"],
        ["Seed roll", "1,35 €"],
        ["Subtotal", "10.15"],
        ["Tax", "0.85"],
        ["TOTAL", "$11.00"],
        ["Card", "20.00"],
      ]),
    ).toEqual({ items: 1100, total: 1100 });
  });

  it("reports both sums where they differ, and changes neither", () => {
    expect(
      sums([
        ["Rye loaf", "9.80"],
        ["Seed roll", "1.35"],
        ["Total", "11.75"],
      ]),
    ).toEqual({
      items: 1115,
      total: 1175,
    });
  });

  it("says nothing without a total or without items", () => {
    expect(
      sums([
        ["Rye loaf", "9.80"],
        ["Seed roll", "1.35"],
      ]),
    ).toBeNull();
    expect(
      sums([
        ["Card", "9.80"],
        ["Total", "9.80"],
      ]),
    ).toBeNull();
  });

  it("takes the last total before the payments, not a subtotal in two words", () => {
    expect(
      sums([
        ["Rye loaf", "9.80"],
        ["Seed roll", "1.35"],
        ["SUB TOTAL", "11.15"],
        ["Plum tart", "60.85"],
        ["TOTAL EUR:", "72.00"],
        ["Card", "80.00"],
        ["Total", "80.00"],
      ]),
    ).toEqual({ items: 7200, total: 7200 });
  });

  it("takes goods for goods, whatever words their names begin with", () => {
    expect(
      sums([
        ["Dim sum", "5.00"],
        ["Chocolate bar", "2.00"],
        ["Gift card holder", "3.00"],
        ["Total", "10.00"],
      ]),
    ).toEqual({ items: 1000, total: 1000 });
  });

  it.each(["-1.00", "−1.00", "–1.00", "1.00-", "- $1.00"])("takes %s off", (price) => {
    expect(
      sums([
        ["Rye loaf", "9.80"],
        ["Discount", price],
        ["Total", "8.80"],
      ]),
    ).toEqual({ items: 880, total: 880 });
  });

  it("counts prices after a currency sign of their own, and says which it couldn't count", () => {
    expect(
      sums([
        ["Rye loaf", "$ 9.80"],
        ["Seed roll", "135"],
        ["Plum tart", "$ 1.20"],
        ["Total", "$ 11.00"],
      ]),
    ).toEqual({ items: 1100, total: 1100, uncounted: 1 });
  });
});

describe("checkPrices", () => {
  const level = { width: 500, height: 200, channels: 1 as const, data: new Uint8Array(100_000) };

  /** The words in doubt when the prices are read for a second time as given, a word at a time. */
  async function doubted(
    rows: readonly (readonly [name: string, price: string])[],
    again: readonly string[],
  ) {
    const left = Math.min(...rows.map(([, price]) => 40 - price.length));
    const texts = rows.flatMap(([name, price], row): Placed[] => [
      [0, row, name],
      [40 - price.length, row, price],
    ]);
    const figures = again.flatMap((text, row): Placed[] =>
      text === "" ? [] : [[40 - left - text.length, row, text]],
    );
    const moved = placedPage(figures).paragraphs.map((lines) =>
      lines.map(({ box, words }) => ({
        box,
        words: words.map((word): RecognizedWord => {
          const { x0, y0, x1, y1 } = word.box;
          return { ...word, box: { x0: x0 + 24, y0: y0 + 24, x1: x1 + 24, y1: y1 + 24 } };
        }),
      })),
    );
    const reader = { read: async () => ({ page: { paragraphs: moved }, radians: 0 }) };
    const { page } = await checkPrices(placedPage(texts), level, reader, () => true);
    return pageWords(page).flatMap(({ text, confidence }) => (confidence < 70 ? [text] : []));
  }

  it("doubts a price that is read with another point, or not at all, the second time", async () => {
    const rows = [
      ["Rye loaf", "9.80"],
      ["Seed roll", "1.35"],
      ["Plum tart", "11.25"],
      ["Total", "22.40"],
    ] as const;

    expect(await doubted(rows, ["98.0", "1,35", "", "22.40"])).toEqual(["9.80", "11.25"]);
  });

  it("doubts a price that lost its point, and none that is divided by a space", async () => {
    const rows = [
      ["Rye loaf", "980"],
      ["Oven", "1 249.00"],
      ["Plum tart", "$ 11.25"],
      ["Total", "1 270.05"],
    ] as const;

    expect(await doubted(rows, ["9.80", "1 249.00", "11.25", "1270.05"])).toEqual(["980"]);
  });
});
