import type { Draft } from "@/lib/providers/text/port";

/** Words that must stand before a speed is worth believing. */
const MIN_WORDS_TO_JUDGE = 60;
/** Part of what is left of the time that writing straight on may need, for alternatives to be affordable. */
const MAX_SHARE_OF_TIME = 0.5;

/**
 * Measures how fast words that can stand are written, to know whether there is time for an alternative.
 *
 * @param wordsLeft words still to be written; what was thrown away is not counted, so waste slows the pace
 */
export function createPace(deadlineMs: number, wordsLeft: () => number) {
  const wordsAtStart = wordsLeft();
  let busyMs = 0;

  return {
    /** The same draft, with its calls timed. */
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
    /** 1 or 2: how many alternatives the time allows for. */
    candidates(): number {
      const written = wordsAtStart - wordsLeft();
      if (written < MIN_WORDS_TO_JUDGE) return 1;
      const neededMs = (wordsLeft() * busyMs) / written;
      return neededMs < (deadlineMs - Date.now()) * MAX_SHARE_OF_TIME ? 2 : 1;
    },
  };
}
