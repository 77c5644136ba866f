import "server-only";

import { lookup } from "node:dns/promises";
import { isIP } from "node:net";

import { AppError } from "@/lib/core/errors";
import { isPublicAddress } from "@/lib/providers/public-address";

const MAX_BYTES = 40 * 1024 * 1024;

/**
 * Fetches the picture that an engine answered with an address. Only the engine's own server and public
 * https hosts are asked, and no redirect is followed: an answer must not make this server call its neighbours.
 *
 * @throws AppError `provider_failed`
 */
export async function fetchPicture(
  address: string,
  options: { engineUrl: string; signal: AbortSignal },
): Promise<Uint8Array> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !(await isAllowed(url, options.engineUrl))) {
    throw new AppError(
      "provider_failed",
      "The AI service answered with an address that is not safe to open.",
    );
  }
  const response = await fetch(url, { redirect: "error", signal: options.signal });
  if (!response.ok || !response.body) {
    throw new AppError(
      "provider_failed",
      "The AI service's picture could not be fetched. Try again.",
    );
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES)
      throw new AppError("provider_failed", "The AI service's picture is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function isAllowed(url: URL, engineUrl: string): Promise<boolean> {
  if (url.origin === new URL(engineUrl).origin) return true;
  if (url.protocol !== "https:" || url.username || isIP(url.hostname.replace(/^\[|\]$/g, "")))
    return false;
  const found = await lookup(url.hostname, { all: true }).catch(() => []);
  return found.length > 0 && found.every(isPublicAddress);
}
