import "server-only";

import { and, eq, isNull, lt, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { idempotencyKeys } from "@/db/schema/idempotency-keys";

type Key = { userId: string; key: string };

export type ClaimedKey = {
  requestHash: string;
  /** Null while the first call still runs. */
  answer: Record<string, unknown> | null;
};

/**
 * Takes a key for the caller. A claim that is older than `staleBefore` and has no answer belongs to a
 * server that died, and is taken over.
 *
 * @returns "claimed" when the key is now the caller's, else what the first call left; null when that
 *   vanished in the meantime
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

export async function setKeyAnswer(
  db: Database,
  change: Key & { answer: Record<string, unknown> },
): Promise<void> {
  await db.update(idempotencyKeys).set({ answer: change.answer }).where(sameKey(change));
}

/** Frees a key whose call failed, so that the same call can be tried again. */
export async function releaseKey(db: Database, key: Key): Promise<void> {
  await db.delete(idempotencyKeys).where(and(sameKey(key), isNull(idempotencyKeys.answer)));
}

export async function purgeKeys(db: Database, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

function sameKey(key: Key) {
  return and(eq(idempotencyKeys.userId, key.userId), eq(idempotencyKeys.key, key.key));
}
