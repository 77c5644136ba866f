import { getSessionCookie } from "better-auth/cookies";

import type { AuthGate } from "@/lib/providers/auth/port";

/**
 * Looks for the session's cookie and nothing more: the page looks the session up in the database, so a
 * visitor with a stale cookie gets its sign-in form and no one else pays for a second look.
 */
export const authGate: AuthGate = async (request, _event, proceed) =>
  proceed(getSessionCookie(request) !== null);
