import "server-only";

import { and, count, desc, eq, ne, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { type ChainRow, chains } from "@/db/schema/chains";
import { AppError } from "@/lib/core/errors";

type ChainName = { id: string; userId: string };

/** A person's chains, the newest first. */
export function listChains(db: Database, userId: string): Promise<ChainRow[]> {
  return db.select().from(chains).where(eq(chains.userId, userId)).orderBy(desc(chains.id));
}

/**
 * Saves a new chain, or one that was deleted. One of theirs that has the ID already stays as it is.
 *
 * @throws AppError `unusable` when the person has `max` already, `not_found` when the ID is someone else's
 */
export async function insertChain(db: Database, row: ChainRow, max: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Two at the same moment can't both be the last.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`chains ${row.userId}`}, 0))`,
    );
    const others = and(eq(chains.userId, row.userId), ne(chains.id, row.id));
    const [found] = await tx.select({ count: count() }).from(chains).where(others);
    if ((found?.count ?? 0) >= max) {
      throw new AppError("unusable", `You can save up to ${max} chains. Delete one first.`);
    }
    const unchanged = { id: row.id };
    const saved = await tx
      .insert(chains)
      .values(row)
      .onConflictDoUpdate({
        target: chains.id,
        set: unchanged,
        setWhere: eq(chains.userId, row.userId),
      })
      .returning({ id: chains.id });
    if (saved.length === 0) throw gone();
  });
}

/**
 * Changes a chain.
 *
 * @param listedAt when it was saved last, as whoever changes it knows it; undefined changes it whatever it is by now
 * @throws AppError `not_found` when it's gone or someone else's, `conflict` when it was saved again since `listedAt`
 */
export async function updateChain(
  db: Database,
  { id, userId, ...change }: ChainName & Pick<ChainRow, "name" | "steps" | "updatedAt">,
  listedAt: Date | undefined,
): Promise<void> {
  const chain = named({ id, userId });
  const changed = await db
    .update(chains)
    .set(change)
    .where(and(chain, listedAt && eq(chains.updatedAt, listedAt)))
    .returning({ id: chains.id });
  if (changed.length > 0) return;
  if ((await db.$count(chains, chain)) === 0) throw gone();
  throw new AppError("conflict", "This chain was changed somewhere else while you edited it.");
}

/** Deletes a chain; its runs stay. Does nothing when it's already gone. */
export async function deleteChain(db: Database, chain: ChainName): Promise<void> {
  await db.delete(chains).where(named(chain));
}

function gone(): AppError {
  return new AppError("not_found", "This chain no longer exists. Save it as a new one.");
}

function named({ id, userId }: ChainName) {
  return and(eq(chains.id, id), eq(chains.userId, userId));
}
