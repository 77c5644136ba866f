import { rememberLast } from "@/lib/core/remember-last";
import { stem } from "@/lib/core/stem";

/** Scripts written without spaces; their words are indexed as letter pairs. */
export const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー]/u;
const TOKEN = new RegExp(
  `${SPACELESS.source}+|(?<![\\p{L}\\p{N}-])--?\\p{L}[\\p{L}\\p{N}-]*|[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}]*(?:[.,'’+#-]*[\\p{L}\\p{N}+#]+)*`,
  "gu",
);

/** Dashes as printed before command-line options in manuals. */
const DASHES = /[−‐‑]/g;

/**
 * Tokenizes a text for search: lowercase, stemmed; scripts without spaces become letter pairs.
 * Keeps `c++`, `node.js`, `3.14` and `covid-19` whole, and the dashes of `-r` and `--help`.
 */
export function searchTerms(text: string): string[] {
  return text.length < MANY_CHARACTERS ? readTerms(text) : [...termsOfLong(text)];
}

/**
 * A statement seldom has as many; a question that has is read for many rules. One text is held, so a long statement takes the
 * place of the question.
 */
const MANY_CHARACTERS = 500;
const termsOfLong = rememberLast(readTerms);

function readTerms(text: string): string[] {
  const terms: string[] = [];
  const plain = text.normalize("NFKC").toLowerCase().replace(DASHES, "-");
  for (const [token] of plain.matchAll(TOKEN)) {
    if (token.startsWith("-")) terms.push(token);
    else if (SPACELESS.test(token)) for (const pair of bigrams(token)) terms.push(pair);
    else terms.push(stem(token), ...compoundParts(token));
  }
  return terms;
}

/** Returns the distinct `searchTerms` of a text without stop words. */
export function contentTerms(text: string): string[] {
  return [...new Set(searchTerms(text))].filter((term) => !STOP_STEMS.has(term));
}

function bigrams(run: string): string[] {
  const letters = [...run];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** The parts of `well-known`, so that each can be found. */
function compoundParts(token: string): string[] {
  if (!/[-'’]/.test(token) || /\d/.test(token)) return [];
  const parts = token.split(/[-'’]+/).filter((part) => part.length > 2);
  return parts.length > 1 ? parts.map(stem) : [];
}

const STOP_WORDS = `a about above according after again all also am an and any anybody anyone anything are as at be
  because been before being below between both but by can could describe did do does doing done document
  down during each either else ever explain few find for from further get give given gives go had has
  have having he her here hers him his how however i if in into is it its itself just kind know let like
  list long look made make makes many may me mean means mention mentioned might more most much must my
  name no nor not now of off on once one only or other our out over own page paper pdf per please report
  said same say says shall she should so some someone something state states such take tell text than
  that the their them then there these they this those through to too under until up upon us use used
  uses using very video was way we were what whatever when where whether which while who whom whose why
  will with within without would you your`;

const STOP_STEMS = new Set(STOP_WORDS.split(/\s+/).flatMap((word) => [word, stem(word)]));
