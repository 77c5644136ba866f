import { largest } from "@/lib/core/extremes";
import { tableText } from "@/lib/export/pdf-styles";

/** A column's content in points, without its padding. */
type Column = {
  /** Its longest word. */
  word: number;
  /** Its longest line, if nothing had to wrap. */
  line: number;
};

/** Between the margins of an A4 page, the narrower one. */
const PAGE_WIDTH = 467;
/** A row that is taller would leave much of a page empty, and one taller than a page wouldn't be drawn at all. */
const TALLEST_KEPT_ROW = 300;
const LINE_HEIGHT_EM = 1.9;

/** How a table is set, so that its columns fit the page. */
export type TableShape = {
  /** Widths of the columns, borders included, in percent of what is available: pdfmake lets any other grow off the page. */
  widths: string[];
  /** Whether the first row is short enough to repeat on every page. */
  keepsHeader: boolean;
  /** Whether all rows are short enough to move to the next page as a whole. */
  keepsRows: boolean;
  fontSize: number;
};

/**
 * Sizes the columns of a table: alike where their words fit, wider for long words as long as others' fit, too. A word that
 * is longer than its column gets broken.
 *
 * @param rows the texts of the cells, as many in each row
 */
export function tableShape(rows: readonly (readonly string[])[]): TableShape {
  const count = rows[0]?.length ?? 0;
  const { fontSize, padding } = tableText(count);
  const edges = 2 * padding + 0.5;
  const columns = Array.from({ length: count }, (_, index): Column => {
    const texts = rows.map((row) => row[index] ?? "");
    return {
      word: largest(texts.map((text) => longest(text.split(WORD_GAP), fontSize))),
      line: largest(texts.map((text) => longest(text.split("\n"), fontSize))),
    };
  });
  const room = Math.max(count, PAGE_WIDTH - count * edges);
  const widths = columnWidths(columns, room);
  const total = room + count * edges;
  const heights = rows.map((row) => rowHeight(row, widths, fontSize));
  return {
    widths: widths.map((width) => `${(100 * (width + edges)) / total}%`),
    keepsHeader: (heights[0] ?? 0) <= TALLEST_KEPT_ROW,
    keepsRows: largest(heights) <= TALLEST_KEPT_ROW,
    fontSize,
  };
}

/** Shares out `room` points. */
function columnWidths(columns: readonly Column[], room: number): number[] {
  const equal = room / columns.length;
  const isLong = ({ word }: Column) => word > equal;
  const long = columns.filter(isLong);
  if (long.length === 0 || long.length === columns.length) return columns.map(() => equal);
  const fits = sumOf(columns.map(({ word }) => word)) <= room;
  const takesItsNeed = (column: Column) => isLong(column) === fits;
  const needOf = ({ word, line }: Column) => (fits ? word : Math.max(word, Math.min(line, equal)));
  const needed = columns.map((column) => (takesItsNeed(column) ? needOf(column) : 0));
  const others = columns.filter((column) => !takesItsNeed(column));
  const shares = columnWidths(others, room - sumOf(needed));
  let next = 0;
  return columns.map((column, index) =>
    takesItsNeed(column) ? (needed[index] ?? 0) : (shares[next++] ?? 0),
  );
}

/** Rather more than it will be: words don't fill their lines. */
function rowHeight(row: readonly string[], widths: readonly number[], fontSize: number): number {
  const lines = row.map((text, index) => {
    const width = Math.max(1, (widths[index] ?? 1) - fontSize);
    return sumOf(text.split("\n").map((line) => Math.ceil(widthOf(line, fontSize) / width)));
  });
  return largest(lines) * fontSize * LINE_HEIGHT_EM;
}

function longest(texts: readonly string[], fontSize: number): number {
  return largest(texts.map((text) => widthOf(text, fontSize)));
}

/** Without the spaces that no line breaks at. */
const WORD_GAP = /[^\S\u00a0\u2007\u202f]+/;

/** About how wide characters are in our fonts' bold, in ems. The first that fits counts. */
const CHARACTER_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ilI.,:;'|!()\sj]/, 0.31],
  [/[frt1"*{}[\]-]/, 0.43],
  [/[MWmw@%—]/, 0.96],
  [/\p{Lu}|[^\p{ASCII}\p{L}\p{M}]/u, 0.74],
  [/[a-z_/]/, 0.61],
];
const OTHER_WIDTH = 0.65;

function widthOf(text: string, fontSize: number): number {
  let ems = 0;
  for (const character of text) {
    ems += CHARACTER_WIDTHS.find(([which]) => which.test(character))?.[1] ?? OTHER_WIDTH;
  }
  return ems * fontSize;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
