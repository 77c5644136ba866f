import "server-only";

import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";

/** Linux takes as many as `net.core.somaxconn` says, 4,096 by default. */
const MOST_WAITING = 4_096;

/** A part of Node's servers that it doesn't document: the handle of the socket they listen on. */
type Listening = Server & { _handle?: { listen?: (backlog: number) => number } | null };

/**
 * Lets 4,096 new connections wait until the server accepts them, instead of Node's 511: of 2,000 that came at once, 25
 * were dropped and reset half a minute later, when their callers had long sent their requests. Next passes no such number
 * on; the diagnostics channel reaches the HTTP server with its first request.
 */
export function letConnectionsWait(): void {
  const told = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Listening }; // Safe: Node's documented message.
    if (told.has(server)) return;
    told.add(server);
    server._handle?.listen?.(MOST_WAITING);
  });
}
