import { deepestNesting, MAX_NESTING } from "@/lib/core/markdown-nesting";

/** Parsers take the square of the marks in a paragraph: of this many in a single one, or in several what sums up to it. */
const MAX_SQUARES = 3_000 ** 2;
/** Cells that no row has; see `filledCells`. */
const MAX_FILLED_CELLS = 10_000;
/** Characters of addresses and titles, which each use of a reference repeats. */
const MAX_REPEATED = 20_000_000;

/**
 * Whether showing a Markdown text takes far more than in proportion to its length, or more levels than a stack has. Nobody
 * writes one by chance, and a shared one would hold up the tab of whoever opens it. Looks at every character a few times, and
 * counts too much rather than too little: what may be one paragraph is taken for one.
 */
export function isTooMuchWork(markdown: string): boolean {
  if (deepestNesting(markdown) > MAX_NESTING || filledCells(markdown) > MAX_FILLED_CELLS)
    return true;
  let [squares, uses, longestDefinition] = [0, 0, 0];
  let [marks, length] = [0, 0];
  let [isInside, defines] = [false, false];
  const endParagraph = () => {
    squares += marks ** 2;
    if (defines) longestDefinition = Math.max(longestDefinition, length);
    [marks, length, isInside, defines] = [0, 0, false, false];
  };
  let before = FRESH;
  for (const line of linesOutsideCode(markdown)) {
    const place = placeOf(line, before);
    if (place.begins) endParagraph();
    before = place;
    const hasMark = CONTAINER.test(line);
    isInside ||= hasMark;
    // A line that goes on with a quote or an item, without its mark, is read once for each before it.
    marks += count(line, MARKS) + (isInside && !hasMark ? 1 : 0);
    length += line.length;
    defines ||= line.includes("]:");
    uses += count(line, /\]/g);
  }
  endParagraph();
  return squares > MAX_SQUARES || uses * longestDefinition > MAX_REPEATED;
}

/** How many cells of tables aren't in a text at all: each row is filled up to the width of the head. Counts too many rather than too few. */
function filledCells(markdown: string): number {
  let [filled, pipes] = [0, 0];
  for (const line of linesOutsideCode(markdown)) {
    if (BLANK.test(line)) pipes = 0;
    const own = count(line, /\|/g);
    filled += Math.max(0, pipes - own);
    if (DELIMITERS.test(line)) pipes = Math.max(pipes, own);
  }
  return filled;
}

/** Of emphasis, links, images, and character references. */
const MARKS = /\*+|_+|~+|[[\]&]/g;
/** Of quotes, items, and footnotes. */
const CONTAINER = /^[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)]|\[\^)/;
const DELIMITERS = /^(?=.*-)[ \t>|:-]+$/;

function count(line: string, pattern: RegExp): number {
  return line.match(pattern)?.length ?? 0;
}

const FENCE = /^(?:`{3,}(?=[^`]*$)|~{3,})/;
const FENCE_END = /^ {0,3}(`+|~+)[ \t]*$/;
/** HTML may hold what looks like code, and what is indented may end before it looks so. */
const DOUBT = /^ {0,3}<|^[ \t]+(?:`{3}|~{3})/;

/** The lines of a text, without blocks of code that surely are ones; an empty line stands for each. */
function* linesOutsideCode(markdown: string): Generator<string> {
  let fence: string | undefined;
  let isDoubtful = false;
  for (const line of markdown.split(/\r\n?|\n/)) {
    if (fence) {
      if (FENCE_END.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
      continue;
    }
    isDoubtful ||= DOUBT.test(line);
    fence = isDoubtful ? undefined : FENCE.exec(line)?.[0];
    yield fence ? "" : line;
  }
}

/** What a line is in; `head` is what may be the head of a table. `begins` when no paragraph before goes on in it. */
type Place = { kind: "fresh" | "text" | "item" | "head" | "table"; begins: boolean; line: string };

const FRESH: Place = { kind: "fresh", begins: true, line: "" };
const BLANK = /^ {0,3}(?:> ?)*[ \t]*$/;
const BEGINNING = /^ {0,3}(?:[-*+]|#{1,6})[ \t]+[^ \t]/;
const NUMBERED = /^(\d{1,9})[.)][ \t]+[^ \t]/;
const OTHER_CONTAINER = /^ {0,3}(?:>|\[\^)/;

function placeOf(line: string, before: Place): Place {
  const of = (kind: Place["kind"], begins: boolean) => ({ kind, begins, line });
  if (BLANK.test(line)) return FRESH;
  const { kind } = before;
  const isAfter = kind === "fresh" || kind === "table";
  if (line.startsWith("|")) {
    if (kind === "table") return of("table", true);
    if (kind === "head" && isHeadOf(before.line, line)) return of("table", false);
    return of(kind === "fresh" ? "head" : "text", isAfter);
  }
  if (BEGINNING.test(line)) return of("text", true);
  const [, number] = NUMBERED.exec(line) ?? [];
  if (number === "1" || (number && (isAfter || kind === "item"))) return of("item", true);
  return of(kind === "item" && !OTHER_CONTAINER.test(line) ? "item" : "text", isAfter);
}

const TABLE_DELIMITERS = /^\|(?:[ \t]*:?-+:?[ \t]*\|)*(?:[ \t]*:?-+:?[ \t]*)?$/;

function isHeadOf(head: string, line: string): boolean {
  return TABLE_DELIMITERS.test(line) && cellsIn(head) === cellsIn(line);
}

/** How many cells a row has that begins with a pipe. */
function cellsIn(row: string): number {
  const shown = row.replace(/\\[\\|]/g, "x").replace(/[ \t]+$/, "");
  return count(shown, /\|/g) - (shown.endsWith("|") ? 1 : 0);
}
