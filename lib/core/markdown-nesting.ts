/** Quotes of quotes in letters are at most ten deep; for 3,000 on a line, a parser takes seconds, or ends in an overflow. */
export const MAX_NESTING = 20;

/**
 * The most quotes, list items, and footnotes that a line of a Markdown text is in, by its own marks (3 for `> - 1. text`) or by its
 * indentation below the items before it. Parsers take the square of it, or a stack that no process has. Looks at every
 * character a few times.
 */
export function deepestNesting(markdown: string): number {
  let deepest = 0;
  /** The columns at which the text of the open list items begins. */
  const open: number[] = [];
  for (const line of markdown.split(/\r\n?|\n/)) {
    const item = ITEM.exec(line);
    const column = columnOf(item?.[1] ?? INDENTATION.exec(line)?.[0] ?? "");
    if (line.trim() !== "") while ((open.at(-1) ?? 0) > column) open.pop();
    const above = open.length;
    deepest = Math.max(deepest, above + nestingOf(line));
    // More would be a block of code.
    if (item && column < (open.at(-1) ?? 0) + CODE_COLUMNS)
      open.push(column + (item[2] ? item[2].length + 1 : CODE_COLUMNS));
  }
  return deepest;
}

const CODE_COLUMNS = 4;
const INDENTATION = /^[ \t]*/;
const ITEM = /^([ \t]*)(?:([-*+]|\d{1,9}[.)])(?=[ \t]|$)|\[\^(?:\\.|[^\\\]\s])+\]:)/;

/** How wide white space is: tabs reach to the next fourth column. */
function columnOf(space: string): number {
  let column = 0;
  for (const character of space) column += character === "\t" ? 4 - (column % 4) : 1;
  return column;
}

const MARK = /[ \t]*(?:>|\[\^(?:\\.|[^\\\]\s])+\]:|([-*+]|\d{1,9}[.)])(?=[ \t]|$))/y;

function nestingOf(line: string): number {
  let depth = 0;
  /** As many of the marks before as are the same and may be a thematic break, "- - -". */
  let alike = 0;
  let last: string | undefined;
  let end = 0;
  for (;;) {
    MARK.lastIndex = end;
    const match = MARK.exec(line);
    if (!match) break;
    const [, mark] = match;
    alike = mark !== undefined && mark === last ? alike + 1 : 1;
    last = mark;
    depth += 1;
    end = MARK.lastIndex;
  }
  const isBreak = (last === "-" || last === "*") && alike >= 3 && line.slice(end).trim() === "";
  return isBreak ? depth - alike : depth;
}
