import { largest, smallest } from "@/lib/core/extremes";
import { joinCellLines } from "@/lib/pdf/cell-lines";
import { SAME_LINE } from "@/lib/pdf/fragments";
import type { PdfFragment } from "@/lib/pdf/pdf";

/** With fewer cells, lines beside each other may be two addresses, unless an amount stands behind them. */
const MIN_CELLS = 3;
/** A cell with more lines is a block of text. */
const MOST_LINES = 3;
const MOST_CELLS = 12;
/** Line spacing, in multiples of the text size, above which a line is no longer part of the cell above it. */
const PITCH = 1.65;
/** In multiples of the text size: a baseline further off than that is none of a cell's own. */
const OFF_LINE = 0.25;
/** Edges or centers closer than this, in points, are those of one column. */
const SAME_EDGE = 3;
/** Sizes that differ by less than this are the same, in points. */
const SAME_SIZE = 0.2;
/** "1,027 kWh", "28", "3/4", "March 4, 2026": what a label stands for in most lists of two columns. */
const VALUE =
  /^[-−–+(]?\s?[$€£¥]?\d[\d,.:/]{0,14}\)?(?:\s?[\p{L}°%²³/()]{1,10})?$|^\p{Lu}\p{Ll}{2,8}\.? \d{1,2}(?:, \d{4})?$/u;
const AMOUNT = /^[-−–+(]?\s?[$€£¥]\s?\d[\d,.]{0,15}\)?$|^[-−–+(]?\d[\d,.]{0,15}[.,]\d\d\)?$/;

/** Each cell with its lines. */
type Cells = readonly (readonly PdfFragment[])[];

/**
 * Joins the lines of each cell of a row, and sets its cells on one baseline: the file draws "Meter" and "number", and then
 * goes up again to "Usage". A row is told by that, and by another one right above or below it that has cells in the same
 * columns.
 */
export function joinStackedRows(ordered: readonly PdfFragment[]): PdfFragment[] {
  const joined: PdfFragment[] = [];
  let above: readonly PdfFragment[] = [];
  let isTable = false;
  for (let at = 0; at < ordered.length; ) {
    const cells = rowAt(ordered, at);
    const row = cells.map(joinLines);
    const end = at + cells.flat().length;
    const isPlain = cells.length > 1 && cells.every((lines) => lines.length === 1);
    const below = () => rowAt(ordered, end).map(joinLines);
    isTable &&= isBelow(row, above);
    if (isPlain) joined.push(...ordered.slice(at, end));
    else if (
      isStacked(cells) &&
      (isTable || areAlike(row, above, cells) || areAlike(row, below(), cells))
    ) {
      isTable ||= isCentered(cells);
      const y = smallest(row.map((cell) => cell.y));
      joined.push(...row.map((cell) => ({ ...cell, y })));
    } else {
      joined.push(...ordered.slice(at, at + 1));
      above = [];
      isTable = false;
      at += 1;
      continue;
    }
    above = row;
    at = end;
  }
  return joined;
}

/** The cells from here on that may be beside each other: each goes on below itself, or the next stands to the right. */
function rowAt(ordered: readonly PdfFragment[], start: number): Cells {
  const cells: PdfFragment[][] = [];
  for (const fragment of ordered.slice(start, start + MOST_CELLS * MOST_LINES)) {
    const cell = cells.at(-1);
    if (cell && goesOn(cell, fragment)) cell.push(fragment);
    else if (!cell || isBeside(cells, fragment)) cells.push([fragment]);
    else break;
  }
  // Whatever stands below the last cell may be a row of its own.
  const last = cells.at(-1);
  const isOnlyLast = cells.length > 1 && cells.slice(0, -1).every((lines) => lines.length === 1);
  return isOnlyLast && last && !isCentered(cells)
    ? [...cells.slice(0, -1), last.slice(0, 1)]
    : cells;
}

function goesOn(
  cell: readonly PdfFragment[],
  { x, y, width, size, font, angle }: PdfFragment,
): boolean {
  const last = cell.at(-1);
  if (!last || cell.length >= MOST_LINES || angle !== 0 || last.angle !== 0) return false;
  const isAlike = Math.abs(last.size - size) < SAME_SIZE && last.font === font;
  const step = y - last.y;
  return (
    isAlike && step > SAME_LINE * size && step <= PITCH * size && isSameColumn(last, { x, width })
  );
}

