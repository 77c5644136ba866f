import "server-only";

import { and, count, desc, eq } from "drizzle-orm";

import type { Database } from "@/db/client";
import { type ChainRow, chains } from "@/db/schema/chains";
import { AppError } from "@/lib/core/errors";

type ChainName = { id: string; userId: string };

/** A person's chains, the newest first. */
export function listChains(db: Database, userId: string): Promise<ChainRow[]> {
  return db.select().from(chains).where(eq(chains.userId, userId)).orderBy(desc(chains.id));
}

/**
 * Saves a new chain.
 *
 * @throws AppError `unusable` when the person has `max` already
 */
export async function insertChain(db: Database, row: ChainRow, max: number): Promise<void> {
  const [found] = await db
    .select({ count: count() })
    .from(chains)
    .where(eq(chains.userId, row.userId));
  if ((found?.count ?? 0) >= max) {
    throw new AppError("unusable", `You can save up to ${max} chains. Delete one first.`);
  }
  await db.insert(chains).values(row);
}

/**
 * Changes a chain.
 *
 * @throws AppError `not_found` when it's gone or someone else's
 */
export async function updateChain(
  db: Database,
  { id, userId, ...change }: ChainName & Pick<ChainRow, "name" | "steps" | "updatedAt">,
): Promise<void> {
  const changed = await db
    .update(chains)
    .set(change)
    .where(named({ id, userId }))
    .returning({ id: chains.id });
  if (changed.length === 0) {
    throw new AppError("not_found", "This chain no longer exists. Save it as a new one.");
  }
}

/** Deletes a chain; its runs stay. Does nothing when it's already gone. */
export async function deleteChain(db: Database, chain: ChainName): Promise<void> {
  await db.delete(chains).where(named(chain));
}

function named({ id, userId }: ChainName) {
  return and(eq(chains.id, id), eq(chains.userId, userId));
}
