import { lineHyphen } from "@/lib/core/line-hyphen";
import type { PdfLine } from "@/lib/pdf/pdf";

/** With fewer lines that go on below, nobody can tell how a document is set. */
const MIN_LINES = 10;
/** In more lines than this, hyphens divide words. */
const MOST_SHARE = 0.02;
/** In a document with fewer lines, one hyphen tells nothing. */
const FEW_LINES = 30;
/** In justified text, more of the lines end at the margin. */
const FLUSH_SHARE = 0.4;
/** A longer word is none. */
const MAX_LETTERS = 40;
/** Positions closer than this are the same, in points. */
const SAME_PLACE = 2;
/** Line spacing, in multiples of the text size, up to which a line goes on below. */
const PITCH = 1.75;

/** As many hyphens tell whether what they divide is written as one word elsewhere. */
const MOST_LOOKED_UP = 20;

/**
 * Whether a document divides no words: its lines end where their words do, at no margin, and hardly any with a hyphen. Those
 * that do are broken at a hyphen of their own, as in "late-" and "summer", since browsers and word processors set text so.
 */
export function dividesNoWords(pages: readonly (readonly PdfLine[])[]): boolean {
  const lines = pages.flat();
  const words = pages.flatMap((page) =>
    page.flatMap(({ text }, at) => {
      const next = page[at + 1]?.text ?? "";
      return lineHyphen(text, next) === "broken" ? [wordAcross(text, next)] : [];
    }),
  );
  const most = Math.max(lines.length < FEW_LINES ? 0 : 1, MOST_SHARE * lines.length);
  if (words.length > most || !isRagged(pages)) return false;
  const isWhole = (word: string) => lines.some(({ text }) => text.includes(word));
  return !words.slice(0, MOST_LOOKED_UP).some(isWhole);
}

/** The word that a line ends with and the next one goes on with, without its hyphen. */
function wordAcross(line: string, next: string): string {
  const piece = /[\p{L}'’]+$/u.exec(line.slice(-MAX_LETTERS, -1))?.[0] ?? "";
  return `${piece}${/^[\p{L}'’]+/u.exec(next.slice(0, MAX_LETTERS))?.[0] ?? ""}`;
}

function isRagged(pages: readonly (readonly PdfLine[])[]): boolean {
  let [flush, all] = [0, 0];
  for (const page of pages) {
    const columns = new Map<number, number[]>();
    for (const [at, line] of page.entries()) {
      const next = page[at + 1];
      const pitch = next ? next.y - line.y : 0;
      const isFull = pitch > 0 && pitch <= PITCH * line.size && next?.size === line.size;
      if (!isFull || line.gaps || Math.abs(line.x - next.x) > SAME_PLACE) continue;
      const start = Math.round(line.x);
      const ends = columns.get(start);
      if (ends) ends.push(line.x + line.width);
      else columns.set(start, [line.x + line.width]);
    }
    for (const ends of columns.values()) {
      const margin = ends.reduce((most, end) => Math.max(most, end), 0);
      flush += ends.filter((end) => margin - end < SAME_PLACE).length;
      all += ends.length;
    }
  }
  return all >= MIN_LINES && flush < FLUSH_SHARE * all;
}
