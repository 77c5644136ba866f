import { isContrasted } from "@/lib/tools/youtube-summarizer/contrasts";
import { isInStep } from "@/lib/tools/youtube-summarizer/counted-steps";
import {
  isBeforeOpenUntil,
  isEndOfUntil,
} from "@/lib/tools/youtube-summarizer/doubtful-conditions";
import { isInNumber, isInName as isInTitle } from "@/lib/tools/youtube-summarizer/held-together";
import { isQuestion } from "@/lib/tools/youtube-summarizer/is-question";
import {
  isApartInInstruction,
  isWholeInInstruction,
} from "@/lib/tools/youtube-summarizer/kept-instructions";
import { isBeforeClauseOfDay } from "@/lib/tools/youtube-summarizer/opened-by-report";
import { isLabel, isSum } from "@/lib/tools/youtube-summarizer/pieces-of-speech";
import { restoreCase } from "@/lib/tools/youtube-summarizer/restore-case";
import { isFigureSet } from "@/lib/tools/youtube-summarizer/set-figures";
import type { SpokenWord } from "@/lib/tools/youtube-summarizer/spoken-words";
import { isInTime } from "@/lib/tools/youtube-summarizer/times-told";

/** "You want | it about an inch smaller", "a doctor named Loring | Miner": no comma goes between. */
function isInPhrase(words: readonly string[], kinds: readonly string[], index: number): boolean {
  const isVerb = /^(?:Cop|Mod|Past|Pres|Aux|Inf)/;
  const after = words[index + 2] ?? "";
  if (/^(?:it|them|him|me|us)$/.test(words[index + 1] ?? ""))
    return (
      isVerb.test(kinds[index] ?? "") && (after === "don't" || !isVerb.test(kinds[index + 2] ?? ""))
    );
  return words[index - 1] === "named" && /^(?:Noun|Name)/.test(kinds[index + 1] ?? "");
}

/** "But" and one of these begin a clause. */
const SUBJECT = /^(?:i|you|he|she|we|they|it|the|a|that|this|there|my|if)$/;
const MIN_CLAUSE = 3;

/** "Every young business | make": no comma goes before the last word, unless somebody adds it. */
function isBeforeLastVerb(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  const isVerb = /^(?:Inf|Pres|Past|Part)$/.test(kinds[index + 1] ?? "");
  const last = words[index + 1] ?? "";
  return isVerb && index + 2 === words.length && /^\p{L}+$/u.test(last) && !ADDED.test(last);
}

/** "Explain why | the old pool will close", "until | it opens". */
function isBeforeOwnClause(words: readonly string[], index: number): boolean {
  return (
    /^(?:why|how|until|unless|whether)$/.test(words[index] ?? "") &&
    /^(?:the|a|an|my|your|our|his|her|their|i|we|you|they|he|she|it)$/.test(words[index + 1] ?? "")
  );
}

const ADDED =
  /^(?:thanks|thank|sure|please|relax|sorry|tough|right|okay|see|wait|look|listen|welcome)$/;

/** Log odds above which a comma is written. */
const LIKELY_COMMA = 0;

/** Two nouns that are said one after the other again: "wool detergent" is no list. */
export function pairsSaidAgain(words: readonly string[], kinds: readonly string[]): Set<string> {
  const [once, again] = [new Set<string>(), new Set<string>()];
  for (const [index, word] of words.entries()) {
    const isPair = [0, 1].every((offset) => /^(?:Noun|Plur)/.test(kinds[index + offset] ?? ""));
    if (!isPair || word === words[index + 1]) continue;
    const pair = `${word} ${words[index + 1]}`;
    (once.has(pair) ? again : once).add(pair);
  }
  return again;
}

type Marks = {
  /** How many words there are up to each place where a sentence may end, the last of which is the end. */
  pieces: readonly number[];
  /** Log odds that one follows each word. */
  commas: Float32Array | undefined;
  /** Words between which none stands. */
  pairs: ReadonlySet<string>;
  /** Whether a name goes on after a word: none stands there either. */
  isInName: (index: number) => boolean;
};

/** Writes the words of a sentence with its marks and capitals. */
export function writeSentence(
  words: readonly SpokenWord[],
  kinds: readonly string[],
  { pieces, commas, pairs, isInName }: Marks,
): string {
  const plain = words.map((word) => word.plain);
  const written = restoreCase(words, kinds).map((word, index) => {
    const bare = word.replace(/[.!?]{1,5}$/, "");
    if (index + 1 === words.length) return bare;
    if (isLabel(plain, index)) return `${bare}:`;
    const isInside =
      isInNumber(plain, index) ||
      isInTitle(plain, index) ||
      isInName(index) ||
      isInStep(plain, index) ||
      isInTime(plain, index) ||
      isBeforeClauseOfDay(plain, index) ||
      isWholeInInstruction(plain, kinds, index) ||
      pairs.has(`${plain[index]} ${plain[index + 1]}`);
    if (isInside || isInPhrase(plain, kinds, index)) return bare;
    if (isBeforeLastVerb(plain, kinds, index) || isBeforeOwnClause(plain, index)) return bare;
    const hasClauseAfter = plain[index + 1] === "but" && SUBJECT.test(plain[index + 2] ?? "");
    const hasComma =
      pieces.includes(index + 1) ||
      isSum(plain, index) ||
      isFigureSet(plain, index + 1) ||
      isEndOfUntil(plain, kinds, index) ||
      isBeforeOpenUntil(plain, kinds, index) ||
      isContrasted(plain, kinds, index) ||
      isApartInInstruction(plain, kinds, index) ||
      (hasClauseAfter && index + 1 >= MIN_CLAUSE) ||
      (commas?.[index] ?? Number.NEGATIVE_INFINITY) > LIKELY_COMMA;
    return hasComma ? `${bare.replace(/[,;:]$/, "")},` : bare;
  });
  const text = written.join(" ").replace(/[,;:–-]{1,5}$/, "");
  return `${text}${isQuestion(plain.slice(pieces.at(-2) ?? 0)) ? "?" : "."}`;
}
