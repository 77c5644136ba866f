import "server-only";

import { findAccessToken, touchAccessToken } from "@/db/queries/access-tokens";
import { hashOfToken, isWellFormedToken } from "@/lib/account/access-token-format";
import { TOKEN_SCOPES, type TokenScope } from "@/lib/account/token-scopes";
import { AppError } from "@/lib/core/errors";
import type { AuthServer, User } from "@/lib/providers/auth/port";
import type { VisitorContext } from "@/lib/providers/context";

/** How exactly "last used" is known. */
const TOUCH_MS = 60_000;

type Ports = Pick<VisitorContext, "db" | "now"> & {
  auth: Pick<AuthServer, "userById">;
};

/** The person that a program calls for, and what its token may do. */
export type Program = { user: User; scopes: readonly TokenScope[] };

/**
 * The person that a program calls for.
 *
 * @param accepted the scopes of which the token needs one; none where tokens don't count
 * @throws AppError `unauthenticated` for a token that is mistyped, unknown, revoked, or expired, or whose account is gone,
 *   `forbidden` when its scopes don't reach so far
 */
export async function userOfToken(
  ports: Ports,
  token: string,
  accepted: readonly TokenScope[],
): Promise<Program> {
  const { db, auth } = ports;
  const now = ports.now();
  if (!isWellFormedToken(token)) {
    const message = "This access token is incomplete or mistyped. Copy all of it.";
    throw new AppError("unauthenticated", message);
  }
  const row = await findAccessToken(db, hashOfToken(token));
  if (!row) {
    const message = `This access token was revoked or never existed. ${MAKE_ANOTHER}`;
    throw new AppError("unauthenticated", message);
  }
  if (row.expiresAt && row.expiresAt <= now) {
    throw new AppError("unauthenticated", `This access token has expired. ${MAKE_ANOTHER}`);
  }
  if (!accepted.some((scope) => row.scopes.includes(scope))) throw outOfScope(accepted);
  const user = await auth.userById(row.userId);
  if (!user) throw new AppError("unauthenticated", "The account of this access token is gone.");
  if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() >= TOUCH_MS) {
    await touchAccessToken(db, { id: row.id, since: new Date(now.getTime() - TOUCH_MS), now });
  }
  return { user, scopes: TOKEN_SCOPES.filter((scope) => row.scopes.includes(scope)) };
}

/**
 * Checks the fields of a call that need a scope of their own.
 *
 * @param scopes what the caller's token may do; null for a session, which may do everything
 * @param input the checked fields; one that's false or absent asks for nothing
 * @throws AppError `forbidden` when the token lacks a scope
 */
export function assertFieldScopes(
  scopes: readonly TokenScope[] | null,
  fieldScopes: Readonly<Record<string, TokenScope>>,
  input: Readonly<Record<string, unknown>>,
): void {
  for (const [field, scope] of Object.entries(fieldScopes)) {
    if (!input[field] || !scopes || scopes.includes(scope)) continue;
    const message = `This access token needs the scope “${scope}” as well for “${field}”. ${MAKE_ANOTHER}`;
    throw new AppError("forbidden", message);
  }
}

const MAKE_ANOTHER = "Make another one under Settings, Access tokens.";

function outOfScope(accepted: readonly TokenScope[]): AppError {
  if (accepted.length === 0) {
    const message = "Access tokens can't be used here. Do this on the site, signed in.";
    return new AppError("forbidden", message);
  }
  const scopes = accepted.map((scope) => `“${scope}”`).join(" or ");
  const message = `This access token needs the scope ${scopes} for that. ${MAKE_ANOTHER}`;
  return new AppError("forbidden", message);
}
