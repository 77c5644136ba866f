import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

import { type Conversation, replyTo, topicOf } from "./openai-double-writing";

/** A call the double received. */
export type DoubleRequest = {
  path: string;
  authorization: string | undefined;
  body: ChatBody;
  receivedAt: number;
  /** The whole answer was sent. */
  finished: boolean;
  /** When the caller hung up before the end of the answer, in epoch milliseconds. */
  hungUpAt: number | null;
};

export type ChatBody = {
  model?: string;
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
  n?: number;
  messages?: { role: string; content: string | { type: string; text?: string }[] }[];
};

const WORDS_PER_CHUNK = 4;
const SLOW_MS = 5_000;
const ENDLESS_PAUSE_MS = 20;

/** Rule of thumb for English. */
const CHARACTERS_PER_TOKEN = 4;

/** Responses that the double itself cut off. */
const interruptedResponses = new WeakSet<ServerResponse>();

/** Reads a call, and notes what becomes of its answer. */
export async function receiveCall(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<DoubleRequest> {
  const call: DoubleRequest = {
    path: new URL(request.url ?? "/", "http://double").pathname,
    authorization: request.headers.authorization,
    body: JSON.parse(await readText(request)) as ChatBody,
    receivedAt: Date.now(),
    finished: false,
    hungUpAt: null,
  };
  response.on("close", () => {
    call.finished = response.writableFinished;
    if (!call.finished && !interruptedResponses.has(response)) call.hungUpAt = Date.now();
  });
  return call;
}

export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

export async function respondToCall(
  response: ServerResponse,
  call: DoubleRequest,
  earlier: readonly DoubleRequest[],
): Promise<void> {
  const conversation = conversationOf(call.body);
  const { fault, argument } = faultOf(conversation, earlier);
  const [status, when] = fault.split("-");
  const repeats = when === "always" || (when !== "once" && status !== "429");
  if (
    /^\d{3}$/.test(status ?? "") &&
    (repeats || !earlier.some((other) => sameMessages(other, call)))
  ) {
    const headers = status === "429" ? { "retry-after": "1" } : undefined;
    return sendError(
      response,
      Number(status),
      `Scripted ${status}: secret-of-the-provider.`,
      headers,
    );
  }
  const contextTokens = Number(/\[\[context:(\d+)\]\]/.exec(conversation.all)?.[1] ?? Number.NaN);
  if (conversation.all.length / CHARACTERS_PER_TOKEN > contextTokens) {
    return sendError(response, 400, `The maximum context length is ${contextTokens} tokens.`);
  }
  if (fault === "hang") return;
  if (fault === "slow") await wait(Number(argument ?? SLOW_MS));
  if (response.destroyed) return;
  if (fault === "json") return sendBroken(response, call.body.stream ?? false);

  const whole = fault === "empty" || fault === "filter" ? "" : replyTo(conversation);
  const words = whole.match(/\S+\s*/g) ?? [];
  const half = words.slice(0, Math.ceil(words.length / 2)).join("");
  const text = fault === "length" || fault === "cut" ? half : whole;
  const finish = fault === "length" ? "length" : fault === "filter" ? "content_filter" : "stop";
  if (call.body.stream)
    return streamText(response, call.body, conversation.all, { text, finish, fault });
  if (conversation.all.includes("[[endless]]")) return;
  if (fault === "cut") {
    response.writeHead(200, { "content-type": "application/json", "content-length": "100000" });
    response.write('{"id":"cut","choices":[');
    return interrupt(response);
  }
  sendJson(response, 200, {
    ...frame(call.body, "chat.completion"),
    choices: [{ index: 0, finish_reason: finish, message: { role: "assistant", content: text } }],
    usage: usage(text),
  });
}

/** The fault a conversation asks for. `cut:N` and `length:N` stop after N calls. */
function faultOf(conversation: Conversation, earlier: readonly DoubleRequest[]) {
  const [, fault = "", argument] =
    /\[\[fault:([a-z0-9-]+)(?::(\d+))?\]\]/.exec(conversation.all) ?? [];
  const counts = argument !== undefined && (fault === "cut" || fault === "length");
  if (!counts) return { fault, argument };
  const topic = topicOf(conversation);
  const calls = earlier.filter(({ body }) => topicOf(conversationOf(body)) === topic).length;
  return { fault: calls >= Number(argument) ? "" : fault, argument };
}

async function streamText(
  response: ServerResponse,
  body: ChatBody,
  markers: string,
  { text, finish, fault }: { text: string; finish: string; fault: string },
): Promise<void> {
  const send = (choice: object[], extra?: object) =>
    response.write(
      `data: ${JSON.stringify({ ...frame(body, "chat.completion.chunk"), choices: choice, ...extra })}\n\n`,
    );
  const say = (content: string) => send([{ index: 0, delta: { content }, finish_reason: null }]);
  const drip = Number(/\[\[drip:(\d+)\]\]/.exec(markers)?.[1] ?? 0);
  const size = Number(/\[\[chunk:(\d+)\]\]/.exec(markers)?.[1] ?? WORDS_PER_CHUNK);
  response.writeHead(200, { "content-type": "text/event-stream" });
  send([{ index: 0, delta: { role: "assistant", content: "" }, finish_reason: null }]);
  const words = text.match(/\S+\s*/g) ?? [];
  for (let start = 0; start < words.length && !response.destroyed; start += size) {
    say(words.slice(start, start + size).join(""));
    await wait(drip);
  }
  for (let turn = 1; markers.includes("[[endless]]") && !response.destroyed; turn += 1) {
    say(`And so it goes on, turn ${turn}. `);
    await wait(ENDLESS_PAUSE_MS);
  }
  if (fault === "cut") return interrupt(response);
  if (markers.includes("[[timings]]")) {
    // As llama.cpp's server counts, of older versions without being asked.
    const timings = { cache_n: 7, prompt_n: 3, predicted_n: usage(text).completion_tokens };
    send([{ index: 0, delta: {}, finish_reason: finish }], { timings });
    response.end("data: [DONE]\n\n");
    return;
  }
  send([{ index: 0, delta: {}, finish_reason: finish }]);
  if (body.stream_options?.include_usage) send([], { usage: usage(text) });
  response.end("data: [DONE]\n\n");
}

function frame(body: ChatBody, object: string) {
  return { id: "chatcmpl-double", object, created: 1_767_225_600, model: body.model ?? "double" };
}

function usage(text: string) {
  const tokens = text.split(/\s+/).length;
  return { prompt_tokens: 10, completion_tokens: tokens, total_tokens: tokens + 10 };
}

function conversationOf({ messages = [] }: ChatBody): Conversation {
  const textOf = ({ content }: (typeof messages)[number]) =>
    typeof content === "string" ? content : content.map((part) => part.text ?? "").join("\n");
  const by = (role: string) =>
    messages
      .filter((message) => message.role === role)
      .map(textOf)
      .join("\n");
  return {
    system: by("system") || by("developer"),
    user: by("user"),
    all: messages.map(textOf).join("\n"),
  };
}

function sameMessages(one: DoubleRequest, other: DoubleRequest): boolean {
  return JSON.stringify(one.body.messages) === JSON.stringify(other.body.messages);
}

function interrupt(response: ServerResponse): void {
  interruptedResponses.add(response);
  setImmediate(() => response.destroy());
}

function sendBroken(response: ServerResponse, stream: boolean): void {
  response.writeHead(200, { "content-type": stream ? "text/event-stream" : "application/json" });
  response.end(stream ? 'data: {"choices":[{"delta":{"con\n\n' : '{"choices":[{"mess');
}

export function sendError(
  response: ServerResponse,
  status: number,
  message: string,
  headers?: Record<string, string>,
): void {
  sendJson(
    response,
    status,
    { error: { message, type: "scripted", param: null, code: null } },
    headers,
  );
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers?: Record<string, string>,
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}
