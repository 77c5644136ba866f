/**
 * What tells a header or a footer: the same key on other pages.
 *
 * `least`: the pages that must have it, since a name with a number, such as "Smith 3", may be that of one thing of many.
 */
export type RunningKey = { key: string; least: number };

const LEAST = 2;
const LEAST_NAMES = 3;
const MAX_CHARACTERS = 120;

const PAGE = String.raw`(?:(?:page|pages|pg|seite|página|pagina|sida|side|strana)\.?|p\.|pág\.|pag\.|S\.)\s{0,2}`;
const TOTAL = String.raw`\s{0,2}(?:of|\/|von|de|sur|av|di|van)\s{0,2}\d{1,4}`;
/** "Page 3 of 12", "p. 3", "Seite 3 von 12" */
const NAMED = new RegExp(String.raw`(?<![\p{L}\d])${PAGE}\d{1,4}(?:${TOTAL})?(?![\p{L}\d])`, "giu");
/** "Acme Ltd · Page 3 of 12", set off from what the line says. */
const NUMBER_AT_END = new RegExp(
  String.raw`\s{0,3}[\t|·•~–—]\s{0,3}${PAGE}(?<own>\d{1,4})(?<total>${TOTAL})?$`,
  "iu",
);
const NUMBER_AT_START = new RegExp(
  String.raw`^${PAGE}(?<own>\d{1,4})(?<total>${TOTAL})?\s{0,3}[\t|·•~–—]\s{0,3}`,
  "iu",
);
/** "3 / 12" and "3 of 12", alone or behind a gap. */
const COUNTED = /(?:^|[\t|·•–—~-])\s{0,2}\d{1,4}\s{0,2}(?:of|\/|von|de|sur)\s{0,2}(\d{1,4})$/iu;
/** Nothing but a page number, in Arabic or Roman numerals, among strokes or in brackets. */
const LONE =
  /^[\s()[\]|·•.~–—-]{0,3}(?:(?:[A-Z][-–])?\d{1,4}(?:\s{0,2}(?:of|\/|von|de|sur)\s{0,2}\d{1,4})?|(?=[ivxlc])c{0,3}(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3}))[\s()[\]|·•.~–—-]{0,3}$/iu;
