import { isCommand } from "@/lib/tools/write-article/notes-commands";
import { plainSigns } from "@/lib/tools/write-article/notes-signs";

const RULE_CELL = /^:?-+:?$/;
/** A list item's sign: the tab after it separates no cells. */
const ITEM = /^(?:[-*+•‣▪●○◦·■□►▸➢➤→–—#>]+|\(?\d{1,2}[.)])\s/u;
const MAX_ROW_CHARACTERS = 1000;

/** Rows whose cells are separated by tabs or by " | ", as they are copied out of a sheet, become tables of Markdown. */
export function withTables(lines: readonly string[]): string[] {
  const made: string[] = [];
  let isFenced = false;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    if (/^\s*```/.test(line)) isFenced = !isFenced;
    const rows = isFenced ? [] : rowsAt(lines, at);
    const taken = Math.max(1, rows.length);
    const own = lines.slice(at, at + taken);
    made.push(...(rows.length > 1 && !isWritten(rows, line) ? tableOf(rows) : own));
    // All of them at once, or each line of a long list would be the first of a shorter one.
    at += taken;
  }
  return made;
}

/** Whether rows stay as they are: labels with what they say, or a table of Markdown. */
function isWritten(rows: readonly string[][], line: string): boolean {
  return (
    rows.every(([first = ""]) => first.endsWith(":")) || (/^\|/.test(line) && rows.some(isRule))
  );
}

/** The cells of the lines from `at` on that have as many cells as the first. */
function rowsAt(lines: readonly string[], at: number): string[][] {
  const rows: string[][] = [];
  for (let next = at; next < lines.length; next += 1) {
    const cells = cellsOf(lines[next] ?? "");
    if (cells.length < 2 || cells.length !== (rows[0]?.length ?? cells.length)) break;
    rows.push(cells);
  }
  return rows;
}

function cellsOf(line: string): string[] {
  const isItem = ITEM.test(line) && !/^[\s|:-]+$/.test(line);
  if (line.length > MAX_ROW_CHARACTERS || /^\s/.test(line) || isItem || isCommand(line)) return [];
  const row = /^\|(.*)\|\s*$/.exec(line)?.[1];
  const parts = row?.split("|") ?? line.trimEnd().split(line.includes("\t") ? "\t" : " | ");
  return line.startsWith("|") && row === undefined ? [] : parts.map((cell) => cell.trim());
}

function isRule(cells: readonly string[]): boolean {
  return cells.every((cell) => RULE_CELL.test(cell));
}

/** The first row is the header, unless it has figures as the others have. */
function tableOf(all: readonly string[][]): string[] {
  const rows = all.filter((cells) => !isRule(cells));
  const [first = [], ...others] = rows;
  const isHeader = rows.length < all.length || !first.some((cell) => /\d/.test(cell));
  const header = isHeader ? first : first.map(() => "");
  const body = isHeader ? others : rows;
  return [header, first.map(() => "---"), ...body].map(
    (cells) => `| ${cells.map((cell) => plainSigns(cell).replace(/\|/g, "\\|")).join(" | ")} |`,
  );
}
