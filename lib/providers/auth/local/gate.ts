import { getSessionCookie } from "better-auth/cookies";

import type { AuthGate } from "@/lib/providers/auth/port";

export const accountsInDatabase = true;

/**
 * Only checks for a session cookie. The page itself looks up the session and shows the sign-in form when
 * the cookie is stale, so nobody pays for a second lookup.
 */
export const authGate: AuthGate = async (request, _event, proceed) =>
  proceed(getSessionCookie(request) !== null);
