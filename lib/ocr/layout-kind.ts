import { hasSumWord } from "@/lib/ocr/sum-words";
import { cellText, type TextRow } from "@/lib/ocr/text-rows";

/** What a page's words form together. Anything but prose loses its meaning without its lines. */
export type LayoutKind = "prose" | "table" | "receipt" | "code" | "chat";

/** A figure that ends a row, with the decimals of a price: `9.80`, `1,249.00 €`, `-2,50`, `(1.00)`, `$ 4.00`, but not `0.78/lb`. */
export const PRICE =
  /^(?:[-−–]\s?)?(?:[^\d\s]{0,4}|(?:\p{Sc}|[A-Z]{3})\s\(?)\d{1,3}(?:[.,' ]?\d{3}){0,3}[.,]\d{2}(?:\s?[^\d\s/]{1,3})?$/u;

const CODE_LINE =
  /[{};]$|^[}\])]+[;,)]*$|=>|[!=+<>-]=|\w\(.*\)|^(?:import|from|export|return|def|class|const|let|var|if|for|while|else|elif|try|function|public|private|SELECT|#include|<\/?\w)\b|^(?:\/\/|\/\*)/u;
/** A longer line is judged by its beginning. */
const MAX_ROW_CHARACTERS = 300;
const STRUCTURE = /[{}()[\]=;<>]/u;

/** Decides by rules what the rows of a page are, from the places and endings of their words. */
export function layoutKind(rows: readonly TextRow[]): Exclude<LayoutKind, "chat"> {
  if (rows.length < 2) return "prose";
  const texts = rows.map(rowText);
  if (isCode(texts)) return "code";
  if (isReceipt(rows)) return "receipt";
  if (isTable(rows)) return "table";
  return "prose";
}

function rowText(row: TextRow): string {
  return row.cells.map(cellText).join(" ").slice(0, MAX_ROW_CHARACTERS);
}

function isCode(texts: readonly string[]): boolean {
  const looksSo = texts.filter((text) => CODE_LINE.test(text));
  const structured = texts.filter((text) => STRUCTURE.test(text));
  return (
    looksSo.length >= 2 &&
    looksSo.length >= 0.4 * texts.length &&
    structured.length >= 0.4 * texts.length
  );
}

/** Short rows, several of which end in a price that stands apart. */
function isReceipt(rows: readonly TextRow[]): boolean {
  const priced = rows.filter((row) => row.cells.length > 1 && PRICE.test(lastWords(row)));
  const short = rows.filter((row) => row.cells.length <= 3 && rowText(row).length <= 56);
  const isSummed = rows.some((row) => hasSumWord(rowText(row)));
  return isSummed && priced.length >= 2 && short.length >= 0.8 * rows.length;
}

/** Rows of several short fields that stand below one another. */
function isTable(rows: readonly TextRow[]): boolean {
  const divided = rows.filter(({ cells }) => cells.length > 1);
  if (divided.length < 2 || divided.length < 0.4 * rows.length) return false;
  const fields = divided.flatMap(({ cells }) => cells);
  const long = fields.filter((cell) => cellText(cell).length > 32);
  return long.length <= 0.25 * fields.length;
}

function lastWords(row: TextRow): string {
  const cell = row.cells.at(-1);
  return cell ? cellText(cell) : "";
}
