import type { Unit } from "@/lib/documents/reader/unit";

/** A cell with "31.10" is no time: only hours that a day has. */
const TIME = String.raw`(?:[01]?\d|2[0-4])(?:[.:][0-5]\d(?: ?[ap]\.?m\.?)?| ?[ap]\.?m\.?)`;
const TIMES = `${TIME}(?: ?(?:[-–—]|to|until) ?${TIME})?`;
const IS_TIME = new RegExp(`^${TIMES}$`, "i");
const BEGINS = new RegExp(String.raw`^(${TIMES}):? (?=[\p{L}"“])(.{2,160})$`, "iu");

/**
 * The cells of a line that goes on with a timetable, though nothing wide is between the time and what happens then: "16.00 Back
 * at school". Empty for any other line.
 *
 * @param last the statement before
 */
export function cellsOfTimeRow(line: string, last: Unit | undefined): string[] {
  if (last?.kind !== "row" || !IS_TIME.test(last.cells[0] ?? "")) return [];
  const [, time, what] = BEGINS.exec(line) ?? [];
  return time && what ? [time, what] : [];
}

/** Whether a row names the two columns of a timetable: "Time · What". */
export function isHeadOfTimes({ kind, cells }: Unit, next: Unit | undefined): boolean {
  if (kind !== "row" || cells.length !== 2 || next?.kind !== "row") return false;
  return IS_TIME.test(next.cells[0] ?? "") && !cells.some((cell) => /\d/.test(cell));
}
