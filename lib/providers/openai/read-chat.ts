import "server-only";

import type { Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { z } from "zod";

import { AppError } from "@/lib/core/errors";
import { parseJson } from "@/lib/core/json-values";
import type { Tokens } from "@/lib/core/tokens";
import { createEventReader } from "@/lib/providers/openai/event-reader";
import type { StreamedResponse } from "@/lib/providers/openai/streamed-response";

/** A piece of an answer; `finishReason` and `tokens` are set on the last ones. */
export type ChatPiece = {
  text: string;
  finishReason?: string | undefined;
  tokens?: Tokens | undefined;
};

const said = z.object({ content: z.string().nullish() }).nullish();
/** Far more than any call takes; sums of them must stay exact. */
const MAX_TOKENS = 100_000_000;
const tokenCount = z.int().nonnegative().max(MAX_TOKENS);
/** Of an answer or an event: with everything that servers add to a text, they have a few hundred. */
const MAX_VALUES = 10_000;
const chatSchema = z.object({
  /** A failure that came up after the answer began. */
  error: z.unknown().optional(),
  // Cut before each is checked, which takes much longer: one is asked for.
  choices: z.preprocess(
    firstOf,
    z
      .array(z.object({ delta: said, message: said, finish_reason: z.string().nullish() }))
      .default([]),
  ),
  /** Of the whole answer so far; some servers send it with each piece. Of no use when it isn't as expected. */
  usage: z
    .object({ prompt_tokens: tokenCount, completion_tokens: tokenCount })
    .nullish()
    .catch(undefined),
  /** What llama.cpp's server adds to the last piece, asked or not; `cache_n` are those that it had in memory. */
  timings: z
    .object({ prompt_n: tokenCount, cache_n: tokenCount.default(0), predicted_n: tokenCount })
    .nullish()
    .catch(undefined),
});

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? list.slice(0, 1) : list;
}

/** How long a server may take to end a stream that it has called done, so that its connection can be used again. */
const MAX_END_MS = 250;

/**
 * Reads a chat completion as it arrives: server-sent events, or one JSON body from a server that doesn't stream. What
 * arrived together is one piece. The SDK's own reader prints what it can't parse, and with it what the model wrote.
 *
 * @param maxBytes limit of the body
 * @throws AppError `provider_failed` for a failure inside the stream, an event that is unreadable or has too many values, or a
 *   body over the limit; what the connection throws
 */
export function readChat(
  { stream, headers }: StreamedResponse,
  maxBytes: number,
): AsyncGenerator<ChatPiece> {
  const decode = createDecoder(maxBytes);
  return headers.get("content-type")?.includes("text/event-stream")
    ? readEvents(stream, decode)
    : readWhole(stream, decode);
}

async function* readWhole(
  stream: Readable,
  decode: (chunk: Buffer) => string,
): AsyncGenerator<ChatPiece> {
  let json = "";
  for await (const chunk of stream) json += decode(chunk);
  yield* joinPieces([json]);
}

async function* readEvents(
  stream: Readable,
  decode: (chunk: Buffer) => string,
): AsyncGenerator<ChatPiece> {
  const nextEvents = createEventReader();
  let impatience: NodeJS.Timeout | undefined;
  try {
    for await (const chunk of stream) {
      if (impatience) continue;
      const arrived = nextEvents(decode(chunk));
      const end = arrived.findIndex((data) => data.startsWith("[DONE]"));
      if (end >= 0) impatience = setTimeout(() => stream.destroy(), MAX_END_MS);
      // Delegated to, a generator costs each piece some promises more.
      for (const piece of joinPieces(end >= 0 ? arrived.slice(0, end) : arrived)) yield piece;
    }
  } catch (error) {
    // What goes wrong after the end of the answer is no loss.
    if (!impatience || error instanceof AppError) throw error;
  } finally {
    clearTimeout(impatience);
  }
}

/** Decodes UTF-8 that arrives in chunks; throws `provider_failed` at the first byte over the limit. */
function createDecoder(maxBytes: number): (chunk: Buffer) => string {
  const decoder = new StringDecoder("utf8");
  let bytes = 0;
  return (chunk) => {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new AppError("provider_failed", TOO_LARGE);
    return decoder.write(chunk);
  };
}

/** One piece of several events. What precedes an unreadable one is kept. */
function* joinPieces(events: readonly string[]): Generator<ChatPiece> {
  let text = "";
  let finishReason: string | undefined;
  let tokens: Tokens | undefined;
  for (const data of events) {
    const piece = toPiece(data);
    text += piece?.text ?? "";
    finishReason = piece?.finishReason ?? finishReason;
    tokens = piece?.tokens ?? tokens;
    if (piece) continue;
    if (text) yield { text };
    // Without a cause: a parser's message quotes what it read, and what a model wrote is not for the log.
    throw new AppError("provider_failed", UNREADABLE);
  }
  if (text || finishReason || tokens) yield { text, finishReason, tokens };
}

/** Undefined for a failure and for what can't be read. */
function toPiece(json: string): ChatPiece | undefined {
  const body = chatSchema.safeParse(readJson(json)).data;
  if (!body || body.error) return undefined;
  const [choice] = body.choices;
  const text = choice?.delta?.content ?? choice?.message?.content ?? "";
  return {
    text,
    finishReason: choice?.finish_reason ?? undefined,
    tokens: tokensOf(body),
  };
}

function tokensOf({ usage, timings }: z.output<typeof chatSchema>): Tokens | undefined {
  if (usage) return { input: usage.prompt_tokens, output: usage.completion_tokens };
  if (!timings) return undefined;
  return { input: timings.prompt_n + timings.cache_n, output: timings.predicted_n };
}

const UNREADABLE = "The AI service sent an unreadable response. Try again.";
const TOO_LARGE = "The AI service's response was too large. Try again.";

/** Undefined for what isn't JSON, and for more values than an answer has. */
function readJson(json: string): unknown {
  try {
    return parseJson(json, MAX_VALUES)?.value;
  } catch {
    return undefined;
  }
}
