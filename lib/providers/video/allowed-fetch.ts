import "server-only";

import { lookup } from "node:dns/promises";

import { isPublicAddress } from "@/lib/providers/public-address";

/** The only hosts that may be contacted. */
const HOSTS = new Set(["www.youtube.com", "youtubei.googleapis.com"]);
const MAX_REDIRECTS = 3;

/** Thrown for a request to any other host, whether direct or through a redirect. */
export class BlockedAddressError extends Error {
  override readonly name = "RefusedAddressError";
}

/**
 * Creates a `fetch` that only contacts the allowed hosts, over https. It checks every redirect before
 * following it and refuses hosts that resolve to a private network.
 *
 * @param options.baseUrl test server that receives all requests instead, with their original paths
 * @throws RefusedAddressError from the returned function for any other address, and after 3 redirects
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
      if (body !== undefined) throw new BlockedAddressError(`${url.host} redirected a ${method}`);
      url = new URL(next, url);
    }
    throw new BlockedAddressError(`${url.host} redirected more than ${MAX_REDIRECTS} times`);
  };
}

async function requireAllowed(url: URL, checkNetwork: boolean): Promise<void> {
  if (url.protocol !== "https:" || url.port !== "" || !HOSTS.has(url.hostname)) {
    throw new BlockedAddressError(`${url.origin} is not an allowed origin`);
  }
  if (!checkNetwork) return;
  const addresses = await lookup(url.hostname, { all: true });
  const inside = addresses.find((found) => !isPublicAddress(found));
  if (inside)
    throw new BlockedAddressError(
      `${url.hostname} resolves to the private address ${inside.address}`,
    );
}

function standIn(url: URL, baseUrl: string | undefined): URL {
  return baseUrl ? new URL(`${url.pathname}${url.search}`, baseUrl) : url;
}
