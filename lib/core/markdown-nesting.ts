/** Quotes of quotes in letters are at most ten deep; for 3,000 on a line, a parser takes seconds, or ends in an overflow. */
export const MAX_NESTING = 20;

/**
 * The most quotes and list items that a line of a Markdown text opens or continues by its marks: 3 for `> - 1. text`. Parsers take
 * the square of it, or a stack that no process has. Looks at every character once.
 */
export function deepestNesting(markdown: string): number {
  let deepest = 0;
  for (const line of markdown.split(/\r\n?|\n/)) deepest = Math.max(deepest, nestingOf(line));
  return deepest;
}

const MARK = /[ \t]*(?:>|([-*+]|\d{1,9}[.)])(?=[ \t]|$))/y;

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
