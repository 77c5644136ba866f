import type { AnswerSchema, TextCompletion } from "@/lib/providers/text/port";

/** Which weights to load, and how. Sent with every job, so that a new process needs no setup. */
export type LoadedModel = {
  /** Path of a GGUF file. */
  modelPath: string;
  /** Compute threads; more than the number of cores is slower. */
  threads: number;
  /** Context size: tokens of a document and its continuation together. */
  contextTokens: number;
  /** Sequences that can be generated in parallel, each with its own KV cache. */
  sequences: number;
  /** Whether to use a GPU if there is one. */
  gpu: boolean;
};

/** A conversation in the model's chat template. */
export type Turns = {
  /** The rules: trusted text only. */
  system: string;
  /** May contain untrusted text: special tokens in it are treated as plain text. */
  prompt: string;
};

/** Jobs of the text worker. */
export type TextJobs = {
  chat: {
    input: {
      model: LoadedModel;
      turns: Turns;
      maxTokens: number;
      temperature: number | undefined;
      /** Holds the answer to JSON. */
      schema: AnswerSchema | undefined;
    };
    /** Text as it is generated; empty while the prompt is evaluated. */
    event: string;
    output: TextCompletion;
  };
  continue: {
    input: {
      model: LoadedModel;
      /** A conversation that precedes the document, which is then the model's answer. */
      turns: Turns | undefined;
      document: string;
      maxTokens: number;
      candidates: number;
      stops: readonly string[];
      avoid: readonly string[];
      temperature: number;
    };
    /** Text of a single candidate as it is generated; empty while the document is evaluated. */
    event: string;
    /** What all of them read is counted once, with the first. */
    output: TextCompletion[];
  };
  /** Reads a model's training context size. Fails when the file isn't a model. */
  inspect: {
    input: { modelPath: string };
    event: never;
    output: { contextTokens: number };
  };
  /** Downloads the model of an `hf:` URI and returns its path. */
  resolve: {
    input: { address: string; folder: string };
    event: { receivedBytes: number; totalBytes: number };
    output: string;
  };
  /** Requantizes a 2-bit model to 4 bits. */
  requantize: {
    input: { source: string; target: string; sha256: string };
    event: never;
    output: undefined;
  };
};
