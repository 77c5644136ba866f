import type { LlamaContextSequence, LlamaModel, Token } from "node-llama-cpp";
import { smallest } from "@/lib/core/extremes";

import { avoidTokens } from "@/lib/providers/text/local/avoided-tokens";
import type { LoadedEngine } from "@/lib/providers/text/local/load-model";
import { vocabularyOf } from "@/lib/providers/text/local/vocabulary";
import type { FinishReason } from "@/lib/providers/text/port";

/** How tokens are sampled, and when to stop. */
export type Sampling = {
  maxTokens: number;
  stops: readonly string[];
  avoid: readonly string[];
  temperature: number;
  /** Makes sampling reproducible. */
  seed: number;
  signal: AbortSignal;
  onText?: ((text: string) => void) | undefined;
};

/** Keeps a small model on topic; tuned by reading its drafts. */
const TOP_P = 0.92;
const TOP_K = 50;
const MIN_P = 0.06;
const REPEAT_PENALTY = 1.1;
/** Applies to newly generated tokens only: penalizing the document's words drives the model off topic. */
const REPEAT_WINDOW_TOKENS = 96;

/** Earlier tokens passed along to detokenize characters that span several tokens. */
const DETOKENIZE_OVERLAP = 8;

/**
 * Generates text after what `sequence` has evaluated.
 *
 * @param lastToken the document's last token, which `sequence` hasn't evaluated yet
 * @returns the text before the first stop string, and how many tokens were generated, the stop included
 */
export async function generateTokens(
  {
    engine,
    sequence,
    lastToken,
  }: { engine: LoadedEngine; sequence: LlamaContextSequence; lastToken: Token },
  sampling: Sampling,
): Promise<{ text: string; finishReason: FinishReason; writtenTokens: number }> {
  const detokenizer = createDetokenizer(engine.model, lastToken, sampling.stops);
  const vocabulary = vocabularyOf(engine.model);
  const written: Token[] = [];
  let finishReason: FinishReason = "stop";
  const tokens = sequence.evaluate([lastToken], {
    temperature: sampling.temperature,
    topP: TOP_P,
    topK: TOP_K,
    minP: MIN_P,
    seed: sampling.seed,
    yieldEogToken: false,
    repeatPenalty: {
      penalty: REPEAT_PENALTY,
      maxPunishTokens: REPEAT_WINDOW_TOKENS,
      // Only word-initial tokens; otherwise the model would misspell repeated words.
      punishTokens: () =>
        written.slice(-REPEAT_WINDOW_TOKENS).filter((token) => vocabulary.get(token)?.beginsWord),
    },
    ...(sampling.avoid.length > 0 ? { tokenBias: avoidTokens(engine.model, sampling.avoid) } : {}),
  });
  for await (const token of tokens) {
    engine.govern();
    written.push(token);
    const { settled, stopped } = detokenizer.read(token);
    if (settled) sampling.onText?.(settled);
    if (stopped) break;
    if (sampling.signal.aborted) finishReason = "aborted";
    else if (written.length >= sampling.maxTokens) finishReason = "length";
    if (finishReason !== "stop") break;
  }
  const rest = detokenizer.finish();
  if (rest) sampling.onText?.(rest);
  return { text: detokenizer.text(), finishReason, writtenTokens: written.length };
}

/** Detokenizes incrementally and holds back text that may be the start of a stop string. */
function createDetokenizer(model: LlamaModel, lastToken: Token, stops: readonly string[]) {
  const recent: Token[] = [lastToken];
  let text = "";
  let settledLength = 0;
  let pending: Token[] = [];

  function settle(upTo: number): string {
    const settled = text.slice(settledLength, upTo);
    settledLength = Math.max(settledLength, upTo);
    return settled;
  }

  return {
    read(token: Token): { settled: string; stopped: boolean } {
      pending.push(token);
      const piece = model.detokenize(pending, false, recent.slice(-DETOKENIZE_OVERLAP));
      if (piece.endsWith("\uFFFD")) return { settled: "", stopped: false };
      text += piece;
      recent.push(...pending);
      pending = [];
      const stopAt = firstStop(text, stops);
      if (stopAt < 0)
        return { settled: settle(text.length - partialStopLength(text, stops)), stopped: false };
      text = text.slice(0, stopAt);
      return { settled: settle(stopAt), stopped: true };
    },
    finish: () => settle(text.length),
    text: () => text,
  };
}

function firstStop(text: string, stops: readonly string[]): number {
  const found = stops.map((stop) => text.indexOf(stop)).filter((at) => at >= 0);
  return found.length > 0 ? smallest(found) : -1;
}

/** Length of the longest suffix of `text` that is a proper prefix of a stop string. */
function partialStopLength(text: string, stops: readonly string[]): number {
  let longest = 0;
  for (const stop of stops) {
    for (let length = Math.min(stop.length - 1, text.length); length > longest; length -= 1) {
      if (text.endsWith(stop.slice(0, length))) longest = length;
    }
  }
  return longest;
}
