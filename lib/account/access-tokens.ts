import "server-only";

import { uuidv7 } from "uuidv7";
import type { z } from "zod";

import { deleteAccessToken, insertAccessToken, listAccessTokens } from "@/db/queries/access-tokens";
import type { AccessTokenRow } from "@/db/schema/access-tokens";
import { hashOfToken, makeAccessToken } from "@/lib/account/access-token-format";
import { MAX_TOKENS, TOKEN_SCOPES } from "@/lib/account/token-scopes";
import type {
  accessTokensSchema,
  createdTokenSchema,
  createTokenInput,
  revokeTokenInput,
} from "@/lib/account/tokens-contract";
import type { UserContext } from "@/lib/providers/context";

const DAY_MS = 24 * 60 * 60_000;

type Caller = Pick<UserContext, "db" | "now" | "user">;

/** The caller's tokens, newest first. */
export async function listTokens({
  db,
  now,
  user,
}: Caller): Promise<z.input<typeof accessTokensSchema>> {
  const rows = await listAccessTokens(db, user.id);
  return { tokens: rows.map((row) => present(row, now())) };
}

/**
 * Makes a token for the caller. Only its hash is kept, so nobody sees it again.
 *
 * @param sessionId the session that asks for it; null where the accounts' provider keeps sessions elsewhere
 * @throws AppError `unauthenticated` when the session has ended since the call began, `unusable` when the caller has as many as one person may
 */
export async function createToken(
  { sessionId, ...caller }: Caller & { sessionId: string | null },
  { name, scopes, expiresInDays }: z.output<typeof createTokenInput>,
): Promise<z.input<typeof createdTokenSchema>> {
  const token = makeAccessToken();
  const createdAt = caller.now();
  const row = {
    id: uuidv7(),
    userId: caller.user.id,
    name,
    scopes,
    tokenHash: hashOfToken(token),
    tokenEnd: token.slice(-4),
    createdAt,
    lastUsedAt: null,
    expiresAt:
      expiresInDays === null ? null : new Date(createdAt.getTime() + expiresInDays * DAY_MS),
  };
  await insertAccessToken(caller.db, row, { max: MAX_TOKENS, sessionId });
  return { token, ...(await listTokens(caller)) };
}

/**
 * Revokes one of the caller's tokens: its next call is refused, on every server.
 *
 * @returns those that are left
 */
export async function revokeToken(
  caller: Caller,
  { id }: z.output<typeof revokeTokenInput>,
): Promise<z.input<typeof accessTokensSchema>> {
  await deleteAccessToken(caller.db, { id, userId: caller.user.id });
  return listTokens(caller);
}

function present(row: AccessTokenRow, now: Date) {
  const { id, name, tokenEnd, createdAt, lastUsedAt, expiresAt } = row;
  return {
    id,
    name,
    scopes: TOKEN_SCOPES.filter((scope) => row.scopes.includes(scope)),
    tokenEnd,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    hasExpired: expiresAt !== null && expiresAt <= now,
  };
}
