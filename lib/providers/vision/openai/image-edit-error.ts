import "server-only";

import { APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";

import { AppError } from "@/lib/core/errors";
import { OWN_KEY_REJECTED, SERVER_KEY_REJECTED } from "@/lib/providers/openai/rejected-keys";
import { rejectsKey, toBusyError } from "@/lib/providers/openai/upstream-failure";

const FALLBACK_RETRY_SECONDS = 30;

/** Converts an error of the OpenAI image API to ours. Only `cause` keeps the service's own message. */
export function toImageEditError(
  cause: unknown,
  { timedOut, isOwnKey = false }: { timedOut: boolean; isOwnKey?: boolean },
): AppError {
  if (cause instanceof AppError) return cause;
  if (timedOut || cause instanceof APIConnectionTimeoutError) {
    return new AppError("provider_timeout", "The AI service took too long. Try again.", { cause });
  }
  if (cause instanceof APIUserAbortError) {
    return new AppError("aborted", "The request was canceled.", { cause });
  }
  if (!(cause instanceof APIError)) return couldNot(cause);
  if (cause.status === undefined) {
    return new AppError("provider_unavailable", "We can't reach the AI service. Try again later.", {
      cause,
      retryAfterSeconds: FALLBACK_RETRY_SECONDS,
    });
  }
  const busy = toBusyError(cause, cause);
  if (busy) return busy;
  if (rejectsKey(cause)) {
    return new AppError("provider_failed", isOwnKey ? OWN_KEY_REJECTED : SERVER_KEY_REJECTED, {
      cause,
    });
  }
  if (cause.status === 400 && cause.code === "moderation_blocked") {
    return new AppError(
      "unusable",
      "The AI service declined to edit this image. Try a different one.",
      { cause },
    );
  }
  return couldNot(cause);
}

function couldNot(cause: unknown): AppError {
  return new AppError("provider_failed", "The AI service ran into a problem. Try again.", {
    cause,
  });
}
