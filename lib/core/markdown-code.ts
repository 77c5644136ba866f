/** A line of a Markdown text; `isItem` when it surely begins an item of a list. */
export type MarkdownLine = { line: string; isItem: boolean };

const BLANK = /^[ \t]*$/;
const FENCE = /^ *(`{3,}(?=[^`]*$)|~{3,})/;
const FENCE_END = /^ *(`+|~+)[ \t]*$/;
/** What opens a fence, or may, where its end can't be told by its column. */
const ODD_FENCE =
  /^[ \t]*(?:[-*+][ \t]|\d{1,9}[.)])[\s>*+\d.)-]*(?:\[\^|`{3,}(?=[^`]*$)|~{3})|^ *\t[ \t]*(?:`{3}|~{3})/;
/** With content, and no thematic break. */
const ITEM = /^ *([-*+]|(\d{1,9})([.)]))( {1,4})(?=[^ \t])(?!(?:[-*+][ \t]*)+$)/;
/** HTML ends at an empty line, or some at a mark of its own. */
const HTML = /^[\s>*+\d.)-]*<(pre|script|style|textarea|[!?])?/i;
const COMMENT = /^ {0,3}<!--[^>]*-->/;
/** What begins a paragraph, or goes on in one: no HTML, code, heading, break, table, or container. */
const PROSE = /^[ \t]*(?:[*_]{1,3}[^\s*_]|(?!\d{1,9}[.)]|\[\^)[^\s<|=~`#>+_*:-])/;
const MAX_INDENTATION = 3;

/** The lines of a text, without blocks of code that surely are ones; an empty line stands for each. */
export function* linesOutsideCode(markdown: string): Generator<MarkdownLine> {
  let fence: { mark: string; column: number } | undefined;
  /** The columns at which the text of the open items surely begins. */
  let items: number[] = [];
  /** What looks like a fence may not be one: up to the next empty line, or anywhere. */
  let doubt: "block" | "rest" | undefined;
  /** Where any number begins an item: no paragraph goes on, or that of an item by number at this place does. */
  let isFresh = true;
  let list: string | undefined;
  let isCodeAbove = false;
  for (const line of markdown.split(/\r\n?|\n/)) {
    const isBlank = BLANK.test(line);
    const column = columnOf(line);
    if (fence) {
      const isEnd = FENCE_END.exec(line)?.[1]?.startsWith(fence.mark);
      if (isEnd && (fence.column ? column === fence.column : column <= MAX_INDENTATION)) {
        [fence, isFresh, isCodeAbove] = [undefined, true, false];
        continue;
      }
      if (fence.column === 0 || isBlank || (!isEnd && column >= fence.column)) continue;
      // Whether this line is code depends on what the fence is in.
      [fence, doubt] = [undefined, "rest"];
    }
    let isItem = false;
    if (isBlank) {
      if (doubt === "block") doubt = undefined;
      list = undefined;
    } else {
      items = items.filter((item) => item <= column);
      if (doubt !== "rest") doubt = doubtOf(line) ?? doubt;
      const isIndented = column > (items.at(-1) ?? 0) + MAX_INDENTATION;
      const [, mark] = FENCE.exec(line) ?? [];
      if (mark && isIndented) doubt = "rest";
      if (mark && !doubt) {
        fence = { mark, column };
        yield { line: "", isItem };
        continue;
      }
      const item = isIndented ? null : ITEM.exec(line);
      const [text = "", bullet = "", number, delimiter, gap = ""] = item ?? [];
      const own = number && `${column}${delimiter}`;
      isItem =
        item !== null && (!number || number === "1" || (!doubt && (isFresh || own === list)));
      if (isItem && !doubt) items.push(column + bullet.length + gap.length);
      if (isItem || !PROSE.test(line)) list = undefined;
      if (isItem && own && !doubt && PROSE.test(line.slice(text.length))) list = own;
      isCodeAbove = isIndented;
    }
    // After such code, only 1 begins one.
    isFresh = isBlank && !isCodeAbove;
    yield { line, isItem };
  }
}

function doubtOf(line: string): "block" | "rest" | undefined {
  if (ODD_FENCE.test(line)) return "rest";
  const html = HTML.exec(line);
  if (!html || COMMENT.test(line)) return undefined;
  return html[1] ? "rest" : "block";
}

/** Of the first letter, or a lower one behind a tab. */
function columnOf(line: string): number {
  const spaces = line.search(/[^ ]|$/);
  return line[spaces] === "\t" ? spaces - (spaces % 4) + 4 : spaces;
}
