import type { Draft } from "@/lib/providers/text/port";

/** Tokens a word, and what is thrown away of the tokens. */
const TOKENS_PER_WORD = 1.9;
/** Part of the time that alternatives may use up. */
const SPENDABLE = 0.7;
const MAX_CANDIDATES = 3;
/** Characters of a token in English. */
const CHARACTERS_PER_TOKEN = 4.2;

/** Measures how fast a draft model writes, to know how many alternatives there is time for. */
export function createPace(deadlineMs: number, missingWords: () => number) {
  let tokens = 0;
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
          for (const { text } of answers) tokens += text.length / CHARACTERS_PER_TOKEN;
          return answers;
        },
      };
    },
    /** 1 to 3: what is missing can be written that many times before the deadline. */
    candidates(): number {
      if (busyMs === 0) return 1;
      const leftMs = (deadlineMs - Date.now()) * SPENDABLE;
      const writable = (leftMs * tokens) / busyMs;
      const needed = Math.max(1, missingWords()) * TOKENS_PER_WORD;
      return Math.max(1, Math.min(MAX_CANDIDATES, Math.floor(writable / needed)));
    },
  };
}
