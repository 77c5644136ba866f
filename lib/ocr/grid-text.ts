import { smallest } from "@/lib/core/extremes";
import { median } from "@/lib/ocr/boxes";
import { indentations } from "@/lib/ocr/indentation";
import { UNSURE_BELOW } from "@/lib/ocr/recognized-page";
import { columnStarts, dividedRows, FIELD_SPACES, isFigure } from "@/lib/ocr/table-columns";
import { plain, type TextPiece } from "@/lib/ocr/text-pieces";
import { cellText, letterWidth, type TextCell, type TextRow } from "@/lib/ocr/text-rows";
import { spaceBetween } from "@/lib/ocr/unspaced";

/** A gap between rows that is larger than this many usual ones is an empty line. */
const EMPTY_LINE = 1.6;

/**
 * Sets rows as they stand in the image: one line each, indented, with fields in columns made of spaces. Meant for a
 * font whose letters have one width.
 *
 * @param isMonospaced whether the image's own font is such a font
 */
export function gridText(given: readonly TextRow[], isMonospaced = false): TextPiece[] {
  const rows = isMonospaced ? given : dividedRows(given);
  const left = smallest(rows.map(({ box }) => box.x0));
  const unit = isMonospaced ? advance(rows) : columnWidth(rows);
  const indents = isMonospaced
    ? indentations(
        rows.map(({ box }) => box.x0),
        unit,
      )
    : [];
  const inColumns = isMonospaced ? undefined : columnStarts(rows, left, unit);
  const pitch = median(rows.slice(1).map(({ level }, index) => level - (rows[index]?.level ?? 0)));
  const pieces: TextPiece[] = [];
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    if (above) pieces.push(plain(row.level - above.level > EMPTY_LINE * pitch ? "\n\n" : "\n"));
    let column = 0;
    for (const cell of row.cells) {
      const start = inColumns?.get(cell) ?? (cell === row.cells[0] ? indents[index] : undefined);
      const spaces = Math.max(
        (start ?? startOf(cell, left, unit)) - column,
        column > 0 ? FIELD_SPACES : 0,
      );
      if (spaces > 0) pieces.push(plain(" ".repeat(spaces)));
      pushCell(pieces, cell);
      column += spaces + cellText(cell).length;
    }
  }
  return pieces;
}

/**
 * Pixels for one column: those of a letter, or fewer where fields in narrow letters would otherwise push the next
 * ones to the right.
 */
function columnWidth(rows: readonly TextRow[]): number {
  const usual = letterWidth(rows.flatMap(({ cells }) => cells.flatMap(({ words }) => words)));
  const between = rows.flatMap(({ cells }) =>
    cells.slice(1).map((cell, index) => {
      const before = cells[index];
      if (!before) return usual;
      return (cell.box.x0 - before.box.x0) / (cellText(before).length + FIELD_SPACES);
    }),
  );
  return Math.max(1, usual / 2, Math.min(usual, smallest(between)));
}

/** From one letter of a monospaced font to the next, in pixels: measured over words and the spaces between them. */
function advance(rows: readonly TextRow[]): number {
  const words = rows.flatMap(({ cells }) => cells.map((cell) => cell.words));
  const steps = words.flatMap((cell) =>
    cell.slice(1).map((word, index) => {
      const before = cell[index];
      return before ? (word.box.x0 - before.box.x0) / (before.text.length + 1) : 0;
    }),
  );
  return Math.max(1, steps.length > 2 ? median(steps) : letterWidth(words.flat()));
}

/** Figures line up at their ends, words at their beginnings. */
function startOf(cell: TextCell, left: number, unit: number): number {
  const text = cellText(cell);
  if (!isFigure(text)) return Math.round((cell.box.x0 - left) / unit);
  return Math.round((cell.box.x1 - left) / unit) - text.length;
}

function pushCell(pieces: TextPiece[], { words }: TextCell): void {
  for (const [index, { text, confidence }] of words.entries()) {
    const space = spaceBetween(words[index - 1]?.text ?? "", text);
    if (index > 0 && space) pieces.push(plain(space));
    pieces.push({ text, unsure: confidence < UNSURE_BELOW });
  }
}
