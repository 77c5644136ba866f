import type { EnginePort } from "@/lib/core/engine";

/** Dimensions of an embedding (all-MiniLM-L6-v2). */
export const EMBEDDING_FLOATS = 384;

/** Log odds for each word of a text. */
export type SpokenMarks = {
  /** That a sentence ends after it. */
  ends: Float32Array;
  /** That a comma follows it, where no sentence ends. */
  commas: Float32Array;
};

/**
 * Sentence embeddings: texts with similar meaning have a large dot product, which is their cosine similarity.
 *
 * Methods only throw AppError.
 */
export type EmbeddingsPort = EnginePort & {
  /**
   * Returns one L2-normalized vector of `EMBEDDING_FLOATS` floats per text, in order. Text beyond 256 word
   * pieces, about 180 English words, is ignored.
   *
   * @param onProgress called with the number of texts done so far
   * @throws AppError `provider_unavailable` while the weights are missing or the queue is full,
   *   `provider_failed`, `provider_timeout`, `aborted`
   */
  embed(
    texts: readonly string[],
    signal: AbortSignal,
    onProgress?: (done: number) => void,
  ): Promise<Float32Array[]>;
  /**
   * Returns where English speech without punctuation would be punctuated.
   *
   * @param words lowercase
   * @throws AppError as `embed` does
   */
  findSpokenMarks(words: readonly string[], signal: AbortSignal): Promise<SpokenMarks>;
  /**
   * Returns how likely each statement answers an English question, as log odds; at 0, it's as likely as not. Text beyond 60
   * word pieces of the question and 90 of a statement is ignored.
   *
   * @param similarities of the vectors of each statement and the question
   * @throws AppError as `embed` does
   */
  findAnswerOdds(
    question: string,
    statements: readonly string[],
    similarities: readonly number[],
    signal: AbortSignal,
  ): Promise<Float32Array>;
};
