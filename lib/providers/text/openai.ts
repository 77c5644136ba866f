import "server-only";

import { isIP } from "node:net";
import { APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { callTimer } from "@/lib/core/call-timing";
import { startDeadline } from "@/lib/core/deadline";
import { AppError } from "@/lib/core/errors";
import { beginningOf } from "@/lib/core/text";
import type { TokenPrices, Tokens } from "@/lib/core/tokens";
import {
  createOpenAiClient,
  type EngineNaming,
  hostedEngine,
  type OpenAiServer,
  untilAborted,
} from "@/lib/providers/openai/openai-client";
import { readChat } from "@/lib/providers/openai/read-chat";
import { OWN_KEY_REJECTED, SERVER_KEY_REJECTED } from "@/lib/providers/openai/rejected-keys";
import {
  fetchStreamed,
  fetchStreamedPublic,
  StreamedResponse,
} from "@/lib/providers/openai/streamed-response";
import { rejectsKey, toBusyError } from "@/lib/providers/openai/upstream-failure";
import { isPublicAddress } from "@/lib/providers/public-address";
import type {
  FinishReason,
  TextCompletion,
  TextPort,
  TextRequest,
} from "@/lib/providers/text/port";
import { wholeAnswer } from "@/lib/providers/text/whole-answer";

const DEFAULT_MODEL = "gpt-5-mini";
/**
 * What a server may send per token it was allowed, if it doesn't keep to that number: twice the length of an English
 * token, and a whole event for each.
 */
const CHARACTERS_PER_TOKEN = 8;
const BYTES_PER_TOKEN = 1_024;
const SPARE_BYTES = 256 * 1_024;

/** How to reach a model, and what is known of it. */
export type OpenAiTextOptions = OpenAiServer &
  EngineNaming & {
    /** Defaults to OpenAI's. */
    model?: string | undefined;
    /** Context size of a small model; when undefined, whole documents are assumed to fit. */
    contextTokens?: number | undefined;
    /** Set when the person who runs it brought the key. */
    isOwnKey?: boolean;
    /** Set when only public addresses may be reached: somebody typed this one in. */
    publicOnly?: boolean;
    /** What its tokens cost whoever brought the key. */
    prices?: TokenPrices | undefined;
  };

/** Creates a text engine on any server with OpenAI's chat completions API: OpenAI, Ollama, LM Studio, vLLM, OpenRouter… */
export function createOpenAiText(options: OpenAiTextOptions): TextPort {
  const { client, baseUrl } = createOpenAiClient(
    options,
    options.publicOnly ? fetchStreamedPublic : fetchStreamed,
  );
  const model = options.model ?? DEFAULT_MODEL;
  const engine = hostedEngine(model, baseUrl, options);
  let running = 0;

  async function* stream(request: TextRequest): AsyncGenerator<string, TextCompletion> {
    const deadline = startDeadline(request.signal, request.timeoutMs ?? options.timeoutMs);
    const { signal } = deadline;
    const maxCharacters = request.maxOutputTokens * CHARACTERS_PER_TOKEN;
    let text = "";
    running += 1;
    const endPart = callTimer()?.begin("engine", engine.id);
    try {
      const body = { ...toBody(model, request), ...(countsTokens(baseUrl) && COUNT_TOKENS) };
      const call = client.chat.completions.create(body, { signal }).asResponse();
      const response = await untilAborted(call, signal);
      if (!(response instanceof StreamedResponse)) throw new Error("The SDK replaced a response.");
      const maxBytes = request.maxOutputTokens * BYTES_PER_TOKEN + SPARE_BYTES;
      let finishReason: FinishReason | undefined;
      let tokens: Tokens | undefined;
      for await (const piece of readChat(response, maxBytes)) {
        if (piece.finishReason) finishReason = toFinishReason(piece.finishReason);
        tokens = piece.tokens ?? tokens;
        const fitting = beginningOf(piece.text, maxCharacters - text.length);
        text += fitting;
        if (fitting) yield fitting;
        if (fitting.length < piece.text.length) return finish(text, "length");
      }
      if (request.signal.aborted) return { text, finishReason: "aborted" };
      // A stream that ends without a finish reason was interrupted.
      return { ...finish(text, finishReason ?? "length"), tokens };
    } catch (error) {
      if (request.signal.aborted) return { text, finishReason: "aborted" };
      // Keep partial text; the caller decides whether it is enough.
      if (text) return { text, finishReason: "length" };
      throw deadline.passed() ? timedOut(error) : toTextError(error, options.isOwnKey ?? false);
    } finally {
      deadline.end();
      running -= 1;
      endPart?.();
    }
  }

  return {
    engine,
    prices: options.prices,
    status: () => ({ state: "ready" }),
    queue: () => ({ running, waiting: 0 }),
    contextTokens: async () => options.contextTokens,
    stream,
    generate: (request) => wholeAnswer(stream(request)),
    close: async () => {},
  };
}

function toBody(model: string, request: TextRequest) {
  return {
    model,
    stream: true as const,
    messages: [
      { role: "system" as const, content: request.system },
      { role: "user" as const, content: request.prompt },
    ],
    // OpenAI's reasoning models only accept the new name, other servers only the old one.
    ...(/^(gpt-5|o\d)/.test(model)
      ? { max_completion_tokens: request.maxOutputTokens }
      : { max_tokens: request.maxOutputTokens, ...temperatureOf(model, request) }),
  };
}

/** Claude models from 4.7 on refuse every call that sets one; the names of those to come aren't known. */
function temperatureOf(model: string, { temperature = 0.7 }: TextRequest) {
  return /^(?:anthropic\/)?claude-/.test(model) ? {} : { temperature };
}

/** Asks for the number of tokens in a last event. */
const COUNT_TOKENS = { stream_options: { include_usage: true } };

/**
 * Services known to count when asked. Others refuse calls with fields that they don't know, and many count unasked.
 */
const COUNTING =
  /^(?:api\.openai\.com|api\.groq\.com|openrouter\.ai|api\.together\.xyz|api\.anthropic\.com|generativelanguage\.googleapis\.com|localhost)$/;

function countsTokens(baseUrl: string): boolean {
  const { hostname } = new URL(baseUrl);
  const address = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(address);
  // Model servers on one's own machine or network all know the field. Names there often have no dot.
  const isNear = family === 0 ? !address.includes(".") : !isPublicAddress({ address, family });
  return isNear || COUNTING.test(hostname);
}

function toFinishReason(reason: string): FinishReason {
  return reason === "length" ? "length" : "stop";
}

function finish(text: string, finishReason: FinishReason): TextCompletion {
  if (text.trim()) return { text, finishReason };
  throw new AppError("provider_failed", "The AI service returned an empty response. Try again.");
}

function timedOut(cause: unknown): AppError {
  return new AppError("provider_timeout", "The AI service took too long. Try again.", { cause });
}

function toTextError(error: unknown, isOwnKey: boolean): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof APIConnectionTimeoutError) return timedOut(error);
  if (error instanceof APIUserAbortError)
    return new AppError("aborted", "The request was canceled.");
  const busy = error instanceof APIError ? toBusyError(error, error) : undefined;
  if (busy) return busy;
  if (error instanceof APIError && error.status === undefined) {
    return new AppError("provider_unavailable", "We can't reach the AI service. Try again later.", {
      cause: error,
      retryAfterSeconds: 30,
    });
  }
  if (error instanceof APIError && rejectsKey(error)) {
    return new AppError("provider_failed", isOwnKey ? OWN_KEY_REJECTED : SERVER_KEY_REJECTED, {
      cause: error,
    });
  }
  if (error instanceof APIError && isTooLong(error)) {
    return new AppError(
      "unusable",
      "This text is too long for the model. Shorten it and try again.",
      { cause: error },
    );
  }
  return new AppError("provider_failed", "The AI service ran into a problem. Try again.", {
    cause: error,
  });
}

const TOO_LONG =
  /context_length_exceeded|exceed_context_size|context (?:length|size|window)|prompt is too long|input token count/i;

/** OpenAI and vLLM say so in `code`, llama.cpp's server in `type`, Anthropic, Google and others only in the message. */
function isTooLong({ status, code, type, message }: APIError): boolean {
  if (status !== 400 && status !== 413) return false;
  return TOO_LONG.test(`${code} ${type} ${message}`);
}
