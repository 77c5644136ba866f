import { SENTENCE_END, sentencesOf } from "@/lib/core/sentences";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { DocumentPart } from "@/lib/documents/citation";
import type { SpokenMarks } from "@/lib/providers/embeddings/port";
import { cleanCaptions } from "@/lib/tools/youtube-summarizer/clean-captions";
import { isDoubtfulEnd } from "@/lib/tools/youtube-summarizer/doubtful-conditions";
import { dropFillers } from "@/lib/tools/youtube-summarizer/drop-fillers";
import { languageOf } from "@/lib/tools/youtube-summarizer/find-hesitations";
import { findSentences } from "@/lib/tools/youtube-summarizer/find-sentences";
import {
  beginsFloating,
  DOUBTFUL,
  unfloating,
} from "@/lib/tools/youtube-summarizer/floating-phrases";
import { joinCaptions } from "@/lib/tools/youtube-summarizer/join-captions";
import { announcesNext } from "@/lib/tools/youtube-summarizer/kept-instructions";
import { namesSaid } from "@/lib/tools/youtube-summarizer/names-said";
import { isOnlyCondition } from "@/lib/tools/youtube-summarizer/open-conditions";
import { asks, isObjectOf, leadsOn, opens } from "@/lib/tools/youtube-summarizer/pieces-of-speech";
import { restoreApostrophes } from "@/lib/tools/youtube-summarizer/restore-apostrophes";
import { isInCapitals } from "@/lib/tools/youtube-summarizer/restore-case";
import { wordsOfHeading } from "@/lib/tools/youtube-summarizer/spoken-headings";
import { type SpokenWord, spokenWords } from "@/lib/tools/youtube-summarizer/spoken-words";
import { pairsSaidAgain, writeSentence } from "@/lib/tools/youtube-summarizer/write-sentence";

/** What was said, one sentence per part, and what was changed to write it down. */
export type Speech = {
  /** Each begins in the second at which the caption of its first word does. */
  parts: DocumentPart[];
  /** Sentences, marks, and capitals were added, and words that fill pauses dropped. */
  punctuated: boolean;
  /** False where the captions have no punctuation and their language isn't one it can be added in: then parts are captions. */
  hasSentences: boolean;
};

type ReadMarks = (words: readonly string[]) => Promise<SpokenMarks | undefined>;

/** With more words to a sentence than this, a transcript has no punctuation. */
const MAX_SPOKEN_SENTENCE = 45;
/** Fewer words than this tell nothing. */
const MIN_WORDS = 20;

/**
 * Writes down what captions say as sentences. Captions with punctuation are joined and divided at it. English ones without it
 * are divided by `findSentences`, and get marks and capitals; those of other languages are joined by `joinCaptions`. No word is added, changed, or moved; of those that are left
 * out, `cleanCaptions` and `dropFillers` tell.
 *
 * @param timed whether the parts have times; otherwise each is a paragraph
 * @param readMarks tells how likely a mark follows each word; undefined while no model can
 */
export async function restoreSpeech(
  captions: readonly DocumentPart[],
  timed: boolean,
  readMarks?: ReadMarks,
): Promise<Speech> {
  const pause = createYielder();
  const clean = await cleanCaptions(captions);
  await pause();
  const all = await spokenWords(clean, !timed);
  await pause();
  const punctuated = !hasSentences(all) && all.length >= MIN_WORDS;
  const language = languageOf(all);
  if (!punctuated) {
    // What sounds like a pause in one language is a word in another.
    const written = await dropFillers(all, true, language.sure ? language.code : "");
    return { parts: await joinSentences(written), punctuated, hasSentences: true };
  }
  if (language.code !== "en")
    return {
      parts: await joinCaptions(clean, language.code),
      punctuated: false,
      hasSentences: false,
    };
  const cased = isInCapitals(all) ? all.map(inLowercase) : all;
  await pause();
  const words = await dropFillers(restoreApostrophes(cased), false, language.code);
  await pause();
  return { parts: await divide(words, readMarks), punctuated, hasSentences: true };
}

