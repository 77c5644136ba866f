import { smallest } from "@/lib/core/extremes";
import { DATES, OPEN_END, POINT, STILL, UP_TO } from "@/lib/tools/review-resume/date-parts";
import { monthNamedIn } from "@/lib/tools/review-resume/month-names";

const AWAITED =
  "(?:expected|anticipated|projected|estimated|to be (?:awarded|conferred|completed)|voraussichtlich)";
const STUDYING = "currently (?:enrolled|studying|attending|pursuing)|en cours|en curso";
/** What stands between "expected" and its date. */
const UNTIL =
  "(?:,? ?(?:to graduate|to complete|graduation|completion|conferral|degree|date|in|by|on|for|of|early|late|mid|:)){0,4}";
/** "Expected May 2027", "May 2027 (expected)". */
const AWAITED_DATE = new RegExp(
  `(?<!\\p{L})(?:(?:${AWAITED}|graduating|pending)${UNTIL}[:,]? ?\\(?${POINT}|${POINT},? ?\\(?${AWAITED})(?!\\p{L})`,
  "iu",
);
/** A part of a line that says no more than that. */
const AWAITED_ALONE = new RegExp(
  `^ *(?:(?:now|still|currently) )?(?:${AWAITED}(?: (?:graduation|completion))?|in progress|pending|ongoing|candidate|${STUDYING}|degree (?:in progress|pending|expected)) *\\.?$`,
  "iu",
);
const DEGREE_WORD =
  /(?<!\p{L})(?:bachelor|master|associate|doctor|diploma|degree|certificate|high school)/iu;
const DEGREE_LETTERS =
  /(?<!\p{L})(?:GED|Ph\.?\s?D|[BMA]\.?\s?(?:A|S|Sc|Ed|Eng|BA|FA|Phil|Tech|Com))\.?(?!\p{L})/u;
/** In front of a degree, and behind one. */
const STUDIES =
  /(?<!\p{L})(?:studying(?: for| towards?)?|working (?:on|towards?)|pursuing|candidate for|enrolled (?:in|on)|en cours|en curso) (?:(?:an?|my|the|his|her|their) )?(?:\p{L}{2,14} ){0,2}$/iu;
const STUDIED =
  /(?<!\p{L})(?:candidate|in progress|pending|expected|anticipated|en cours|en curso)(?!\p{L}) *\.?$/iu;
const MAX_BEFORE = 80;

const GOES_ON = new RegExp(`(?:19|20)\\d{2}(?:${UP_TO}${STILL}|${OPEN_END})`, "iu");
const SAYS_STILL = new RegExp(`(?:19|20)\\d{2}${UP_TO}${STILL}`, "iu");
const OPEN_YEAR = new RegExp(`((?:19|20)\\d{2})${OPEN_END}`, "iu");
/** Whoever began earlier and left out the end has one. */
const YEARS_OF_STUDY = 6;

/** What is studied beside a degree, and what is said of neither. */
const OTHER_STUDIES =
  /(?<!\p{L})(?:courses?|coursework|classes|training|boot ?camp|workshops?|modules?|nanodegree|exchange|internship|coursera|udemy|edx|codecademy|linkedin|tutor|assistant|intern)(?!\p{L})/iu;
const SMALL_WORDS =
  /^(?:of|the|at|in|and|for|with|graduation|completion|conferral|date|degree|honou?rs|de|la|für|der)$/iu;
const MAX_SCHOOL_WORDS = 7;

/**
 * The lines of degrees that somebody is still studying for: those that say so, have a year that is to come or no end, or stand
 * beside a line that does and is no more than that and a school.
 *
 * @param lines of an education
 */
export function linesToCome(lines: readonly string[], now: Date): Set<string> {
  const found = new Set<string>();
  const awaits = lines.map((line) => isAwaited(line, now));
  const isOfNeighbor = (at: number) => Boolean(awaits[at]) && isSchoolOrStatus(lines[at] ?? "");
  for (const [at, line] of lines.entries()) {
    const below = lines[at + 1] ?? "";
    const isDated = isDatedLine(line);
    const ofBelow = !isDated && isOfNeighbor(at + 1);
    const ofAbove =
      !isDated && isOfNeighbor(at - 1) && !(isDatedLine(below) && !hasDegreeIn(below));
    if (awaits[at] || ofBelow || ofAbove) found.add(line);
  }
  return found;
}

/** Whether a line says by itself that its degree is still to come; a job that goes on may stand in it as well. */
export function saysToCome(line: string, now: Date): boolean {
  return !GOES_ON.test(line) && isAwaited(line, now);
}

function hasDegreeIn(line: string): boolean {
  return degreeAt(line) >= 0;
}

function degreeAt(text: string): number {
  const found = [text.search(DEGREE_WORD), text.search(DEGREE_LETTERS)].filter((at) => at >= 0);
  return found.length > 0 ? smallest(found) : -1;
}

function isDatedLine(line: string): boolean {
  return line.search(DATES) >= 0;
}

/** "Expected May 2027", "UC Berkeley, expected 2027", and no "Coursera UX course, in progress". */
function isSchoolOrStatus(line: string): boolean {
  if (hasDegreeIn(line) || OTHER_STUDIES.test(line)) return false;
  const words = partsOf(line.replace(DATES, " "))
    .filter((part) => !AWAITED_ALONE.test(part))
    .flatMap((part) => part.match(/\p{L}[\p{L}.’'&-]*/gu) ?? []);
  const isName = (word: string) => /^\p{Lu}/u.test(word) || SMALL_WORDS.test(word);
  return words.length <= MAX_SCHOOL_WORDS && words.every((word) => isName(word) || isSaid(word));
}

function isSaid(word: string): boolean {
  return /^(?:expected|anticipated|projected|estimated|graduating|pending|voraussichtlich|currently|enrolled|attending|studying)$/iu.test(
    word,
  );
}

function partsOf(line: string): string[] {
  return line.split(/[,;|()•·]| [–—-] /u);
}

function isAwaited(line: string, now: Date): boolean {
  if (SAYS_STILL.test(line) || AWAITED_DATE.test(line)) return true;
  const open = Number(OPEN_YEAR.exec(line)?.[1]);
  if (open >= now.getUTCFullYear() - YEARS_OF_STUDY) return true;
  if (saysItIsStudied(line)) return true;
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

/** Whether a line says so of its first degree, or names none: in "MSc, 2020, now pursuing PhD", the first one is finished. */
function saysItIsStudied(line: string): boolean {
  const at = degreeAt(line);
  if (at >= 0 && STUDIES.test(line.slice(Math.max(0, at - MAX_BEFORE), at))) return true;
  const parts = partsOf(line);
  if (parts.some((part) => AWAITED_ALONE.test(part))) return true;
  if (at < 0) return new RegExp(`(?<!\\p{L})(?:${STUDYING})(?!\\p{L})`, "iu").test(line);
  return parts.some((part) => hasDegreeIn(part) && STUDIED.test(part));
}
