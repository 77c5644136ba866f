import { smallest } from "@/lib/core/extremes";
import { boxAround } from "@/lib/ocr/boxes";
import {
  pageWords,
  type RecognizedLine,
  type RecognizedPage,
  type RecognizedWord,
} from "@/lib/ocr/recognized-page";
import { letterWidth, type TextRow, textRows } from "@/lib/ocr/text-rows";

/** Letters between a line's number and the leftmost code at least. */
const GUTTER_LETTERS = 1.4;
/** Numbers of lines that follow one another, as a share of all; some are misread. */
const IN_ORDER = 0.7;
/** Fewer numbers than this have to be those that their rows would have from 1. */
const MIN_NUMBERS = 3;
const MAX_OFF = 3;

/** The rows of code, without the numbers that an editor shows beside them. */
export function codeRows(page: RecognizedPage): TextRow[] {
  const hasLetterO = pageWords(page).some(({ text }) => LETTER_O.test(text));
  const asWritten = (word: RecognizedWord) => asOperator(hasLetterO ? withLetterO(word) : word);
  const paragraphs = page.paragraphs.map((lines) =>
    lines
      .filter((line) => !isStacked(line))
      .map((line) => ({ ...line, words: line.words.map(asWritten) })),
  );
  const kept = { paragraphs: paragraphs.filter((lines) => lines.length > 0) };
  const numbers = lineNumbers(textRows(kept), letterWidth(pageWords(kept)));
  if (numbers.size === 0) return textRows(kept);
  const code = kept.paragraphs.map((lines) =>
    lines.flatMap((line) => {
      const words = line.words.filter((word) => !numbers.has(word));
      return words.length > 0 ? [{ words, box: boxAround(words) }] : [];
    }),
  );
  return textRows({ paragraphs: code.filter((lines) => lines.length > 0) });
}

/** A column of numbers is sometimes read as one line that runs downward: its words stand above one another. */
function isStacked({ words }: RecognizedLine): boolean {
  const [first, second] = words;
  if (!first || !second || words.length < 3) return false;
  const { x0, x1, y0, y1 } = boxAround(words);
  const isAbove = words.every(({ box }) => box.x0 < first.box.x1 && box.x1 > first.box.x0);
  return isAbove && y1 - y0 > 2 * (x1 - x0);
}

/** No language has these words: they are the operators that look like them. */
function asOperator(word: RecognizedWord): RecognizedWord {
  if (/^[Il|]=$/u.test(word.text)) return { ...word, text: "!=" };
  return word.text === "=]" ? { ...word, text: "= []" } : word;
}

/** "o" or "o.total": a name of one letter, which looks like zero. */
const LETTER_O = /(?<![\p{L}\p{N}_.])o(?![\p{L}\p{N}_])/u;
/** "0.id": behind a number and a period, there are no words but units. */
const ZERO_NAMED = /(?<![\p{L}\p{N}_.])0(?=\.(?!(?:dp|sp|px|em|rem)\b)[a-z_]{2})/gu;

/** Where code has the name "o", its "0.id" is "o.id". */
function withLetterO(word: RecognizedWord): RecognizedWord {
  return { ...word, text: word.text.replace(ZERO_NAMED, "o") };
}

function lineNumbers(rows: readonly TextRow[], letter: number): ReadonlySet<RecognizedWord> {
  const firsts = rows.flatMap((row, at) => {
    const word = row.cells[0]?.words[0];
    return word && /^\d{1,5}$/u.test(word.text) ? [{ word, at, number: Number(word.text) }] : [];
  });
  const numbers = new Set(firsts.map(({ word }) => word));
  const left = smallest(
    rows.flatMap(({ cells }) =>
      cells
        .flatMap(({ words }) => words.filter((word) => !numbers.has(word)))
        .map(({ box }) => box.x0),
    ),
  );
  const isBeside = firsts.every(({ word }) => left - word.box.x1 >= GUTTER_LETTERS * letter);
  const steps = firsts.slice(1).map(({ at, number }, before) => {
    const last = firsts[before];
    return last ? { rows: at - last.at, numbers: number - last.number } : { rows: 0, numbers: 0 };
  });
  const inOrder = steps.filter(
    (step) => step.numbers >= step.rows && step.numbers <= step.rows + 1,
  );
  const isCounted =
    firsts.length >= MIN_NUMBERS
      ? inOrder.length >= IN_ORDER * steps.length
      : firsts.every(({ at, number }) => Math.abs(number - at - 1) <= MAX_OFF);
  return isBeside && isCounted ? numbers : new Set();
}
