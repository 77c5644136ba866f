import "server-only";

import { appUrl, env } from "@/lib/core/env";

/** The paid plan's slug in the Clerk dashboard. */
export const PREMIUM_SLUG = "premium";
const PREMIUM = { plan: `user:${PREMIUM_SLUG}` };

/**
 * How tokens are verified: with the instance's public key when it is set, which saves a request to Clerk,
 * and only for our own origins, because Clerk's library doesn't check the issuer.
 */
export function tokenOptions() {
  const { CLERK_JWT_KEY } = env();
  const authorizedParties = [new URL(appUrl()).origin, ...env().APP_ORIGINS];
  return CLERK_JWT_KEY ? { jwtKey: CLERK_JWT_KEY, authorizedParties } : { authorizedParties };
}

/** The plan of a Clerk session. */
export function planOf(auth: { has: (wanted: { plan: string }) => boolean }): "premium" | "free" {
  return auth.has(PREMIUM) ? "premium" : "free";
}
