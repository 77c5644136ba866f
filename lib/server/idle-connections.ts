import "server-only";

import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";

/** Longer than proxies keep theirs (nginx and AWS: 60 s), so that they never send into a connection we just closed. */
const IDLE_MS = 65_000;

/**
 * Keeps idle connections open for 65 s instead of Node's 5 s. Next's own setting is a flag of one of the ways to start
 * it; the diagnostics channel reaches the HTTP server in all of them, with its first request.
 */
export function keepIdleConnections(): void {
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server }; // Safe: Node's documented message.
    server.keepAliveTimeout = IDLE_MS;
  });
}
