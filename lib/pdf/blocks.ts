import { smallest } from "@/lib/core/extremes";
import { joinBrokenLines } from "@/lib/core/line-hyphen";
import { isLineOfFacts } from "@/lib/core/line-of-facts";
import { FIELD_FONT, isLabelOf } from "@/lib/pdf/fields";
import { MIXED_FONT, SAME_LINE } from "@/lib/pdf/fragments";
import { continuesBlock, isOneHeading } from "@/lib/pdf/line-breaks";
import { dividesNoWords, findOwnHyphens, type OwnHyphens } from "@/lib/pdf/own-hyphens";
import type { CellEdges, PdfBlock, PdfFragment, PdfLine } from "@/lib/pdf/pdf";
import { LABEL_FONT } from "@/lib/pdf/printed-fields";

/** Typical text size in points and font of a document, the baseline for telling headings apart. */
export type BodyTextStyle = {
  size: number;
  font: string;
  /** Words that are broken at a line's end only at a hyphen of their own. */
  areWordsWhole?: boolean;
  /** Of the others, those broken there, too. */
  hasOwnHyphen?: OwnHyphens;
};

const BULLET = /^(?:[•‣▪●○◦·■□☐☑▶►▸➢➤→⇒✓✔–—*-]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s+\S/;
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}、。，．「」『』（）・ー：；！？]/u;
const MAX_HEADING_CHARACTERS = 120;
/** For a heading no larger than the body text. */
const MAX_BOLD_HEADING_CHARACTERS = 70;
const HEADING_GROWTH = 1.12;
/** Sizes that differ by less than this are the same, in points. */
const SIZE_STEP = 0.1;

/**
 * Joins fragments into lines: consecutive fragments on one baseline, and a label with its form
 * field.
 */
export function toLines(ordered: readonly PdfFragment[]): PdfLine[] {
  const lines: PdfLine[] = [];
  for (const { angle, ...fragment } of ordered) {
    const last = lines.at(-1);
    const size = Math.max(last?.size ?? 0, fragment.size);
    if (last && isLabelOf(last, fragment)) {
      last.text = `${last.text.replace(/\s*:$/, "")}: ${fragment.text}`;
      last.font = MIXED_FONT;
      continue;
    }
    const beside = last && Math.abs(last.y - fragment.y) < SAME_LINE * size && fragment.x > last.x;
    // Two fields of a form beside each other are no row.
    const isField = last?.font === LABEL_FONT || fragment.font === LABEL_FONT;
    if (!beside || angle !== 0 || isField) {
      lines.push(fragment);
      continue;
    }
    last.gaps = [...(last.gaps ?? []), last.text.length];
    last.edges = [...(last.edges ?? [edgesOf(last)]), edgesOf(fragment)];
    last.text += ` ${fragment.text}`;
    last.tab ??= fragment.x;
    last.width = fragment.x + fragment.width - last.x;
    if (fragment.font !== last.font) last.font = MIXED_FONT;
    if (fragment.size > last.size) last.size = fragment.size;
  }
  for (const [index, line] of lines.entries()) if (isStretched(lines, index)) unstretch(line);
  return lines;
}

function edgesOf({ x, width }: Pick<PdfLine, "x" | "width">): CellEdges {
  return { from: x, to: x + width };
}

const MIN_STRETCHED_GAPS = 2;
/** Lines before and after that may tell a justified paragraph. */
const NEIGHBORS = 2;
/** Edges closer than this are the same, in points. */
const SAME_EDGE = 3;

/**
 * Whether the gaps of a line only stretch it to the margins of its paragraph: a line beside it begins and ends where it
 * does, without gaps, and what stands between the gaps are words of a sentence.
 */
