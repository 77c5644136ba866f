import { centerOf } from "@/lib/ocr/boxes";
import type { PixelBox, RecognizedWord } from "@/lib/ocr/recognized-page";
import type { TextRow } from "@/lib/ocr/text-rows";

/** Fields of a column begin or end at one place within this many letters. */
const SAME_PLACE_LETTERS = 1;
/** Rows that have to be divided where a bar stands. */
const MIN_ROWS = 2;

/**
 * The marks that are pieces of the lines between a table's columns, of which few were read: a bar stands between two columns
 * of other rows, and a field begins or ends behind it as theirs do. One within a field, as in `red | blue`, is its text's own.
 *
 * @param rows of the table, without its marks
 * @param letter the usual width of a letter
 */
export function columnBars(
  marks: readonly RecognizedWord[],
  rows: readonly TextRow[],
  letter: number,
): RecognizedWord[] {
  const near = SAME_PLACE_LETTERS * letter;
  return marks.filter(({ box }) => {
    const own = rows.find((row) => isBeside(box, row.box));
    const words = own?.cells.flatMap((cell) => cell.words) ?? [];
    const behind = words.find((word) => word.box.x0 > centerOf(box).x);
    if (!behind || !words.some((word) => word.box.x1 < centerOf(box).x)) return false;
    const divided = rows.filter((row) => row !== own && isDivided(row, box, behind.box, near));
    return divided.length >= MIN_ROWS;
  });
}

/** Whether a row has a field behind a place that begins or ends as another one does, and one before it. */
function isDivided({ cells }: TextRow, place: PixelBox, field: PixelBox, near: number): boolean {
  const at = cells.findIndex(({ box }) => box.x1 > centerOf(place).x);
  const [before, behind] = [cells[at - 1], cells[at]];
  if (!before || !behind || behind.box.x0 < centerOf(place).x) return false;
  return Math.abs(behind.box.x0 - field.x0) <= near || Math.abs(behind.box.x1 - field.x1) <= near;
}

function isBeside(one: PixelBox, other: PixelBox): boolean {
  const { y } = centerOf(one);
  return y >= other.y0 && y <= other.y1;
}
