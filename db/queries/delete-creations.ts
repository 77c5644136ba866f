import "server-only";

import { and, eq, isNotNull, isNull, lt, type SQL } from "drizzle-orm";

import type { Database } from "@/db/client";
import { missingCreation } from "@/db/queries/creations";
import { creations } from "@/db/schema/creations";

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
export async function purgeCreations(db: Database, before: Date): Promise<number> {
  const gone = await db
    .delete(creations)
    .where(and(isNotNull(creations.deletedAt), lt(creations.deletedAt, before)))
    .returning({ id: creations.id });
  return gone.length;
}

function owned(wanted: { id: string; userId: string }, state: SQL): SQL | undefined {
  return and(eq(creations.id, wanted.id), eq(creations.userId, wanted.userId), state);
}
