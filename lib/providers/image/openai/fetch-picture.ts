import "server-only";

import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

import { AppError } from "@/lib/errors";

const MAX_BYTES = 40 * 1024 * 1024;

/** Addresses that are not out in the world: this machine, its neighbours, clouds' own services. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  INSIDE.addSubnet(net, bits, "ipv4");
}
for (const [net, bits] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  INSIDE.addSubnet(net, bits, "ipv6");
}

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
  return found.length > 0 && found.every(({ address, family }) => isPublic(address, family));
}

function isPublic(address: string, family: number): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return !INSIDE.check(mapped, "ipv4");
  return !INSIDE.check(address, family === 6 ? "ipv6" : "ipv4");
}
