"use client";

import { EventSourceParserStream } from "eventsource-parser/stream";

import { ApiError } from "@/lib/client/api-error";
import { contentOf, type Reader } from "@/lib/client/call-api";
import type { PageQuestion, Step } from "@/lib/core/progress";
import { parseStreamEvent } from "@/lib/http/stream-events";

/** Who hears of a run as it's read. */
export type RunListener = {
  /** @param text the whole text so far */
  onText?: ((text: string) => void) | undefined;
  onStep?: ((step: Step) => void) | undefined;
  /** Called once the run goes on without the page. */
  onKept?: (() => void) | undefined;
  /** Answers what the server asks the browser's own model. */
  answer?: ((question: PageQuestion) => void) | undefined;
};

/** The stream ended before the run did. */
export class StreamBrokenError extends Error {
  override readonly name = "StreamBrokenError";
}

/**
 * Reads the events of a run up to the closing one, whose data is the body of the JSON answer.
 *
 * @returns the content, checked against `output`
 * @throws StreamBrokenError when there's no closing event, ApiError when the run failed, an AbortError when the page
 *   stops reading
 */
export async function readRunStream<Content>(
  body: ReadableStream<Uint8Array>,
  output: Reader<Content>,
  { onText, onStep, onKept, answer }: RunListener,
): Promise<Content> {
  const events = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  let text = "";
  for (;;) {
    const { value, done } = await events.read().catch(brokenUnlessAborted);
    if (done) throw new StreamBrokenError("the stream ended before the run");
    const event = parseStreamEvent(value);
    if (!event) continue;
    if (event.event === "done" || event.event === "error") return contentOf(event.data, output);
    if (event.event === "step") onStep?.(event.data);
    else if (event.event === "kept") onKept?.();
    else if (event.event === "question") answer?.(event.data);
    else {
      text = event.event === "delta" ? text + event.data.text : event.data.text;
      onText?.(text);
    }
  }
}

function brokenUnlessAborted(error: unknown): never {
  if (error instanceof DOMException && error.name === "AbortError") throw error;
  throw new StreamBrokenError("the connection was lost", { cause: error });
}

/** What the person reads when a run's connection is lost for good. */
export function connectionLost(cause: unknown): ApiError {
  return new ApiError("internal", "The connection was lost. Try again.", { thrown: true, cause });
}
