import { linesOutsideCode, type MarkdownLine } from "@/lib/core/markdown-code";
import { copiedNotes } from "@/lib/core/markdown-containers";
import { deepestNesting, MAX_NESTING } from "@/lib/core/markdown-nesting";

/** Parsers take each mark of a paragraph as often as it has others: of this many in a single one, or in several what sums up to it. */
const MAX_WORK = 3_000 ** 2;
/** Marks that go together with what is close to them take this part of the others' time. */
const LIGHT = 1 / 5;
/** Cells that no row has; see `filledCells`. */
const MAX_FILLED_CELLS = 10_000;
/** Characters of addresses and titles, which each use of a reference repeats. */
const MAX_REPEATED = 20_000_000;
/** What a parser has noted down before, and copies at the ends of quotes and lists, which takes more than half a second. */
const MAX_COPIED = 100_000_000;

/**
 * Whether showing a Markdown text takes far more than in proportion to its length (a second or more), or more levels than a
 * stack has: a shared one would hold up the tab of whoever opens it. Looks at every character a few times, and counts too much
 * rather than too little: what may be one paragraph is taken for one, and what may be unclosed for unclosed.
 */
export function isTooMuchWork(markdown: string): boolean {
  if (deepestNesting(markdown) > MAX_NESTING || filledCells(markdown) > MAX_FILLED_CELLS)
    return true;
  if (copiedNotes(markdown) > MAX_COPIED) return true;
  let [work, uses, longestDefinition] = [0, 0, 0];
  let [far, light, all, length] = [0, 0, 0, 0];
  let [isInside, defines] = [false, false];
  const endParagraph = () => {
    work += far * all + (light * LIGHT) ** 2;
    if (defines) longestDefinition = Math.max(longestDefinition, length);
    [far, light, all, length, isInside, defines] = [0, 0, 0, 0, false, false];
  };
  let before = FRESH;
  let defined: Defined = "nothing";
  for (const marked of linesOutsideCode(markdown)) {
    const { line } = marked;
    const place = placeOf(marked, before);
    if (place.begins) endParagraph();
    before = place;
    const hasMark = CONTAINER.test(line);
    isInside ||= hasMark;
    const unescaped = line.replace(ESCAPE, "");
    // A line that goes on with a quote or an item, without its mark, is read once for each before it.
    const lazy = isInside && !hasMark ? 1 : 0;
    far += farMarks(unescaped) + lazy;
    light += count(unescaped, PARTS) + 1 + lazy;
    all += count(line, PARTS) + 1 + lazy;
    for (const trail of line.match(TRAIL) ?? []) work += (trail.length * LIGHT) ** 2;
    length += line.length;
    defined = definedBy(unescaped, defined);
    if (defined === "line") longestDefinition = Math.max(longestDefinition, line.length);
    defines ||= defined === "more";
    uses += count(unescaped, /\]/g);
  }
  endParagraph();
  return work > MAX_WORK || uses * longestDefinition > MAX_REPEATED;
}

/** What a parser looks for the other end of through a whole paragraph: marks of emphasis, and of images. */
function farMarks(unescaped: string): number {
  const rest = unescaped
    .replace(LINK, "x")
    .replace(PAIR, "$1x")
    .replace(/([^\W_])_+(?=[^\W_])/g, "$1");
  return count(rest, /\*+|_+|~+/g) + 2 * count(rest, /!\[/g);
}

/** Without those that may end HTML all the same. */
const ESCAPE = /\\[!-/:-=?@[-`{-~]/g;
const LINK = /(?<!!)\[[^[\]\\`<>*_~!]*\](?:\([^\s()\\`<>]*\))?/g;
/** Emphasis that surely ends in its line, behind the letter that it begins with. */
const PAIR =
  /(^|[\s("])(\*{1,3}|_{1,3}|~{1,2})(?=[\p{L}\p{N}])[^*_~[\]\\`<>&!]*[^*_~[\]\\`<>&!\s]\2(?=[\s.,:;?)]|$)/gu;
/** Each is a step or more of what looks through a paragraph. */
const PARTS = /\*+|_+|~+|`+|[[\]&\\<@]|\]\(|:\/\/|www\./g;
/** At what may be the end of an address: looked through from each of its characters. */
const TRAIL = /(?:[!"')*,.:;?\]_~]|&[a-z]+;){50,}/gi;

/** What a line defines that references repeat: itself as a whole, or what may go on in others. */
type Defined = "nothing" | "line" | "more" | "text";

const MAY_DEFINE = /^[\s>*+\d.)-]*(?:\[[^[\]]*)?\]:|^[^[\]]*\]:/;
const DEFINITION = /^ {0,3}\[[^^[\]][^[\]]*\]:[ \t]*[^\s<]\S*/;
const TITLE = /^[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\))/;

function definedBy(unescaped: string, above: Defined): Defined {
  // A definition doesn't end a paragraph, which goes on where it isn't indented.
  if (above === "text" && /^\[[^^>][^>]*$/.test(unescaped)) return "text";
  // A title may stand below.
  if (above === "line" && /^[\s>]*["'(]/.test(unescaped)) return "more";
  if (!unescaped.includes("]:") || !MAY_DEFINE.test(unescaped)) return "nothing";
  const [whole] = DEFINITION.exec(unescaped) ?? [];
  if (!whole) return "more";
  const behind = unescaped.slice(whole.length);
  const rest = behind.slice(TITLE.exec(behind)?.[0].length).trim();
  if (rest === "") return "line";
  if (/^["'(]/.test(rest)) return "more";
  return /^\[[^>]*$/.test(unescaped) ? "text" : "nothing";
}

/** How many cells of tables aren't in a text at all: each row is filled up to the width of the head. Counts too many rather than too few. */
function filledCells(markdown: string): number {
  let [filled, pipes] = [0, 0];
  for (const { line } of linesOutsideCode(markdown)) {
    if (BLANK.test(line)) pipes = 0;
    const own = count(line, /\|/g);
    filled += Math.max(0, pipes - own);
    if (DELIMITERS.test(line)) pipes = Math.max(pipes, own);
  }
  return filled;
}

/** Of quotes, items, and footnotes. */
const CONTAINER = /^[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)]|\[\^)/;
const DELIMITERS = /^(?=.*-)[ \t>|:-]+$/;

function count(line: string, pattern: RegExp): number {
  return line.match(pattern)?.length ?? 0;
}

/** What a line is in; `head` is what may be the head of a table. `begins` when no paragraph before goes on in it. */
type Place = { kind: "fresh" | "text" | "head" | "table"; begins: boolean; line: string };

const FRESH: Place = { kind: "fresh", begins: true, line: "" };
const BLANK = /^ {0,3}(?:> ?)*[ \t]*$/;
const BEGINNING = /^ {0,3}(?:[-*+]|#{1,6})[ \t]+[^ \t]/;
const FOOTNOTE = /^ {0,3}\[\^[^\s[\]\\]{1,99}\]:/;

function placeOf({ line, isItem }: MarkdownLine, before: Place): Place {
  const of = (kind: Place["kind"], begins: boolean) => ({ kind, begins, line });
  if (BLANK.test(line)) return FRESH;
  const { kind } = before;
  const isAfter = kind === "fresh" || kind === "table";
  if (line.startsWith("|")) {
    if (kind === "table") return of("table", true);
    if (kind === "head" && isHeadOf(before.line, line)) return of("table", false);
    return of(kind === "fresh" ? "head" : "text", isAfter);
  }
  if (BEGINNING.test(line) || FOOTNOTE.test(line)) return of("text", true);
  return of("text", isItem || isAfter);
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
