import "server-only";

import { randomUUID } from "node:crypto";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { ErrorCode } from "@modelcontextprotocol/sdk/types.js";

import { appUrl, env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { LIMITS } from "@/lib/core/limits";
import { withBoundedBody } from "@/lib/http/read-body";
import { withEnd } from "@/lib/http/with-end";
import type { ApiOperation } from "@/lib/programs/api-operation";
import { createMcpServer } from "@/lib/programs/mcp/server";
import type { UserContext } from "@/lib/providers/context";
import { takeUploadSlot } from "@/lib/usage/upload-slots";

/** A message is held in memory, and files in it are a third larger than they are. */
export const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;
/** A batch of calls with long outlines. The SDK checks each value several times, so there are fewer than elsewhere. */
const MAX_MESSAGE_VALUES = 5_000;

/** The protocol has had no batches since June 2025, so those who still send them get a few calls at a time. */
const MAX_BATCH_MESSAGES = 10;

const SESSION_HEADER = "mcp-session-id";

/**
 * Answers one message over Streamable HTTP. Every message gets a server of its own, so any machine can answer any of
 * them; the session's id only tells clients apart.
 *
 * @throws AppError `forbidden` for a page of another site, `payload_too_large`, `rate_limited` while too many long
 *   messages of this person are being read
 */
export async function answerMessage(
  { user }: UserContext,
  request: Request,
  { operations, onEnd }: { operations: readonly ApiOperation[]; onEnd: () => void },
): Promise<Response> {
  refuseForeignPages(request);
  const bounded = await readMessage(request, user.id);
  const message: unknown = await bounded.json().catch(() => undefined);
  if (Array.isArray(message) && message.length > MAX_BATCH_MESSAGES) {
    onEnd();
    return tooManyMessages();
  }
  const gone = new AbortController();
  const server = createMcpServer(operations, {
    userId: user.id,
    authorization: request.headers.get("authorization") ?? "",
    session: request.headers.get(SESSION_HEADER),
    origin: new URL(appUrl()).origin,
    signal: AbortSignal.any([request.signal, gone.signal]),
  });
  const transport = new WebStandardStreamableHTTPServerTransport({
    maxRequestBodySize: MAX_MESSAGE_BYTES,
  });
  await server.connect(transport);
  const response = await transport.handleRequest(bounded, { parsedBody: message });
  const headers = new Headers(response.headers);
  if (!request.headers.has(SESSION_HEADER)) headers.set(SESSION_HEADER, randomUUID());
  const end = () => {
    gone.abort();
    onEnd();
  };
  if (!response.body) end();
  const body = response.body && withEnd(response.body, end);
  return new Response(body, { status: response.status, headers });
}

/**
 * Reads a message. One that says it's short is read like every JSON call. Of others a person has few at once, apart from
 * uploads, so that a program which sends them forever slowly holds up no page.
 */
async function readMessage(request: Request, userId: string): Promise<Request> {
  const length = request.headers.get("content-length");
  if (length !== null && Number(length) <= LIMITS.jsonBytes) {
    return withBoundedBody(request, LIMITS.jsonBytes, MAX_MESSAGE_VALUES);
  }
  const leave = takeUploadSlot(`mcp:${userId}`);
  return withBoundedBody(request, MAX_MESSAGE_BYTES, MAX_MESSAGE_VALUES).finally(leave);
}

/** In the protocol's own form, which clients show. */
function tooManyMessages(): Response {
  const message = `A batch can hold at most ${MAX_BATCH_MESSAGES} messages. Send fewer at a time.`;
  const error = { code: ErrorCode.InvalidRequest, message };
  return Response.json({ jsonrpc: "2.0", error, id: null }, { status: 400 });
}

/** Programs send no `Origin`; a browser does, for a page that may have talked its way to this server by DNS rebinding. */
function refuseForeignPages(request: Request): void {
  const origin = request.headers.get("origin");
  if (!origin || origin === new URL(appUrl()).origin || env().APP_ORIGINS.includes(origin)) return;
  throw new AppError("forbidden", "Pages of other sites can't use this server.");
}
