import { createHash } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";

/** How the hub and its file server behave from now on. */
export type HubBehavior = {
  /** The file server breaks the connection after this many bytes, once. */
  cutAfterBytes?: number | undefined;
  /** What the hub says the file's hash is. */
  sha256?: string | undefined;
  /** Answers with this status instead. */
  status?: number | undefined;
  /** Where the hub sends people for the file. */
  redirectTo?: string | undefined;
  /** The hub leaves the hash out. */
  tellsNoHash?: boolean | undefined;
  /** The file server ignores ranges. */
  ignoresRanges?: boolean | undefined;
  /** The file server waits between chunks. */
  pauseMs?: number | undefined;
};

export type HubDouble = {
  url: string;
  behavior: HubBehavior;
  /** Every request, as "HEAD hub" or "GET files bytes=100-". */
  requests: string[];
  bytes: number;
  sha256: string;
  close(): Promise<void>;
};

const CHUNK_BYTES = 16 * 1024;

/** Starts a model hub that offers one file at every address, and sends it from a second server, as the real one does. */
export async function startHubDouble(file: string, port = 0): Promise<HubDouble> {
  const bytes = statSync(file).size;
  const sha256 = await hashOf(file);
  const requests: string[] = [];
  const behavior: HubBehavior = {};

  const files = createServer((request, response) => {
    requests.push(["GET files", request.headers.range].filter(Boolean).join(" "));
    send(request, response).catch(() => response.destroy());
  });

  async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = /^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1];
    const from = asked === undefined || behavior.ignoresRanges ? 0 : Number(asked);
    const ranged = { "content-range": `bytes ${from}-${bytes - 1}/${bytes}` };
    response.writeHead(from > 0 ? 206 : 200, {
      "content-length": bytes - from,
      ...(from > 0 && ranged),
    });
    await pipeline(chunksFrom(from), response);
  }

  async function* chunksFrom(start: number): AsyncGenerator<Buffer> {
    let sent = 0;
    for await (const chunk of createReadStream(file, { start, highWaterMark: CHUNK_BYTES })) {
      if (behavior.cutAfterBytes !== undefined && sent >= behavior.cutAfterBytes) {
        behavior.cutAfterBytes = undefined;
        throw new Error("cut");
      }
      sent += (chunk as Buffer).byteLength;
      yield chunk as Buffer;
      if (behavior.pauseMs) await pause(behavior.pauseMs);
    }
  }

  const hub = createServer((request, response) => {
    requests.push(`${request.method} hub`);
    if (behavior.status) return void response.writeHead(behavior.status).end();
    const facts = { "x-linked-size": String(bytes), etag: '"a-git-hash"' };
    const hash = { "x-linked-etag": `"${behavior.sha256 ?? sha256}"` };
    response.writeHead(302, {
      ...facts,
      ...(!behavior.tellsNoHash && hash),
      location: behavior.redirectTo ?? `${originOf(files)}/blob${request.url}`,
    });
    response.end();
  });
  await listen(files, 0);
  await listen(hub, port);
  return {
    url: originOf(hub),
    behavior,
    requests,
    bytes,
    sha256,
    close: async () => {
      for (const server of [hub, files]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
}

function originOf(server: Server): string {
  // Safe: it listens on a port, so its address is an object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
