import "server-only";

import { AppError } from "@/lib/core/errors";
import type { OpenableFile } from "@/lib/files/open-file";
import { parseRange } from "@/lib/http/byte-range";
import { REQUEST_ID_HEADER } from "@/lib/http/envelope";

/** Caches may keep a published image for a day, so unpublishing takes effect everywhere within a day. */
const PUBLIC_CACHE = "public, max-age=86400, immutable";
/** The browser may cache it but must revalidate, so signing out or deleting takes effect at once. */
const PRIVATE_CACHE = "private, no-cache";

/** Types a browser may render inline; everything else downloads. */
const SHOWN_TYPES = /^(?:image\/(?:png|jpeg|webp|avif|gif|svg\+xml)|application\/pdf)$/;

/** Serves a file or the requested byte range (RFC 9110): 200, 206, 304 or 416. */
export async function fileResponse(
  file: OpenableFile,
  request: Request,
  requestId: string,
): Promise<Response> {
  const etag = `"${file.tag}"`;
  const isShown = !file.isUnchecked && SHOWN_TYPES.test(file.contentType);
  const headers = new Headers({
    etag,
    "cache-control": file.published ? PUBLIC_CACHE : PRIVATE_CACHE,
    "content-type": file.contentType,
    "content-disposition": isShown ? "inline" : "attachment",
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    [REQUEST_ID_HEADER]: requestId,
  });
  if (!file.published) headers.set("vary", "authorization, cookie");
  if (matches(request.headers.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const range = rangeOf(request, file.byteSize, etag);
  if (range === "unsatisfiable") {
    headers.delete("content-type");
    headers.set("content-range", `bytes */${file.byteSize}`);
    return new Response(null, { status: 416, headers });
  }
  const { body, byteSize } = await file.open(range ?? undefined);
  if (range) headers.set("content-range", `bytes ${range.start}-${range.end}/${byteSize}`);
  headers.set("content-length", String(range ? range.end - range.start + 1 : byteSize));
  const status = range ? 206 : 200;
  if (request.method !== "HEAD" && !request.signal.aborted) {
    return new Response(body, { status, headers });
  }
  // Nobody reads it, and it would stay open: Next.js doesn't touch what it can't send any more.
  await body.cancel();
  return new Response(null, { status, headers });
}

/** The requested byte range; null for the whole file. */
function rangeOf(request: Request, byteSize: number | null, etag: string) {
  const ifRange = request.headers.get("if-range");
  if (byteSize === null || (ifRange !== null && ifRange !== etag)) return null;
  return parseRange(request.headers.get("range"), byteSize);
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}

/**
 * The file id in the last segment of the request's path.
 *
 * @throws AppError `not_found` when it isn't a UUID
 */
export function idInPath(request: Request): string {
  const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return id;
  throw new AppError("not_found", "We couldn't find that file. It may have been deleted.");
}
