import { SENTENCE_END } from "@/lib/core/sentences";

const SPACELESS_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const MIN_WORDS = 5;
const MIN_SPACELESS_LETTERS = 10;
const MIN_LETTER_SHARE = 0.6;
const MAX_CHARACTERS = 600;

/** Whether a sentence can stand alone in a summary: a full sentence, not a heading or a table row. */
export function isWholeSentence(sentence: string): boolean {
  if (sentence.length > MAX_CHARACTERS || !SENTENCE_END.test(sentence)) return false;
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
