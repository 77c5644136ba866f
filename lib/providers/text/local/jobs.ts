import type { FinishReason } from "@/lib/providers/text/port";

/** Which weights a worker loads, and how. Sent with every job, so that a new process needs no set-up. */
export type LoadedModel = {
  /** A GGUF file. */
  modelPath: string;
  /** Threads that compute; more than the machine's cores make it slower. */
  threads: number;
  /** Tokens that a document and its continuation may have together. */
  contextTokens: number;
  /** Alternatives that are written at the same time, each with a context of its own. */
  sequences: number;
  /** Whether a graphics card may be used when there is one. */
  gpu: boolean;
};

export type Turns = {
  /** The rules. Only our own words. */
  system: string;
  /** May hold untrusted words: special tokens in it are read as plain text. */
  prompt: string;
};

/** What the text worker does. */
export type TextJobs = {
  chat: {
    input: {
      model: LoadedModel;
      turns: Turns;
      maxTokens: number;
      temperature: number | undefined;
    };
    /** Text as it comes; empty while the prompt is read. */
    event: string;
    output: { text: string; finishReason: FinishReason };
  };
  continue: {
    input: {
      model: LoadedModel;
      /** The conversation before the document, in the model's own template. */
      turns: Turns | undefined;
      document: string;
      maxTokens: number;
      candidates: number;
      stops: readonly string[];
      avoid: readonly string[];
      temperature: number;
    };
    /** Text of the only candidate as it comes; empty while the document is read. */
    event: string;
    output: { text: string; finishReason: FinishReason }[];
  };
  /** Reads how many tokens a model was trained to keep in mind. Fails when the file is no model. */
  inspect: {
    input: { modelPath: string };
    event: never;
    output: { contextTokens: number };
  };
  /** Fetches the model of an `hf:` address and tells where it is. */
  resolve: {
    input: { address: string; folder: string };
    event: { receivedBytes: number; totalBytes: number };
    output: string;
  };
  /** Rewrites a 2-bit model with 4 bits a weight. */
  widen: {
    input: { source: string; target: string; sha256: string };
    event: never;
    output: undefined;
  };
};
