import "server-only";

import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

import { FILE_CALL_HEADER, isFileCall } from "@/lib/http/file-calls";

/**
 * Has the middleware refuse to POST to a file. Next means to answer 405, but asks for a page of its own that an app of
 * routes doesn't have, and fails with a bare 500. A middleware's matcher knows headers and no methods.
 */
export function markFileCalls(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage }; // Safe: Node's documented message.
    if (isFileCall(request.method, request.url)) request.headers[FILE_CALL_HEADER] = "1";
  });
}
