import { median } from "@/lib/ocr/boxes";
import { codeRows } from "@/lib/ocr/code-rows";
import { columnBars } from "@/lib/ocr/column-bars";
import { type LayoutKind, layoutKind } from "@/lib/ocr/layout-kind";
import { withLetterI } from "@/lib/ocr/letter-i";
import {
  keepWords,
  pageWords,
  type RecognizedPage,
  type RecognizedWord,
} from "@/lib/ocr/recognized-page";
import { letterWidth, type TextRow, textRows } from "@/lib/ocr/text-rows";

/** The same rule stands below another one within this many letters. */
const SAME_PLACE_LETTERS = 0.8;
/** A mark this much taller than a word, or wider than a letter, was drawn rather than written. */
const RULE_HEIGHT = 1.6;
const RULE_WIDTH = 2.5;
/** A pipe is as tall as a word; what is shorter than this is a piece of a rule. */
const PIPE_HEIGHT = 0.5;

/**
 * What a page is, and its rows. Marks don't decide what it is; in code all of them count, and elsewhere only the ruled
 * lines of a table go.
 */
export function pageRows(page: RecognizedPage): {
  kind: Exclude<LayoutKind, "chat">;
  rows: TextRow[];
} {
  const sure = textRows(keepWords(withLetterI(page), isSurelyWriting));
  const kind = layoutKind(sure);
  if (kind === "code") return { kind, rows: codeRows(page) };
  return { kind, rows: textRows(withoutRules(page, kind === "table" ? sure : [])) };
}

/** Ruled lines of a table, edges of paper, and specks look like these to OCR. */
function isSurelyWriting({ text, confidence }: RecognizedWord): boolean {
  return !/^[|_¦—~‘’'`.,\\]+$/u.test(text) || (confidence >= 90 && !/[|_¦]/u.test(text));
}

/** @param table its rows without marks; empty where the page is none */
function withoutRules(page: RecognizedPage, table: readonly TextRow[]): RecognizedPage {
  const words = pageWords(page);
  const [wide, high] = [letterWidth(words), median(words.map(heightOf))];
  const marks = words.filter(({ text }) => /^(?:[|¦]+|_+)$/u.test(text));
  const bars = marks.filter(({ text }) => !text.startsWith("_"));
  const rules = new Set([
    ...columnBars(bars, table, wide),
    ...marks.filter((mark) => {
      const { box, text } = mark;
      if (heightOf(mark) > RULE_HEIGHT * high) return true;
      if (!text.startsWith("_") && heightOf(mark) < PIPE_HEIGHT * high) return true;
      if (box.x1 - box.x0 > RULE_WIDTH * wide * text.length) return true;
      return marks.some(
        (other) =>
          other.text === text &&
          Math.abs(other.box.x0 - box.x0) < SAME_PLACE_LETTERS * wide &&
          Math.abs(other.box.y0 - box.y0) > high / 2,
      );
    }),
  ]);
  return rules.size === 0 ? page : keepWords(page, (word) => !rules.has(word));
}

function heightOf({ box }: RecognizedWord): number {
  return box.y1 - box.y0;
}
