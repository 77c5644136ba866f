import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import { sendBytes, startLocalServer } from "./local-server";

type Kept = { bytes: Buffer; storedAt: Date };

type Keys = { id: string; secret: string };

/** Of a request's signature (AWS Signature Version 4), from its header or its address. */
type Signed = {
  credential: string;
  names: string[];
  signature: string;
  date: string;
  payload: string;
};

const PAGE = 2;
const FROM_ANYWHERE = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "if-none-match",
  "access-control-allow-methods": "PUT",
};

/** Starts a server that speaks the part of S3's protocol that the storage uses, with every signature checked. */
export async function startS3Double(bucket: string, keys: Keys) {
  const store = new Map<string, Kept>();
  /** Keys that were written with a signed address. */
  const puts: string[] = [];
  /** While true, every call gets a 500. */
  const state = { broken: false, refused: 0 };
  const { origin, close } = await startLocalServer(answer);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const url = new URL(request.url ?? "/", origin);
    const fail = (status: number, code: string) => {
      response.writeHead(status, { "content-type": "application/xml", ...FROM_ANYWHERE });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
    };
    if (request.method === "OPTIONS") return void response.writeHead(200, FROM_ANYWHERE).end();
    if (!isSigned(request, url, body, keys)) {
      state.refused += 1;
      return fail(403, "SignatureDoesNotMatch");
    }
    if (state.broken) return fail(500, "InternalError");
    const [, named, ...rest] = decodeURIComponent(url.pathname).split("/");
    if (named !== bucket) return fail(404, "NoSuchBucket");
    const key = rest.join("/");
    const xml = (content: string) =>
      response.writeHead(200, { "content-type": "application/xml" }).end(content);

    if (request.method === "PUT") {
      if (request.headers["if-none-match"] === "*" && store.has(key))
        return fail(412, "PreconditionFailed");
      if (request.headers["x-amz-acl"]) return fail(400, "InvalidRequest");
      store.set(key, { bytes: body, storedAt: new Date() });
      if (url.searchParams.has("X-Amz-Signature")) puts.push(key);
      response.writeHead(200, { etag: '"x"', ...FROM_ANYWHERE }).end();
    } else if (request.method === "POST" && url.searchParams.has("delete")) {
      for (const [, gone = ""] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g))
        store.delete(gone);
      xml('<?xml version="1.0"?><DeleteResult/>');
    } else if (request.method === "GET" && key === "") {
      xml(listUnder(url.searchParams));
    } else if (request.method === "GET") {
      const kept = store.get(key);
      if (!kept) return fail(404, "NoSuchKey");
      sendBytes(kept.bytes, request.headers.range, response);
    } else fail(405, "MethodNotAllowed");
  }

  /** Two at a time, so that reading on is tested. */
  function listUnder(query: URLSearchParams): string {
    const all = [...store.keys()].filter((key) => key.startsWith(query.get("prefix") ?? "")).sort();
    const start = Number(query.get("continuation-token") ?? 0);
    const page = all.slice(start, start + PAGE);
    const more = start + PAGE < all.length;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${store.get(key)?.storedAt.toISOString()}</LastModified></Contents>`,
    );
    const next = more ? `<NextContinuationToken>${start + PAGE}</NextContinuationToken>` : "";
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`;
  }

  return { origin, store, puts, state, close };
}

function isSigned(request: IncomingMessage, url: URL, body: Buffer, keys: Keys): boolean {
  const signed = signatureIn(request, url);
  if (!signed) return false;
  const [id, ...scope] = signed.credential.split("/");
  if (id !== keys.id || scope.length !== 4) return false;
  if (/^[\da-f]{64}$/.test(signed.payload) && signed.payload !== sha256(body)) return false;
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort();
  const headers = signed.names.map((name) => `${name}:${String(request.headers[name] ?? "")}\n`);
  const canonical = [
    request.method,
    url.pathname,
    query.join("&"),
    headers.join(""),
    signed.names.join(";"),
    signed.payload,
  ].join("\n");
  const text = ["AWS4-HMAC-SHA256", signed.date, scope.join("/"), sha256(canonical)].join("\n");
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${keys.secret}`);
  const expected = hmac(key, text);
  const given = Buffer.from(signed.signature, "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureIn(request: IncomingMessage, url: URL): Signed | null {
  const query = url.searchParams;
  const signature = query.get("X-Amz-Signature");
  if (signature) {
    const date = query.get("X-Amz-Date") ?? "";
    const seconds = Number(query.get("X-Amz-Expires"));
    const at = Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z"));
    if (!(Date.now() < at + seconds * 1_000)) return null;
    return {
      credential: query.get("X-Amz-Credential") ?? "",
      names: (query.get("X-Amz-SignedHeaders") ?? "").split(";"),
      signature,
      date,
      payload: query.get("X-Amz-Content-Sha256") ?? "UNSIGNED-PAYLOAD",
    };
  }
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]+)$/.exec(
      request.headers.authorization ?? "",
    );
  const [, credential, names, given] = parts ?? [];
  if (!credential || !names || !given) return null;
  return {
    credential,
    names: names.split(";"),
    signature: given,
    date: String(request.headers["x-amz-date"]),
    payload: String(request.headers["x-amz-content-sha256"]),
  };
}

function sha256(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function escaped(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
