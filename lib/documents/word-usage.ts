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
  await eachMatch(text, IN_SENTENCE, pause, (token) => {
    for (const { index } of token.matchAll(WORD_END)) {
      const word = token.slice(0, index);
      inSentences.set(word, (inSentences.get(word) ?? 0) + 1);
    }
  });
  const infinitives = new Set<string>();
  await eachMatch(text, INFINITIVE, pause, (word) => infinitives.add(word.toLowerCase()));
  const withArticle = new Map<string, number>();
  await eachMatch(text, WITH_ARTICLE, pause, (word) =>
    withArticle.set(word, (withArticle.get(word) ?? 0) + 1),
  );
  return { inSentences, infinitives, withArticle };
}

/** About a millisecond's worth: where nothing matches, looking for the next match takes all of it. */
const WINDOW = 100_000;
/** More than any pattern looks back. */
const LOOKED_BACK = 64;

async function eachMatch(
  text: string,
  pattern: RegExp,
  pause: () => Promise<void> | undefined,
  each: (match: string) => void,
): Promise<void> {
  for (let from = 0; from < text.length; ) {
    const space = text.indexOf(" ", from + WINDOW);
    const to = space < 0 ? text.length : space;
    const start = Math.max(0, from - LOOKED_BACK);
    await pause();
    for (const { 0: match, index } of text.slice(start, to).matchAll(pattern)) {
      const turn = pause();
      if (turn) await turn;
      if (start + index >= from) each(match);
    }
    from = to;
  }
}
