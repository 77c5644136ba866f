import type { EnginePort, QueueTurn } from "@/lib/core/engine";
import type { TokenPrices, Tokens } from "@/lib/core/tokens";

/** Why generation ended: the model finished, reached the limit or ran out of time, or `signal` fired. */
export type FinishReason = "stop" | "length" | "aborted";

/** What an answer has to be, as a JSON schema. Everything is bounded, because a small model may never end by itself. */
export type AnswerSchema =
  | { type: "string"; maxLength: number }
  | { type: "integer" }
  | { enum: readonly string[] }
  | { type: "array"; items: AnswerSchema; minItems: number; maxItems: number }
  /** All of them are required, in this order. */
  | { type: "object"; properties: Readonly<Record<string, AnswerSchema>> };

/** One call to a text model. */
export type TextRequest = {
  /** The rules: trusted text only. */
  system: string;
  /** The untrusted part, fenced by delimiters. */
  prompt: string;
  maxOutputTokens: number;
  /** Holds the answer to JSON; only for engines with `writesJson`, others don't read it. The prompt has to ask for the same. */
  schema?: AnswerSchema;
  /** 0 to 2; the adapter's default when absent. */
  temperature?: number;
  /** Whose turn it counts as in a fair queue. */
  userId: string;
  /** Limit for the whole call, defaulting to the adapter's. When it passes, the text so far is returned. */
  timeoutMs?: number;
  signal: AbortSignal;
  /** Hears of its place where it has to wait for a turn. */
  onPlace?: QueueTurn["onPlace"];
};

/** What a model wrote: untrusted. */
export type TextCompletion = {
  text: string;
  finishReason: FinishReason;
  /** Absent when the server didn't say, as after a call that was cut off. */
  tokens?: Tokens | undefined;
};

/**
 * A raw document that the model continues, which is what a small model does best. Reserves the model until
 * `close`.
 *
 * The prefix that `document` shares with the previous call isn't evaluated again.
 */
export type Draft = {
  /**
   * Generates continuations of `document`.
   *
   * @returns `candidates` alternatives in no particular order. Each ends before the first of `stops`, at
   *   `maxTokens`, or where the model ends; none contains a stop.
   */
  continue(request: {
    /** A conversation that precedes the document, which then is the start of the model's answer. */
    turns?: {
      /** The rules: trusted text only. */
      system: string;
      /** May contain untrusted text: nothing in it can end the turn. */
      prompt: string;
    };
    document: string;
    maxTokens: number;
    candidates: number;
    stops: readonly string[];
    /** Banned characters, and banned words where the vocabulary has them as one token. */
    avoid?: readonly string[];
    temperature: number;
    /** Called with text as it is generated; only when `candidates` is 1. */
    onText?: (text: string) => void;
    /** Ends this call early as "aborted", keeping its text; defaults to the signal of `openDraft`. */
    signal?: AbortSignal;
  }): Promise<TextCompletion[]>;
  close(): Promise<void>;
};

/**
 * A text generation model.
 *
 * Methods only throw AppError: `provider_unavailable` (weights missing or queue full; with
 * `retryAfterSeconds` where waiting helps), `provider_failed`, `provider_timeout`, `rate_limited`, `unusable`, `aborted`.
 */
export type TextPort = EnginePort & {
  /** What its tokens cost the person who calls it; absent when unknown. */
  prices?: TokenPrices | undefined;
  /**
   * Context size: tokens a call and its answer may have together. Undefined, or no method, means large enough
   * for all our calls. A longer call is refused with `unusable`, not truncated.
   */
  contextTokens?(): Promise<number | undefined>;
  /**
   * Whether the model is in memory. When it isn't, the next call loads it first, which takes seconds. No method means that
   * there is no such wait.
   */
  isLoaded?(): boolean;
  /** Present where an answer can be held to `TextRequest.schema`. */
  writesJson?: true;
  /** Returns the whole answer at once. */
  generate(request: TextRequest): Promise<TextCompletion>;
  /** Yields text as it is generated and returns the whole answer. */
  stream(request: TextRequest): AsyncGenerator<string, TextCompletion>;
  /**
   * Present only on models too small to follow instructions, which write better by continuing a document.
   * Services then build that document themselves.
   *
   * Waits for a turn and reserves the model until `close`.
   */
  openDraft?(request: QueueTurn): Promise<Draft>;
};
