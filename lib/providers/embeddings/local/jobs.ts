/** What the embeddings worker does. */
export type EmbeddingsJobs = {
  embed: {
    input: {
      /** An ONNX file. */
      modelPath: string;
      /** Its `tokenizer.json`. */
      tokenizerPath: string;
      threads: number;
      texts: readonly string[];
    };
    event: never;
    /** The vectors one after the other, each of length 1. */
    output: Float32Array;
  };
};
