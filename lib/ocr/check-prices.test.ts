import { describe, expect, it } from "vitest";

import { addUp, checkPrices } from "@/lib/ocr/check-prices";
import { pageWords, type RecognizedWord } from "@/lib/ocr/recognized-page";
import { type Placed, placedPage } from "@/tests/support/ocr/placed-page";
import { type NamedPrices, receiptRows } from "@/tests/support/ocr/receipt-rows";

const sums = (rows: NamedPrices) => addUp(receiptRows(rows));

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

  it("adds a tax only where the total has it on top", () => {
    const items = [
      ["Cappuccino", "7,80"],
      ["Flammkuchen", "11,90"],
      ["Zwischensumme", "19,70"],
      ["MwSt 19 %", "3,15"],
    ] as const;

    expect(sums([...items, ["Gesamtbetrag", "19,70"]])).toEqual({ items: 1970, total: 1970 });
    expect(sums([...items, ["Gesamtbetrag", "22,85"]])).toEqual({ items: 2285, total: 2285 });
  });

  it("leaves out what a pound costs", () => {
    expect(
      sums([
        ["Bananas", "1.84"],
        ["2.36 lb @", "0.78/lb"],
        ["Yogurt", "6.49"],
        ["Total", "8.33"],
      ]),
    ).toEqual({ items: 833, total: 833 });
  });

  it.each(["(1.00)", "-1.00", "1.00-", "$ (1.00)", "−1.00"])("takes %s off", (discount) => {
    expect(
      sums([
        ["Coffee", "5.00"],
        ["Muffin", "4.00"],
        ["Discount", discount],
        ["Total", "8.00"],
      ]),
    ).toEqual({ items: 800, total: 800 });
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

  it.each([
    ["57:23", "51.23", "51.23"],
    ["51:23", "", "51.23"],
    ["51;23", "51.23", "51.23"],
    ["57:23", "57.23", "57.23"],
    ["57:23", "58.23", "57:23"],
  ])(
    "reads a total with a colon as the items or the second reading have it, in doubt: %s",
    async (total, again, found) => {
      const rows = [
        ["Rye loaf", "40.00"],
        ["Plum tart", "11.23"],
        ["TOTAL GBP", total],
      ] as const;

      expect(await doubted(rows, ["40.00", "11.23", again])).toEqual([found]);
    },
  );

  it("takes a time beside a payment for no price", () => {
    expect(
      sums([
        ["Rye loaf", "9.80"],
        ["Seed roll", "1.35"],
        ["Total", "11.15"],
        ["Paid", "14:37"],
      ]),
    ).toEqual({ items: 1115, total: 1115 });
  });

  it("gives a price that lost its point that of the second reading, in doubt, and doubts none that is divided by a space", async () => {
    const rows = [
      ["Rye loaf", "980"],
      ["Oven", "1 249.00"],
      ["Plum tart", "$ 11.25"],
      ["Total", "1 270.05"],
    ] as const;

    expect(await doubted(rows, ["9.80", "1 249.00", "11.25", "1270.05"])).toEqual(["9.80"]);
  });

  it("gives prices back what the total proves, though both readings lost it", async () => {
    const rows = [
      ["Rye loaf", "9.80"],
      ["Seed roll", "135"],
      ["Paper towels", "11.797"],
      ["Total", "22.94"],
    ] as const;

    expect(await doubted(rows, ["9.80", "135", "11.797", "22.94"])).toEqual(["1.35", "11.79"]);
  });

  it("gives prices back what the subtotal proves where no total was read", async () => {
    const rows = [
      ["Rye loaf", "$9.80"],
      ["Iced tea", "$700"],
      ["Subtotal", "$16.80"],
      ["Tax", "$1.20"],
    ] as const;

    expect(await doubted(rows, ["$9.80", "$700", "$16.80", "$1.20"])).toEqual(["$7.00"]);
  });

  it("mends the prices of a receipt that has the number of its order above them", async () => {
    const rows = [
      ["Order", "1042"],
      ["Rye loaf", "9.80"],
      ["Seed roll", "135"],
      ["Total", "11.15"],
    ] as const;

    expect(await doubted(rows, ["1042", "9.80", "135", "11.15"])).toEqual(["1.35"]);
  });

  it("changes no price that nothing proves", async () => {
    const rows = [
      ["Rye loaf", "9.80"],
      ["Seed roll", "135"],
      ["Total", "12.15"],
    ] as const;

    expect(await doubted(rows, ["9.80", "135", "12.15"])).toEqual([]);
  });
});
