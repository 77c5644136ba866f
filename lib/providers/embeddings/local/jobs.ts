import type { SpokenMarks } from "@/lib/providers/embeddings/port";

/** Jobs of the embeddings worker. */
export type EmbeddingsJobs = {
  embed: {
    input: ModelFiles & { texts: readonly string[] };
    event: never;
    /** The normalized vectors, concatenated in the order of `texts`. */
    output: Float32Array;
  };
  spokenMarks: {
    input: ModelFiles & {
      /** Lowercase, without punctuation. */
      words: readonly string[];
    };
    event: never;
    output: SpokenMarks;
  };
  answerOdds: {
    input: ModelFiles & {
      question: string;
      statements: readonly string[];
      /** Of each statement's vector and the question's. */
      similarities: readonly number[];
    };
    event: never;
    /** One log odds per statement. */
    output: Float32Array;
  };
};

type ModelFiles = {
  /** An ONNX file. */
  modelPath: string;
  /** Its `tokenizer.json`. */
  tokenizerPath: string;
  threads: number;
};
