import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Kept = { bytes: Buffer; contentType: string };

/** A server that speaks the part of Vercel Blob's HTTP API that we use, as its own client calls it. */
export async function startBlobDouble(token: string) {
  const store = new Map<string, Kept>();
  /** Answers every call with 500 while it is true. */
  const state = { broken: false };
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const url = new URL(request.url ?? "/", origin);
    const json = (content: unknown, status = 200) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(content));
    };
    if (request.headers.authorization !== `Bearer ${token}`) return json({}, 403);
    if (state.broken) return json({ error: { code: "internal", message: "broken" } }, 500);
    if (url.pathname.startsWith("/objects/")) return sendObject(url, request, response);
    if (request.method === "PUT") {
      if (request.headers["x-vercel-blob-access"] !== "private") return json({}, 400);
      const key = url.searchParams.get("pathname") ?? "";
      const contentType = String(request.headers["x-content-type"]);
      store.set(key, { bytes: body, contentType });
      return json(describe(key, contentType));
    }
    if (request.method === "POST" && url.pathname === "/delete") {
      const { urls } = JSON.parse(body.toString()) as { urls: string[] };
      for (const key of urls) store.delete(key);
      return json(null);
    }
    const key = url.searchParams.get("url") ?? "";
    const kept = store.get(key);
    if (!kept) return json({ error: { code: "not_found", message: "none" } }, 404);
    json({
      ...describe(key, kept.contentType),
      size: kept.bytes.byteLength,
      cacheControl: "private",
      uploadedAt: new Date().toISOString(),
    });
  }

  function sendObject(url: URL, request: IncomingMessage, response: ServerResponse): void {
    const kept = store.get(url.pathname.slice("/objects/".length));
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    if (!kept) response.writeHead(404).end();
    else if (start === undefined) response.writeHead(200).end(kept.bytes);
    else response.writeHead(206).end(kept.bytes.subarray(Number(start), Number(end) + 1));
  }

  function describe(key: string, contentType: string) {
    const url = `${origin}/objects/${key}`;
    return {
      url,
      downloadUrl: url,
      pathname: key,
      contentType,
      contentDisposition: "inline",
      etag: '"x"',
    };
  }

  return {
    origin,
    store,
    state,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
