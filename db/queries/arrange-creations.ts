import "server-only";

import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";

import type { Database } from "@/db/client";
import { creations } from "@/db/schema/creations";
import { AppError } from "@/lib/core/errors";

/**
 * Names one of the user's own creations, or pins it to the top of their list.
 *
 * @param change.title null to go by the prompt again; undefined leaves it
 * @throws AppError `not_found` when it is missing, deleted, or someone else's (indistinguishable)
 */
export async function arrangeCreation(
  db: Database,
  change: { id: string; userId: string; title?: string | null; pinned?: boolean },
): Promise<void> {
  const { id, userId, ...fields } = change;
  const [row] = await db
    .update(creations)
    .set(fields)
    .where(and(eq(creations.id, id), eq(creations.userId, userId), isNull(creations.deletedAt)))
    .returning({ id: creations.id });
  if (!row)
    throw new AppError("not_found", "We couldn't find that creation. It may have been deleted.");
}

/**
 * Moves several of the user's creations to the bin, or brings them back.
 *
 * @returns the ids of those that changed; the others are missing, someone else's, or there already
 */
export async function setDeleted(
  db: Database,
  change: { ids: readonly string[]; userId: string; deletedAt: Date | null },
): Promise<string[]> {
  const { ids, userId, deletedAt } = change;
  return db.transaction(async (tx) => {
    // In one order, so that two calls at once don't wait for each other.
    const found = await tx
      .select({ id: creations.id })
      .from(creations)
      .where(
        and(
          inArray(creations.id, [...ids]),
          eq(creations.userId, userId),
          deletedAt ? isNull(creations.deletedAt) : isNotNull(creations.deletedAt),
        ),
      )
      .orderBy(creations.id)
      .for("update");
    const changed = found.map(({ id }) => id);
    if (changed.length > 0)
      await tx.update(creations).set({ deletedAt }).where(inArray(creations.id, changed));
    return changed;
  });
}
