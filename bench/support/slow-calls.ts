import { randomUUID } from "node:crypto";
import sharp from "sharp";

import { articleRequest } from "@/lib/tools/write-article/options";
import type { Call } from "./load";
import { headOf } from "./slow-connections";

const UPLOAD = "/api/ai/compress-resize-image";
const FORM_TYPE = "multipart/form-data; boundary=x";
const FORM_HEAD =
  '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
const LISTED = 50;
const LARGE_SIDE = 2_500;

/** The part of an image's upload before the image, which never gets to its end. */
export function uploadHead(token: string): string {
  const headers = { "content-type": FORM_TYPE, "content-length": "1000000" };
  return headOf("POST", UPLOAD, { ...headers, authorization: bearer(token) }) + FORM_HEAD;
}

/** The part of a sign-in before its body. */
export function signInHead(origin: string): string {
  return headOf("POST", "/api/auth/sign-in/email", { ...jsonHeaders(9_999), origin });
}

/** Asks for a list again and again. */
export function listCalls(token: string, times: number): string {
  const list = `/api/user/get-user-creations?limit=${LISTED}`;
  return fileCall(token, list).repeat(times);
}

/** Asks for what is at this address. */
export function fileCall(token: string, address: string): string {
  return headOf("GET", address, { authorization: bearer(token) });
}

/** A streamed article, in as many events as it has words. */
export function streamCall(token: string): string {
  const topic = `bees of town ${randomUUID()} [[words:1600]] [[chunk:1]] [[drip:20]]`;
  const body = JSON.stringify(articleRequest(topic, 1_600));
  const headers = {
    ...jsonHeaders(Buffer.byteLength(body)),
    accept: "text/event-stream",
    authorization: bearer(token),
    "idempotency-key": randomUUID(),
  };
  return headOf("POST", "/api/ai/generate-article", headers) + body;
}

/** Uploads a small image. */
export function uploadCall(origin: string, token: string, image: Buffer, format = "jpeg"): Call {
  const tail = `\r\n--x\r\ncontent-disposition: form-data; name="format"\r\n\r\n${format}\r\n--x--\r\n`;
  return {
    url: `${origin}${UPLOAD}`,
    method: "POST",
    headers: { authorization: bearer(token), "content-type": FORM_TYPE },
    body: Buffer.concat([Buffer.from(FORM_HEAD), image, Buffer.from(tail)]),
  };
}

/** Makes a code, with a key of its own. */
export function keyedCall(origin: string, token: string): Call {
  const json = { "content-type": "application/json", "idempotency-key": randomUUID() };
  return {
    url: `${origin}/api/ai/qr-generate`,
    method: "POST",
    headers: { ...json, authorization: bearer(token) },
    body: JSON.stringify({ text: `https://example.com/${randomUUID().repeat(20)}` }),
  };
}

/** Keeps a file of some 18 MB, more than a connection holds, and returns its address. */
export async function keepFile(origin: string, token: string): Promise<string> {
  const { url, body, headers } = uploadCall(origin, token, await noise(LARGE_SIDE), "png");
  const answer = await fetch(url, {
    method: "POST",
    headers: headers as Record<string, string>, // Safe: made above.
    body: body as Uint8Array<ArrayBuffer>, // Safe: made above.
  });
  if (!answer.ok) throw new Error(`Keeping a file: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { content: string }).content;
}

/** A square image that hardly compresses. */
export function noise(side: number): Promise<Buffer> {
  const pixels = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const create = { width: side, height: side, channels: 3 as const, background: "#808080" };
  return sharp({ create: { ...create, noise: pixels } })
    .png()
    .toBuffer();
}

export function bearer(token: string): string {
  return `Bearer ${token}`;
}

function jsonHeaders(bytes: number) {
  return { "content-type": "application/json", "content-length": String(bytes) };
}
