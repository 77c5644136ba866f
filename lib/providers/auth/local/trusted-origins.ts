import "server-only";

import { appUrl, env } from "@/lib/core/env";

/** `localhost` and bare addresses: names that no stranger's DNS can point at this machine. */
const OWN_HOST = /^(localhost|[\w-]+\.localhost|\d{1,3}(\.\d{1,3}){3}|\[[\da-f:]+\])(:\d+)?$/i;

/**
 * Origins that may sign in: the configured ones, and for a server that nobody configured the very
 * address the browser used, as long as it is an address and no name.
 */
export function trustedOrigins(request?: Request): string[] {
  const configured = [new URL(appUrl()).origin, ...env().APP_ORIGINS];
  const host = request?.headers.get("host") ?? "";
  if (!OWN_HOST.test(host)) return configured;
  return [...configured, `http://${host}`, `https://${host}`];
}
