import { largest } from "@/lib/core/extremes";
import {
  type RecognizedLine,
  type RecognizedPage,
  type RecognizedWord,
  UNSURE_BELOW,
} from "@/lib/ocr/recognized-page";

/** Of the tallest other word in its line, the height of a letter, and the widest gap to the word beside it. */
const MIN_HEIGHT = 0.7;
const MAX_HEIGHT = 1.25;
const MAX_GAP = 1.4;

/**
 * Prose in which a stroke that stands where a word does is the letter it looks like: in most fonts without serifs, the engine takes
 * "I" for a pipe.
 */
export function withLetterI(page: RecognizedPage): RecognizedPage {
  const paragraphs = page.paragraphs.map((lines) =>
    lines.map((line, row) => inLine(line, lines[row + 1]?.words[0])),
  );
  return { ...page, paragraphs };
}

/** @param below what the next line begins with */
function inLine(line: RecognizedLine, below: RecognizedWord | undefined): RecognizedLine {
  const high = largest(line.words.filter((word) => !isStroke(word)).map(heightOf));
  const words = line.words.map((word, at) => {
    if (/^[|¦]['’](?:ll|m|ve|d)$/u.test(word.text))
      return { ...word, text: `I${word.text.slice(1)}` };
    const next = line.words[at + 1];
    const [left, right] = next ? [word, next] : [line.words[at - 1], word];
    const isLetter =
      isStroke(word) &&
      word.confidence >= UNSURE_BELOW &&
      /^\p{Ll}/u.test((next ?? below)?.text ?? "") &&
      left !== undefined &&
      right.box.x0 - left.box.x1 <= MAX_GAP * high &&
      heightOf(word) >= MIN_HEIGHT * high &&
      heightOf(word) <= MAX_HEIGHT * high;
    return isLetter ? { ...word, text: "I" } : word;
  });
  return { ...line, words };
}

function isStroke({ text }: RecognizedWord): boolean {
  return text === "|";
}

function heightOf({ box }: RecognizedWord): number {
  return box.y1 - box.y0;
}
