import "server-only";

import { z } from "zod";

import { isBadValue, isOutage } from "@/db/failure-kinds";
import { AppError, RestartError } from "@/lib/core/errors";
import { countFailure } from "@/lib/core/last-failures";
import { logger } from "@/lib/core/logger";
import { type Failure, REQUEST_ID_HEADER } from "@/lib/http/envelope";

/** The success response: flat JSON, never cached. */
export function successResponse(content: Record<string, unknown>, requestId: string): Response {
  return Response.json(
    { success: true, ...content },
    { headers: { [REQUEST_ID_HEADER]: requestId, "cache-control": "no-store" } },
  );
}

/** Status and failure body for anything thrown. Statuses of 500 and up are logged with their cause, but for a restart. */
export function failureBody(error: unknown, requestId: string): { status: number; body: Failure } {
  const known = toAppError(error);
  if (known.status >= 500 && !(known instanceof RestartError)) {
    logger.error({ requestId, error: known }, "request failed");
    countFailure(known.code);
  }
  return { status: known.status, body: failureOf(known) };
}

/** The failure body alone, for anything thrown. */
export function failureOf(error: unknown): Failure {
  const { message, code, byEngine } = toAppError(error);
  return { success: false, message, code, ...(byEngine && { byEngine: true as const }) };
}

/** Turns anything thrown into the failure response. All error responses are made here. */
export function failureResponse(error: unknown, requestId: string): Response {
  const known = toAppError(error);
  const { status, body } = failureBody(known, requestId);
  const headers = new Headers({ [REQUEST_ID_HEADER]: requestId, "cache-control": "no-store" });
  if (status === 401) headers.set("www-authenticate", "Bearer");
  if (known.retryAfterSeconds !== undefined) {
    headers.set("retry-after", String(Math.max(1, Math.ceil(known.retryAfterSeconds))));
  }
  return Response.json(body, { status, headers });
}

/** Anything thrown as a failure of ours. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isOutage(error)) {
    const message = "The database isn't available right now. Try again in a moment.";
    return new AppError("provider_unavailable", message, { cause: error, retryAfterSeconds: 5 });
  }
  if (isBadValue(error)) {
    const message =
      "This request contains a value that can't be stored. Check your input and try again.";
    return new AppError("invalid_input", message, { cause: error });
  }
  // The reason that Next gives the signal of a caller who hung up.
  if (error instanceof Error && error.name === "ResponseAborted")
    return new AppError("aborted", "The request was canceled.", { cause: error });
  return new AppError("internal", "Something went wrong on our end. Try again.", { cause: error });
}

/**
 * Validates untrusted input against a schema.
 *
 * @throws AppError `invalid_input` with the message of the first issue
 */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input, { error: describeIssue });
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? "Check your input and try again.";
  throw new AppError("invalid_input", message, { cause: parsed.error });
}

/** Names the field in Zod's own messages. Zod asks for it only where the schema has no message of its own. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  const fallback = z.config().localeError?.(issue);
  const reason = typeof fallback === "string" ? fallback : fallback?.message;
  return `${issue.path?.join(".") || "The request"}: ${reason ?? "Invalid input"}.`;
}
