import { createHmac } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import { sendBytes, startLocalServer } from "./local-server";

type Kept = { bytes: Buffer; contentType: string; uploadedAt: Date };

/** What a client token allows: one object, up to a size, until a time. */
type Allowed = { pathname: string; maximumSizeInBytes: number; validUntil: number };

/** CORS headers: any origin may upload with a valid token. */
const FROM_ANYWHERE = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "PUT",
};

/** Starts a server that speaks the part of Vercel Blob's HTTP API that its client uses for us. */
export async function startBlobDouble(token: string) {
  const store = new Map<string, Kept>();
  /** Keys uploaded by browsers. */
  const puts: string[] = [];
  /** While true, every call gets a 500. */
  const state = { broken: false };
  const { origin, close } = await startLocalServer(answer);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const url = new URL(request.url ?? "/", origin);
    const json = (content: unknown, status = 200) => {
      response.writeHead(status, { "content-type": "application/json", ...FROM_ANYWHERE });
      response.end(JSON.stringify(content));
    };
    if (request.method === "OPTIONS") return json({});
    const right = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
    const key = url.searchParams.get("pathname") ?? "";
    if (right !== token && !(request.method === "PUT" && mayPut(right, key, body.byteLength)))
      return json({ error: { code: "forbidden", message: "no" } }, 403);
    if (state.broken) return json({ error: { code: "internal", message: "broken" } }, 500);
    if (url.pathname.startsWith("/objects/")) return sendObject(url, request, response);
    if (request.method === "PUT") {
      if (request.headers["x-vercel-blob-access"] !== "private") return json({}, 400);
      const contentType = String(request.headers["x-content-type"]);
      store.set(key, { bytes: body, contentType, uploadedAt: new Date() });
      if (right !== token) puts.push(key);
      return json(describe(key, contentType));
    }
    if (request.method === "POST" && url.pathname === "/delete") {
      const { urls } = JSON.parse(body.toString()) as { urls: string[] };
      for (const key of urls) store.delete(key);
      return json(null);
    }
    const prefix = url.searchParams.get("prefix");
    if (prefix !== null) return json({ blobs: listUnder(prefix), hasMore: false });
    const named = url.searchParams.get("url") ?? "";
    const kept = store.get(named);
    if (!kept) return json({ error: { code: "not_found", message: "none" } }, 404);
    json({
      ...describe(named, kept.contentType),
      size: kept.bytes.byteLength,
      cacheControl: "private",
      uploadedAt: kept.uploadedAt.toISOString(),
    });
  }

  /** Whether a client token signed by the product allows this upload. */
  function mayPut(right: string, key: string, byteSize: number): boolean {
    const [, signed = ""] = /^vercel_blob_client_[^_]+_(.+)$/.exec(right) ?? [];
    const [signature = "", payload = ""] = Buffer.from(signed, "base64").toString().split(".");
    if (createHmac("sha256", token).update(payload).digest("hex") !== signature) return false;
    // Safe: the product signed it.
    const allowed = JSON.parse(Buffer.from(payload, "base64").toString()) as Allowed;
    return (
      allowed.pathname === key &&
      byteSize <= allowed.maximumSizeInBytes &&
      Date.now() < allowed.validUntil &&
      !store.has(key)
    );
  }

  function listUnder(prefix: string) {
    return [...store]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, { bytes, contentType, uploadedAt }]) => ({
        ...describe(key, contentType),
        size: bytes.byteLength,
        uploadedAt: uploadedAt.toISOString(),
      }));
  }

  function sendObject(url: URL, request: IncomingMessage, response: ServerResponse): void {
    const kept = store.get(url.pathname.slice("/objects/".length));
    if (!kept) response.writeHead(404).end();
    else sendBytes(kept.bytes, request.headers.range, response);
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

  return { origin, store, puts, state, close };
}
