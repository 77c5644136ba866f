import "server-only";

import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

import { PEER_HEADER } from "@/lib/http/client-ip";

/**
 * Copies each request's socket address into a header, because Next hides the socket from route handlers.
 * This diagnostics channel fires before any handler runs, so a header sent by the client is overwritten.
 */
export function recordPeerAddresses(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage }; // Safe: Node's documented message.
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? "";
  });
}
