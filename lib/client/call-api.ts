"use client";

import { ApiError } from "@/lib/client/api-error";
import { getSessionToken } from "@/lib/client/session-token";
import { publicEnv } from "@/lib/core/public-env";
import { parseEnvelope } from "@/lib/http/envelope";

/** `isPublic` for what needs no account: nobody is asked for a token then. */
type Call = RequestInit & { isPublic?: true };

/** Checks the content of an answer: a schema, or a function where a whole schema library would be too much. */
export type Reader<Content> = {
  safeParse: (
    body: unknown,
  ) => { success: true; data: Content } | { success: false; error?: unknown };
};

/**
 * Calls one of our routes with the session's bearer token and reads the response.
 *
 * @returns the content, checked against `output`
 * @throws ApiError for every failure: no network, a failure envelope, or a response that isn't ours
 */
export async function callApi<Content>(
  path: string,
  output: Reader<Content>,
  init?: Call,
): Promise<Content> {
  return readEnvelope(await fetchWithToken(path, init), output);
}

let inFlight = 0;

/** How many requests have had no response yet. */
export const callsInFlight = () => inFlight;

/**
 * Sends a request with the session's bearer token, unless it is public.
 *
 * @throws ApiError `offline` when there is no response; an AbortError passes through
 */
export async function fetchWithToken(path: string, init?: Call): Promise<Response> {
  const headers = new Headers(init?.headers);
  inFlight++;
  try {
    const token = init?.isPublic ? null : await getSessionToken().catch(() => null);
    if (token) headers.set("authorization", `Bearer ${token}`);
    return await fetch(`${publicEnv.baseUrl}${path}`, { ...init, headers });
  } catch (cause) {
    if (init?.signal?.aborted) throw cause;
    const message = "Couldn't reach the server. Check your connection and try again.";
    throw new ApiError("offline", message, { thrown: true, cause });
  } finally {
    inFlight--;
  }
}

export function postJson(body: unknown): RequestInit {
  const headers = { "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

/** The content of a response; see `callApi`. */
export async function readEnvelope<Content>(response: Response, output: Reader<Content>) {
  return contentOf(await response.json().catch(() => undefined), output);
}

/** The content of an envelope; see `callApi`. */
export function contentOf<Content>(body: unknown, output: Reader<Content>): Content {
  const answer = parseEnvelope(body);
  if (answer && !answer.success) {
    const { code, message, byEngine } = answer;
    throw new ApiError(code, message, { thrown: false, byEngine: byEngine ?? false });
  }
  const content = answer && output.safeParse(answer);
  if (content?.success) return content.data;
  const message = "The server sent an unexpected response. Try again.";
  throw new ApiError("internal", message, {
    thrown: true,
    cause: content && !content.success ? content.error : undefined,
  });
}
