import "server-only";

import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/**
 * Makes a TRACE request one with an unknown method, which is refused like any other. Next makes a `Request` of what it gets,
 * and a `Request` can't have this method: the answer would be 500.
 */
export function renameTrace(): void {
  // Published before anybody else gets to see the request.
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage }; // Safe: Node's documented message.
    if (request.method === "TRACE") request.method = "UNKNOWN";
  });
}
