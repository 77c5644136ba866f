import { type TextRow, textRows } from "@/lib/ocr/text-rows";
import { type Placed, placedPage } from "@/tests/support/ocr/placed-page";

export type NamedPrices = readonly (readonly [name: string, price: string])[];

/** Rows with a name at the left, and a price that ends at the same column at the right. */
export function receiptRows(rows: NamedPrices): TextRow[] {
  const texts = rows.flatMap(([name, price], row): Placed[] => [
    [0, row, name],
    [40 - price.length, row, price],
  ]);
  return textRows(placedPage(texts));
}
