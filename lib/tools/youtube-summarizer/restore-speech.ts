import { eld } from "eld/small";
import { SENTENCE_END, sentencesOf } from "@/lib/core/sentences";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { DocumentPart } from "@/lib/documents/citation";
import { cleanCaptions } from "@/lib/tools/youtube-summarizer/clean-captions";
import { dropFillers } from "@/lib/tools/youtube-summarizer/drop-fillers";
import { findSentences } from "@/lib/tools/youtube-summarizer/find-sentences";
import { isQuestion } from "@/lib/tools/youtube-summarizer/is-question";
import { isInCapitals, restoreCase } from "@/lib/tools/youtube-summarizer/restore-case";
import { type SpokenWord, spokenWords } from "@/lib/tools/youtube-summarizer/spoken-words";

/** What was said, one sentence per part, and what was changed to write it down. */
export type Speech = {
  /** Each begins in the second at which the caption of its first word does. */
  parts: DocumentPart[];
  /** Sentences, marks, and capitals were added, and words that fill pauses dropped. */
  punctuated: boolean;
};

type ReadEnds = (words: readonly string[]) => Promise<Float32Array | undefined>;

/** With more words to a sentence than this, a transcript has no punctuation. */
const MAX_SPOKEN_SENTENCE = 45;
/** Fewer words than this tell nothing. */
const MIN_WORDS = 20;
/** Enough to tell a language by. */
const LANGUAGE_WORDS = 500;
const LANGUAGE_CHARACTERS = 3_000;

/**
 * Writes down what captions say as sentences. Captions with punctuation are joined and divided at it. English ones without it
 * are divided by `findSentences`, and get marks and capitals. No word is added, changed, or moved; of those that are left
 * out, `cleanCaptions` and `dropFillers` tell.
 *
 * @param timed whether the parts have times; otherwise each is a paragraph
 * @param readEnds tells the log odds that a sentence ends after each word; undefined while no model can
 */
export async function restoreSpeech(
  captions: readonly DocumentPart[],
  timed: boolean,
  readEnds?: ReadEnds,
): Promise<Speech> {
  const pause = createYielder();
  const clean = await cleanCaptions(captions);
  await pause();
  const all = await spokenWords(clean, !timed);
  await pause();
  const punctuated = !hasSentences(all) && all.length >= MIN_WORDS;
  if (!punctuated) return { parts: await joinSentences(await dropFillers(all, true)), punctuated };
  if (!isEnglish(all)) return { parts: clean.map(withoutMarks), punctuated: false };
  const cased = isInCapitals(all) ? all.map(inLowercase) : all;
  await pause();
  const words = await dropFillers(cased, false);
  await pause();
  return { parts: await divide(words, readEnds), punctuated };
}

function hasSentences(words: readonly SpokenWord[]): boolean {
  const ends = words.filter(({ text }) => SENTENCE_END.test(text)).length;
  return words.length / Math.max(1, ends) <= MAX_SPOKEN_SENTENCE;
}

function isEnglish(words: readonly SpokenWord[]): boolean {
  const text = words.slice(0, LANGUAGE_WORDS).map(({ plain }) => plain);
  return eld.detect(text.join(" ").slice(0, LANGUAGE_CHARACTERS)).language === "en";
}

function withoutMarks({ place, text }: DocumentPart): DocumentPart {
  return { place, text: text.replaceAll("»", "").replace(/\s+/g, " ").trim() };
}

function inLowercase(word: SpokenWord): SpokenWord {
  return { ...word, text: word.text.toLowerCase() };
}

/** Joins captions that end within sentences, and divides them after each. */
async function joinSentences(words: readonly SpokenWord[]): Promise<DocumentPart[]> {
  const pause = createYielder();
  const parts: DocumentPart[] = [];
  for (const turn of turnsOf(words)) {
    let at = 0;
    for (const sentence of sentencesOf(turn.map(({ text }) => text).join(" "))) {
      await pause();
      parts.push({ place: turn[at]?.place ?? turn.at(-1)?.place ?? 0, text: sentence });
      at = wordAfter(turn, at, sentence.split(" ").length);
    }
  }
  return parts;
}

/** The index of the word that follows so many tokens; a word may hold several. */
function wordAfter(turn: readonly SpokenWord[], from: number, tokens: number): number {
  let at = from;
  for (let left = tokens; left > 0 && at < turn.length; at += 1)
    left -= (turn[at]?.text ?? "").split(" ").length;
  return at;
}

function turnsOf(words: readonly SpokenWord[]): SpokenWord[][] {
  const turns: SpokenWord[][] = [];
  for (const word of words) {
    if (word.opens || turns.length === 0) turns.push([]);
    turns.at(-1)?.push(word);
  }
  return turns;
}

async function divide(
  words: readonly SpokenWord[],
  readEnds: ReadEnds | undefined,
): Promise<DocumentPart[]> {
  const pause = createYielder();
  const ends = await readEnds?.(words.map(({ plain }) => plain));
  const { kinds, sentences } = await findSentences(words, ends);
  const parts: DocumentPart[] = [];
  for (const { from, to, certainty } of sentences) {
    await pause();
    const own = words.slice(from, to);
    const text = writeSentence(own, kinds.slice(from, to));
    parts.push({ place: own[0]?.place ?? 0, text, certainty });
  }
  return parts;
}

/** "But" and one of these begin a clause. */
const SUBJECT = /^(?:i|you|he|she|we|they|it|the|a|that|this|there|my|if)$/;
const MIN_CLAUSE = 3;

function writeSentence(words: readonly SpokenWord[], kinds: readonly string[]): string {
  const plain = words.map((word) => word.plain);
  const written = restoreCase(words, kinds).map((word, index) => {
    const bare = word.replace(/[.!?]{1,5}$/, "");
    const hasClauseAfter = plain[index + 1] === "but" && SUBJECT.test(plain[index + 2] ?? "");
    return hasClauseAfter && index + 1 >= MIN_CLAUSE ? `${bare},` : bare;
  });
  const text = written.join(" ").replace(/[,;:–-]{1,5}$/, "");
  return `${text}${isQuestion(plain) ? "?" : "."}`;
}
