import type { RunContext } from "@/lib/providers/context";

/** What extracts and notes without a model need of a run; the sentence model answers nothing. */
export const NO_MODELS = {
  embeddings: {
    embed: async () => {
      throw new Error("There is no model.");
    },
  },
  signal: new AbortController().signal,
  progress: { onText: () => {}, onReplace: () => {}, onStep: () => {} },
} as unknown as RunContext; // Safe: quoting needs nothing else of it.
