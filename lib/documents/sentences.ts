/** Abbreviations whose period doesn't end a sentence: `e.g. this`, `Fig. 3`, `J. Smith`. */
const ABBREVIATION =
  /(?:^|[\s([“"])(?:e\.g|i\.e|cf|vs|etc|al|fig|figs|eq|eqs|sec|ch|vol|no|nos|pp?|ed|eds|approx|ca|dr|mr|mrs|ms|prof|st|jr|sr|inc|ltd|co|dept|u\.s|z\.b|bzw|usw|nr|abb|\p{Lu})\.\s*$/iu;
const TERMINAL = /[.!?…。！？؟।]["'”’»）)\]]*$/u;
const SPACELESS_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A bullet, which isn't part of the text. */
const BULLET = /^\s*[•‣▪●○◦·■□▶►▸➢➤→⇒✓✔*–—-]\s+/;

/**
 * Longer than any abbreviation: checking only the end keeps splitting linear in the text's length.
 */
const TAIL = 24;

const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** Whether a paragraph begins with a bullet. */
export function isListItem(paragraph: string): boolean {
  return BULLET.test(paragraph);
}

/** Splits a paragraph into sentences; a heading or a list item counts as one. */
export function splitSentences(paragraph: string): string[] {
  return [...sentencesOf(paragraph)];
}

/** Like `splitSentences`, but lazily, so that the caller can pause between sentences. */
export function* sentencesOf(paragraph: string): Generator<string> {
  const text = paragraph.replace(BULLET, "").replace(/\s+/g, " ");
  let start = 0;
  for (const end of sentenceEnds(text)) {
    if (end < text.length && ABBREVIATION.test(text.slice(Math.max(start, end - TAIL), end)))
      continue;
    const sentence = text.slice(start, end).trim();
    if (sentence) yield sentence;
    start = end;
  }
}

/** The segmenter takes quadratic time, so it is given this many characters at a time. */
const WINDOW = 4_000;

/**
 * Yields the offsets, in UTF-16 code units, at which sentences end; anything longer than `WINDOW`
 * is cut.
 */
function* sentenceEnds(text: string): Generator<number> {
  let start = 0;
  while (start < text.length) {
    const window = text.slice(start, start + WINDOW);
    const segments = [...segmenter.segment(window)];
    // The last sentence may continue beyond the window.
    const whole =
      start + WINDOW < text.length && segments.length > 1 ? segments.slice(0, -1) : segments;
    for (const { index, segment } of whole) yield start + index + segment.length;
    const last = whole.at(-1);
    start += last ? last.index + last.segment.length : window.length;
  }
}

/** Splits a text into paragraphs at blank lines; empty ones are dropped. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

const MIN_WORDS = 5;
const MIN_SPACELESS_LETTERS = 10;
const MIN_LETTER_SHARE = 0.6;
const MAX_CHARACTERS = 600;

/** Whether a sentence can stand alone in a summary: a full sentence, not a heading or a table row. */
export function isWholeSentence(sentence: string): boolean {
  if (sentence.length > MAX_CHARACTERS || !TERMINAL.test(sentence)) return false;
  if (/\.{4,}|(?:\. ){3,}|…{2,}/.test(sentence)) return false; // dot leaders of a table of contents
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  if (letters < MIN_LETTER_SHARE * sentence.replace(/\s/g, "").length) return false;
  if (SPACELESS_LETTER.test(sentence)) return letters >= MIN_SPACELESS_LETTERS;
  if (!/^["'“”‘’«([¿¡]*[\p{Lu}\p{Lo}\p{N}]/u.test(sentence)) return false;
  return countRealWords(sentence) >= MIN_WORDS;
}

const MIN_PHRASE_WORDS = 3;

/** Whether a text is meaningful without being a sentence, as bullet points are. */
export function isPhrase(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false;
  if (SPACELESS_LETTER.test(text)) return (text.match(/\p{L}/gu)?.length ?? 0) >= MIN_PHRASE_WORDS;
  return countRealWords(text) >= MIN_PHRASE_WORDS;
}

/** Single letters don't count: `a b c d e` are labels in a figure. */
function countRealWords(sentence: string): number {
  return sentence.match(/\p{L}[\p{L}'’-]+/gu)?.length ?? 0;
}
