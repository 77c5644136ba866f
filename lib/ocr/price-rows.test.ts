import { describe, expect, it } from "vitest";

import { addUp } from "@/lib/ocr/check-prices";
import { type NamedPrices, receiptRows } from "@/tests/support/ocr/receipt-rows";

const sums = (rows: NamedPrices) => addUp(receiptRows(rows));

describe("figures that are no prices", () => {
  it.each([
    ["Table", "12"],
    ["Guests", "2"],
    ["Order No.", "1042"],
    ["Order", "1042"],
    ["Date", "12.05.2024"],
    ["Datum", "12.05.24"],
  ])("takes no price for missing from a sum that comes out: %s %s", (name, figure) => {
    expect(
      sums([
        [name, figure],
        ["Burger", "12.50"],
        ["Fries", "4.00"],
        ["Subtotal", "16.50"],
        ["Tax", "1.60"],
        ["Total", "18.10"],
      ]),
    ).toEqual({ items: 1810, total: 1810 });
  });

  it.each([
    ["Item count", "2"],
    ["Member ID", "20031"],
  ])("takes no number for a price below the items: %s %s", (name, figure) => {
    expect(
      sums([
        ["Bread", "2.50"],
        ["Milk", "1.20"],
        [name, figure],
        ["Total", "3.70"],
      ]),
    ).toEqual({ items: 370, total: 370 });
  });

  it("counts a number above the first price where the sum doesn't come out", () => {
    expect(
      sums([
        ["Rye loaf", "980"],
        ["Seed roll", "1.35"],
        ["Plum tart", "1.20"],
        ["Total", "12.35"],
      ]),
    ).toEqual({ items: 255, total: 1235, uncounted: 1 });
  });
});
