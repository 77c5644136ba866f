import "server-only";

import { type IncomingMessage, request as requestHttp } from "node:http";
import { Agent, type RequestOptions, request as requestHttps } from "node:https";
import { parseJson } from "@/lib/core/json-values";
import { assertPublicUrl, publicLookup } from "@/lib/providers/public-address";

/** What a server says about a failure is only logged. */
const MAX_FAILURE_BYTES = 64 * 1024;

/**
 * How public servers are connected to. They share no idle connections with other calls: one to the same name that was opened
 * without the check would be used again without it.
 */
const PUBLICLY: RequestOptions = {
  lookup: publicLookup,
  // As Node's own is, besides.
  agent: new Agent({ keepAlive: true, scheduling: "lifo", timeout: 5_000 }),
};

/** A successful response whose body is `stream`. `body` is null. */
export class StreamedResponse extends Response {
  constructor(readonly stream: IncomingMessage) {
    super(null, { status: stream.statusCode ?? 0, headers: headersOf(stream) });
  }
}

/**
 * A `fetch` for streamed answers. Web streams take several promises per token and reader, which with hundreds of readers
 * is most of what a process does; a Node stream takes one. Redirects aren't followed, because they would send what
 * people wrote to a host that nobody configured.
 *
 * @param input URL of the call
 * @param init `body` must be a string, bytes, or absent
 * @returns a `StreamedResponse`, or a failure's response with the start of its body
 * @throws Error when the server can't be reached or the signal fires
 */
export async function fetchStreamed(
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  return respond(await send(new URL(String(input)), init));
}

/**
 * `fetchStreamed` for addresses that people type in: https to public hosts only. The check is part of connecting, so a
 * name that resolves to something else the second time gains nothing.
 *
 * @throws AppError `invalid_input` for another protocol or a private address, and what `fetchStreamed` throws
 */
export async function fetchStreamedPublic(
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const url = new URL(String(input));
  assertPublicUrl(url);
  return respond(await send(url, init, PUBLICLY));
}

/** The body of a response as text. @throws Error when it is longer than `maxBytes` */
export async function textOf(response: Response, maxBytes: number): Promise<string> {
  if (!(response instanceof StreamedResponse)) return response.text();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response.stream) {
    bytes += (chunk as Buffer).byteLength;
    if (bytes > maxBytes) throw new Error("The body is too large.");
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * A body of a server's own choice, parsed.
 *
 * @param most bytes and values; more of either is no answer of ours
 * @throws SyntaxError for more values and for what isn't JSON, Error for more bytes
 */
export async function jsonOf(
  response: Response,
  most: { bytes: number; values: number },
): Promise<unknown> {
  const parsed = parseJson(await textOf(response, most.bytes), most.values);
  if (!parsed) throw new SyntaxError("The body has too many values.");
  return parsed.value;
}

async function respond(incoming: IncomingMessage): Promise<Response> {
  const status = incoming.statusCode ?? 0;
  if (status >= 200 && status < 300) return new StreamedResponse(incoming);
  return new Response(await startOf(incoming), { status, headers: headersOf(incoming) });
}

function send(
  url: URL,
  { method = "GET", headers, body, signal }: RequestInit,
  how: RequestOptions = {},
) {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(url, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(signal && { signal }),
      ...how,
    });
    call.on("response", resolve);
    call.on("error", reject);
    call.end(body instanceof ArrayBuffer ? Buffer.from(body) : body);
  });
}

async function startOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).byteLength;
    if (bytes >= MAX_FAILURE_BYTES) break;
  }
  return Buffer.concat(chunks).toString("utf8", 0, MAX_FAILURE_BYTES);
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return headers;
}
