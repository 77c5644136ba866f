import { EventSourceParserStream } from "eventsource-parser/stream";

import { POST as answers } from "@/app/api/engines/answers/route";
import type { PageQuestion } from "@/lib/core/progress";
import { CONTEXT_HEADER, ENGINE_HEADER } from "@/lib/engines/header";
import { parseStreamEvent } from "@/lib/http/stream-events";
import { apiRequest, type TestAccount } from "@/tests/support/api";

type Route = (request: Request) => Promise<Response>;

/** Sends a piece of an answer as a page of this account does. */
export function sendPiece(account: TestAccount, piece: object): Promise<Response> {
  return answers(apiRequest("/api/engines/answers", { json: piece, token: account.token }));
}

/**
 * Runs a tool as a page whose browser has a model.
 *
 * @param onQuestion answers with `sendPiece`, or doesn't
 * @returns the body that ends the stream
 * @throws DOMException when the page leaves first
 */
export async function runAsPage(
  route: Route,
  call: { path: string; json: unknown; account: TestAccount; signal?: AbortSignal },
  onQuestion: (question: PageQuestion) => unknown,
): Promise<Record<string, unknown> | undefined> {
  const { path, json, account, signal } = call;
  const headers = {
    accept: "text/event-stream",
    [ENGINE_HEADER]: "browser",
    [CONTEXT_HEADER]: "9216",
  };
  const init = { json, token: account.token, headers, ...(signal && { signal }) };
  const response = await route(apiRequest(path, init));
  const events = response.body
    ?.pipeThrough(
      new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>,
      signal && { signal },
    )
    .pipeThrough(new EventSourceParserStream());
  for await (const sent of events ?? []) {
    const event = parseStreamEvent(sent);
    if (event?.event === "question") void onQuestion(event.data);
    if (event?.event === "done" || event?.event === "error") return event.data;
  }
}
