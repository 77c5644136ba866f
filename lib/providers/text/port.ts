import type { EnginePort } from "@/lib/core/engine";

/** Why a model stopped: at its own end, at `maxOutputTokens`, or because `signal` fired. */
export type FinishReason = "stop" | "length" | "aborted";

export type TextRequest = {
  /** The rules. Only our own words. */
  system: string;
  /** The untrusted part, as data between delimiters. */
  prompt: string;
  maxOutputTokens: number;
  /** 0 to 2; the adapter's default when absent. */
  temperature?: number;
  /** Whose turn it is in a queue that serves everyone in turn. */
  userId: string;
  /** From the call to its last word; the adapter's own limit when absent. Text so far is returned. */
  timeoutMs?: number;
  signal: AbortSignal;
};

export type TextAnswer = { text: string; finishReason: FinishReason };

/**
 * Continues one raw document, as a draft model does best. Holds the model until `close`.
 *
 * Text that `document` has in common with the previous call is not read again.
 */
export type Draft = {
  /**
   * @returns several alternative continuations of `document`, in no order. Each ends before the first of
   *   `stops`, at `maxTokens`, or at the model's own end; none contains a stop.
   */
  continue(request: {
    /** A conversation before the document; the document is then the answer that the model goes on with. */
    turns?: {
      /** The rules. Only our own words. */
      system: string;
      /** May hold untrusted words: nothing in it ends its turn. */
      prompt: string;
    };
    document: string;
    maxTokens: number;
    candidates: number;
    stops: readonly string[];
    /** Characters that the text must not hold, and words it must not hold where they are one token. */
    avoid?: readonly string[];
    temperature: number;
    /** Called with the text of the only candidate as it comes; never called when `candidates` > 1. */
    onText?: (text: string) => void;
    /** Ends this call, with what there is, as "aborted"; the signal of `openDraft` when absent. */
    signal?: AbortSignal;
  }): Promise<TextAnswer[]>;
  close(): Promise<void>;
};

/**
 * A model that writes.
 *
 * Every method throws AppError only: `provider_unavailable` (weights missing, queue full; carries
 * `retryAfterSeconds`), `provider_failed`, `provider_timeout`, `rate_limited`, `aborted`.
 */
export type TextPort = EnginePort & {
  /**
   * Tokens that a call and its answer may have together, as soon as that is known: `undefined`, as without
   * the method, means more than any of our calls. More than fits is refused with `unusable`, not cut.
   */
  contextTokens?(): Promise<number | undefined>;
  generate(request: TextRequest): Promise<TextAnswer>;
  /** Yields text as it comes and returns the whole answer. */
  stream(request: TextRequest): AsyncGenerator<string, TextAnswer>;
  /**
   * Set only by engines too small to follow instructions, which write better by continuing a document.
   * The services then build the document themselves.
   *
   * Waits for its turn and holds the model until `close`.
   */
  openDraft?(request: { userId: string; signal: AbortSignal }): Promise<Draft>;
};
