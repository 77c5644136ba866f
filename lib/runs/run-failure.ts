import "server-only";

import { AppError } from "@/lib/core/errors";
import { type Failure, parseEnvelope } from "@/lib/http/envelope";
import { failureOf, toAppError } from "@/lib/http/respond";

/** The body of a failed run's answer, with what a response of its own would say in a header. */
type RunFailure = Failure & { retryAfterSeconds?: number };

/** What is recorded of anything that a run failed with. */
export function runFailureOf(error: unknown): RunFailure {
  const { retryAfterSeconds } = toAppError(error);
  return { ...failureOf(error), ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
}

/**
 * The content of a run's recorded answer.
 *
 * @throws AppError what the run failed with, as its process threw it
 */
export function contentOf(answer: Record<string, unknown>): Record<string, unknown> {
  const read = parseEnvelope(answer);
  if (!read) throw new AppError("internal", "Something went wrong on our end. Try again.");
  if (!read.success) {
    const { retryAfterSeconds } = answer;
    throw new AppError(read.code, read.message, {
      ...(read.byEngine && { byEngine: true }),
      ...(typeof retryAfterSeconds === "number" && { retryAfterSeconds }),
    });
  }
  const { success: _, ...content } = read;
  return content;
}
