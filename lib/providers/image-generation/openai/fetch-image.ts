import "server-only";

import { lookup } from "node:dns/promises";
import { isIP } from "node:net";

import { AppError } from "@/lib/core/errors";
import { isPublicAddress } from "@/lib/providers/public-address";

const MAX_BYTES = 40 * 1024 * 1024;

/**
 * Downloads an image from the URL that an engine returned. To prevent SSRF, only the engine's own origin and
 * public https hosts are allowed, and redirects aren't followed.
 *
 * @param options.engineUrl base URL of the engine, whose origin is trusted unless `publicOnly` is set
 * @returns at most 40 MB, not decoded: untrusted
 * @throws AppError `provider_failed` for a disallowed URL, a failed download, or a file over 40 MB
 */
export async function fetchImage(
  address: string,
  options: { engineUrl: string; publicOnly?: boolean; signal: AbortSignal },
): Promise<Uint8Array> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const trusted = options.publicOnly ? undefined : options.engineUrl;
  if (!url || !(await isAllowed(url, trusted))) {
    throw new AppError(
      "provider_failed",
      "The AI service returned an image link that isn't safe to open. Try again.",
    );
  }
  const response = await fetch(url, { redirect: "error", signal: options.signal });
  if (!response.ok || !response.body) {
    throw new AppError(
      "provider_failed",
      "We couldn't download the image from the AI service. Try again.",
    );
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES)
      throw new AppError(
        "provider_failed",
        "The AI service returned an image that's too large. Try again.",
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function isAllowed(url: URL, engineUrl: string | undefined): Promise<boolean> {
  if (engineUrl && url.origin === new URL(engineUrl).origin) return true;
  if (url.protocol !== "https:" || url.username || isIP(url.hostname.replace(/^\[|\]$/g, "")))
    return false;
  const found = await lookup(url.hostname, { all: true }).catch(() => []);
  return found.length > 0 && found.every(isPublicAddress);
}
