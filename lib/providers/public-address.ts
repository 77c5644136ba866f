import "server-only";

import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

import { AppError } from "@/lib/core/errors";

/** Non-public networks: loopback, private, link-local (cloud metadata), multicast and reserved. */
const PRIVATE_NETWORKS = new BlockList();
for (const [network, bits] of [
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
  PRIVATE_NETWORKS.addSubnet(network, bits, "ipv4");
}
for (const [network, bits] of [
  ["::", 127],
  // Translations of IPv4 addresses, private ones among them.
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2001::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const) {
  PRIVATE_NETWORKS.addSubnet(network, bits, "ipv6");
}

/** Whether a resolved IP address is public, so that the server may connect to it on a user's behalf. */
export function isPublicAddress({ address, family }: { address: string; family: number }): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return !PRIVATE_NETWORKS.check(mapped, "ipv4");
  return !PRIVATE_NETWORKS.check(address, family === 6 ? "ipv6" : "ipv4");
}

/**
 * Refuses a URL that isn't https or names a private address outright. Names are for `publicLookup` to check.
 *
 * @throws AppError `invalid_input`
 */
export function assertPublicUrl(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  const isPrivate = family !== 0 && !isPublicAddress({ address: host, family });
  if (url.protocol !== "https:" || url.username || isPrivate) throw notPublic();
}

/** Resolves names to public addresses only, for `lookup` of a connection; fails with `invalid_input` otherwise. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, "", 0);
    const [first] = found;
    if (!first || !found.every(isPublicAddress)) return done(notPublic(), "", 0);
    if (options.all) return done(null, found);
    done(null, first.address, first.family);
  });
};

function notPublic(): AppError {
  const message =
    "This address isn't reachable from here: it must be a public server with https://.";
  return new AppError("invalid_input", message);
}
