import { joinRows } from "@/lib/ocr/join-rows";
import { pageWords, type RecognizedPage, type RecognizedWord } from "@/lib/ocr/recognized-page";
import { letterWidth } from "@/lib/ocr/text-rows";

/** Words are at least this many letters apart, figures and points within a number less. */
const WITHIN_NUMBER = 0.75;
const ENDS_IN_FIGURE = /\d[.,]?$|^[.,]$/;
const BEGINS_WITH_FIGURE = /^[.,]?\d/;

/**
 * How many numbers two lines share. Digits of one width below each other leave a straight gap at their points, which the
 * engine takes for one between columns: "13." stands in one of them then, and "20" in the other.
 */
export function countCutFigures(page: RecognizedPage): number {
  const lines = page.paragraphs.flat();
  const lineOf = new Map(lines.flatMap((line) => line.words.map((word) => [word, line] as const)));
  const most = WITHIN_NUMBER * letterWidth(pageWords(page));
  const isCut = (word: RecognizedWord, next: RecognizedWord | undefined) =>
    next !== undefined &&
    lineOf.get(word) !== lineOf.get(next) &&
    ENDS_IN_FIGURE.test(word.text) &&
    BEGINS_WITH_FIGURE.test(next.text) &&
    next.box.x0 - word.box.x1 < most;
  return joinRows(page).flatMap(({ words }) =>
    words.filter((word, index) => isCut(word, words[index + 1])),
  ).length;
}
