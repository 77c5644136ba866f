import "server-only";

import { and, eq, isNull, lt, type Placeholder, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { keptStatement } from "@/db/kept-statement";
import { idempotencyKeys } from "@/db/schema/idempotency-keys";

type Key = { userId: string; key: string };
/** A key and the call that runs it. */
export type OwnedKey = Key & { owner: string };

/** A run that a call may begin, or begin again where a process that died left it. */
export type ClaimedRun = { runId: string; takenOver: boolean };

/** A key that another call claimed first. */
export type ClaimedKey = {
  requestHash: string;
  /** Null while the first call is still running. */
  answer: Record<string, unknown> | null;
};

/**
 * Claims an idempotency key. An unanswered claim without a heartbeat for `staleMs` was left by a server that
 * died, so the caller takes it over.
 *
 * @returns the run when the caller owns the key now, otherwise the first call's row; null when that row was released in
 *   the meantime
 */
export async function claimKey(
  db: Database,
  claim: OwnedKey & { requestHash: string; now: Date; staleMs: number; runId: string },
): Promise<ClaimedRun | ClaimedKey | null> {
  const statement = keptStatement(db, "claim a key", (name) => claiming(db).prepare(name));
  const [taken] = await statement.execute(claim);
  return taken ? { ...taken, takenOver: taken.runId !== claim.runId } : getKey(db, claim);
}

function claiming(db: Database) {
  const { placeholder } = sql;
  return db
    .insert(idempotencyKeys)
    .values({
      userId: placeholder("userId"),
      key: placeholder("key"),
      runId: placeholder("runId"),
      owner: placeholder("owner"),
      requestHash: placeholder("requestHash"),
      createdAt: placeholder("now"),
      heartbeatAt: sql`now()`,
    })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: {
        owner: sql`excluded.owner`,
        requestHash: sql`excluded.request_hash`,
        createdAt: sql`excluded.created_at`,
        heartbeatAt: sql`excluded.heartbeat_at`,
      },
      setWhere: sql`${isNull(idempotencyKeys.answer)} and ${silentFor(placeholder("staleMs"))}`,
    })
    .returning({ runId: idempotencyKeys.runId });
}

function silentFor(ms: number | Placeholder) {
  return sql`${idempotencyKeys.heartbeatAt} < now() - ${ms} * interval '1 millisecond'`;
}

async function getKey(db: Database, wanted: Key): Promise<ClaimedKey | null> {
  const [row] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(sameKey(wanted));
  return row ?? null;
}

/** Whether a call has claimed the key, be it running or answered. */
export async function isKeyClaimed(db: Database, wanted: Key): Promise<boolean> {
  return (await getKey(db, wanted)) !== null;
}

/** Whether the key's call is still running on a server that's alive. */
export async function isKeyRunning(
  db: Database,
  wanted: Key & { staleMs: number },
): Promise<boolean> {
  const [row] = await db
    .select({ running: sql<boolean>`not (${silentFor(wanted.staleMs)})` })
    .from(idempotencyKeys)
    .where(and(sameKey(wanted), isNull(idempotencyKeys.answer)));
  return row?.running ?? false;
}

/** Says that the calls of these keys are still running, in one statement for all of them. */
export async function keepKeysAlive(db: Database, owned: readonly OwnedKey[]): Promise<void> {
  const { userId, key, owner } = idempotencyKeys;
  const alive = sql`json_to_recordset(${JSON.stringify(owned)}::json) as alive("userId" text, "key" text, "owner" text)`;
  await db
    .update(idempotencyKeys)
    .set({ heartbeatAt: sql`now()` })
    .where(
      sql`(${userId}, ${key}, ${owner}) in (select alive."userId", alive."key", alive."owner" from ${alive})`,
    );
}

/**
 * Stores the success body that retries of the same call get.
 *
 * @returns false when another call took the key over
 */
export async function setKeyAnswer(
  db: Database,
  change: OwnedKey & { answer: Record<string, unknown> },
): Promise<boolean> {
  const set = await db
    .update(idempotencyKeys)
    .set({ answer: change.answer })
    .where(ownedKey(change))
    .returning({ key: idempotencyKeys.key });
  return set.length > 0;
}

/** Releases the key of a failed call so it can be retried; an answered key stays. */
export async function releaseKey(db: Database, owned: OwnedKey): Promise<void> {
  await db.delete(idempotencyKeys).where(and(ownedKey(owned), isNull(idempotencyKeys.answer)));
}

/** Deletes keys claimed before `before`. */
export async function purgeKeys(db: Database, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

function sameKey(key: Key) {
  return and(eq(idempotencyKeys.userId, key.userId), eq(idempotencyKeys.key, key.key));
}

function ownedKey(owned: OwnedKey) {
  return and(sameKey(owned), eq(idempotencyKeys.owner, owned.owner));
}
