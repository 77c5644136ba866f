import {
  type RecognizedLine,
  type RecognizedPage,
  type RecognizedWord,
  UNSURE_BELOW,
} from "@/lib/ocr/recognized-page";

/** In many fonts, these look the same, and no dictionary tells which is meant in a code. */
const ALIKE = /[0Oo1Il]/;
/** What divides the parts of a code. */
const DIVIDER = /[^\p{L}\p{N}]+/u;
const MIXED = /\p{L}\d|\d\p{L}/u;
/** What has letters and figures without being a code. */
const ORDINARY = [
  // A number with its unit or ordinal ("12V", "10am", "1st"), and several of them.
  /^\d{1,12}\p{L}{1,3}$/u,
  /^(?:\d{1,4}[dhms]){1,4}\d{0,4}$/u,
  /^(?:\d{1,4}\p{Ll}{2}){2,3}$/u,
  // Sizes, frames, and parts of a whole: "1920x1080", "30x40x10cm", "1080p60", "1of10".
  /^\d{1,12}(?:[x×]\d{1,12}){1,3}\p{L}{0,2}$/u,
  /^\d{3,4}[ip]\d{2,3}$/u,
  /^\d{1,3}of\d{1,3}$/u,
  // Numbers as computers write them.
  /^\d{1,12}e\d{1,4}$/u,
  /^0x[\da-f]{1,16}$/u,
  // A word with a number ("Room101"), a word between its ends ("i18n"), a date ("12Jan2021"), and a letter with a number ("A320").
  /^\p{Lu}?\p{Ll}{2,30}\d{1,6}$/u,
  /^\p{Ll}\d{1,2}\p{Ll}$/u,
  /^\d{1,2}\p{Lu}\p{Ll}{2,8}\d{2,4}$/u,
  /^\p{Lu}\d{1,3}$/u,
  // Kinds of flu, organic substances, and episodes: "H1N1", "C6H12O6", "S01E02".
  /^H\d{1,2}N\d{1,2}$/u,
  /^C\d{0,2}H\d{1,3}(?:[NOPS]\d{0,2}){0,4}$/u,
  /^S\d{1,2}E\d{1,3}$/u,
];
/** An amount after the letters of its currency. */
const MONEY = /^\p{Lu}{1,3}\d{1,3}(?:,\d{3}){1,4}(?:\.\d{2})?$/u;
/** Of a code without a divider, and of one whose parts are figures and capitals. */
const MIN_LENGTH = { whole: 4, parts: 6 };
/** Capitals and a long number, such as a ticket's: a year, a norm, or a model has four figures. */
const NUMBERED = /^\p{Lu}{1,4}(?:0\d{3,11}|[1-9]\d{4,11})$/u;
/** What an address of a device or the fingerprint of a key looks like: pairs of what are figures in base 16, which has neither O nor I. */
const PAIRS = /^[\dA-Fa-fOoIl]{2}([:-])(?:[\dA-Fa-fOoIl]{2}\1){2,39}[\dA-Fa-fOoIl]{2}$/;
/** Pairs without these are sung: "la-la-la-la". */
const MIN_FIGURES = 2;
/** What no text has: a sign of another measure before that of a currency. */
const IMPOSSIBLE = /[%&#§]\p{Sc}\d/u;

/**
 * A page whose codes are shown as uncertain where they have letters or figures that look alike: the engine is as sure of "1100" as
 * it is of "I1O0". In pairs of base 16, O is 0 and I is 1.
 */
export function withMixedCodes(page: RecognizedPage): RecognizedPage {
  return { ...page, paragraphs: page.paragraphs.map((lines) => lines.map(inLine)) };
}

function inLine(line: RecognizedLine): RecognizedLine {
  const { words } = line;
  const doubted = new Set<RecognizedWord>();
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    // The engine often takes the hyphen of a code for its end.
    const isBegun = next !== undefined && /[\p{L}\p{N}]-$/u.test(word.text);
    if (isBegun && isMixedCode(word.text + next.text)) doubted.add(word).add(next);
    else if (isMixedCode(word.text) || IMPOSSIBLE.test(word.text)) doubted.add(word);
  }
  return { ...line, words: words.map((word) => (doubted.has(word) ? doubt(word) : word)) };
}

function doubt(word: RecognizedWord): RecognizedWord {
  const code = trimmed(word.text);
  const mended = isPairs(code) ? code.replace(/O/gi, "0").replace(/[Il]/g, "1") : code;
  const text = word.text.replace(code, () => mended);
  return { ...word, text, confidence: Math.min(word.confidence, UNSURE_BELOW - 1) };
}

/** Whether a text is a code of letters and figures of which some look alike. */
function isMixedCode(text: string): boolean {
  const code = trimmed(text);
  if (!ALIKE.test(code) || /@|:\/\/|www\./.test(code)) return false;
  if (isPairs(code)) return /\p{L}/u.test(code);
  if (MONEY.test(code)) return false;
  const parts = code.split(DIVIDER);
  const mixed = parts.filter((part) => MIXED.test(part));
  if (mixed.every(isOrdinary)) return false;
  if (mixed.some((part) => isCode(part))) return true;
  const isPlain = parts.every((part) => /^[\d\p{Lu}]+$/u.test(part));
  return parts.length > 1 && isPlain && parts.join("").length >= MIN_LENGTH.parts;
}

function isPairs(code: string): boolean {
  return PAIRS.test(code) && code.replace(/\D/g, "").length >= MIN_FIGURES;
}

function isOrdinary(part: string): boolean {
  return ORDINARY.some((pattern) => pattern.test(part));
}

function isCode(part: string): boolean {
  if (NUMBERED.test(part)) return true;
  if (part.length < MIN_LENGTH.whole || isOrdinary(part)) return false;
  // Letters and figures take turns, so that neither is a number or a word.
  return /\p{L}\d+\p{L}|\d\p{L}+\d/u.test(part);
}

/** Without what punctuation stands around it. */
function trimmed(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]{1,8}/u, "").replace(/[^\p{L}\p{N}]{1,8}$/u, "");
}
