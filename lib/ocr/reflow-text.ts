import { largest, smallest } from "@/lib/core/extremes";
import { lineHyphen } from "@/lib/core/line-hyphen";
import { joinVerses, ownLines } from "@/lib/ocr/own-lines";
import {
  type RecognizedLine,
  type RecognizedPage,
  type RecognizedWord,
  UNSURE_BELOW,
} from "@/lib/ocr/recognized-page";
import { plain, type TextPiece } from "@/lib/ocr/text-pieces";
import { spaceBetween } from "@/lib/ocr/unspaced";

/** Share of a paragraph's width by which its lines may fall short of the right edge. */
const RAGGED_SHARE = 0.04;
/** Shorter lines are rarely prose: their breaks are kept unless the sentence plainly continues. */
const PROSE_CHARACTERS = 30;

/**
 * Joins a page's lines into running text. Lines that end only because the page did are merged and
 * hyphenation is undone; lines that end early, as in addresses, lists and receipts, stay separate, and so do those of
 * dialogues and poems.
 *
 * @param keepLines keeps every line break of the image
 */
export function reflowText(page: RecognizedPage, keepLines: boolean): TextPiece[] {
  const pieces: TextPiece[] = [];
  const paragraphs = joinVerses(page.paragraphs);
  for (const [number, lines] of paragraphs.entries()) {
    const before = paragraphs[number - 1];
    if (before && !keepLines && continuesParagraph(before, lines)) joinTo(pieces, lines[0]);
    else if (before) pieces.push(plain("\n\n"));
    const right = largest(lines.map(({ box }) => box.x1));
    const left = smallest(lines.map(({ box }) => box.x0));
    const own = keepLines ? undefined : ownLines(lines);
    for (const [index, line] of lines.entries()) {
      pushLine(pieces, line);
      const next = lines[index + 1];
      if (!next) continue;
      const isJoined = !keepLines && !own?.has(next) && endsAtEdge(line, next, { left, right });
      if (!isJoined) pieces.push(plain("\n"));
      else joinTo(pieces, next);
    }
  }
  return pieces;
}

function pushLine(pieces: TextPiece[], line: RecognizedLine): void {
  for (const [index, word] of line.words.entries()) {
    const before = line.words[index - 1];
    if (before && spaceBetween(before.text, word.text)) pieces.push(plain(" "));
    pieces.push({ text: word.text, unsure: word.confidence < UNSURE_BELOW });
  }
}

/** Whether a line wrapped because the next word wouldn't fit, or in the middle of a word. */
function endsAtEdge(
  line: RecognizedLine,
  next: RecognizedLine,
  column: { left: number; right: number },
): boolean {
  const first = next.words[0];
  if (!first || startsItem(first.text)) return false;
  const letterWidth = (line.box.x1 - line.box.x0) / Math.max(1, lengthOf(line));
  const indent = next.box.x0 - line.box.x0;
  if (indent > 2 * letterWidth && Math.abs(indent - hangingIndent(line)) > letterWidth)
    return false;
  if (/^\p{Ll}/u.test(first.text) && lineHyphen(textOf(line.words.at(-1)), textOf(first)))
    return true;
  if (leadsToNumber(line, first.text)) return true;
  if (lengthOf(line) < PROSE_CHARACTERS && !/^[\p{Ll}\p{Lo}]/u.test(first.text)) return false;
  const slack = (column.right - column.left) * RAGGED_SHARE;
  const space = (line.box.y1 - line.box.y0) / 4;
  return line.box.x1 + space + (first.box.x1 - first.box.x0) > column.right - slack;
}

function textOf(word: RecognizedWord | undefined): string {
  return word?.text ?? "";
}

/** Distance from a list marker to its text, in pixels; 0 for other lines. */
function hangingIndent({ box, words: [mark, first] }: RecognizedLine): number {
  return mark && first && startsItem(mark.text) ? first.box.x0 - box.x0 : 0;
}

/**
 * Whether a paragraph continues the one before: across a column break, or where OCR split one in
 * two.
 */
function continuesParagraph(
  before: readonly RecognizedLine[],
  after: readonly RecognizedLine[],
): boolean {
  const last = before.at(-1);
  const first = after[0]?.words[0]?.text ?? "";
  if (!last || lengthOf(last) < PROSE_CHARACTERS) return false;
  if (startsItem(first)) return false;
  if (leadsToNumber(last, first)) return true;
  return /[\p{L}\p{N},-]$/u.test(last.words.at(-1)?.text ?? "") && /^\p{Ll}/u.test(first);
}

/** No line or item ends with one of these: "leaves at", and below it "10.05 pm". */
const LEADS_ON =
  /^(?:a|an|the|at|of|from|until|till|by|to|for|with|about|around|between|under|than|and|or|um|ab|bis|von|vor|nach|mit)$/u;
const NUMBER = /^[$€£]?\d{1,4}(?:[.,:]\d{1,4}){0,2}(?:%|[ap]m)?[.,;]?$/iu;

/** Whether a line plainly goes on with a number. Rows of a receipt don't end in such a word. */
function leadsToNumber({ words }: RecognizedLine, first: string): boolean {
  return words.length > 1 && LEADS_ON.test(textOf(words.at(-1))) && NUMBER.test(first);
}

function lengthOf(line: RecognizedLine): number {
  return line.words.reduce((sum, word) => sum + word.text.length + 1, -1);
}

function startsItem(word: string): boolean {
  return /^(?:[•●▪◦*+–—-]|\(?(?:\d{1,3}|[a-z])[.)])$/iu.test(word);
}

function joinTo(pieces: TextPiece[], next: RecognizedLine | undefined): void {
  const last = pieces.at(-1);
  const following = next?.words.slice(0, 2).map(({ text }) => text) ?? [];
  if (!last) return;
  const hyphen = lineHyphen(last.text, following.join(" "));
  if (hyphen === "broken") last.text = last.text.slice(0, -1);
  else if (hyphen !== "own" && spaceBetween(last.text, following[0] ?? "")) pieces.push(plain(" "));
}
