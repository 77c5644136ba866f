const NAME_WIDTH = 34;
const CELL_WIDTH = 12;

/**
 * Prints one comparison in the form that `bench/table.ts` reads: columns with at least two spaces between them.
 *
 * @param product what the product takes or does, with its unit, such as "12.3 ms"
 * @param beside the same for what it's compared with
 * @param ratio product to beside
 * @param remark anything else, such as memory
 */
export function printRow(row: {
  name: string;
  product: string;
  beside: string;
  ratio: number;
  remark?: string;
}): void {
  const { name, product, beside, ratio, remark = "" } = row;
  const cells = [product, beside].map((cell) => cell.padStart(CELL_WIDTH));
  const line = [name.padEnd(NAME_WIDTH), ...cells, `ratio ${ratio.toFixed(2)}`, remark];
  console.log(line.join("  ").trimEnd());
}
