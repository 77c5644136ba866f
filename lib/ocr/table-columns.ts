import { largest, smallest } from "@/lib/core/extremes";
import { boxAround, median } from "@/lib/ocr/boxes";
import { cellText, type TextCell, type TextRow } from "@/lib/ocr/text-rows";

/** Spaces between two fields of a row at least. */
export const FIELD_SPACES = 2;
/** Fields whose edges lie farther apart than this many letters share no edge: they are centered. */
const SAME_EDGE = 0.8;
/** A field has fewer words; more are a sentence. */
const MAX_WORDS = 12;
/** A gap between two columns is this many times as wide as others in it, and as this share of its height. */
const WIDER = 1.3;
const WIDE_GAP = 0.6;
/** A word begins where a column does within this share of its height. */
const SAME_START = 0.3;
/** Where beginnings and ends differ by less, a heading decides. */
const TELLING = 0.3;
/** What stands in by this many letters at the left of a table is indented. */
const INDENT = 1.5;
/** Rows with as many fields that show where the columns are. */
const MIN_ROWS = 2;
/** A figure, alone or with a unit: these line up at their ends where their column says nothing else. */
const FIGURE = /^\D{0,3}\d[\d.,' ]*\D{0,3}$/u;

type Column = { cells: TextCell[]; x0: number; x1: number };

/** Whether a field looks like a figure. */
export function isFigure(text: string): boolean {
  return FIGURE.test(text);
}

/**
 * Finds the columns of a table, and where in a line of text each of their fields begins, so that all fields of a column share
 * their beginning or their end.
 *
 * @param left the left edge of the table in pixels
 * @param unit pixels for one letter
 * @returns the fields that stand in a column; others, such as titles, aren't in it
 */
export function columnStarts(
  rows: readonly TextRow[],
  left: number,
  unit: number,
): Map<TextCell, number> {
  const starts = new Map<TextCell, number>();
  let used = 0;
  for (const [index, column] of columnsOf(rows).entries()) {
    const isRight = endsTogether(column.cells, unit);
    const edges = column.cells.map(({ box }) => (isRight ? box.x1 : box.x0));
    // However many rows are indented, the others show where the table begins.
    const edge = index === 0 && !isRight ? smallest(edges) : median(edges);
    const indentOf = ({ box }: TextCell) =>
      index === 0 && !isRight && box.x0 - edge > INDENT * unit
        ? Math.round((box.x0 - edge) / unit)
        : 0;
    const width = largest(column.cells.map((cell) => indentOf(cell) + cellText(cell).length));
    const least = index === 0 ? 0 : used + FIELD_SPACES;
    const place = Math.round((edge - left) / unit);
    const start = Math.max(least, isRight ? place - width : place);
    for (const cell of column.cells) {
      const before = isRight ? width - cellText(cell).length : indentOf(cell);
      starts.set(cell, start + before);
    }
    used = start + width;
  }
  return starts;
}

/** The columns that rows with the most fields show together, with the fields of other rows that stand in one of them. */
function columnsOf(rows: readonly TextRow[]): Column[] {
  const counts = [...new Set(rows.map(({ cells }) => cells.length))].sort((a, b) => b - a);
  for (const count of counts.filter((one) => one > 1)) {
    const whole = rows.filter(({ cells }) => cells.length === count);
    if (whole.length < MIN_ROWS) continue;
    const columns = Array.from({ length: count }, (_, at): Column => {
      const cells = whole.flatMap((row) => row.cells[at] ?? []);
      return {
        cells,
        x0: smallest(cells.map(({ box }) => box.x0)),
        x1: largest(cells.map(({ box }) => box.x1)),
      };
    });
    if (columns.some(({ x1 }, at) => x1 > (columns[at + 1]?.x0 ?? x1))) continue;
    for (const row of rows.filter(({ cells }) => cells.length > 1 && cells.length !== count))
      addTo(columns, row);
    return columns;
  }
  return [];
}

/** Divides fields of rows that have too few where a later column begins, because letters in bold or wide ones left a narrow gap. */
export function dividedRows(rows: readonly TextRow[]): TextRow[] {
  const columns = columnsOf(rows);
  return rows.map((row) => {
    if (row.cells.length < 2 || row.cells.length >= columns.length) return row;
    return { ...row, cells: row.cells.flatMap((cell) => dividedCell(cell, columns)) };
  });
}

function dividedCell({ words, box }: TextCell, columns: readonly Column[]): TextCell[] {
  if (words.length > MAX_WORDS) return [{ words, box }];
  const gaps = words.slice(1).map((word, at) => word.box.x0 - (words[at]?.box.x1 ?? 0));
  const high = box.y1 - box.y0;
  const at = gaps.findIndex((gap, index) => {
    const start = words[index + 1]?.box.x0 ?? 0;
    const others = largest([0, ...gaps.filter((_, other) => other !== index)]);
    const isWide = gap > WIDER * others && gap > WIDE_GAP * high;
    return isWide && columns.some(({ x0 }) => Math.abs(x0 - start) < SAME_START * high);
  });
  if (at < 0) return [{ words, box }];
  return [words.slice(0, at + 1), words.slice(at + 1)].map((part) => ({
    words: part,
    box: boxAround(part),
  }));
}

/** Adds the fields of a row that stand in one column to it, unless two would stand in one. Both go from left to right. */
function addTo(columns: readonly Column[], { cells }: TextRow): void {
  const found = new Map<Column, TextCell[]>();
  let at = 0;
  for (const cell of cells) {
    while ((columns[at]?.x1 ?? Number.POSITIVE_INFINITY) <= cell.box.x0) at += 1;
    const [column, next] = [columns[at], columns[at + 1]];
    if (!column || column.x0 >= cell.box.x1) continue;
    const isInOne = !next || next.x0 >= cell.box.x1;
    // What reaches into the next one keeps others out of this one.
    found.set(
      column,
      [...(found.get(column) ?? []), ...(isInOne ? [cell] : [cell, cell])].slice(0, 2),
    );
  }
  for (const [column, [cell, other]] of found) if (cell && !other) column.cells.push(cell);
}

/** Whether the ends of fields are closer together than their beginnings; centered ones go by what they are. */
function endsTogether(cells: readonly TextCell[], unit: number): boolean {
  const starts = cells.map(({ box }) => box.x0);
  const ends = cells.map(({ box }) => box.x1);
  const middles = cells.map(({ box }) => (box.x0 + box.x1) / 2);
  const least = Math.min(usualSpread(starts), usualSpread(ends));
  if (usualSpread(middles) < least / 2 || least > SAME_EDGE * unit) {
    const figures = cells.filter((cell) => isFigure(cellText(cell)));
    return 2 * figures.length > cells.length;
  }
  // A heading may be set in another way than what's below it; figures of one length are told by it alone.
  const difference = usualSpread(starts) - usualSpread(ends);
  if (Math.abs(difference) > TELLING * unit) return difference > 0;
  return meanSpread(starts) > meanSpread(ends);
}

function usualSpread(edges: readonly number[]): number {
  const middle = median(edges);
  return median(edges.map((edge) => Math.abs(edge - middle)));
}

function meanSpread(edges: readonly number[]): number {
  const middle = median(edges);
  return edges.reduce((sum, edge) => sum + Math.abs(edge - middle), 0) / edges.length;
}
