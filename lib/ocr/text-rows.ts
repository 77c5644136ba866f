import { boxAround, median } from "@/lib/ocr/boxes";
import { joinRows } from "@/lib/ocr/join-rows";
import {
  type PixelBox,
  pageWords,
  type RecognizedPage,
  type RecognizedWord,
} from "@/lib/ocr/recognized-page";
import { spaceBetween } from "@/lib/ocr/unspaced";

/** Neighboring words of a row without a gap between them, such as one field of a table. */
export type TextCell = { words: RecognizedWord[]; box: PixelBox };

/** Everything at one height of the image, from left to right. */
export type TextRow = {
  cells: TextCell[];
  box: PixelBox;
  /** Its height in pixels in the middle of the page, wherever on the page it stands. */
  level: number;
};

/** A wider gap than this many letters starts a new cell. */
const CELL_GAP_LETTERS = 2.2;

/** The rows of a page, across the blocks that OCR divides it into. */
export function textRows(page: RecognizedPage): TextRow[] {
  const gap = CELL_GAP_LETTERS * letterWidth(pageWords(page));
  return joinRows(page).map(({ words, level }) => ({
    cells: cellsOf(words, gap),
    box: boxAround(words),
    level,
  }));
}

/** The usual width of a letter in pixels; 0 without words. */
export function letterWidth(words: readonly RecognizedWord[]): number {
  const long = words.filter(({ text }) => text.length > 2);
  // Japanese is read letter by letter.
  const measured = long.length * 4 > words.length ? long : words;
  return median(measured.map(({ box, text }) => (box.x1 - box.x0) / text.length));
}

export function cellText({ words }: TextCell): string {
  const spaced = words.map(({ text }, index) => {
    const before = words[index - 1];
    return before ? `${spaceBetween(before.text, text)}${text}` : text;
  });
  return spaced.join("");
}

function cellsOf(row: readonly RecognizedWord[], gap: number): TextCell[] {
  const cells: RecognizedWord[][] = [];
  for (const word of row) {
    const cell = cells.at(-1);
    if (cell && word.box.x0 - (cell.at(-1)?.box.x1 ?? 0) <= gap) cell.push(word);
    else cells.push([word]);
  }
  return cells.map((words) => ({ words, box: boxAround(words) }));
}
