import "server-only";

import { and, asc, count, eq } from "drizzle-orm";

import type { Database } from "@/db/client";
import { type EngineConnectionRow, engineChoices, engineConnections } from "@/db/schema/engines";
import { AppError } from "@/lib/core/errors";

/** A person's connections, oldest first. */
export function listConnections(db: Database, userId: string): Promise<EngineConnectionRow[]> {
  return db
    .select()
    .from(engineConnections)
    .where(eq(engineConnections.userId, userId))
    .orderBy(asc(engineConnections.createdAt), asc(engineConnections.id));
}

/**
 * Saves a connection.
 *
 * @throws AppError `unusable` when the person has `max` already
 */
export async function insertConnection(
  db: Database,
  row: EngineConnectionRow,
  max: number,
): Promise<void> {
  const mine = eq(engineConnections.userId, row.userId);
  const [found] = await db.select({ count: count() }).from(engineConnections).where(mine);
  if ((found?.count ?? 0) >= max) {
    throw new AppError("unusable", `You can connect up to ${max} engines. Remove one first.`);
  }
  await db.insert(engineConnections).values(row);
}

/** Deletes a connection with its key. Does nothing when it is already gone. */
export async function deleteConnection(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await db
    .delete(engineConnections)
    .where(and(eq(engineConnections.id, id), eq(engineConnections.userId, userId)));
}

/** The `ref` of the engine a person chose; null when they chose none. */
export async function findEngineChoice(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ ref: engineChoices.ref })
    .from(engineChoices)
    .where(eq(engineChoices.userId, userId));
  return row?.ref ?? null;
}

/** Saves which engine a person writes with. */
export async function saveEngineChoice(
  db: Database,
  { userId, ref, now }: { userId: string; ref: string; now: Date },
): Promise<void> {
  await db
    .insert(engineChoices)
    .values({ userId, ref, chosenAt: now })
    .onConflictDoUpdate({ target: engineChoices.userId, set: { ref, chosenAt: now } });
}
