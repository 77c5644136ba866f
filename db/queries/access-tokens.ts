import "server-only";

import { and, count, desc, eq, isNull, lt, or, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { type AccessTokenRow, accessTokens } from "@/db/schema/access-tokens";
import { sessions } from "@/db/schema/accounts";
import { AppError } from "@/lib/core/errors";

/** A person's tokens, newest first, expired ones included. */
export function listAccessTokens(db: Database, userId: string): Promise<AccessTokenRow[]> {
  return db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id));
}

/**
 * Saves a token while the session that asked for it goes on. One that ends at the same moment, as all do with a new
 * password, either refuses the token or is there to revoke it.
 *
 * @param sessionId null where the accounts' provider keeps sessions elsewhere
 * @throws AppError `unauthenticated` when the session has ended, `unusable` when the person has `max` tokens already
 */
export async function insertAccessToken(
  db: Database,
  row: AccessTokenRow,
  { max, sessionId }: { max: number; sessionId: string | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two at the same moment can't both be the last.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`access tokens ${row.userId}`}, 0))`,
    );
    const mine = eq(accessTokens.userId, row.userId);
    const [found] = await tx.select({ count: count() }).from(accessTokens).where(mine);
    if ((found?.count ?? 0) >= max) {
      throw new AppError("unusable", `You can have up to ${max} access tokens. Revoke one first.`);
    }
    await tx.insert(accessTokens).values(row);
    // After the insert, which waits for a deletion of the account that would wait for this session.
    if (sessionId !== null) await holdSession(tx, { id: sessionId, userId: row.userId });
  });
}

/** Keeps a session from ending before the transaction does. */
async function holdSession(
  tx: Pick<Database, "select">,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const [session] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .for("key share");
  if (!session) throw new AppError("unauthenticated", "Sign in to continue.");
}

/** Deletes one of a person's own tokens. Does nothing when it's already gone. */
export async function deleteAccessToken(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), eq(accessTokens.userId, userId)));
}

/** Deletes all of a person's tokens. */
export async function deleteAccessTokens(db: Database, userId: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.userId, userId));
}

/** The token with this hash; null when there is none. */
export async function findAccessToken(
  db: Database,
  tokenHash: string,
): Promise<AccessTokenRow | null> {
  const [row] = await db.select().from(accessTokens).where(eq(accessTokens.tokenHash, tokenHash));
  return row ?? null;
}

/** Remembers that a token was used, unless that's known since `since`. */
export async function touchAccessToken(
  db: Database,
  { id, since, now }: { id: string; since: Date; now: Date },
): Promise<void> {
  const { lastUsedAt } = accessTokens;
  await db
    .update(accessTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(accessTokens.id, id), or(isNull(lastUsedAt), lt(lastUsedAt, since))));
}
