import "server-only";

import { and, count, eq, isNotNull, isNull, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { type ChainRunName, named } from "@/db/queries/chain-runs";
import { chainItems } from "@/db/schema/chain-items";
import { chainRuns } from "@/db/schema/chain-runs";
import { files } from "@/db/schema/files";

/** How many files wait in a person's chain runs, and how large they are together. */
export async function measureChainFiles(
  db: Database,
  userId: string,
): Promise<{ count: number; bytes: number }> {
  const [found] = await db
    .select({ count: count(), bytes: sql<number>`coalesce(sum(${files.byteSize}), 0)::float8` })
    .from(files)
    .where(and(eq(files.userId, userId), isNotNull(files.chainItemId), isNull(files.discardedAt)));
  return found ?? { count: 0, bytes: 0 };
}

/**
 * Adds a file to a chain run that hasn't begun.
 *
 * @returns false when it has `max` inputs already, or has begun
 */
export async function insertChainFile(
  db: Database,
  run: ChainRunName,
  file: { id: string; input: string; fileId: string },
  max: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(chainRuns).where(named(run)).for("update");
    const position = await tx.$count(chainItems, eq(chainItems.chainRunId, run.id));
    if (!found || found.owner !== null || position >= max) return false;
    await tx.insert(chainItems).values({ ...file, chainRunId: run.id, position });
    await tx
      .update(files)
      .set({ chainItemId: file.id })
      .where(and(eq(files.id, file.fileId), eq(files.userId, run.userId)));
    return true;
  });
}
