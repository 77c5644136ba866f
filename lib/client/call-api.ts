"use client";

import { uuidv7 } from "uuidv7";
import type { z } from "zod";

import { getSessionToken } from "@/lib/client/session-token";
import type { ErrorCode } from "@/lib/core/errors";
import { publicEnv } from "@/lib/core/public-env";
import { answerSchema, IDEMPOTENCY_HEADER } from "@/lib/http/envelope";

/**
 * A failed call, as the browser sees it. `thrown` marks a call that got no response from us (no
 * network, no JSON), as opposed to `success: false`: some tools show a fixed text for it.
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
 * Calls one of our routes with the session's bearer token and reads the response.
 *
 * @returns the content, checked against `output`
 * @throws ApiError for every failure: no network, a failure envelope, or a response that isn't ours
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
 * @throws ApiError `offline` when there is no response; an AbortError passes through
 */
export async function fetchWithToken(path: string, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  const token = await getSessionToken().catch(() => null);
  if (token) headers.set("authorization", `Bearer ${token}`);
  try {
    return await fetch(`${publicEnv.baseUrl}${path}`, { ...init, headers });
  } catch (cause) {
    if (init?.signal?.aborted) throw cause;
    const message = "Couldn't reach the server. Check your connection and try again.";
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
    throw new ApiError("internal", "The server sent an unexpected response. Try again.", {
      thrown: true,
    });
  }
  if (!answer.data.success) {
    throw new ApiError(answer.data.code, answer.data.message, { thrown: false });
  }
  const content = output.safeParse(answer.data);
  if (content.success) return content.data;
  throw new ApiError("internal", "The server sent an unexpected response. Try again.", {
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

/** Like `postJson`, for a call that must take effect once however often it is sent. */
export function postOnce(body: unknown): RequestInit {
  const init = postJson(body);
  return { ...init, headers: { ...init.headers, ...idempotencyHeaders() } };
}

/** Headers of a call that must take effect only once. */
export function idempotencyHeaders(): Record<string, string> {
  return { [IDEMPOTENCY_HEADER]: uuidv7() };
}
