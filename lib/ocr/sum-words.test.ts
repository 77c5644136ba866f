import { describe, expect, it } from "vitest";

import { addUp } from "@/lib/ocr/check-prices";
import { layoutKind } from "@/lib/ocr/layout-kind";
import { type NamedPrices, receiptRows } from "@/tests/support/ocr/receipt-rows";

const sums = (rows: NamedPrices) => addUp(receiptRows(rows));

describe("sums of a receipt", () => {
  it.each([
    ["Net total", "VAT 20%", "Total"],
    ["Net", "VAT", "Balance to pay"],
    ["Netto", "MwSt 19%", "Summe"],
    ["Gesamt netto", "zzgl. MwSt", "Gesamtbetrag brutto"],
    ["Total before tax", "Sales tax", "Order total"],
    ["Total excl. VAT", "VAT", "Total incl. VAT"],
    ["Totaal excl. btw", "BTW 21%", "Totaal te betalen"],
    ["Total HT", "TVA 20%", "Total TTC"],
    ["Imponibile", "IVA 22%", "Totale complessivo"],
    ["Base imponible", "IVA", "Total a pagar"],
  ])("counts no net sum among the items: %s, %s, %s", (net, tax, total) => {
    const items = [
      ["Hammer", "60.00"],
      ["Saw", "40.00"],
    ] as const;

    expect(sums([...items, [net, "100.00"], [tax, "20.00"], [total, "120.00"]])).toEqual({
      items: 12000,
      total: 12000,
    });
  });

  it.each([
    "Gesamtbetrag",
    "Gesamtsumme EUR",
    "Endbetrag",
    "Rechnungsbetrag",
    "Zu zahlen",
    "Totaal",
    "Te betalen",
    "A pagar",
    "Net à payer",
    "Importe total",
  ])("checks a receipt that ends with %s", (total) => {
    const rows = [
      ["Brot", "3,50"],
      ["Brezel", "1,20"],
      [total, "5,70"],
    ] as const;

    expect(layoutKind(receiptRows(rows))).toBe("receipt");
    expect(sums(rows)).toEqual({ items: 470, total: 570 });
  });
});
