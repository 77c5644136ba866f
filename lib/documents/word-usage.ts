import { createYielder } from "@/lib/core/yield-to-event-loop";

/** How a text uses its words: read once, since looking through all of it for each word of each heading takes seconds. */
export type WordUsage = {
  /** How often a word follows a lowercase word, so that its own case isn't due to a sentence start. */
  inSentences: ReadonlyMap<string, number>;
  /** Words after "to", "can" and the like, in lowercase. */
  infinitives: ReadonlySet<string>;
  /** How often a lowercase word ends a phrase with an article: "the boat", "a new boat". */
  withArticle: ReadonlyMap<string, number>;
};

/** No word is longer, and the beginnings of one that is would add up. */
const IN_SENTENCE = /(?<=\p{Ll},? )\S{1,64}/gu;
/** Where a word may end: "C" is a word of "C++", and "job" of "job-control". */
const WORD_END = /(?![\p{L}\p{N}])/gu;
const INFINITIVE = /(?<=\b(?:to|can|must|may|should|will|not|you) )[\p{L}\p{N}_]+/giu;
const WITH_ARTICLE =
  /(?<=\b(?:[Tt]he|[Aa]n?|[Oo]ur|[Yy]our|[Tt]his|each|every) (?:\p{Ll}{2,20} )?)\p{Ll}{2,40}(?![\p{L}\p{N}])/gu;

/**
 * Reads how a text uses its words, and shares the event loop meanwhile.
 *
 * @throws AppError `aborted` when the signal fires
 */
export async function readWordUsage(text: string, signal?: AbortSignal): Promise<WordUsage> {
  const pause = createYielder(signal);
  const inSentences = new Map<string, number>();
  for (const [token] of text.matchAll(IN_SENTENCE)) {
    await pause();
    for (const { index } of token.matchAll(WORD_END)) {
      const word = token.slice(0, index);
      inSentences.set(word, (inSentences.get(word) ?? 0) + 1);
    }
  }
  const infinitives = new Set<string>();
  for (const [word] of text.matchAll(INFINITIVE)) {
    await pause();
    infinitives.add(word.toLowerCase());
  }
  const withArticle = new Map<string, number>();
  for (const [word] of text.matchAll(WITH_ARTICLE)) {
    await pause();
    withArticle.set(word, (withArticle.get(word) ?? 0) + 1);
  }
  return { inSentences, infinitives, withArticle };
}
