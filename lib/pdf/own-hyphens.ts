import { lineHyphen } from "@/lib/core/line-hyphen";
import { areTwoWords, isEnglishWord } from "@/lib/pdf/english-words";
import type { PdfLine } from "@/lib/pdf/pdf";

/** With fewer lines that go on below, nobody can tell how a document is set. */
const MIN_LINES = 10;
/** In more lines than this, hyphens divide words. */
const MOST_SHARE = 0.02;
/** In a document with fewer lines, one hyphen tells nothing. */
const FEW_LINES = 30;
/** In justified text, more of the lines end at the margin. */
const FLUSH_SHARE = 0.4;
/** Pieces of a word are often as short as other words. */
const MIN_LETTERS = 4;
/** A longer word is none. */
const MAX_LETTERS = 40;
/** Positions closer than this are the same, in points. */
const SAME_PLACE = 2;
/** Line spacing, in multiples of the text size, up to which a line goes on below. */
const PITCH = 1.75;

/** As many hyphens tell whether what they divide is written as one word elsewhere, or in the dictionary. */
const MOST_LOOKED_UP = 20;
/** As many lines, each up to so many characters, tell a document's words and its language. */
const MOST_LINES_READ = 500;
const MAX_CHARACTERS = 500;
/** Of the words of an English document, more are in the dictionary; a Spanish one shares a few with it. */
const ENGLISH_SHARE = 0.6;
/** No words, but often before a hyphen. */
const PREFIX =
  /^(?:anti|bi|co|ex|inter|intra|micro|mid|mini|multi|neo|non|post|pre|re|semi|tri|ultra)$/i;
/** Those of words that are written with a hyphen or without: "co-workers". */
const SET_APART = /^(?:co|non)$/i;
/** Words that begin many others, which are written as one. */
const BEGINNING = /^(?:under|over|some|any|every|with|pass|work|net|news|hand|house|home|back)$/i;

/** Those that are written as one with almost any word, of which the dictionary lists few: "microbiome". */
const COMBINING =
  /^(?:aero|agro|astro|audio|auto|bio|cardio|cyber|electro|geo|hydro|hyper|immuno|infra|macro|meta|nano|neuro|over|para|photo|psycho|radio|socio|super|tele|thermo|trans|under|video)$/i;
const MIN_WORD = 3;
/** What ends many words that are written as one, of which the dictionary lists few: "stormwater", "trailhead". */
const CLOSED =
  /^(?:water|pack|flow|head|yard|down|page|way|side|land|house|line|work|man|ground)s?$/i;

type Pieces = readonly [string, string];

/** Tells whether a hyphen at the end of a line, which looks as if it divided a word, is one of a compound's own. */
export type OwnHyphens = (line: string, next: string) => boolean;

/**
 * Tells own hyphens of a document that divides words: a compound that stands with its hyphen within another line has it
 * at the end of one, and so do two English words that make no other: "low-" and "oxygen".
 */
export function findOwnHyphens(pages: readonly (readonly PdfLine[])[]): OwnHyphens {
  const lines = pages.flat();
  let texts: string[] | undefined;
  const stands = (word: string) => {
    texts ??= readIn(lines);
    return texts.some((text) => hasWord(text, word.toLowerCase()));
  };
  let isEnglish: boolean | undefined;
  return (line, next) => {
    if (lineHyphen(line, next) !== "broken") return false;
    const [first, second] = piecesAcross(line, next);
    if (!first || !second) return false;
    if (stands(`${first}${second}`)) return false;
    if (stands(`${first}-${second}`)) return true;
    // The dictionary knows no names: "Greenland".
    if (!/^\p{Ll}/u.test(first) || PREFIX.test(first) || COMBINING.test(first)) return false;
    if (CLOSED.test(second)) return false;
    if (first.length < MIN_WORD || second.length < MIN_WORD || !areTwoWords(first, second))
      return false;
    isEnglish ??= looksEnglish(wordsOf(lines));
    return isEnglish;
  };
}

