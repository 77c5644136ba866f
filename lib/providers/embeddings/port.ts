import type { EnginePort } from "@/lib/core/engine";

/** Floats of one vector: all-MiniLM-L6-v2. */
export const EMBEDDING_FLOATS = 384;

/**
 * Sentence vectors: texts that mean alike have a large dot product.
 *
 * Every method throws AppError only.
 */
export type EmbeddingsPort = EnginePort & {
  /**
   * One vector a text, in their order, each of `EMBEDDING_FLOATS` floats and length 1. What is over 256
   * word pieces of a text, about 180 English words, is not read.
   *
   * @param onProgress called with the number of texts that are done
   * @throws AppError `provider_unavailable` while the weights are missing or the queue is full,
   *   `provider_failed`, `provider_timeout`, `aborted`
   */
  embed(
    texts: readonly string[],
    signal: AbortSignal,
    onProgress?: (done: number) => void,
  ): Promise<Float32Array[]>;
};
