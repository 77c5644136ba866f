"use client";

import { EventSourceParserStream } from "eventsource-parser/stream";
import { uuidv7 } from "uuidv7";
import type { z } from "zod";

import { ApiError } from "@/lib/client/api-error";
import { contentOf, fetchWithToken, postJson, readEnvelope } from "@/lib/client/call-api";
import type { PageQuestion, Step } from "@/lib/core/progress";
import {
  COMPARISON_HEADER,
  type ComparedRun,
  writeComparedRun,
} from "@/lib/creations/compared-run";
import { CONTEXT_HEADER, ENGINE_HEADER } from "@/lib/engines/header";
import { BROWSER_REF } from "@/lib/engines/refs";
import { IDEMPOTENCY_HEADER } from "@/lib/http/envelope";
import { EVENT_STREAM, parseStreamEvent } from "@/lib/http/stream-events";
import { engineKindOf, type FileRules, type ToolContract } from "@/lib/registry/contract";

/** Files of a run, or for each the address of a stored one: `/api/files/…`. */
export type FilesToSend = Record<string, File | string>;

type SendOptions = {
  files?: FilesToSend;
  signal?: AbortSignal;
  /** The `ref` of the engine that the page shows; see `lib/engines`. */
  engine?: string | undefined;
  /** Set when it's one of two runs to compare. */
  compared?: ComparedRun;
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
  const { files = {}, signal = null, engine } = options;
  const model = contract.writes && engine === BROWSER_REF ? await fetchModel() : undefined;
  const init = contract.files ? { method: "POST", body: formOf(input, files) } : postJson(input);
  const headers = new Headers(init.headers);
  headers.set(IDEMPOTENCY_HEADER, uuidv7());
  // The server asks the browser's model through the stream, even where the page shows no text as it comes.
  if (options.stream || model) headers.set("accept", EVENT_STREAM);
  if (engineKindOf(contract) && engine) headers.set(ENGINE_HEADER, encodeURIComponent(engine));
  if (options.compared) headers.set(COMPARISON_HEADER, writeComparedRun(options.compared));
  const context = await model?.contextTokens();
  if (context) headers.set(CONTEXT_HEADER, String(context));
  const path = `/api/ai/${contract.endpoint}`;
  const response = await fetchWithToken(path, { ...init, headers, signal });
  const streamed = response.headers.get("content-type")?.startsWith(EVENT_STREAM);
  if (!streamed || !response.body) return readEnvelope(response, contract.output);
  const ended = new AbortController();
  const answer = (question: PageQuestion) => model?.answerQuestion(question, ended.signal);
  try {
    return await readStream(response.body, contract.output, { ...options, answer });
  } finally {
    ended.abort();
  }
}

const fetchModel = () => import("@/lib/client/browser-model/answer-question");

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
  { onText, onStep, answer }: SendOptions & { answer: (question: PageQuestion) => void },
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
    else if (event.event === "question") answer(event.data);
    else {
      text = event.event === "delta" ? text + event.data.text : event.data.text;
      onText?.(text);
    }
  }
}
