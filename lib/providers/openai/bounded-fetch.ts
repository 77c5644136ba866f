import "server-only";

import { AppError } from "@/lib/core/errors";
import {
  fetchStreamedPublic,
  StreamedResponse,
  textOf,
} from "@/lib/providers/openai/streamed-response";

/** Four images as large as models return them. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
/** The same of a server that anybody may have typed in. */
const MAX_PUBLIC_BYTES = 32 * 1024 * 1024;
const MAX_OBJECTS = 1_000;
/** What a server says about a failure is only logged. */
const MAX_FAILURE_BYTES = 64 * 1024;

/**
 * `fetch` for calls to AI services whose answers come whole. The answer is read up to a limit, because it is kept in memory, and redirects
 * aren't followed, because they would send what people wrote to a host that nobody configured.
 *
 * @throws what `fetch` throws; reading the body throws AppError `provider_failed` past the limit
 */
export async function boundedFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "manual" });
  if (!response.body) return response;
  const maxBytes = response.ok ? MAX_ANSWER_BYTES : MAX_FAILURE_BYTES;
  return new Response(response.body.pipeThrough(limitBytes(maxBytes)), response);
}

/**
 * `boundedFetch` for addresses that people type in; see `fetchStreamedPublic`.
 *
 * @throws what `fetchStreamedPublic` throws, and Error for an answer past the limit
 */
export async function boundedFetchPublic(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetchStreamedPublic(input, await withWholeBody(init));
  if (!(response instanceof StreamedResponse)) return response;
  const text = await textOf(response, MAX_PUBLIC_BYTES);
  // Parsed, an object takes ten times its text and more: megabytes of empty ones would use up the memory.
  if (text.split("{", MAX_OBJECTS).length === MAX_OBJECTS)
    throw new AppError("provider_failed", TOO_LARGE);
  return new Response(text, response);
}

/** Forms, which carry images, become bytes with their content type. */
async function withWholeBody(init: RequestInit = {}): Promise<RequestInit> {
  if (!(init.body instanceof FormData)) return init;
  const form = new Response(init.body);
  const headers = new Headers(init.headers);
  headers.set("content-type", form.headers.get("content-type") ?? "");
  return { ...init, headers, body: await form.arrayBuffer() };
}

/** Passes bytes through, and fails with `provider_failed` at the first one past the limit. */
function limitBytes(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes <= maxBytes) controller.enqueue(chunk);
      else controller.error(new AppError("provider_failed", TOO_LARGE));
    },
  });
}

const TOO_LARGE = "The AI service's response was too large. Try again.";
