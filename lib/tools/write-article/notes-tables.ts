import { largest } from "@/lib/core/extremes";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { isCommand } from "@/lib/tools/write-article/notes-commands";
import { plainSigns } from "@/lib/tools/write-article/notes-signs";

const RULE_CELL = /^:?-+:?$/;
/** A list item's sign: the tab after it separates no cells. */
const ITEM = /^(?:[-*+•‣▪●○◦·■□►▸➢➤→–—#>]+|\(?\d{1,2}[.)])\s/u;
const MAX_ROW_CHARACTERS = 1000;

/** Rows whose cells are separated by tabs or by " | ", as they are copied out of a sheet, become tables of Markdown. Shares the event loop. */
export async function withTables(lines: readonly string[]): Promise<string[]> {
  const pause = createYielder();
  const made: string[] = [];
  let isFenced = false;
  let isBelowMade = false;
  for (let at = 0; at < lines.length; ) {
    const turn = pause();
    if (turn) await turn;
    const line = lines[at] ?? "";
    if (/^\s*```/.test(line)) isFenced = !isFenced;
    const rows = isFenced ? [] : rowsAt(lines, at);
    const isMade = rows.filter(hasCells).length > 1 && !isWritten(rows, line);
    const own = lines.slice(at, at + Math.max(1, rows.length));
    // Without a blank line, the rows of two tables would be those of one.
    if ((isBelowMade || isMade) && isRow(made.at(-1)) && (isMade || isRow(line))) made.push("");
    made.push(...(isMade ? tableOf(rows) : own));
    isBelowMade = isMade;
    // All of them at once, or each line of a long list would be the first of a shorter one.
    at += own.length;
  }
  return made;
}

function isRow(line: string | undefined): boolean {
  return line?.startsWith("|") ?? false;
}

/** Whether rows stay as they are: labels with what they say, or a table of Markdown. */
function isWritten(rows: readonly string[][], line: string): boolean {
  return rows.every(([first = ""]) => first.endsWith(":")) || (isRow(line) && rows.some(isRule));
}

/** The cells of the lines from `at` on that are separated as those of the first one are, which has two or more. */
function rowsAt(lines: readonly string[], at: number): string[][] {
  const separator = separatorOf(lines[at] ?? "");
  const first = cellsOf(lines[at] ?? "", separator);
  if (!hasCells(first)) return [];
  const rows = [first];
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next] ?? "";
    const cells = separatorOf(line) === separator ? cellsOf(line, separator) : [];
    // A sheet's rows end with their last filled cell where the empty ones were trimmed.
    const fits = separator === " | " ? cells.length === first.length : cells.length > 0;
    if (!fits || (/^\s/.test(line) && cells.length !== first.length)) break;
    rows.push(cells);
  }
  return rows;
}

type Separator = "|" | "\t" | " | ";

function separatorOf(line: string): Separator | undefined {
  if (/^\|.*\|\s*$/.test(line)) return "|";
  if (line.startsWith("|")) return undefined;
  if (line.trim() !== "" && line.includes("\t")) return "\t";
  return line.includes(" | ") ? " | " : undefined;
}

function cellsOf(line: string, separator: Separator | undefined): string[] {
  const isItem = ITEM.test(line.trimStart()) && !/^[\s|:-]+$/.test(line);
  // A row may begin with an empty cell; spaces indent.
  const isIndented = /^\t? /.test(line) || (/^\s/.test(line) && separator !== "\t");
  if (!separator || line.length > MAX_ROW_CHARACTERS || isIndented || isItem || isCommand(line))
    return [];
  const parts =
    separator === "|"
      ? line.trimEnd().slice(1, -1).split("|")
      : separator === "\t"
        ? line.split("\t")
        : line.trimEnd().split(/ \|(?: |$)/);
  return parts.map((cell) => cell.trim());
}

/** Whether a row isn't just one text beside tabs. */
function hasCells(cells: readonly string[]): boolean {
  return cells.filter(Boolean).length > 1;
}

function isRule(cells: readonly string[]): boolean {
  return cells.every((cell) => RULE_CELL.test(cell));
}

/** The first row is the header, unless it has figures as the others have. */
function tableOf(all: readonly string[][]): string[] {
  const rows = withWidth(all.filter((cells) => !isRule(cells)));
  const [first = [], ...others] = rows;
  const isHeader = rows.length < all.length || !first.some((cell) => /\d/.test(cell));
  const header = isHeader ? first : first.map(() => "");
  const body = isHeader ? others : rows;
  return [header, first.map(() => "---"), ...body].map(
    (cells) => `| ${cells.map((cell) => plainSigns(cell).replace(/\|/g, "\\|")).join(" | ")} |`,
  );
}

/** Rows of as many cells each, without columns at the end that are empty in all of them. */
function withWidth(rows: readonly string[][]): string[][] {
  const aligned = areAligned(rows) ? rows.map((cells) => cells.filter(Boolean)) : rows;
  const width = largest(aligned.map((cells) => cells.findLastIndex(Boolean) + 1));
  return aligned.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? ""));
}

/** Whether some were typed with several tabs, so that their cells stand below those of the first row. */
function areAligned([first = [], ...others]: readonly string[][]): boolean {
  const filled = first.filter(Boolean).length;
  const isLonger = others.some((cells) => cells.findLastIndex(Boolean) >= filled);
  return (
    filled === first.length &&
    isLonger &&
    others.every((cells) => cells.filter(Boolean).length === filled)
  );
}
