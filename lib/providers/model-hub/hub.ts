import "server-only";

import { AppError } from "@/lib/core/errors";
import {
  fetchStreamed,
  fetchStreamedPublic,
  StreamedResponse,
} from "@/lib/providers/openai/streamed-response";

const MAX_REDIRECTS = 5;
const SHA256 = /^[\da-f]{64}$/;

/** What the hub says about a file before it sends it. */
export type HubFile = { url: string; bytes: number; sha256: string };

/** The address of a file's newest version. */
export function hubAddress(
  hub: string,
  { repository, file }: { repository: string; file: string },
): string {
  return `${hub.replace(/\/+$/, "")}/${repository}/resolve/main/${file}`;
}

/**
 * Asks the hub for a file's size and SHA-256. They count only when the hub itself says so: its redirects are followed
 * while they stay there, as they do when a repository was renamed.
 *
 * @throws AppError `unusable` when the hub lacks the file or doesn't tell its hash
 * @throws Error when it can't be reached
 */
export async function describeFile(url: string, signal: AbortSignal): Promise<HubFile> {
  let at = new URL(url);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await fetchStreamed(at, { method: "HEAD", signal });
    const sha256 = response.headers
      .get("x-linked-etag")
      ?.replace(/^W\/|"/g, "")
      .toLowerCase();
    const bytes = Number(response.headers.get("x-linked-size"));
    if (sha256 && SHA256.test(sha256) && Number.isSafeInteger(bytes) && bytes > 0) {
      return { url: at.href, bytes, sha256 };
    }
    const next = redirectOf(response, at);
    if (!next) throw statusError(response.status);
    if (next.origin !== at.origin) break;
    at = next;
  }
  throw new AppError(
    "unusable",
    "Hugging Face doesn't give this file's SHA-256, so the download can't be verified.",
  );
}

/**
 * Opens a file for reading from byte `from` on. Redirects lead to public https hosts, or stay on the hub's own: an
 * administrator may have one in a private network.
 *
 * @returns a response with status 200 (all of it) or 206 (the rest)
 * @throws AppError `unusable` for a file that isn't there, `invalid_input` for a redirect to anywhere else
 * @throws Error when a server can't be reached or answers with another status
 */
export async function openFile(
  url: string,
  from: number,
  signal: AbortSignal,
): Promise<StreamedResponse> {
  const hub = new URL(url);
  let at = hub;
  // Content encoding would change the byte offsets that the range refers to.
  const headers = { "accept-encoding": "identity", ...(from > 0 && { range: `bytes=${from}-` }) };
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const isHub = at.hostname === hub.hostname && at.protocol === hub.protocol;
    const fetchIt = isHub ? fetchStreamed : fetchStreamedPublic;
    const response = await fetchIt(at, { headers, signal });
    if (response instanceof StreamedResponse) return response;
    const next = redirectOf(response, at);
    if (!next) throw statusError(response.status);
    at = next;
  }
  throw new Error("The hub redirects in circles.");
}

function redirectOf({ status, headers }: Response, at: URL): URL | undefined {
  const location = headers.get("location");
  if (status < 300 || status > 399 || !location) return undefined;
  return URL.canParse(location, at.href) ? new URL(location, at) : undefined;
}

/** Trying again helps against other failures. */
function statusError(status: number): Error {
  if (![401, 403, 404, 410].includes(status)) return new Error(`The hub answered ${status}.`);
  return new AppError("unusable", `Hugging Face no longer offers this file (status ${status}).`);
}
