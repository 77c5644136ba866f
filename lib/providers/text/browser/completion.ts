import "server-only";

import type { AnswerEnd, AnswerTokens } from "@/db/schema/browser-answers";
import { AppError, type ErrorCode } from "@/lib/core/errors";
import type { TextCompletion } from "@/lib/providers/text/port";

/** How a page ended its answer. */
export type Ending = { end: AnswerEnd; tokens: AnswerTokens | null };

/** What is said when an answer has no text. */
const FAILURES: Record<
  Exclude<AnswerEnd, "stop" | "length"> | "empty" | "late" | "silent" | "gone",
  { code: ErrorCode; message: string }
> = {
  too_long: {
    code: "unusable",
    message: "This text is too long for the model. Shorten it and try again.",
  },
  unsupported: {
    code: "unusable",
    message: "This browser's model doesn't support this language. Choose another engine.",
  },
  unavailable: {
    code: "provider_unavailable",
    message: "This browser's model can't be used right now. Try again, or choose another engine.",
  },
  failed: {
    code: "provider_failed",
    message: "This browser's model ran into a problem. Try again.",
  },
  empty: {
    code: "provider_failed",
    message: "This browser's model returned an empty response. Try again.",
  },
  late: {
    code: "provider_timeout",
    message: "This browser's model took too long. Try again.",
  },
  silent: {
    code: "provider_unavailable",
    message: "This browser's model didn't answer. Keep the page open and try again.",
  },
  gone: {
    code: "provider_unavailable",
    message:
      "The page that was writing was closed or lost its connection. Keep it open and try again.",
  },
};

/** The error of an answer without text. */
export function emptyAnswer(reason: keyof typeof FAILURES, cause?: unknown): AppError {
  const { code, message } = FAILURES[reason];
  return new AppError(code, message, { cause });
}

/**
 * The completion of an answer that the page ended. A failure after some text counts as cut off, as with other engines.
 *
 * @throws AppError when there is no text
 */
export function completionOf(text: string, { end, tokens }: Ending): TextCompletion {
  if (text.trim()) {
    return { text, finishReason: end === "stop" ? "stop" : "length", ...(tokens && { tokens }) };
  }
  throw emptyAnswer(end === "stop" || end === "length" ? "empty" : end);
}
