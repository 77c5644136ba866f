import "server-only";

import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

import { PEER_HEADER } from "@/lib/http/client-ip";

/**
 * Writes each request's socket address into a header, since Next hides the socket from route handlers.
 * Node announces a request here before any handler sees it, and a caller's own header is overwritten.
 */
export function notePeerAddresses(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage }; // Safe: Node's documented message.
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? "";
  });
}
