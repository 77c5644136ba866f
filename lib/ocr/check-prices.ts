import { isBelowZero } from "@/lib/core/amount-sign";
import { boxAround } from "@/lib/ocr/boxes";
import { pageRows } from "@/lib/ocr/page-rows";
import { cropGray, type Raster } from "@/lib/ocr/pixels/raster";
import { isPrice, mayBePrice, type PriceRow, priceRows } from "@/lib/ocr/price-rows";
import type { Reader } from "@/lib/ocr/reader";
import { pageWords, type RecognizedPage, type RecognizedWord } from "@/lib/ocr/recognized-page";
import { sumKind } from "@/lib/ocr/sum-words";
import type { TextRow } from "@/lib/ocr/text-rows";

/** Sums in hundredths of whatever the currency is. */
export type PriceCheck = {
  items: number;
  total: number;
  /** How many prices above the total have no decimals and weren't added up, if any. */
  uncounted?: number;
};

const MARGIN = 24;

/**
 * Reads the prices of a receipt a second time, as figures alone, and adds them up. A price that lost its point gets it back if the
 * second reading has it, or the total proves where it belongs. Where the two readings differ otherwise, or there is no
 * second one, the first one stays, marked as uncertain. Other pages stay as they are.
 */
export async function checkPrices(
  page: RecognizedPage,
  level: Raster,
  reader: Pick<Reader, "read">,
  hasTime: () => boolean,
): Promise<{ page: RecognizedPage; prices: PriceCheck | null }> {
  const { kind, rows } = pageRows(page);
  const priced = kind === "receipt" ? priceRows(rows) : [];
  if (priced.length === 0) return { page, prices: null };
  const figures = hasTime() ? await readFigures(priced, level, reader) : [];
  const mended = mendPoints(priced.map((row) => ({ ...row, second: secondReading(row, figures) })));
  // What was mended is shown as uncertain, too: somebody should see it.
  const doubted = mended
    .filter(({ second, price }, at) => {
      return [priced[at]?.price ?? "", price].some((one) => amountOf(one) !== amountOf(second));
    })
    .flatMap(({ words }) => words.filter(({ text }) => /\d/.test(text)));
  const texts = new Map(
    mended.flatMap(({ words: [word], price }, at) => {
      return word && price !== priced[at]?.price ? [[word, price] as const] : [];
    }),
  );
  return { page: withTexts(doubt(page, new Set(doubted)), texts), prices: addPrices(mended) };
}

type ReadTwice = PriceRow & { second: string };

/** Gives prices their points back: as the second reading has them, or where all of them together make the total right. */
function mendPoints(rows: readonly ReadTwice[]): ReadTwice[] {
  const point =
    rows.find(({ price }) => isPrice(price))?.price.match(/[.,](?=\d{2}\D*$)/)?.[0] ?? ".";
  const read = rows.map((row) => {
    const isSame = isPrice(row.second) && digits(row.second) === digits(row.price);
    if (isPrice(row.price) || !isSame || row.words.length > 1) return row;
    return {
      ...row,
      price: asRead(row.price, row.second, point),
    };
  });
  const guessed = read.map((row) => {
    if (isPrice(row.price) || row.words.length > 1) return row;
    const price = row.price
      // A letter behind the price, such as that of a tax, read as a figure.
      .replace(/^(\D{0,2}\d{1,3}[.,]\d{2})\d$/, "$1")
      .replace(/^(\D{0,2}\d{1,3})(\d{2}\D{0,2})$/, `$1${point}$2`)
      .replace(/(?<=\d)[:;](?=\d{2}$)/, point);
    return { ...row, price };
  });
  const first = read.findIndex(({ price }) => isPrice(price));
  // What stands above the first price may be the number of the order.
  const below = read.map((row, at) => (at < first ? row : (guessed[at] ?? row)));
  // Digits may be misread beside a misread point: the second reading counts where it makes the total right.
  const second = read.map((row) =>
    isPrice(row.price) || !isPrice(row.second) || row.words.length > 1
      ? row
      : { ...row, price: asRead(row.price, row.second, point) },
  );
  const proves = (all: readonly ReadTwice[]) => isProved(addPrices(all)) || makesSubtotal(all);
  return [guessed, below, second].find(proves) ?? read;
}

/** A price with the digits and the point of another reading of it. */
function asRead(price: string, other: string, point: string): string {
  return price.replace(/\d[\d.,:;]*/, amountOf(other).replace(".", point));
}

function isProved(prices: PriceCheck | null): boolean {
  return prices !== null && prices.items === prices.total && !prices.uncounted;
}