const LAST = /(?<=\s)\d{1,4}$/;
const FIRST = /^\d{1,4}(?=\s)(?=\D*\p{Lu})/u;
const STROKES = "|·•~–—";
/** What has a number of its own: "Chapter 2", "Day 3", "Invoice 1002", "3 May". */
const NUMBERED_THING =
  /(?:^|[\s\t])(?:chapter|section|part|article|appendix|annex|schedule|exhibit|day|week|month|year|lesson|unit|module|session|exercise|question|problem|task|test|step|level|grade|figure|fig\.?|table|invoice|order|receipt|statement|quote|ticket|room|lot|item|form|act|scene|book|volume|vol\.?|issue|version|no\.?|nr\.?|number|#|kapitel|teil|tag|woche|rechnung)$/iu;
const MONTH = /^\W*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
/** A page number behind a mere space is at most so far from the number of the sheet it stands on. */
const MOST_OFF = 60;

/** Whether a line is nothing but a page number. */
export function isPageNumber(line: string): boolean {
  return LONE.test(line) || withoutNamed(line) === "#";
}

/**
 * The keys of a line that may be a header or a footer: as it stands but for a page number. A number without a word for it is
 * one only where it grows with the page, so that "Invoice 1001" is another line than "Invoice 1002".
 *
 * @param line with tabs for wide gaps
 * @param page the number of the sheet
 */
export function runningKeys(line: string, page: number): RunningKey[] {
  if (endsInAmount(line)) return [];
  const text = withoutNamed(line);
  return [{ key: keyOf(text), least: LEAST }, ...numberedKeys(text, page)];
}

/** Whether a line has the number of its page, with a word for it. */
export function namesPage(line: string): boolean {
  return withoutNamed(line) !== line.trim();
}

/**
 * A line at the edge of a page without the number of that page, which is no value of what stands beside it. Behind "Introduction"
 * in a list of contents, "Page 3" is one.
 */
export function withoutPageNumber(line: string, page: number): string {
  const number = NUMBER_AT_END.exec(line) ?? NUMBER_AT_START.exec(line);
  const { own, total } = number?.groups ?? {};
  const isOfPage = total !== undefined || (Number(own) === page && hasReference(line));
  return number && isOfPage ? line.replace(number[0], "") : line;
}

/** Whether a line names the columns of the row below it. Both with tabs between their cells. */
export function isAboveRow(line: string, below: string): boolean {
  const cells = below.split("\t");
  return (
    line.includes("\t") && !/\d/.test(line) && cells.length > 1 && /\d/.test(cells.at(-1) ?? "")
  );
}

function withoutNamed(line: string): string {
  const text = line.replace(NAMED, "#").trim();
  const total = COUNTED.exec(text)?.[1];
  return total === undefined ? text : text.replace(COUNTED, ` #/${total}`).trim();
}

function numberedKeys(text: string, page: number): RunningKey[] {
  const [last, first] = [LAST.exec(text)?.[0], FIRST.exec(text)?.[0]];
  const keys: RunningKey[] = [];
  if (last) {
    const whole = text.slice(0, -last.length);
    const gap = gapAtEnd(whole);
    const before = whole.slice(0, -gap.length);
    const isThing = NUMBERED_THING.test(before) || !/\p{L}/u.test(before);
    const key = isThing ? undefined : keyInStep(before, gap, Number(last) - page);
    if (key) keys.push(key);
  }
  if (first) {
    const whole = text.slice(first.length);
    const gap = gapAtStart(whole);
    const behind = whole.slice(gap.length);
    const key = MONTH.test(behind) ? undefined : keyInStep(behind, gap, Number(first) - page);
    if (key) keys.push(key);
  }
  return keys;
}

/** What sets a number off from the text before it: a stroke with the white space around it, a tab with its, or one space. */
function gapAtEnd(text: string): string {
  const rest = text.trimEnd();
  const space = text.slice(rest.length);
  if (STROKES.includes(rest.slice(-1) || " "))
    return text.slice(rest.slice(0, -1).trimEnd().length);
  if (space.length === 1 && /\s-$/.test(rest)) return text.slice(-3);
  return space.includes("\t") ? space : space.slice(-1);
}

/** What sets a number off from the text behind it. */
function gapAtStart(text: string): string {
  const rest = text.trimStart();
  const space = text.slice(0, text.length - rest.length);
  if (space.includes("\t")) return space;
  if (STROKES.includes(rest.charAt(0) || " "))
    return text.slice(0, text.length - rest.slice(1).trimStart().length);
  return space.length === 1 && /^-\s/.test(rest) ? text.slice(0, 3) : space.slice(0, 1);
}

/** @param off by how much the number differs from that of the sheet */
function keyInStep(rest: string, gap: string, off: number): RunningKey | undefined {
  const isMereSpace = gap.trim() === "" && !gap.includes("\t");
  if (isMereSpace && Math.abs(off) > MOST_OFF) return undefined;
  return { key: `${keyOf(rest)} #${off}`, least: isMereSpace ? LEAST_NAMES : LEAST };
}

function keyOf(text: string): string {
  return text.replace(/\s+/g, " ").trim().toLowerCase().slice(0, MAX_CHARACTERS);
}

/** "Total due: £120.00" and a row whose last cell is an amount say something of their own on each page. */
function endsInAmount(line: string): boolean {
  return /[$€£¥]\s?-?\d[\d.,]*\)?$|\d\s?[$€£¥]$|(?:\t[^\S\t]*|:\s*)[-−–+(]?\d[\d.,]*[.,]\d\d\)?$/u.test(
    line,
  );
}

const MIN_DIGITS = 4;

/** Whether a line has what is looked for in a document: the number of an account, a phone number, or an address. */
export function hasReference(line: string): boolean {
  if (/@/.test(line)) return true;
  return withoutNamed(line)
    .split(/\s+/)
    .some((word) => word.replace(/\D/g, "").length >= MIN_DIGITS && !isDateOrPages(word));
}

/** "2024", "02/24/2026", "02/2026", or the pages of an article, "61–64". */
function isDateOrPages(word: string): boolean {
  return /^\W?(?:(?:\d{1,2}[./-])?(?:19|20)\d\d|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{2,4}[–-]\d{2,3})\W{0,2}$/.test(
    word,
  );
}
