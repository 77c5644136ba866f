"use client";

import { uuidv7 } from "uuidv7";
import type { z } from "zod";

import { getSessionToken } from "@/lib/client/session-token";
import type { ErrorCode } from "@/lib/core/errors";
import { publicEnv } from "@/lib/core/public-env";
import { answerSchema, IDEMPOTENCY_HEADER } from "@/lib/http/envelope";

/**
 * A failed call, as the browser sees it.
 *
 * `thrown` tells a call that never gave an answer of ours (no network, no JSON) from one that answered
 * `success: false`: some tools show a fixed text for the first.
 */
export class ApiError extends Error {
  readonly code: ErrorCode | "offline";
  readonly thrown: boolean;

  constructor(
    code: ErrorCode | "offline",
    message: string,
    options: { thrown: boolean; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.name = "ApiError";
    this.code = code;
    this.thrown = options.thrown;
  }
}

/**
 * Calls one of our routes with the session's bearer token and reads the answer.
 *
 * @returns the content, checked against `output`
 * @throws ApiError for every failure: no network, a failure envelope, or an answer that is not ours
 */
export async function callApi<Output extends z.ZodType>(
  path: string,
  output: Output,
  init?: RequestInit,
): Promise<z.output<Output>> {
  const response = await fetchWithToken(path, init);
  return readAnswer(await response.json().catch(() => undefined), output);
}

/**
 * Sends a request with the session's bearer token.
 *
 * @throws ApiError `offline` when no answer comes; an AbortError passes through
 */
export async function fetchWithToken(path: string, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  const token = await getSessionToken().catch(() => null);
  if (token) headers.set("authorization", `Bearer ${token}`);
  try {
    return await fetch(`${publicEnv.baseUrl}${path}`, { ...init, headers });
  } catch (cause) {
    if (init?.signal?.aborted) throw cause;
    const message = "No answer came. Check your connection and try again.";
    throw new ApiError("offline", message, { thrown: true, cause });
  }
}

/** Turns a body into content; see `callApi`. */
export function readAnswer<Output extends z.ZodType>(
  body: unknown,
  output: Output,
): z.output<Output> {
  const answer = answerSchema.safeParse(body);
  if (!answer.success) {
    throw new ApiError("internal", "The server gave no usable answer.", { thrown: true });
  }
  if (!answer.data.success) {
    throw new ApiError(answer.data.code, answer.data.message, { thrown: false });
  }
  const content = output.safeParse(answer.data);
  if (content.success) return content.data;
  throw new ApiError("internal", "The server gave no usable answer.", {
    thrown: true,
    cause: content.error,
  });
}

export function postJson(body: unknown) {
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

/** As `postJson`, for a call that must happen once however often it is sent. */
export function postOnce(body: unknown): RequestInit {
  const init = postJson(body);
  return { ...init, headers: { ...init.headers, ...idempotencyHeaders() } };
}

/** Of a call that must happen once. */
export function idempotencyHeaders(): Record<string, string> {
  return { [IDEMPOTENCY_HEADER]: uuidv7() };
}
