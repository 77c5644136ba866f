import "server-only";

import { appUrl, env } from "@/lib/core/env";

/** `localhost` and IP literals: hosts that no third party's DNS can point at this machine. */
const OWN_HOST = /^(localhost|[\w-]+\.localhost|\d{1,3}(\.\d{1,3}){3}|\[[\da-f:]+\])(:\d+)?$/i;

/**
 * Origins allowed to sign in: the configured ones plus, so that an unconfigured server works, the host the
 * browser used if it is `localhost` or an IP address.
 */
export function trustedOrigins(request?: Request): string[] {
  const configured = [new URL(appUrl()).origin, ...env().APP_ORIGINS];
  const host = request?.headers.get("host") ?? "";
  if (!OWN_HOST.test(host)) return configured;
  return [...configured, `http://${host}`, `https://${host}`];
}
