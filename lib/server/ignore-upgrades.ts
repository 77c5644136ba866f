import "server-only";

import { subscribe } from "node:diagnostics_channel";
import type { Server, Socket } from "node:net";

import { env } from "@/lib/core/env";

/**
 * Answers requests to switch protocols, such as to WebSocket, like any other request. Next takes their connections out
 * of Node's hands and, where it has nothing to say, never closes them, not even when the caller has left: a few thousand
 * such requests used up the process's file descriptors for good. Without a listener, Node ignores the wish, as HTTP allows.
 */
export function ignoreUpgrades(): void {
  // Development servers push changes to the browser over a WebSocket.
  if (env().NODE_ENV === "development") return;
  // Announces each connection before its first byte is read.
  subscribe("net.server.socket", (message) => {
    const { socket } = message as { socket: Socket & { server?: Server } }; // Safe: Node's documented message.
    socket.server?.removeAllListeners("upgrade");
  });
}
