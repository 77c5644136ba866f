import "server-only";

import type { Database } from "@/db/client";
import { holdsToken, TOKEN_PREFIX } from "@/lib/account/access-token-format";
import type { TokenScope } from "@/lib/account/token-scopes";
import { type Program, userOfToken } from "@/lib/account/user-of-token";
import { AppError } from "@/lib/core/errors";
import { bearerToken } from "@/lib/http/bearer";
import type { AuthServer, User } from "@/lib/providers/auth/port";

/** How a route finds its caller. */
type Rules = {
  /** Whether a session cookie counts where there is no token. */
  cookies: boolean;
  /** The scopes of which an access token needs one; none where only a session counts. */
  scopes: readonly TokenScope[];
};

/** Who makes a call, and what their token may do; null for a session, which may do everything. */
type Caller = Program | { user: User; scopes: null };

/**
 * Who makes a call: the person of an access token, or of a session. What is sent as an access token is nothing else: when it
 * doesn't work, no session takes its place.
 *
 * @returns null without a valid session
 * @throws AppError as `userOfToken`; `invalid_input` for an access token in the address
 */
export async function findCaller(
  request: Request,
  { cookies, scopes }: Rules,
  { db, auth }: { db: Database; auth: AuthServer },
): Promise<Caller | null> {
  if (holdsToken(request.url)) {
    const message =
      "Send your access token in the Authorization header. Revoke this one, because addresses end up in logs.";
    throw new AppError("invalid_input", message);
  }
  const token = bearerToken(request.headers);
  if (token?.startsWith(TOKEN_PREFIX)) {
    const ports = { db, auth, now: () => new Date() };
    return userOfToken(ports, token, scopes);
  }
  const user =
    (await auth.userFromRequest(request)) ?? (cookies ? await auth.userFromCookies() : null);
  return user && { user, scopes: null };
}