function isStretched(lines: readonly PdfLine[], index: number): boolean {
  const line = lines[index];
  const gaps = line?.gaps ?? [];
  if (!line || gaps.length < MIN_STRETCHED_GAPS) return false;
  const words = gaps.map((gap, at) => line.text.slice(gap, gaps[at + 1]).trim());
  const plain = words.filter((word) => /^\p{Ll}[\p{L}'’-]*[,;.]?$/u.test(word)).length;
  if (plain < 0.6 * words.length) return false;
  return lines
    .slice(Math.max(0, index - NEIGHBORS), index + NEIGHBORS + 1)
    .some(
      (other) =>
        other !== line &&
        !other.gaps &&
        Math.abs(other.x - line.x) < SAME_EDGE &&
        Math.abs(other.x + other.width - line.x - line.width) < SAME_EDGE,
    );
}

function unstretch(line: PdfLine): void {
  delete line.gaps;
  delete line.tab;
  delete line.edges;
}

/**
 * Determines a document's body text: the size most letters have, and the most common font at that
 * size.
 */
export function findBodyTextStyle(pages: readonly (readonly PdfLine[])[]): BodyTextStyle {
  const lines = pages.flat();
  const size = Number(mostCommonByLetters(lines, (line) => line.size.toFixed(1)) ?? "10");
  const plain = lines.filter((line) => line.font !== MIXED_FONT);
  const sameSize = plain.filter((line) => Math.abs(line.size - size) < SIZE_STEP);
  const font = mostCommonByLetters(sameSize, (line) => line.font) ?? "";
  const areWordsWhole = dividesNoWords(pages);
  return { size, font, areWordsWhole, hasOwnHyphen: findOwnHyphens(pages) };
}

function mostCommonByLetters(
  lines: readonly PdfLine[],
  keyOf: (line: PdfLine) => string,
): string | undefined {
  const letters = new Map<string, number>();
  for (const line of lines) {
    const key = keyOf(line);
    letters.set(key, (letters.get(key) ?? 0) + line.text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/**
 * Groups lines into headings, paragraphs and list items.
 *
 * @param sheet the size of the page, by which slides are told
 */
export function toBlocks(
  lines: readonly PdfLine[],
  body: BodyTextStyle,
  sheet?: { width: number; height: number },
): PdfBlock[] {
  const blocks: PdfBlock[] = [];
  const margin = sheet && marginOfSlide(lines, sheet);
  let count = 0;
  for (const [index, line] of lines.entries()) {
    const block = blocks.at(-1);
    const kind = kindAt(lines, index, block, body);
    if (block && continuesBlock(lines, index, { kind: block.kind, lines: count, margin }, kind)) {
      const areWhole = body.areWordsWhole || body.hasOwnHyphen?.(block.text, line.text);
      block.text = joinLines(block.text, line.text, areWhole);
      addGaps(block, line, block.text.length - line.text.length);
      count += 1;
      continue;
    }
    blocks.push({ kind, text: line.text, size: line.size, x: line.x, y: line.y });
    addGaps(blocks.at(-1), line, 0);
    count = 1;
  }
  return blocks.map((block) =>
    block.kind === "heading" && block.text.length > MAX_HEADING_CHARACTERS
      ? { ...block, kind: "paragraph" }
      : block,
  );
}

function kindAt(
  lines: readonly PdfLine[],
  index: number,
  block: PdfBlock | undefined,
  body: BodyTextStyle,
): PdfBlock["kind"] {
  const [above, line] = [lines[index - 1], lines[index]];
  if (!line || beginsWithUnit(line, above)) return "paragraph";
  // "sleep in shift-" above "working nurses" is one title.
  const goesOn = block?.kind === "heading" && /^\p{Ll}/u.test(line.text) && !line.gaps;
  return goesOn && above && isOneHeading(above, line) ? "heading" : kindOf(line, body);
}

/** "at a height of 5.5" above "m. A third road": the unit of a number, and no mark of a list. */
function beginsWithUnit({ text }: PdfLine, above: PdfLine | undefined): boolean {
  if (!above || !/^[aghlmst]\.\s+\S/.test(text) || BULLET.test(above.text)) return false;
  return /(?<![\d.,])(?!(?:19|20)\d\d$)\d{1,9}(?:[.,]\d{1,3})?$/.test(above.text);
}

/** A page that is wider than it is high, with no more than this on it, is a slide. */
const SLIDE_SHAPE = 1.2;
const MAX_SLIDE_LETTERS = 900;

/** The x up to which lines of a slide could go, as far from its edge as they begin; undefined for another page. */
function marginOfSlide(
  lines: readonly PdfLine[],
  { width, height }: { width: number; height: number },
): number | undefined {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (width < SLIDE_SHAPE * height || letters > MAX_SLIDE_LETTERS) return undefined;
  return width - smallest(lines.map(({ x }) => x));
}

/** @param offset where the line's text begins in the block's */
function addGaps(block: PdfBlock | undefined, { gaps }: PdfLine, offset: number): void {
  if (!block || !gaps) return;
  block.gaps = [...(block.gaps ?? []), ...gaps.map((gap) => gap + offset)];
}

/** The number of a heading, as before a wide gap. */
const HEADING_NUMBER =
  /^(?:(?:chapter|section|part|article|appendix|annex|exhibit|schedule)\s)?(?:\d{1,4}[A-Z]?|[A-Z]\d{0,3}|[IVXL]{1,5})(?:\.\d{1,3}){0,3}[.):]?$/iu;

function kindOf(line: PdfLine, body: BodyTextStyle): PdfBlock["kind"] {
  if (line.font === FIELD_FONT || line.font === LABEL_FONT) return "paragraph";
  const [gap, ...gaps] = line.gaps ?? [];
  // Cells beside each other are a row, however they are set.
  const isRow =
    gap !== undefined && (gaps.length > 0 || !HEADING_NUMBER.test(line.text.slice(0, gap)));
  const large = line.size >= body.size * HEADING_GROWTH;
  const other =
    line.font !== body.font &&
    line.font !== MIXED_FONT &&
    !SPACELESS.test(line.text) &&
    line.size >= body.size * 0.98 &&
    line.text.length <= MAX_BOLD_HEADING_CHARACTERS &&
    !isLineOfFacts(line.text);
  const titled = /^\p{Lu}|^\d+(?:\.\d+)*\.?\s+\p{L}/u.test(line.text) || SPACELESS.test(line.text);
  const short = line.text.length <= MAX_HEADING_CHARACTERS && /\p{L}{2}/u.test(line.text);
  const ends = /[.,;:。、‐-]$/u.test(line.text);
  if (!isRow && short && titled && ((large && !/,$/.test(line.text)) || (other && !ends)))
    return "heading";
  return BULLET.test(line.text) ? "list" : "paragraph";
}

/**
 * Joins two lines of a paragraph, undoing hyphenation; lines in scripts without spaces join without
 * one.
 */
export function joinLines(first: string, second: string, areWhole = false): string {
  const tight = SPACELESS.test(first.at(-1) ?? "") && SPACELESS.test(second.at(0) ?? "");
  return joinBrokenLines(first, second, tight ? "" : " ", areWhole);
}
