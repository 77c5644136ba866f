import "server-only";

import { and, asc, count, eq, sql } from "drizzle-orm";

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
  await db.transaction(async (tx) => {
    // Two at the same moment can't both be the last.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`engines ${row.userId}`}, 0))`,
    );
    const mine = eq(engineConnections.userId, row.userId);
    const [found] = await tx.select({ count: count() }).from(engineConnections).where(mine);
    if ((found?.count ?? 0) >= max) {
      throw new AppError("unusable", `You can connect up to ${max} engines. Remove one first.`);
    }
    await tx.insert(engineConnections).values(row);
  });
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

/** The `ref`s of the engines a person chose; null where they chose none. */
export type EngineChoices = Record<"ref" | "painterRef" | "eraserRef" | "cutterRef", string | null>;

/** Which engines a person chose. */
export async function findEngineChoices(db: Database, userId: string): Promise<EngineChoices> {
  const [row] = await db
    .select({
      ref: engineChoices.ref,
      painterRef: engineChoices.painterRef,
      eraserRef: engineChoices.eraserRef,
      cutterRef: engineChoices.cutterRef,
    })
    .from(engineChoices)
    .where(eq(engineChoices.userId, userId));
  return row ?? { ref: null, painterRef: null, eraserRef: null, cutterRef: null };
}

/** Saves an engine that a person chose, and keeps the other. */
export async function saveEngineChoice(
  db: Database,
  { userId, now, ...chosen }: { userId: string; now: Date } & Partial<EngineChoices>,
): Promise<void> {
  await db
    .insert(engineChoices)
    .values({ userId, ...chosen, chosenAt: now })
    .onConflictDoUpdate({ target: engineChoices.userId, set: { ...chosen, chosenAt: now } });
}