function hasSentences(words: readonly SpokenWord[]): boolean {
  const ends = words.filter(({ text }) => SENTENCE_END.test(text)).length;
  return words.length / Math.max(1, ends) <= MAX_SPOKEN_SENTENCE;
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
      const place = turn[at]?.place ?? turn.at(-1)?.place ?? 0;
      const opens = at === 0 && parts.length > 0;
      parts.push({ place, text: sentence, ...(opens && { opens }), ...toldOf(turn[at]) });
      at = wordAfter(turn, at, sentence.split(" ").length);
    }
  }
  return parts;
}

/** What the transcript tells about the sentence that a word begins. */
function toldOf({ speaker, heading }: Partial<SpokenWord> = {}): Partial<DocumentPart> {
  return { ...(speaker !== undefined && { speaker }), ...(heading && { heading }) };
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

/**
 * Where a sentence ends less surely than this, a comma says less that is wrong than a full stop. Without the model, the table
 * doesn't know how sure it is.
 */
const SURE_END = 0.7;
/** With more words than this, a stretch is divided anyway. */
const MAX_STRETCH = 42;

/** Below this, "yeah I think I would" and the like may answer what was said before it in the same breath. */
const SURE_OF_REPLY = 0.9;
const REPLY = /^(?:yeah|yes|yep|no|nope|unless|because|cause)$/;

/** Whether a reply, or what limits or explains what was said, may go on with it. */
function isReplied(words: readonly string[], to: number, ends: number): boolean {
  return ends < SURE_OF_REPLY && REPLY.test(words[to] ?? "");
}

/** Writes sentences, and those whose ends are doubtful together with what follows. */
async function divide(
  words: readonly SpokenWord[],
  readMarks: ReadMarks | undefined,
): Promise<DocumentPart[]> {
  const pause = createYielder();
  const plain = words.map((word) => word.plain);
  const marks = await readMarks?.(plain);
  const { kinds, sentences } = await findSentences(words, marks?.ends);
  const sure = marks ? SURE_END : 0;
  const parts: DocumentPart[] = [];
  const isHeading = (one: { from: number; to: number }) =>
    wordsOfHeading(plain, kinds, one.from - 1, marks?.ends) === one.to - one.from;
  let [from, begins] = [0, 1];
  const pieces: number[] = [];
  const pairs = pairsSaidAgain(plain, kinds);
  const isInName = namesSaid(words);
  let isCut = false;
  for (const [index, piece] of sentences.entries()) {
    await pause();
    const { to, ends, whole } = piece;
    pieces.push(to - from);
    const next = sentences[index + 1];
    const fits = next && !words[to]?.opens && next.to - from <= MAX_STRETCH;
    const isDoubtful = isDoubtfulEnd(plain, kinds, to - 1, marks ? ends : 1);
    const isApart = next && isObjectOf(words, next);
    const isOpen = isOnlyCondition(plain.slice(from, to), kinds.slice(from, to));
    const isUnsure = ends < sure || isDoubtful || isApart || isOpen || isReplied(plain, to, ends);
    if (fits && isUnsure && !asks(words, piece) && !opens(words, next)) continue;
    if (fits && (leadsOn(words, piece) || isHeading(piece))) continue;
    if (fits && announcesNext(plain.slice(from, to).join(" "), asks(words, next))) continue;
    const own = words.slice(from, to);
    const start = from;
    const floats = beginsFloating(plain, marks?.ends, { from, to, begins });
    const before = parts.at(-1);
    const isHalf = isCut || isDoubtful;
    if (floats && before?.certainty !== undefined) before.certainty *= DOUBTFUL;
    parts.push({
      place: own[0]?.place ?? 0,
      ...(from > 0 && own[0]?.opens && { opens: true }),
      ...toldOf(own[0]),
      text: writeSentence(own, kinds.slice(from, to), {
        pieces,
        commas: marks?.commas.subarray(from, to),
        pairs,
        isInName: (index) => isInName(start + index),
      }),
      certainty:
        begins *
        ends *
        (pieces.length === 1 ? whole : 1) *
        unfloating(plain, kinds, marks?.ends, from, to) *
        (floats || isHalf ? DOUBTFUL : 1) *
        (isOpen ? DOUBTFUL ** 2 : 1),
    });
    isCut = isDoubtful;
    [from, begins] = [to, ends];
    pieces.length = 0;
  }
  return parts;
}
