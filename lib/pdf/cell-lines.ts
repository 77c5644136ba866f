import { joinBrokenLines, lineHyphen } from "@/lib/core/line-hyphen";
import { areTwoWords } from "@/lib/pdf/english-words";

/** A longer word is none. */
const MAX_LETTERS = 40;

/** Joins the lines of a cell of a table: "08:30–" and "09:30" are one range, and a narrow column divides words. */
export function joinCellLines(lines: readonly string[]): string {
  return lines.reduce((before, line) => {
    const isRange = /\d[–—]$/.test(before) && /^\d/.test(line);
    if (isRange) return `${before}${line}`;
    return joinBrokenLines(before, line, " ", hasOwnHyphen(before, line));
  });
}

/** "Sign-" above "up": a cell alone doesn't tell whether its table divides words, but two whole words are seldom one. */
function hasOwnHyphen(line: string, next: string): boolean {
  if (lineHyphen(line, next) !== "broken") return false;
  const [piece = ""] = /\p{L}+$/u.exec(line.slice(-MAX_LETTERS, -1)) ?? [];
  const [rest = ""] = /^\p{L}+/u.exec(next.slice(0, MAX_LETTERS)) ?? [];
  return areTwoWords(piece, rest);
}
