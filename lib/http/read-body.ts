import "server-only";

import { AppError } from "@/lib/core/errors";
import { formatBytes } from "@/lib/core/format";
import { moreValuesThan } from "@/lib/core/json-values";
import { LIMITS } from "@/lib/core/limits";
import { storableText } from "@/lib/core/text";
import { discardRest, pieceReader } from "@/lib/http/body-stream";

/** More than most pages send, and few enough to be checked while others wait. */
const MAX_VALUES = 10_000;
/** Of what a body is collected in at first, which most fit into. */
const FIRST_BYTES = 16 * 1024;

/**
 * Reads a JSON body of at most `maxBytes` and `maxValues`.
 *
 * @param exact passes texts on that the database can't store, instead of removing what it can't
 * @returns the parsed value: untrusted, not validated against any schema
 * @throws AppError `unsupported_media` for another content type, `payload_too_large`, `invalid_input`
 *   for malformed JSON
 */
export async function readJson(
  request: Request,
  { maxBytes = LIMITS.jsonBytes, maxValues = MAX_VALUES, exact = false } = {},
): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new AppError("unsupported_media", "Send this request as application/json.");
  }
  const body = await readBytes(request, maxBytes, maxValues);
  try {
    const json = new TextDecoder("utf-8", { fatal: true }).decode(body);
    return JSON.parse(json, exact ? undefined : storable);
  } catch (cause) {
    const isTooDeep = cause instanceof RangeError;
    const fault = isTooDeep ? "is nested too deeply" : "isn't valid JSON";
    throw new AppError("invalid_input", `The request body ${fault}.`, { cause });
  }
}

/**
 * The same request with its body already read, for code of others that sets no bound of its own. It's one of the
 * platform's own: routes get a proxy, which Node 24 refuses to make another request of.
 *
 * @param maxValues counted as in `readJson`, whatever the body says that it is
 * @throws AppError `payload_too_large` at the byte or value that is too many
 */
export async function withBoundedBody(
  request: Request,
  maxBytes: number,
  maxValues = MAX_VALUES,
): Promise<Request> {
  const body = request.body ? await readBytes(request, maxBytes, maxValues) : null;
  const { method, headers, signal } = request;
  return new Request(request.url, { method, headers, body, signal });
}

/** Passes what JSON says on, each text as the database can store it. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === "string" ? storableText(value) : value;
}

async function readBytes(
  request: Request,
  maxBytes: number,
  maxValues: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const next = pieceReader(reader);
  const exceeds = moreValuesThan(maxValues);
  // One buffer that grows: kept by themselves, pieces of a byte would take 200 each.
  let body = new Uint8Array(Math.min(FIRST_BYTES, maxBytes));
  let bytes = 0;
  for (;;) {
    const { done, value } = await next().catch(hungUp);
    if (done) return body.subarray(0, bytes);
    // Content-Length may be missing or wrong, so count what actually arrives.
    const end = bytes + value.byteLength;
    // In UTF-8, no part of another character looks like a sign of JSON.
    const isTooMuch = end > maxBytes || exceeds(Buffer.from(value).toString("latin1"));
    if (isTooMuch) {
      void discardRest(reader);
      throw end > maxBytes ? tooLarge(maxBytes) : tooManyValues(maxValues);
    }
    if (end > body.byteLength) body = enlarged(body, Math.min(maxBytes, 2 * end));
    body.set(value, bytes);
    bytes = end;
  }
}

function enlarged(body: Uint8Array<ArrayBuffer>, byteSize: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(byteSize);
  larger.set(body);
  return larger;
}

function tooManyValues(maxValues: number): AppError {
  const most = maxValues.toLocaleString("en-US");
  const message = `This request holds too many values. The limit is ${most}.`;
  return new AppError("payload_too_large", message);
}

/** A body that breaks off: whoever sent it is gone, and nothing of ours has failed. Unless we refused it. */
function hungUp(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError("aborted", "The request broke off before it was received.", { cause });
}

/** The `payload_too_large` error for a request, or what `what` names in it, over `maxBytes`. */
export function tooLarge(
  maxBytes: number,
  what: "request" | "file" | "form's text" = "request",
): AppError {
  return new AppError(
    "payload_too_large",
    `This ${what} is too large. The limit is ${formatBytes(maxBytes)}.`,
  );
}
