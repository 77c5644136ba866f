import "server-only";

import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

import { isRouterState } from "@/lib/server/router-state";

/** Names a server action. Only Clerk has some. */
const ACTION_HEADER = "next-action";
/** The form of such a name; Next logs others as they were sent. */
const ACTION_NAME = /^[\da-f]{42}$/;
/** What of a page its browser has. */
const ROUTER_STATE_HEADER = "next-router-state-tree";

/**
 * Mends requests that Next would answer with a bare 500: those whose router state it can't read, which get the page as if they
 * had none, and those for the server itself, which are for its front page. Nobody sends such ones but to see what happens.
 */
export function mendRequests(): void {
  // Published before anybody else gets to see the request.
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage }; // Safe: Node's documented message.
    if (request.url === "*") request.url = "/";
    const action = request.headers[ACTION_HEADER];
    if (action !== undefined && !ACTION_NAME.test(String(action)))
      delete request.headers[ACTION_HEADER];
    const state = request.headers[ROUTER_STATE_HEADER];
    if (state !== undefined && !isRouterState(state)) delete request.headers[ROUTER_STATE_HEADER];
  });
}
