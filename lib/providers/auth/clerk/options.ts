import "server-only";

import { appUrl, env } from "@/lib/core/env";

/** Clerk's plan of paying users, as its dashboard spells it. */
const PREMIUM = { plan: "user:premium" };

/**
 * How tokens are checked: with the instance's public key, so without a call to Clerk, and only those
 * made for our own addresses, since Clerk's code looks at no issuer.
 */
export function tokenOptions() {
  const { CLERK_JWT_KEY } = env();
  const authorizedParties = [new URL(appUrl()).origin, ...env().APP_ORIGINS];
  return CLERK_JWT_KEY ? { jwtKey: CLERK_JWT_KEY, authorizedParties } : { authorizedParties };
}

export function planOf(auth: { has: (wanted: { plan: string }) => boolean }): "premium" | "free" {
  return auth.has(PREMIUM) ? "premium" : "free";
}
