import "server-only";

import { isIPv4, isIPv6 } from "node:net";

import { env } from "@/lib/core/env";

/** Set on every request from its socket by `recordPeerAddresses`, whatever the caller sent under this name. */
export const PEER_HEADER = "x-atelier-peer";

/**
 * The caller's IP address, the one thing limits per caller go by. Behind `TRUSTED_PROXIES` proxies it's the
 * entry that the farthest of them added to the header; without proxies it's the socket's, because callers
 * can write any header. An IPv6 address stands for its /64, which one customer has to themselves.
 *
 * @returns "unknown" when there is no address
 */
export function clientIp(request: Request): string {
  const { TRUSTED_PROXIES, TRUSTED_IP_HEADER } = env();
  const peer = request.headers.get(PEER_HEADER);
  if (TRUSTED_PROXIES === 0) return normalizeIp(peer ?? "");
  const entries = request.headers.get(TRUSTED_IP_HEADER)?.split(",") ?? [];
  // Fewer entries than proxies: the call came in past some of them.
  const entry = entries[Math.max(0, entries.length - TRUSTED_PROXIES)];
  return normalizeIp(entry ?? peer ?? "");
}

function normalizeIp(text: string): string {
  const bare = text.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, "$1");
  const v4 = bare.replace(/^::ffff:(?=\d+\.)/i, "").replace(/:\d+$/, "");
  if (isIPv4(v4)) return v4;
  return isIPv6(bare) ? networkOf(bare) : "unknown";
}

/** The first 64 of the 128 bits, as an address. */
function networkOf(address: string): string {
  const [head = "", tail] = address.replace(/%.*$/, "").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill("0"), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::`;
}
