import "server-only";

import { and, eq, isNull, lt, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { idempotencyKeys } from "@/db/schema/idempotency-keys";

type Key = { userId: string; key: string };

/** A key that another call claimed first. */
export type ClaimedKey = {
  requestHash: string;
  /** Null while the first call is still running. */
  answer: Record<string, unknown> | null;
};

/**
 * Claims an idempotency key. An unanswered claim older than `staleBefore` was left by a server that died,
 * so the caller takes it over.
 *
 * @returns "claimed" when the caller owns the key now, otherwise the first call's row; null when that row
 *   was released in the meantime
 */
export async function claimKey(
  db: Database,
  claim: Key & { requestHash: string; now: Date; staleBefore: Date },
): Promise<"claimed" | ClaimedKey | null> {
  const { userId, key, requestHash, now } = claim;
  const [taken] = await db
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { requestHash, createdAt: now },
      setWhere: sql`${isNull(idempotencyKeys.answer)} and ${lt(idempotencyKeys.createdAt, claim.staleBefore)}`,
    })
    .returning({ key: idempotencyKeys.key });
  return taken ? "claimed" : getKey(db, claim);
}

async function getKey(db: Database, wanted: Key): Promise<ClaimedKey | null> {
  const [row] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(sameKey(wanted));
  return row ?? null;
}

/** Stores the success body that retries of the same call get. */
export async function setKeyAnswer(
  db: Database,
  change: Key & { answer: Record<string, unknown> },
): Promise<void> {
  await db.update(idempotencyKeys).set({ answer: change.answer }).where(sameKey(change));
}

/** Releases the key of a failed call so it can be retried; an answered key stays. */
export async function releaseKey(db: Database, key: Key): Promise<void> {
  await db.delete(idempotencyKeys).where(and(sameKey(key), isNull(idempotencyKeys.answer)));
}

/** Deletes keys claimed before `before`. */
export async function purgeKeys(db: Database, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

function sameKey(key: Key) {
  return and(eq(idempotencyKeys.userId, key.userId), eq(idempotencyKeys.key, key.key));
}
