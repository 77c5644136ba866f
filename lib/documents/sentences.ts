/** Ends with a full stop and goes on: `e.g. this`, `Fig. 3`, `J. Smith`. */
const ABBREVIATION =
  /(?:^|[\s([“"])(?:e\.g|i\.e|cf|vs|etc|al|fig|figs|eq|eqs|sec|ch|vol|no|nos|pp?|ed|eds|approx|ca|dr|mr|mrs|ms|prof|st|jr|sr|inc|ltd|co|dept|u\.s|z\.b|bzw|usw|nr|abb|\p{Lu})\.\s*$/iu;
const TERMINAL = /[.!?…。！？؟।]["'”’»）)\]]*$/u;
const SPACELESS_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A mark that draws a list, and says nothing. */
const BULLET = /^\s*[•‣▪●○◦·■□▶►▸➢➤→⇒✓✔*–—-]\s+/;

const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });

export function isListItem(paragraph: string): boolean {
  return BULLET.test(paragraph);
}

/** The sentences of one paragraph in their order; headings and items of lists count as one each. */
export function splitSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  let open = "";
  const text = paragraph.replace(BULLET, "").replace(/\s+/g, " ");
  for (const { segment } of segmenter.segment(text)) {
    open += segment;
    if (ABBREVIATION.test(open)) continue;
    if (open.trim()) sentences.push(open.trim());
    open = "";
  }
  if (open.trim()) sentences.push(open.trim());
  return sentences;
}

/** Paragraphs of a text, which are parted by empty lines. */
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

/** Whether it can stand by itself in a summary: a whole sentence of words, not a heading or a table's row. */
export function isWholeSentence(sentence: string): boolean {
  if (sentence.length > MAX_CHARACTERS || !TERMINAL.test(sentence)) return false;
  if (/\.{4,}|(?:\. ){3,}|…{2,}/.test(sentence)) return false; // a table of contents
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  if (letters < MIN_LETTER_SHARE * sentence.replace(/\s/g, "").length) return false;
  if (SPACELESS_LETTER.test(sentence)) return letters >= MIN_SPACELESS_LETTERS;
  if (!/^["'“”‘’«([¿¡]*[\p{Lu}\p{Lo}\p{N}]/u.test(sentence)) return false;
  return countRealWords(sentence) >= MIN_WORDS;
}

const MIN_PHRASE_WORDS = 3;

/** Whether it says something without being a sentence, as the points of slides and of lists do. */
export function isPhrase(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false;
  if (SPACELESS_LETTER.test(text)) return (text.match(/\p{L}/gu)?.length ?? 0) >= MIN_PHRASE_WORDS;
  return countRealWords(text) >= MIN_PHRASE_WORDS;
}

/** Words of more than one letter: `a b c d e` are labels of a figure. */
function countRealWords(sentence: string): number {
  return sentence.match(/\p{L}[\p{L}'’-]+/gu)?.length ?? 0;
}
