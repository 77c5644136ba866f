import { DATES, OPEN_END, STILL, UP_TO } from "@/lib/tools/review-resume/date-parts";
import { monthNamedIn } from "@/lib/tools/review-resume/month-names";

const AWAITED =
  /(?<!\p{L})(?:expected|anticipated|projected|estimated|graduating|to be (?:awarded|conferred|completed)|in progress|currently (?:enrolled|studying|pursuing|attending)|candidate|studying (?:for|towards?)|working towards?|pursuing|pending|voraussichtlich|en cours|en curso)(?!\p{L})/iu;
const GOES_ON = new RegExp(`(?:19|20)\\d{2}(?:${UP_TO}${STILL}|${OPEN_END})`, "iu");
const DEGREE_WORD =
  /(?<!\p{L})(?:bachelor|master|associate|doctor|diploma|degree|certificate|high school)/iu;
const DEGREE_LETTERS =
  /(?<!\p{L})(?:GED|Ph\.?\s?D|[BMA]\.?\s?(?:A|S|Sc|Ed|Eng|BA|FA|Phil|Tech|Com))\.?(?!\p{L})/u;

/**
 * The lines of degrees that somebody is still studying for: those that say so, have a year that is to come or no end, or stand
 * beside a line that does and has no degree of its own.
 *
 * @param lines of an education
 */
export function linesToCome(lines: readonly string[], now: Date): Set<string> {
  const found = new Set<string>();
  const awaits = lines.map((line) => isAwaited(line, now));
  for (const [at, line] of lines.entries()) {
    const [above, below] = [lines[at - 1] ?? "", lines[at + 1] ?? ""];
    const isDated = isDatedLine(line);
    const ofBelow = !isDated && awaits[at + 1] && !hasDegreeIn(below);
    const ofAbove =
      !isDated &&
      awaits[at - 1] &&
      !hasDegreeIn(above) &&
      !(isDatedLine(below) && !hasDegreeIn(below));
    if (awaits[at] || ofBelow || ofAbove) found.add(line);
  }
  return found;
}

/** Whether a line says by itself that its degree is still to come; a job that goes on may stand in it as well. */
export function saysToCome(line: string, now: Date): boolean {
  return !GOES_ON.test(line) && isAwaited(line, now);
}

function hasDegreeIn(line: string): boolean {
  return DEGREE_WORD.test(line) || DEGREE_LETTERS.test(line);
}

function isDatedLine(line: string): boolean {
  return line.search(DATES) >= 0;
}

function isAwaited(line: string, now: Date): boolean {
  if (AWAITED.test(line) || GOES_ON.test(line)) return true;
  const dates = (line.match(DATES) ?? []).join(" ");
  const years = (dates.match(/(?:19|20)\d{2}/g) ?? []).map(Number);
  const latest = years.reduce((most, year) => Math.max(most, year), 0);
  if (latest !== now.getUTCFullYear()) return latest > now.getUTCFullYear();
  // "May 2027", in January of that year.
  const [month = "", ...others] = line.match(DATES) ?? [];
  return (
    others.length === 0 && years.length === 1 && (monthNamedIn(month) ?? 0) > now.getUTCMonth() + 1
  );
}