/** Whether all prices above the subtotal make that, where the total itself wasn't read. */
function makesSubtotal(rows: readonly PriceRow[]): boolean {
  const at = rows.findIndex(({ name }) => sumKind(name) === "subtotal");
  const [above, subtotal] = [rows.slice(0, Math.max(0, at)).filter(mayBePrice), rows[at]];
  if (above.length < 2 || !subtotal || ![...above, subtotal].every(({ price }) => isPrice(price)))
    return false;
  const sum = above.reduce((items, { price }) => items + inHundredths(price), 0);
  return sum === inHundredths(subtotal.price);
}

/** Adds up the prices of a receipt; null when it shows no total, or nothing above it. */
export function addUp(rows: readonly TextRow[]): PriceCheck | null {
  return addPrices(priceRows(rows));
}

function addPrices(rows: readonly PriceRow[]): PriceCheck | null {
  let [items, taxes, count, above, uncounted] = [0, 0, 0, 0, 0];
  let found: PriceCheck | null = null;
  for (const row of rows) {
    const { price } = row;
    const kind = sumKind(row.name);
    if (found && kind === "payment") break;
    if (kind === "subtotal" || kind === "payment") continue;
    if (!isPrice(price)) {
      // A total without its decimals can't be compared with anything.
      if (kind === "total") found = null;
      else if (!mayBePrice(row)) continue;
      else if (count === 0) above++;
      else uncounted++;
      continue;
    }
    const amount = inHundredths(price);
    if (kind === "total") {
      const isRepeated: boolean = found?.total === amount;
      const sum = items === amount ? items : items + taxes;
      // Where the sum comes out, what stands above the first price numbers the order, or the receipt.
      const left = uncounted + (sum === amount ? 0 : above);
      if (count > 1 && !isRepeated)
        found = { items: sum, total: amount, ...(left > 0 && { uncounted: left }) };
      continue;
    }
    if (kind === "tax") {
      taxes += amount;
      continue;
    }
    items += amount;
    count++;
  }
  return found;
}

/** The words that are found in the column of prices when only figures are allowed. */
async function readFigures(
  priced: readonly PriceRow[],
  level: Raster,
  reader: Pick<Reader, "read">,
): Promise<RecognizedWord[]> {
  const column = boxAround(priced);
  const { page } = await reader.read(cropGray(level, column, MARGIN), "figures");
  const [x, y] = [Math.floor(column.x0) - MARGIN, Math.floor(column.y0) - MARGIN];
  return pageWords(page).map((word) => {
    const { x0, y0, x1, y1 } = word.box;
    return { ...word, box: { x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y } };
  });
}

function secondReading({ box }: PriceRow, figures: readonly RecognizedWord[]): string {
  const margin = (box.y1 - box.y0) / 2;
  return figures
    .filter(({ box: { x0, y0, x1, y1 } }) => {
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
      return y > box.y0 && y < box.y1 && x > box.x0 - margin && x < box.x1 + margin;
    })
    .sort((one, other) => one.box.x0 - other.box.x0)
    .map(({ text }) => text)
    .join("");
}

/** Digits and the point of a price, however its thousands are divided. */
function amountOf(price: string): string {
  const figures = price.replace(/[^\d.,]/g, "").replace(/[.,]+$/, "");
  const parts = /^(.*)[.,](\d{1,2})$/.exec(figures);
  return parts ? `${digits(parts[1] ?? "")}.${parts[2]}` : digits(figures);
}

function inHundredths(price: string): number {
  const amount = Number(digits(price));
  return isBelowZero(price) ? -amount : amount;
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}

function withTexts(
  page: RecognizedPage,
  texts: ReadonlyMap<RecognizedWord, string>,
): RecognizedPage {
  if (texts.size === 0) return page;
  // A word whose point was found again is another object by now if it was doubted.
  const places = new Map([...texts].map(([{ box }, text]) => [box, text]));
  const mended = (word: RecognizedWord) => ({ ...word, text: places.get(word.box) ?? word.text });
  return {
    ...page,
    paragraphs: page.paragraphs.map((lines) =>
      lines.map((line) => ({ ...line, words: line.words.map(mended) })),
    ),
  };
}

function doubt(page: RecognizedPage, doubted: ReadonlySet<RecognizedWord>): RecognizedPage {
  if (doubted.size === 0) return page;
  const marked = (word: RecognizedWord) => (doubted.has(word) ? { ...word, confidence: 0 } : word);
  return {
    paragraphs: page.paragraphs.map((lines) =>
      lines.map((line) => ({ ...line, words: line.words.map(marked) })),
    ),
  };
}
