import "server-only";

import { env } from "@/lib/core/env";

/**
 * The address a call came from, as the nearest proxy saw it: the last entry of the trusted header, for
 * a caller can write the ones before it.
 */
export function clientIp(request: Request): string {
  const entries = request.headers.get(env().TRUSTED_IP_HEADER)?.split(",");
  return entries?.at(-1)?.trim().slice(0, 64) || "unknown";
}
