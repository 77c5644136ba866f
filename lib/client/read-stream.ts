"use client";

import { EventSourceParserStream } from "eventsource-parser/stream";
import type { z } from "zod";

import { ApiError, readAnswer } from "@/lib/client/call-api";
import type { Step } from "@/lib/core/progress";
import { streamEventSchema } from "@/lib/http/stream-events";

/**
 * Reads a streamed response to its end.
 *
 * @param listen.onText called with the whole text so far, each time it changes
 * @returns the content of the closing event, checked against `output`
 * @throws ApiError for a failure, and when the stream breaks off before its closing event
 */
export async function readStream<Output extends z.ZodType>(
  body: ReadableStream<Uint8Array>,
  output: Output,
  listen: { onText: (text: string) => void; onStep: (step: Step) => void },
): Promise<z.output<Output>> {
  const events = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  let text = "";
  for (;;) {
    const { value, done } = await events.read();
    if (done) break;
    const event = parseEvent(value.event, value.data);
    if (!event) continue;
    if (event.event === "done" || event.event === "error") return readAnswer(event.data, output);
    if (event.event === "step") {
      listen.onStep(event.data);
      continue;
    }
    text = event.event === "delta" ? text + event.data.text : event.data.text;
    listen.onText(text);
  }
  throw new ApiError("internal", "The connection was lost. Try again.", { thrown: true });
}

function parseEvent(event: string | undefined, data: string) {
  try {
    return streamEventSchema.safeParse({ event, data: JSON.parse(data) }).data;
  } catch {
    return undefined;
  }
}
