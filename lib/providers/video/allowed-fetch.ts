import "server-only";

import { lookup } from "node:dns/promises";

import { isPublicAddress } from "@/lib/providers/public-address";

/** The only hosts that are ever asked. */
const HOSTS = new Set(["www.youtube.com", "youtubei.googleapis.com"]);
const MAX_REDIRECTS = 3;

/** A request that leaves the allowed hosts, at once or by a redirect. */
export class RefusedAddressError extends Error {
  override readonly name = "RefusedAddressError";
}

/**
 * `fetch` for the allowed hosts over https and for no other address: every redirect is checked before it
 * is followed, and a name that leads into a private network is refused.
 *
 * @param options.baseUrl where a test's server stands in for the hosts; it gets their paths
 */
export function createAllowedFetch(options: {
  baseUrl: string | undefined;
  signal: AbortSignal;
}): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const method = request.method;
    const body = method === "GET" || method === "HEAD" ? undefined : await request.arrayBuffer();
    let url = new URL(request.url);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      await requireAllowed(url, options.baseUrl === undefined);
      const signal = AbortSignal.any([options.signal, request.signal]);
      const { headers } = request;
      const response = await fetch(standIn(url, options.baseUrl), {
        method,
        headers,
        signal,
        redirect: "manual",
        ...(body === undefined ? {} : { body }),
      });
      const next = response.headers.get("location");
      if (response.status < 300 || response.status >= 400 || !next) return response;
      await response.body?.cancel();
      if (body !== undefined) throw new RefusedAddressError(`${url.host} redirects a ${method}`);
      url = new URL(next, url);
    }
    throw new RefusedAddressError(`${url.host} redirects without end`);
  };
}

async function requireAllowed(url: URL, checkNetwork: boolean): Promise<void> {
  if (url.protocol !== "https:" || url.port !== "" || !HOSTS.has(url.hostname)) {
    throw new RefusedAddressError(`${url.origin} is not asked`);
  }
  if (!checkNetwork) return;
  const addresses = await lookup(url.hostname, { all: true });
  const inside = addresses.find((found) => !isPublicAddress(found));
  if (inside) throw new RefusedAddressError(`${url.hostname} leads to ${inside.address}`);
}

function standIn(url: URL, baseUrl: string | undefined): URL {
  return baseUrl ? new URL(`${url.pathname}${url.search}`, baseUrl) : url;
}