/** The first lines of a document in lowercase, in which its words are looked for: enough to tell how it writes them. */
function readIn(lines: readonly PdfLine[]): string[] {
  return lines
    .slice(0, MOST_LINES_READ)
    .map(({ text }) => text.slice(0, MAX_CHARACTERS).toLowerCase());
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isWhole =
      !/[\p{L}-]/u.test(text[at - 1] ?? "") && !/\p{L}/u.test(text[at + word.length] ?? "");
    if (isWhole) return true;
  }
  return false;
}

/**
 * Whether a document divides no words: its lines end where their words do, at no margin, and hardly any with a hyphen. Those
 * that do are broken at a hyphen of their own, as in "late-" and "summer", since browsers and word processors set text so.
 */
export function dividesNoWords(pages: readonly (readonly PdfLine[])[]): boolean {
  const lines = pages.flat();
  const broken = pages.flatMap((page) =>
    page.flatMap(({ text }, at) => {
      const next = page[at + 1]?.text ?? "";
      return lineHyphen(text, next) === "broken" ? [piecesAcross(text, next)] : [];
    }),
  );
  const most = Math.max(lines.length < FEW_LINES ? 0 : 1, MOST_SHARE * lines.length);
  const set = settingOf(pages);
  if (broken.length > most || set === "flush") return false;
  // Few programs divide words in a list of short lines, and those that do seldom divide them into two others.
  if (set === "unknown" && !(broken.length > 0 && broken.every(areLongWords))) return false;
  const isWhole = (word: string) => lines.some(({ text }) => text.includes(word));
  const known = broken.slice(0, MOST_LOOKED_UP);
  if (known.some((pieces) => isWhole(pieces.join("")))) return false;
  return set === "unknown" || !divides(known, lines);
}

/** "right-" and "sizing", and no "under-" and "standing". */
function areLongWords(pieces: Pieces): boolean {
  if (BEGINNING.test(pieces[0]) && isEnglishWord(pieces.join(""))) return false;
  return pieces.every((piece) => piece.length >= MIN_LETTERS && isEnglishWord(piece));
}

/** Whether hyphens of an English document stand within its words, as in "impor-" and "tant", and between none. */
function divides(broken: readonly Pieces[], lines: readonly PdfLine[]): boolean {
  if (broken.length === 0) return false;
  const words = wordsOf(lines);
  if (!looksEnglish(words)) return false;
  const isWord = (piece: string) =>
    PREFIX.test(piece) || words.has(piece.toLowerCase()) || isEnglishWord(piece);
  if (!broken.every((pieces) => pieces.every(isWord))) return true;
  return broken.every(
    (pieces) =>
      !SET_APART.test(pieces[0]) && !areLongWords(pieces) && isEnglishWord(pieces.join("")),
  );
}

function looksEnglish(words: ReadonlySet<string>): boolean {
  return [...words].filter(isEnglishWord).length >= ENGLISH_SHARE * Math.max(1, words.size);
}

/** Some words of a document in lowercase, without those at the edges of its lines, which may be pieces of others. */
function wordsOf(lines: readonly PdfLine[]): Set<string> {
  const words = lines.slice(0, MOST_LINES_READ).flatMap(({ text }) =>
    text
      .slice(0, MAX_CHARACTERS)
      .split(/[^\p{L}'’-]+/u)
      .slice(1, -1),
  );
  return new Set(
    words.filter((word) => /^\p{L}{2,40}$/u.test(word)).map((word) => word.toLowerCase()),
  );
}

/** What a line ends with before its hyphen, and what the next one goes on with. */
function piecesAcross(line: string, next: string): Pieces {
  const piece = /[\p{L}'’]+$/u.exec(line.slice(-MAX_LETTERS, -1))?.[0] ?? "";
  return [piece, /^[\p{L}'’]+/u.exec(next.slice(0, MAX_LETTERS))?.[0] ?? ""];
}

/** How the lines that go on below end: at the margin or not; unknown with few of them. */
function settingOf(pages: readonly (readonly PdfLine[])[]): "ragged" | "flush" | "unknown" {
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
  if (all < MIN_LINES) return "unknown";
  return flush < FLUSH_SHARE * all ? "ragged" : "flush";
}
