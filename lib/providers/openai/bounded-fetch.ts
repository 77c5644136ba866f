import "server-only";

import { Readable } from "node:stream";

import { AppError } from "@/lib/core/errors";
import { moreValuesThan } from "@/lib/core/json-values";
import { fetchStreamedPublic, StreamedResponse } from "@/lib/providers/openai/streamed-response";

/** Four images as large as models return them. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
/** The same of a server that anybody may have typed in. */
const MAX_PUBLIC_BYTES = 32 * 1024 * 1024;
/**
 * Four images and what is said of them are some thirty values. Parsed, an empty list takes ten times its text and more, so that
 * megabytes of them would use up the memory, and everybody's time.
 */
const MAX_VALUES = 1_000;
/** What a server says about a failure is only logged. */
const MAX_FAILURE_BYTES = 64 * 1024;

/**
 * `fetch` for calls to AI services whose answers come whole, in JSON. The answer is read up to a limit, of bytes and of values,
 * because the SDK parses it in one go, and redirects aren't followed, because they would send what people wrote to a host that
 * nobody configured.
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
  return new Response(response.body.pipeThrough(limitAnswer(maxBytes)), response);
}

/**
 * `boundedFetch` for addresses that people type in; see `fetchStreamedPublic`.
 *
 * @throws what `fetchStreamedPublic` throws; reading the body throws AppError `provider_failed` past the limit
 */
export async function boundedFetchPublic(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetchStreamedPublic(input, await withWholeBody(init));
  if (!(response instanceof StreamedResponse)) return response;
  // Safe: what a connection sends is bytes.
  const body = Readable.toWeb(response.stream) as ReadableStream<Uint8Array>;
  return new Response(body.pipeThrough(limitAnswer(MAX_PUBLIC_BYTES)), response);
}

/** Forms, which carry images, become bytes with their content type. */
async function withWholeBody(init: RequestInit = {}): Promise<RequestInit> {
  if (!(init.body instanceof FormData)) return init;
  const form = new Response(init.body);
  const headers = new Headers(init.headers);
  headers.set("content-type", form.headers.get("content-type") ?? "");
  return { ...init, headers, body: await form.arrayBuffer() };
}

/** Passes JSON through, and fails with `provider_failed` at the first byte or value past its limit. */
function limitAnswer(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  const exceeds = moreValuesThan(MAX_VALUES);
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      // In UTF-8, no part of another character looks like a sign of JSON.
      const isTooMuch = bytes > maxBytes || exceeds(Buffer.from(chunk).toString("latin1"));
      if (isTooMuch) controller.error(new AppError("provider_failed", TOO_LARGE));
      else controller.enqueue(chunk);
    },
  });
}

const TOO_LARGE = "The AI service's response was too large. Try again.";
