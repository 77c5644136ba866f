/** Jobs of the embeddings worker. */
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
    /** The normalized vectors, concatenated in the order of `texts`. */
    output: Float32Array;
  };
};
