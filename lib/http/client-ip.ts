import "server-only";

import { env } from "@/lib/core/env";

/**
 * The client's IP address as seen by the nearest proxy: the last entry of the trusted header, because
 * callers can forge the earlier ones. "unknown" when the header is missing.
 */
export function clientIp(request: Request): string {
  const entries = request.headers.get(env().TRUSTED_IP_HEADER)?.split(",");
  return entries?.at(-1)?.trim().slice(0, 64) || "unknown";
}
