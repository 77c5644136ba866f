import { boxAround } from "@/lib/ocr/boxes";
import { PRICE } from "@/lib/ocr/layout-kind";
import type { PixelBox, RecognizedWord } from "@/lib/ocr/recognized-page";
import { sumKind } from "@/lib/ocr/sum-words";
import { cellText, type TextRow } from "@/lib/ocr/text-rows";

/** A row with a figure in the column of prices, whether or not its decimals were read. */
export type PriceRow = { name: string; price: string; words: RecognizedWord[]; box: PixelBox };

const FIGURE = /^[^\p{L}\d]{0,4}(?:[A-Z]{3}\s)?\d[\d.,' ]*(?:\s?[^\d\s/]{1,3})?$/u;
/** The point of a price, read as a colon: beside the name of a sum, it's no time of day. */
const WITH_COLON = /^[^\p{L}\d]{0,4}(?:[A-Z]{3}\s)?\d{1,4}[:;]\d{2}$/u;
/** A date is written like a figure, too: `12.05.2024`, `12. 5. 24`. */
const DATE = /^\d{1,4}([.,]) ?\d{1,2}\1(?: ?\d{2,4})?$/;
/** The name of what is numbered rather than priced: `Order No.`, `Beleg-Nr.`, `Server ID`. */
const NUMBERED = /(?:(?<!\p{L})(?:no|nr|nº|n°|number|nummer|num[eé]ro|id|ref|code)|№|#)[.:\s]*$/iu;
/** A figure with fewer digits didn't lose its point: it counts guests, or names a table. */
const MIN_PRICE_DIGITS = 3;
const MARK = /^[^\p{L}\p{N}]+$/u;

/** The rows of a receipt that have a price, or what must be one: a figure below and above prices. */
export function priceRows(rows: readonly TextRow[]): PriceRow[] {
  const priced = rows.flatMap((row) => lastFigure(row, isPrice) ?? []);
  if (priced.length === 0) return [];
  const column = boxAround(priced);
  return rows.flatMap((row) => {
    const found = lastFigure(row, isFigure);
    if (!found || found.box.x0 >= column.x1 || found.box.x1 <= column.x0) return [];
    return isPrice(found.price) || !NUMBERED.test(found.name) ? [found] : [];
  });
}

function isFigure(text: string): boolean {
  return FIGURE.test(text) && (isPrice(text) || !DATE.test(text));
}

export function isPrice(text: string): boolean {
  return PRICE.test(text);
}

/** Whether a row has a price, with its point or without. */
export function mayBePrice({ price }: PriceRow): boolean {
  return isPrice(price) || price.replace(/\D/g, "").length >= MIN_PRICE_DIGITS;
}

/** The figure that a row ends with, but for specks; a cell of its own, or the last word of one. */
function lastFigure({ cells }: TextRow, isFigure: (text: string) => boolean): PriceRow | undefined {
  const at = cells.findLastIndex((cell) => !MARK.test(cellText(cell)));
  const cell = cells[at];
  if (!cell) return undefined;
  const before = cells.slice(0, at).map(cellText);
  const words = cell.words.slice(0, cell.words.findLastIndex(({ text }) => !MARK.test(text)) + 1);
  const text = cellText({ ...cell, words });
  const isSum = (text: string, name: string) =>
    WITH_COLON.test(text) && /total$/.test(sumKind(name) ?? "");
  if (before.length > 0 && (isFigure(text) || isSum(text, before.join(" "))))
    return priceRow(before.join(" "), words);
  const last = words.at(-1);
  if (!last) return undefined;
  const rest = cellText({ ...cell, words: words.slice(0, -1) });
  const name = [...before, rest].join(" ").trim();
  return name !== "" && (isPrice(last.text) || isSum(last.text, name))
    ? priceRow(name, [last])
    : undefined;
}

function priceRow(name: string, words: RecognizedWord[]): PriceRow {
  const box = boxAround(words);
  return { name, price: cellText({ words, box }), words, box };
}
