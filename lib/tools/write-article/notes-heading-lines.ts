import { hasVerb } from "@/lib/tools/write-article/notes-grammar";
import { BULLET, MAX_HEADING_CHARACTERS } from "@/lib/tools/write-article/notes-lines";

const MAX_HEADING_WORDS = 7;

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\\.?";
/** "Volunteers day 22 Nov" and "Summer party (July 12, 2026)" are headings as they would be without their dates. */
const DATE_AT_END = new RegExp(
  ` \\(?(?:\\d{1,2}(?:st|nd|rd|th)?\\.? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?\\)?$`,
  "i",
);

/** Where a line stands: the lines after it in its paragraph, the one after those, and whether it begins a paragraph. */
export type LinePlace = { rest: readonly string[]; next: string; begins: boolean };

/** "Budget:" above its points, "NEXT STEPS", or a short line without a period above something longer or a list. */
export function isHeadingLine(line: string, { rest, next, begins }: LinePlace): boolean {
  if (line.length > MAX_HEADING_CHARACTERS) return false;
  const undated = line.replace(DATE_AT_END, "");
  const words = wordCount(undated);
  if (words > MAX_HEADING_WORDS || !/\p{L}{2}/u.test(line)) return false;
  if (/^[^:]*\p{L}[^:]*:$/u.test(line)) return words <= 4;
  if (/[.!?,;:…]$/.test(line) || /:\s/.test(line)) return false;
  if (isShouted(line)) return true;
  if (/,.*\d|\d.*,/.test(line)) return false;
  if (begins && rest.length === 0 && BULLET.test(next)) return !isLeadIn(line);
  if (!/^\p{Lu}/u.test(line) || (words > 2 && hasVerb(undated))) return false;
  if (rest.length === 0) return next.trim() === "" || BULLET.test(next);
  return rest.every((other) => wordCount(other) >= 2 * words || /[.!?]$|:\s/.test(other));
}

const PERSON = /^(?:i|you|we|they|he|she|it|there)\b/i;
const ASKS = /^(?:what|how|why|when|where|who|which)\b/i;

/** "you need" right above a list: it isn't a name for the list, but the beginning of a sentence. */
export function isLeadIn(line: string): boolean {
  const isShort = wordCount(line) <= MAX_HEADING_WORDS && !/[.!?,;…]$|:\s/.test(line);
  if (!isShort || line.endsWith(":")) return isShort;
  return PERSON.test(line) || (wordCount(line) > 2 && !ASKS.test(line) && hasVerb(line));
}

function isShouted(line: string): boolean {
  return /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(line);
}

/** Without its colon; in small letters when it was shouted, unless it may hold an abbreviation. */
export function headingText(line: string): string {
  const text = line.replace(/\s*:$/, "");
  const words = text.split(/\s+/);
  const isPlain = words.every((word) => word.length >= 4);
  return isShouted(text) && isPlain ? text.toLowerCase() : text;
}

function wordCount(line: string): number {
  return line.split(/\s+/).length;
}
