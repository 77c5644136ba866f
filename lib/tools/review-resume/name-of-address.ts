import { isPlace } from "@/lib/documents/reader/places";
import { isCity } from "@/lib/tools/review-resume/cities";
import { hasJob, isAllEnglish } from "@/lib/tools/review-resume/job-titles";
import { isPersonalTitle } from "@/lib/tools/review-resume/parse-name";
import { sectionOfTitle } from "@/lib/tools/review-resume/section-titles";
import { STATE_CODE } from "@/lib/tools/review-resume/us-states";

/** What stands between a name and what is beside it. */
const BESIDE_NAME = /[|·•,;:()]| [–—-] /u;
/** Stands in for a ZIP code. */
const ZIP = "#";
const ZIP_CODE = /^\d{5}(?:-\d{4})?[.,]?$/;
const STATE = new RegExp(`^(?:${STATE_CODE})$`, "i");
const ENDS_WITH_STATE = new RegExp(` (?:${STATE_CODE})$`);
const WORDS = { least: 2, most: 4 };
/** Fewer letters begin or end too many other words, unless they're all of the address. */
const LETTERS = { edge: 4, whole: 3 };
const MAX_LINE_CHARACTERS = 300;
/**
 * The name in a line that the email address confirms, in whatever case and beside whatever it is: "kevin brandvold, Ferndale"
 * with "kbrandvold@". A place and what else is written in English words needs more of the address than a word.
 */
export function nameOfAddress(line: string, email: string | undefined): string | undefined {
  if (!email || line.length > MAX_LINE_CHARACTERS) return undefined;
  const address = email.split("@")[0] ?? "";
  const pieces = line
    .split(/\s+/)
    // A number or an address ends what is beside it as well.
    .map((word) => (ZIP_CODE.test(word) ? `| ${ZIP} |` : /[@\d/]/.test(word) ? "|" : word))
    .join(" ")
    .split(BESIDE_NAME)
    .map((piece) => piece.trim());
  return pieces.find((piece, at) => {
    if (!isPlainName(piece)) return false;
    const [next = "", afterNext] = pieces.slice(at + 1);
    if (next === ZIP || (afterNext === ZIP && isState(next))) return false;
    const isDoubtful =
      isState(next) ||
      ENDS_WITH_STATE.test(piece) ||
      isCity(inCapitals(piece)) ||
      isAllEnglish(piece);
    return hasBothNames(address, piece) || (!isDoubtful && hasOneName(address, piece));
  });
}

/** Whether a text may be a name, also in lowercase: no heading and no job. */
export function isPlainName(text: string): boolean {
  const words = text.split(" ");
  return (
    words.length >= WORDS.least &&
    words.length <= WORDS.most &&
    words.every((word) => /^\p{L}[\p{L}'’.-]{0,40}$/u.test(word)) &&
    !/résumé|resume|curriculum|lebenslauf/i.test(text) &&
    !hasJob(text) &&
    !isPersonalTitle(text) &&
    sectionOfTitle(text) === undefined
  );
}

function isState(text: string): boolean {
  return STATE.test(text) || isPlace(inCapitals(text), "");
}

/** "jo.doe", "doejo", "jdoe", or both names in it as words of their own. */
function hasBothNames(address: string, name: string): boolean {
  const words = wordsOf(name);
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const whole = plainLetters(address);
  const short = [first.charAt(0) + last, last + first.charAt(0)];
  if ([first + last, last + first].includes(whole)) return true;
  if (last.length >= LETTERS.whole && short.includes(whole)) return true;
  return first !== last && [first, last].every((word) => isAtEdge(address, word, LETTERS.whole));
}

function hasOneName(address: string, name: string): boolean {
  const whole = plainLetters(address);
  return wordsOf(name).some(
    (word) =>
      (word.length >= LETTERS.whole && word === whole) || isAtEdge(address, word, LETTERS.edge),
  );
}

/** Whether a word is at either end of an address, or beside what separates its parts. */
function isAtEdge(address: string, word: string, least: number): boolean {
  const parts = address.split(/[^\p{L}\p{M}]+/u).map(plainLetters);
  return word.length >= least && parts.some((part) => part.startsWith(word) || part.endsWith(word));
}

function wordsOf(name: string): string[] {
  return name.split(/[ -]/).map(plainLetters);
}

function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
}

function inCapitals(text: string): string {
  return text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}
