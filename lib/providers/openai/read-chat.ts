import "server-only";

import { EventSourceParserStream } from "eventsource-parser/stream";
import { z } from "zod";

import { AppError } from "@/lib/core/errors";
import { limitBytes } from "@/lib/providers/openai/bounded-fetch";

/** A piece of an answer; `finishReason` is set on the last one. */
export type ChatPiece = { text: string; finishReason?: string | undefined };

const said = z.object({ content: z.string().nullish() }).nullish();
const chatSchema = z.object({
  /** A failure that came up after the answer began. */
  error: z.unknown().optional(),
  choices: z
    .array(z.object({ delta: said, message: said, finish_reason: z.string().nullish() }))
    .default([]),
});

/**
 * Reads a chat completion as it arrives: server-sent events, or one JSON body from a server that doesn't stream. The
 * SDK's own reader prints what it can't parse, and with it what the model wrote.
 *
 * @param maxBytes limit of the body
 * @throws AppError `provider_failed` for a failure inside the stream, an unreadable event or a body over the limit; what
 *   the connection throws
 */
export async function* readChat(response: Response, maxBytes: number): AsyncGenerator<ChatPiece> {
  if (!response.body) return;
  const text = response.body
    .pipeThrough(limitBytes(maxBytes))
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>);
  if (!response.headers.get("content-type")?.includes("text/event-stream")) {
    yield toPiece(await joined(text));
    return;
  }
  for await (const { data } of text.pipeThrough(new EventSourceParserStream())) {
    if (data.startsWith("[DONE]")) return;
    yield toPiece(data);
  }
}

async function joined(chunks: ReadableStream<string>): Promise<string> {
  let text = "";
  for await (const chunk of chunks) text += chunk;
  return text;
}

function toPiece(json: string): ChatPiece {
  const body = chatSchema.safeParse(parseJson(json)).data;
  // Without a cause: a parser's message quotes what it read, and what a model wrote is not for the log.
  if (!body || body.error) throw new AppError("provider_failed", UNREADABLE);
  const [choice] = body.choices;
  const text = choice?.delta?.content ?? choice?.message?.content ?? "";
  return { text, finishReason: choice?.finish_reason ?? undefined };
}

const UNREADABLE = "The AI service sent an unreadable response. Try again.";

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
