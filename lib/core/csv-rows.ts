/** A row of a CSV with something in it. */
export type CsvRow = {
  /** Of the CSV, from 1, where it begins. */
  line: number;
  cells: readonly string[];
  /** Whether a quotation mark isn't closed, or stands within a text. */
  isBroken: boolean;
};

type Cell = { value: string; end: number; isBroken: boolean };

/**
 * Reads rows until there are enough of them, by default all, in time in proportion to the text, whoever wrote it: Papa Parse
 * looks for the end of the line again after each quoted cell. Lines end with a line feed. Quoted cells may hold several.
 */
export function readRows(
  text: string,
  separator: string,
  limit = Number.POSITIVE_INFINITY,
): CsvRow[] {
  const rows: CsvRow[] = [];
  let [line, at] = [1, 0];
  while (at < text.length && rows.length < limit) {
    const { cells, isBroken, end } = readRow(text, at, separator);
    if (cells.some((cell) => cell !== "")) rows.push({ line, cells, isBroken });
    line += text.slice(at, end).split("\n").length - 1;
    at = end;
  }
  return rows;
}

/** @returns `end`, where the next row begins */
function readRow(text: string, start: number, separator: string) {
  const cells: string[] = [];
  let isBroken = false;
  for (let at = start; ; at += 1) {
    const isQuoted = text[at] === '"';
    const cell = isQuoted ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    cells.push(cell.value.trim());
    isBroken ||= cell.isBroken;
    at = cell.end;
    if (text[at] !== separator) return { cells, isBroken, end: at + 1 };
  }
}

function plainCell(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\n") end += 1;
  return { value: text.slice(start, end), end, isBroken: false };
}

/** A mark that no end of the cell follows is part of it, and two of them are one. */
function quotedCell(text: string, start: number, separator: string): Cell {
  let isBroken = false;
  let at = start + 1;
  for (;;) {
    const mark = text.indexOf('"', at);
    if (mark === -1) return { value: text.slice(start + 1), end: text.length, isBroken: true };
    if (text[mark + 1] === '"') {
      at = mark + 2;
      continue;
    }
    const end = pastBlanks(text, mark + 1, separator);
    if (end === text.length || text[end] === separator || text[end] === "\n") {
      return { value: text.slice(start + 1, mark).replaceAll('""', '"'), end, isBroken };
    }
    isBroken = true;
    at = end;
  }
}

function pastBlanks(text: string, start: number, separator: string): number {
  let at = start;
  while (text[at] !== separator && text[at] !== "\n" && /^\s$/.test(text[at] ?? "")) at += 1;
  return at;
}
