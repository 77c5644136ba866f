"use client";

import { EventSourceParserStream } from "eventsource-parser/stream";
import { uuidv7 } from "uuidv7";
import type { z } from "zod";

import { ApiError } from "@/lib/client/api-error";
import { getSessionToken } from "@/lib/client/session-token";
import type { Step } from "@/lib/core/progress";
import { publicEnv } from "@/lib/core/public-env";
import { ENGINE_HEADER } from "@/lib/engines/header";
import { envelopeSchema, IDEMPOTENCY_HEADER } from "@/lib/http/envelope";
import { EVENT_STREAM, parseStreamEvent } from "@/lib/http/stream-events";
import type { FileRules, ToolContract } from "@/lib/registry/contract";

/** Files of a run, or for each the address of a stored one: `/api/files/…`. */
export type FilesToSend = Record<string, File | string>;

type SendOptions = {
  files?: FilesToSend;
  signal?: AbortSignal;
  /** The `ref` of the engine that the page shows; see `lib/engines`. */
  engine?: string | undefined;
  /** Asks for a streamed answer, reported to the two callbacks below. */
  stream?: boolean;
  /** @param text the whole text so far */
  onText?: (text: string) => void;
  onStep?: (step: Step) => void;
};

/**
 * Sends one run of a tool, exactly once, and waits for its result.
 *
 * @returns the content, checked against the contract
 * @throws ApiError like `callApi`, and when a stream breaks off; an AbortError passes through
 */
export async function sendRun<Output extends z.ZodType, Files extends FileRules>(
  contract: ToolContract<z.ZodType, Output, Files>,
  input: unknown,
  options: SendOptions = {},
): Promise<z.output<Output>> {
  const { files = {}, stream = false, signal = null, engine } = options;
  const init = contract.files ? { method: "POST", body: formOf(input, files) } : postJson(input);
  const headers = new Headers(init.headers);
  headers.set(IDEMPOTENCY_HEADER, uuidv7());
  if (stream) headers.set("accept", EVENT_STREAM);
  if (contract.writes && engine) headers.set(ENGINE_HEADER, encodeURIComponent(engine));
  const path = `/api/ai/${contract.endpoint}`;
  const response = await fetchWithToken(path, { ...init, headers, signal });
  const streamed = response.headers.get("content-type")?.startsWith(EVENT_STREAM);
  if (streamed && response.body) return readStream(response.body, contract.output, options);
  return readEnvelope(response, contract.output);
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
  return readEnvelope(await fetchWithToken(path, init), output);
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

export function postJson(body: unknown): RequestInit {
  const headers = { "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

/** The browser sets the multipart boundary, so there is no content type here. */
function formOf(input: unknown, files: FilesToSend): FormData {
  const form = new FormData();
  for (const [name, field] of Object.entries(Object(input))) {
    if (field !== undefined && field !== null) form.append(name, String(field));
  }
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}

/** Reads events up to the closing one, whose data is the body of the JSON answer. */
async function readStream<Output extends z.ZodType>(
  body: ReadableStream<Uint8Array>,
  output: Output,
  { onText, onStep }: SendOptions,
): Promise<z.output<Output>> {
  const events = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  let text = "";
  for (;;) {
    const { value, done } = await events.read();
    if (done)
      throw new ApiError("internal", "The connection was lost. Try again.", { thrown: true });
    const event = parseStreamEvent(value);
    if (!event) continue;
    if (event.event === "done" || event.event === "error") return contentOf(event.data, output);
    if (event.event === "step") onStep?.(event.data);
    else if (event.event !== "question") {
      text = event.event === "delta" ? text + event.data.text : event.data.text;
      onText?.(text);
    }
  }
}

async function readEnvelope<Output extends z.ZodType>(response: Response, output: Output) {
  return contentOf(await response.json().catch(() => undefined), output);
}

/** The content of an envelope; see `callApi`. */
function contentOf<Output extends z.ZodType>(body: unknown, output: Output): z.output<Output> {
  const answer = envelopeSchema.safeParse(body).data;
  if (answer && !answer.success) {
    const { code, message, byEngine } = answer;
    throw new ApiError(code, message, { thrown: false, byEngine });
  }
  const content = answer && output.safeParse(answer);
  if (content?.success) return content.data;
  const message = "The server sent an unexpected response. Try again.";
  throw new ApiError("internal", message, { thrown: true, cause: content?.error });
}
