import "server-only";

import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Longer than a phone takes from one cell to the next; proxies wait a minute (nginx). */
const STUCK_MS = 120_000;

/**
 * Closes connections whose caller takes nothing of an answer for two minutes. Node waits for such readers as long as they
 * like, with the file that they asked for open and what they didn't read in memory. An answer that has nothing to send yet
 * may take as long as it needs.
 */
export function closeStuckReaders(stuckMs = STUCK_MS): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as {
      request: IncomingMessage;
      response: ServerResponse;
    }; // Safe: Node's documented message.
    const { socket } = request;
    response.setTimeout(stuckMs, () => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}
