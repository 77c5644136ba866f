import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the server does with a call whose body was read. */
export type Behavior = (response: ServerResponse, request: IncomingMessage) => void;

export type FaultyUpstream = {
  /** Value for `OPENAI_BASE_URL`. */
  url: string;
  behave: (behavior: Behavior) => void;
  /** Paths of the calls since the last `behave`. */
  calls: string[];
  close: () => Promise<void>;
};

/** Starts a server in the place of an AI service that does whatever a test tells it to, on every path. */
export async function startFaultyUpstream(): Promise<FaultyUpstream> {
  const calls: string[] = [];
  let behavior: Behavior = (response) => response.end();
  const server = createServer((request, response) => {
    calls.push(request.url ?? "");
    request.resume().on("end", () => behavior(response, request));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Safe: a listening TCP server has an address and a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    behave(next) {
      calls.length = 0;
      behavior = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** One event of a streamed chat completion. */
export function chatEvent(content: string, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta: { content }, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ id: "x", object: "chat.completion.chunk", choices })}\n\n`;
}

export function startStream(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
}

/** Sends a text again and again, up to a size or until the reader leaves. */
export function flood(response: ServerResponse, text: string, totalBytes: number): void {
  let sent = 0;
  const send = () => {
    while (sent < totalBytes && !response.destroyed) {
      sent += text.length;
      if (!response.write(text)) {
        response.once("drain", send);
        return;
      }
    }
    response.end();
  };
  send();
}
