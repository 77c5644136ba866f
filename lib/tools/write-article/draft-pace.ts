import type { Draft } from "@/lib/providers/text/port";

/** Minimum number of accepted words for a reliable estimate. */
const MIN_WORDS_TO_JUDGE = 60;
/**
 * Alternatives are affordable when writing straight through needs at most this share of the time
 * left.
 */
const MAX_SHARE_OF_TIME = 0.5;

/**
 * Measures how fast acceptable words are written, to tell whether there is time for alternatives.
 *
 * @param deadlineMs milliseconds since the Unix epoch
 * @param wordsLeft returns the words still to be written; rejected ones don't count, so waste slows
 *   the pace
 */
export function createPace(deadlineMs: number, wordsLeft: () => number) {
  const wordsAtStart = wordsLeft();
  let busyMs = 0;

  return {
    /** Wraps a draft so that its calls are timed. */
    watch(draft: Draft): Draft {
      return {
        close: () => draft.close(),
        async continue(request) {
          const startedMs = performance.now();
          const answers = await draft.continue(request);
          busyMs += performance.now() - startedMs;
          return answers;
        },
      };
    },
    /** How many alternatives there is time for: 1 or 2. */
    candidates(): number {
      const written = wordsAtStart - wordsLeft();
      if (written < MIN_WORDS_TO_JUDGE) return 1;
      const neededMs = (wordsLeft() * busyMs) / written;
      return neededMs < (deadlineMs - Date.now()) * MAX_SHARE_OF_TIME ? 2 : 1;
    },
  };
}
