import { joinBrokenLines } from "@/lib/core/line-hyphen";

/** Joins the lines of a cell of a table: "08:30–" and "09:30" are one range, and a narrow column divides words. */
export function joinCellLines(lines: readonly string[]): string {
  return lines.reduce((before, line) => {
    const isRange = /\d[–—]$/.test(before) && /^\d/.test(line);
    return isRange ? `${before}${line}` : joinBrokenLines(before, line, " ");
  });
}
