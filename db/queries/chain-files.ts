import "server-only";

import { and, count, eq, isNotNull, isNull, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { type ChainRunName, named } from "@/db/queries/chain-runs";
import { chainItems } from "@/db/schema/chain-items";
import { chainRuns } from "@/db/schema/chain-runs";
import { files } from "@/db/schema/files";

/** What a person's chain runs can hold: inputs of one run, and files that wait in all of them. */
type Limits = { items: number; files: number; filesBytes: number };

/** How many files wait in a person's chain runs, and how large they are together. */
async function measureChainFiles(
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
 * Adds a file to a chain run that hasn't begun. One file of a person at a time, so that several at once can't exceed a
 * limit.
 *
 * @returns what keeps it out: the run, which has all inputs it takes or has begun, or the files that wait already
 */
export async function insertChainFile(
  db: Database,
  run: ChainRunName,
  { byteSize, ...file }: { id: string; input: string; fileId: string; byteSize: number },
  limits: Limits,
): Promise<"added" | "run-full" | "files-full"> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`chain-files:${run.userId}`}, 0))`,
    );
    const [found] = await tx.select().from(chainRuns).where(named(run)).for("update");
    const position = await tx.$count(chainItems, eq(chainItems.chainRunId, run.id));
    if (!found || found.owner !== null || position >= limits.items) return "run-full";
    const waiting = await measureChainFiles(tx, run.userId);
    const bytes = waiting.bytes + byteSize;
    if (waiting.count >= limits.files || bytes > limits.filesBytes) return "files-full";
    await tx.insert(chainItems).values({ ...file, chainRunId: run.id, position });
    await tx
      .update(files)
      .set({ chainItemId: file.id })
      .where(and(eq(files.id, file.fileId), eq(files.userId, run.userId)));
    return "added";
  });
}
