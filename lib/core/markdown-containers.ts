import { linesOutsideCode } from "@/lib/core/markdown-code";

/** A quote, an item of a list, or a footnote that is open. */
type Container = {
  /** ">", "[", or what the items of the list have in common: a bullet, or what stands behind the number. */
  kind: string;
  /** How many columns its lines are indented by; without meaning for a quote. */
  width: number;
  /** An item whose text, if any, begins below its mark: an empty line ends it. */
  emptiness?: "empty" | "ended";
};

/** What a parser notes down of containers: for each line, each mark, and each container that goes on in a line. */
const NOTES = { line: 2, mark: 10, quote: 6, item: 2 };
/** What it notes down of what is in them, at most: for each line, each cell of a table, and each definition. */
const INNER_NOTES = { line: 10, cell: 10, definition: 16 };
/** No text that is shown has more in one another; see `deepestNesting`. */
const MAX_OPEN = 50;

/**
 * How much a parser of Markdown copies: all that it has noted down before, at each line that ends quotes, items, or footnotes
 * and begins none, at each item that ends what is in the one before, and at each line below a heading. Counts too much rather
 * than too little where it can't tell whether a line goes on with a paragraph. Looks at every character a few times.
 */
export function copiedNotes(markdown: string): number {
  const open: Container[] = [];
  let [notes, inner, copied] = [0, 0, 0];
  /** Whether the line before surely is part of a paragraph, so that this one may go on with it. */
  let paragraph: "none" | "sure" | "unsure" = "none";
  /** HTML and code may go on below empty lines. */
  let mayBeRaw = false;
  for (const { line: typed } of linesOutsideCode(markdown)) {
    const line = withoutTabs(typed);
    const kept = continueIn(open, line);
    let { at } = kept;
    notes += NOTES.line + kept.notes;
    let depth = kept.depth;
    if (kept.sibling) {
      if (open.length > depth + 1) copied += notes;
      open.splice(depth, open.length, kept.sibling);
      depth += 1;
    }
    let begins = kept.sibling !== undefined;
    for (;;) {
      const isInParagraph = paragraph === "sure" && !begins && depth === open.length;
      const next = containerAt(line, at, isInParagraph);
      if (!next || depth >= MAX_OPEN) break;
      open.splice(depth, open.length, next.container);
      notes += NOTES.mark;
      at = next.end;
      depth += 1;
      begins = true;
    }
    const text = line.slice(at);
    const [isBlank, isProse] = [text.trim() === "", PROSE.test(text)];
    if (depth < open.length && !(paragraph === "sure" && isProse)) {
      // If it goes on with the paragraph after all, each of them may end in a line of its own.
      copied += notes * (paragraph === "none" || isBlank ? 1 : open.length - depth);
      open.length = depth;
      begins = true;
    }
    inner += innerNotes(text);
    if (paragraph !== "none" && !begins && UNDERLINE.test(text)) copied += inner;
    mayBeRaw ||= RAW.test(text);
    if (isBlank) paragraph = "none";
    else if (!isProse || mayBeRaw) paragraph = "unsure";
    else if (begins || paragraph === "none") paragraph = "sure";
  }
  return copied;
}

/** What surely is a paragraph, or goes on in one. */
const PROSE = /^ *(?:[*_]{1,3}[^\s*_]|[\p{L}\p{N}("“„«'‘])/u;
const RAW = /^ *[<`~]/;
/** Of a heading. */
const UNDERLINE = /^ {0,3}(?:-+|=+) *$/;

function innerNotes(text: string): number {
  const cells = text.split("|").length - 1;
  const definition = /^ {0,3}\[/.test(text) ? INNER_NOTES.definition : 0;
  return INNER_NOTES.line + definition + cells * INNER_NOTES.cell;
}

type Kept = { depth: number; at: number; notes: number; sibling?: Container };

/** How many of the open containers go on in a line, and up to where they take it; `sibling` when the next begins an item of the same list. */
function continueIn(open: readonly Container[], line: string): Kept {
  let [at, notes] = [0, 0];
  for (const [depth, container] of open.entries()) {
    const start = startOf(line, at);
    const isBlank = start === line.length;
    if (container.kind === ">") {
      if (line[start] !== ">" || start - at >= CODE_COLUMNS) return { depth, at, notes };
      at = start + (line[start + 1] === " " ? 2 : 1);
      notes += NOTES.quote;
    } else if (isBlank) {
      if (container.emptiness) container.emptiness = "ended";
      at = Math.min(at + container.width, start);
      notes += NOTES.item;
    } else if (start - at >= container.width && container.emptiness !== "ended") {
      delete container.emptiness;
      at += container.width;
      notes += NOTES.item;
    } else {
      const next = container.kind === "[" ? undefined : containerAt(line, at, false);
      if (next?.container.kind !== container.kind) return { depth, at, notes };
      return { depth, at: next.end, notes: notes + NOTES.mark, sibling: next.container };
    }
  }
  return { depth: open.length, at, notes };
}

const CODE_COLUMNS = 4;
const MARK =
  /( {0,3})(?:>( ?)|(?:([-*+])|(\d{1,9})([.)]))(?=( *)(.?))|\[\^(?:\\.|[^\\\]\s])+\]: *)/y;
const BREAK = / {0,3}(?:\*[* ]*\*[* ]*\*[* ]*|-[- ]*-[- ]*-[- ]*)$/y;

/** The container that begins at a place of a line. In a paragraph, items without text, or that don't begin with 1, are none. */
function containerAt(
  line: string,
  from: number,
  isInParagraph: boolean,
): { container: Container; end: number } | undefined {
  MARK.lastIndex = from;
  const match = MARK.exec(line);
  if (!match) return undefined;
  const [mark, , , bullet, number, delimiter, space = "", behind] = match;
  const end = from + mark.length;
  const kind = bullet ?? delimiter;
  if (kind === undefined) {
    const container = { kind: mark.includes(">") ? ">" : "[", width: CODE_COLUMNS };
    return { container, end };
  }
  if (behind === "") {
    if (isInParagraph) return undefined;
    return { container: { kind, width: mark.length + 1, emptiness: "empty" }, end: line.length };
  }
  BREAK.lastIndex = from;
  if (space === "" || (bullet && BREAK.test(line))) return undefined;
  if (isInParagraph && number !== undefined && number !== "1") return undefined;
  const gap = space.length > CODE_COLUMNS ? 1 : space.length;
  return { container: { kind, width: mark.length + gap }, end: end + gap };
}

/** Where white space ends. */
function startOf(line: string, from: number): number {
  let at = from;
  while (line[at] === " ") at += 1;
  return at;
}

/** With tabs that reach to the next fourth column as spaces. */
function withoutTabs(line: string): string {
  if (!line.includes("\t")) return line;
  let spaced = "";
  for (const piece of line.split("\t"))
    spaced += piece + " ".repeat(CODE_COLUMNS - ((spaced.length + piece.length) % CODE_COLUMNS));
  return spaced.trimEnd();
}
