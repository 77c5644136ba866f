import "server-only";

import { setImmediate } from "node:timers/promises";
import { and, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { missingCreation } from "@/db/queries/creations";
import { repeatConflicts } from "@/db/repeat-conflicts";
import { creations } from "@/db/schema/creations";
import { deletedUsers } from "@/db/schema/deleted-users";

/** Creations deleted before others get their turn: some 30 ms of the only connection of an embedded database. */
const ROWS_AT_ONCE = 100;

/**
 * Soft-deletes a creation, which also hides it from the gallery. `restoreCreation` undoes this until
 * `purgeCreations` removes the row.
 *
 * @throws AppError `not_found` when it is missing, already deleted, or someone else's
 */
export async function deleteCreation(
  db: Database,
  change: { id: string; userId: string; now: Date },
): Promise<void> {
  const [row] = await db
    .update(creations)
    .set({ deletedAt: change.now })
    .where(owned(change, isNull(creations.deletedAt)))
    .returning({ id: creations.id });
  if (!row) missingCreation();
}

/**
 * Undoes `deleteCreation`.
 *
 * @throws AppError `not_found` when the user has no such deleted creation
 */
export async function restoreCreation(
  db: Database,
  change: { id: string; userId: string },
): Promise<void> {
  const [row] = await db
    .update(creations)
    .set({ deletedAt: null })
    .where(owned(change, isNotNull(creations.deletedAt)))
    .returning({ id: creations.id });
  if (!row) missingCreation();
}

/** Permanently removes creations deleted before `before`. Returns how many rows it removed. */
export function purgeCreations(db: Database, before: Date): Promise<number> {
  const { deletedAt } = creations;
  return deleteInTurns(db, and(isNotNull(deletedAt), lt(deletedAt, before)));
}

/**
 * Permanently removes everything that a deleted user made, some at a time. `hidePublishedOf` comes before, in the
 * transaction that deletes the account.
 */
export async function deleteCreationsOf(db: Database, userId: string): Promise<void> {
  // Two statements, each with an index of its own.
  for (const state of [isNull(creations.deletedAt), isNotNull(creations.deletedAt)])
    await deleteInTurns(db, and(eq(creations.userId, userId), state));
}

/** Finishes what a process that ended didn't: removes the creations of deleted users. */
export async function purgeCreationsOfDeletedUsers(db: Database): Promise<void> {
  const gone = await db.select({ userId: deletedUsers.userId }).from(deletedUsers);
  for (const { userId } of gone) await deleteCreationsOf(db, userId);
}

/** Hides what a user has in the gallery, as a deletion does. */
export async function hidePublishedOf(
  db: Database,
  change: { userId: string; now: Date },
): Promise<void> {
  await db
    .update(creations)
    .set({ deletedAt: change.now })
    .where(
      and(
        eq(creations.userId, change.userId),
        isNull(creations.deletedAt),
        sql`${creations.published}`,
      ),
    );
}

/** Some at a time, as each takes rows of nine tables along: all at once would hold an embedded database for seconds. */
async function deleteInTurns(db: Database, which: SQL | undefined): Promise<number> {
  for (let count = 0; ; ) {
    const batch = db.select({ id: creations.id }).from(creations).where(which).limit(ROWS_AT_ONCE);
    // Asked for twice, or what is restored meanwhile would be deleted all the same.
    const gone = await repeatConflicts(() =>
      db
        .delete(creations)
        .where(and(inArray(creations.id, batch), which))
        .returning({ id: creations.id }),
    );
    count += gone.length;
    if (gone.length < ROWS_AT_ONCE) return count;
    await setImmediate();
  }
}

function owned(wanted: { id: string; userId: string }, state: SQL): SQL | undefined {
  return and(eq(creations.id, wanted.id), eq(creations.userId, wanted.userId), state);
}