function isBeside(cells: Cells, { x, y, size, angle }: PdfFragment): boolean {
  const lines = cells.flat();
  const edge = largest((cells.at(-1) ?? []).map((line) => line.x + line.width));
  const [top, bottom] = [
    smallest(lines.map((line) => line.y)),
    largest(lines.map((line) => line.y)),
  ];
  return angle === 0 && x > edge && y > top - PITCH * size && y < bottom + SAME_LINE * size;
}

function isStacked(cells: Cells): boolean {
  return goesUpAgain(cells) || isCentered(cells);
}

/** Whether a cell of one line stands beside the middle of one with several, as browsers set them. */
function isCentered(cells: Cells): boolean {
  return cells.some((lines) => {
    const [first, last] = [lines[0], lines.at(-1)];
    if (!first || !last || lines.length < 2) return false;
    const margin = OFF_LINE * first.size;
    return cells.some(([one, ...others]) => {
      const isOne = one !== undefined && others.length === 0;
      return isOne && one.y > first.y + margin && one.y < last.y - margin;
    });
  });
}

/** Whether a cell of several lines is followed by one that begins above its last line. */
function goesUpAgain(cells: Cells): boolean {
  return cells.some((lines, at) => {
    const last = lines.at(-1);
    const next = cells[at + 1]?.[0];
    return lines.length > 1 && last && next && next.y < last.y - SAME_LINE * last.size;
  });
}

/**
 * Whether two rows are of one table: each cell of the shorter one is in the column of a cell of the longer one.
 *
 * @param lines those of the cells of the first
 */
function areAlike(
  row: readonly PdfFragment[],
  other: readonly PdfFragment[],
  lines: Cells,
): boolean {
  if (isCentered(lines) && areInterleaved(row, other)) return true;
  const [short, long] = row.length < other.length ? [row, other] : [other, row];
  const endsWith = (pattern: RegExp) =>
    [row, other].every((cells) => pattern.test(cells.at(-1)?.text ?? ""));
  const isList = endsWith(AMOUNT) || endsWith(VALUE) || isCentered(lines) || areLabeled(row, other);
  if (short.length < (isList ? MIN_CELLS - 1 : MIN_CELLS)) return false;
  return short.every((cell) => long.some((one) => isSameColumn(cell, one)));
}

/** Whether a row goes on with a table: it is near the row above, and has cells in the same columns. */
function isBelow(row: readonly PdfFragment[], above: readonly PdfFragment[]): boolean {
  const [first, last] = [row[0], above.at(-1)];
  if (!first || !last || row.length !== above.length) return false;
  const isNear = first.y - last.y <= (MOST_LINES + 1) * PITCH * first.size;
  return isNear && row.every((cell, at) => isSameColumn(cell, above[at] ?? cell));
}

/** Whether each cell stands between those beside its own in the other row, as heads that are centered over columns do. */
function areInterleaved(row: readonly PdfFragment[], other: readonly PdfFragment[]): boolean {
  if (row.length < MIN_CELLS || row.length !== other.length) return false;
  const isBeforeNext = (cells: readonly PdfFragment[], others: readonly PdfFragment[]) =>
    cells.every(({ x, width }, at) => x + width < (others[at + 1]?.x ?? Number.POSITIVE_INFINITY));
  return isBeforeNext(row, other) && isBeforeNext(other, row);
}

/** Whether the names of two rows are set in one font, and what stands behind them in another, as no two addresses are. */
function areLabeled(row: readonly PdfFragment[], other: readonly PdfFragment[]): boolean {
  const [name, value] = row;
  if (!name || !value || row.length !== other.length || name.font === value.font) return false;
  return name.font === other[0]?.font && value.font === other[1]?.font;
}

/** Words are set from the left, amounts from the right, and some tables center both. */
function isSameColumn(
  one: Pick<PdfFragment, "x" | "width">,
  other: Pick<PdfFragment, "x" | "width">,
): boolean {
  const [left, right] = [one.x - other.x, one.x + one.width - other.x - other.width];
  return [left, right, (left + right) / 2].some((distance) => Math.abs(distance) < SAME_EDGE);
}

function joinLines(lines: readonly PdfFragment[]): PdfFragment {
  const [first] = lines;
  if (!first) throw new Error("A cell has at least one line.");
  const x = smallest(lines.map((line) => line.x));
  return {
    ...first,
    text: joinCellLines(lines.map(({ text }) => text)),
    x,
    width: largest(lines.map((line) => line.x + line.width)) - x,
  };
}
