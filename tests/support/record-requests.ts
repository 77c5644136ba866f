import { subscribe } from "node:diagnostics_channel";
import { appendFileSync, mkdirSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";

/**
 * Loaded into a server before its own code (`node --import`): writes what every request carried to a file in
 * `RECORD_REQUESTS`, one JSON line each, so that `find-in-logs.ts` can look for it in the server's log.
 */
export type RecordedRequest = {
  url: string;
  authorization: string;
  cookie: string;
  contentType: string;
  /** The beginning of the body, one character a byte. */
  body: string;
};

/** Texts come before files in our forms, and their names in front of them. */
const MAX_BODY_BYTES = 256 * 1024;

const folder = process.env.RECORD_REQUESTS;
if (folder) recordTo(folder);

function recordTo(target: string): void {
  mkdirSync(target, { recursive: true });
  const file = join(target, `${process.pid}.ndjson`);
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage }; // Safe: Node's documented message.
    const chunks: Buffer[] = [];
    let bytes = 0;
    // Listening for data would take it from the server.
    const { push } = request;
    request.push = (chunk: unknown, encoding?: BufferEncoding) => {
      if (Buffer.isBuffer(chunk) && bytes < MAX_BODY_BYTES) {
        bytes += chunk.byteLength;
        chunks.push(Buffer.from(chunk));
      }
      return push.call(request, chunk, encoding);
    };
    request.once("close", () => {
      const { headers, url = "" } = request;
      const recorded: RecordedRequest = {
        url,
        authorization: headers.authorization ?? "",
        cookie: headers.cookie ?? "",
        contentType: headers["content-type"] ?? "",
        body: Buffer.concat(chunks).subarray(0, MAX_BODY_BYTES).toString("latin1"),
      };
      appendFileSync(file, `${JSON.stringify(recorded)}\n`);
    });
  });
}
