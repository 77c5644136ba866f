import "server-only";

import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  lte,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";

import type { Database } from "@/db/client";
import { discardPartsOf } from "@/db/queries/creation-parts";
import { forgetRunsOf, type MadeByRuns } from "@/db/queries/runs";
import { creationVersions } from "@/db/schema/creation-versions";
import { type CreationRow, creations } from "@/db/schema/creations";
import { files } from "@/db/schema/files";

/** A deleted creation, without its content. */
export type BinnedCreation = Pick<CreationRow, "id" | "tool" | "type" | "prompt" | "title"> & {
  deletedAt: Date;
};

/** Position in the bin: the last row already seen. */
export type BinCursor = { deletedAt: Date; id: string };

/** Removed in one transaction, so that no single one blocks the database for long. */
const BATCH = 200;

/** The user's own deleted creations, last deleted first. */
export async function listBin(
  db: Database,
  query: { userId: string; limit: number; after?: BinCursor | undefined },
): Promise<BinnedCreation[]> {
  const { id, tool, type, prompt, title, deletedAt } = creations;
  const after = query.after;
  const earlier =
    after &&
    sql`(${deletedAt}, ${id}) < (${after.deletedAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const rows = await db
    .select({ id, tool, type, prompt, title, deletedAt })
    .from(creations)
    .where(and(inBinOf(query.userId), earlier))
    .orderBy(desc(deletedAt), desc(id))
    .limit(query.limit);
  return rows.flatMap((row) => (row.deletedAt ? { ...row, deletedAt: row.deletedAt } : []));
}

/** How many deleted creations the user has. */
export async function countBin(db: Database, userId: string): Promise<number> {
  return db.$count(creations, inBinOf(userId));
}

/**
 * Permanently removes deleted creations of a user, with everything that belongs to them, also what runs that made them were
 * asked and answered. Their files are unreachable at
 * once; `removeUnusedFiles` deletes the stored objects.
 *
 * @param wanted.ids null for everything that was deleted until `now`; ids that aren't in the user's bin are ignored
 * @returns how many it removed
 */
export async function removeFromBin(
  db: Database,
  wanted: { userId: string; ids: readonly string[] | null; now: Date },
): Promise<number> {
  for (let removed = 0; ; ) {
    const batch = await removeBatch(db, wanted);
    const { length } = batch.creationIds;
    // After the transaction: the deletion of an account takes runs first, and creations last.
    if (length > 0) await forgetRunsOf(db, { userId: wanted.userId, ...batch });
    removed += length;
    if (length < BATCH) return removed;
  }
}

function removeBatch(
  db: Database,
  { userId, ids, now }: Parameters<typeof removeFromBin>[1],
): Promise<Omit<MadeByRuns, "userId">> {
  return db.transaction(async (tx) => {
    // Locked, so that nothing is restored whose files are already gone.
    const found = await tx
      .select({ id: creations.id, continuedBy: continuedBy(creations.meta) })
      .from(creations)
      .where(
        and(
          inBinOf(userId),
          lte(creations.deletedAt, now),
          ids ? inArray(creations.id, [...ids]) : undefined,
        ),
      )
      .orderBy(creations.id)
      .limit(BATCH)
      .for("update");
    const gone = found.map(({ id }) => id);
    if (gone.length === 0) return { creationIds: gone, continuedBy: [] };
    const before = await tx
      .select({ continuedBy: continuedBy(creationVersions.meta) })
      .from(creationVersions)
      .where(inArray(creationVersions.creationId, gone));
    await discardPartsOf(tx, { creationIds: gone, now });
    await tx
      .update(files)
      .set({ discardedAt: now })
      .where(and(inArray(files.creationId, gone), eq(files.isSource, false)));
    await tx.delete(creations).where(inArray(creations.id, gone));
    const runIds = [...found, ...before].flatMap((text) => text.continuedBy ?? []);
    return { creationIds: gone, continuedBy: runIds };
  });
}

/** The run that went on with an article; null for one that was written at once. */
function continuedBy(meta: SQLWrapper): SQL<string | null> {
  return sql`${meta} ->> 'continuedBy'`;
}

function inBinOf(userId: string): SQL | undefined {
  return and(eq(creations.userId, userId), isNotNull(creations.deletedAt));
}
