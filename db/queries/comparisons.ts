import "server-only";

import {
  and,
  asc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lt,
  ne,
  type SQL,
  sql,
} from "drizzle-orm";

import type { Database } from "@/db/client";
import { PAGE_BYTES, textBytes } from "@/db/queries/creation-page";
import { likedBy } from "@/db/queries/likes";
import { type CreationRow, creations } from "@/db/schema/creations";

/** More than two runs make: four images a run, and a few runs that were stopped and sent again. */
const MAX_COMPARED = 32;

/**
 * What of a comparison is there: both sides, the first one first. A side ends early after half of `PAGE_BYTES` of text, but
 * always has a row. Empty when there is none of this user's.
 */
export async function listCompared(
  db: Database,
  wanted: { id: string; userId: string },
): Promise<(CreationRow & { likedBy: string[] | null })[]> {
  const found = db
    .select({
      ...getTableColumns(creations),
      likedBy: likedBy(db, wanted.userId).as("liked_by"),
    })
    .from(creations)
    .where(and(ofComparison(wanted), isNull(creations.deletedAt)))
    .orderBy(asc(creations.comparisonSide), asc(creations.id))
    .limit(MAX_COMPARED)
    .as("found");
  const above = sql`(partition by ${found.comparisonSide} order by ${found.id} rows between unbounded preceding and 1 preceding)`;
  const measured = db
    .select({
      ...found._.selectedFields,
      bytesAbove: sql<number>`coalesce(sum(${textBytes(found)}) over ${above}, 0)`.as(
        "bytes_above",
      ),
    })
    .from(found)
    .as("measured");
  const rows = await db
    .select()
    .from(measured)
    .where(lt(measured.bytesAbove, PAGE_BYTES / 2))
    .orderBy(asc(measured.comparisonSide), asc(measured.id));
  return rows.map(({ bytesAbove: _, ...row }) => row);
}

/**
 * Keeps one side of a comparison and soft-deletes the other, with everything that it still saves later.
 *
 * @returns false when this user has no such comparison with anything left of that side
 */
export async function keepSide(
  db: Database,
  change: { id: string; side: number; userId: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // In one order, so that two who keep a side each don't wait for each other.
    const sides = await tx
      .select({ deletedAt: creations.deletedAt })
      .from(creations)
      .where(ofComparison(change))
      .orderBy(creations.id)
      .for("update");
    // Undo tells what was deleted here by this time, so nothing that was deleted before may have the same.
    const now = new Date(
      Math.max(
        change.now.getTime(),
        ...sides.map(({ deletedAt }) => (deletedAt?.getTime() ?? 0) + 1),
      ),
    );
    const kept = await tx
      .update(creations)
      .set({ comparisonKeptAt: now })
      .where(
        and(
          ofComparison(change),
          eq(creations.comparisonSide, change.side),
          isNull(creations.deletedAt),
        ),
      )
      .returning({ id: creations.id });
    if (kept.length === 0) return false;
    await tx
      .update(creations)
      .set({ deletedAt: now, comparisonKeptAt: null })
      .where(and(otherSide(change), isNull(creations.deletedAt)));
    return true;
  });
}

/**
 * Undoes `keepSide`: what it deleted is there again, and nothing of the comparison is public.
 *
 * @returns false when that side wasn't kept
 */
export async function unkeepSide(
  db: Database,
  change: { id: string; side: number; userId: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx
      .update(creations)
      .set({ deletedAt: null })
      .where(and(otherSide(change), eq(creations.deletedAt, keptAt(tx, change))));
    const undone = await tx
      .update(creations)
      .set({ comparisonKeptAt: null, published: false })
      .where(
        and(
          ofComparison(change),
          eq(creations.comparisonSide, change.side),
          isNotNull(creations.comparisonKeptAt),
        ),
      )
      .returning({ id: creations.id });
    return undone.length > 0;
  });
}

/**
 * SQL for when the other side was kept, or null: a run that was stopped saves what it has a moment later, and by then
 * its side may have been given up.
 */
export function deletedFromTheStart(
  db: Database,
  { id, side }: { id: string; side: 1 | 2 },
  userId: string,
): SQL<Date | null> {
  return sql`${keptAt(db, { id, userId, side: side === 1 ? 2 : 1 })}`;
}

type Side = { id: string; userId: string; side: number };

function keptAt(db: Database, kept: Side): SQL<Date> {
  const found = db
    .select({ at: creations.comparisonKeptAt })
    .from(creations)
    .where(
      and(
        ofComparison(kept),
        eq(creations.comparisonSide, kept.side),
        isNotNull(creations.comparisonKeptAt),
      ),
    )
    .limit(1);
  return sql`(${found})`;
}

function ofComparison({ id, userId }: { id: string; userId: string }): SQL | undefined {
  return and(eq(creations.userId, userId), eq(creations.comparisonId, id));
}

function otherSide(kept: Side): SQL | undefined {
  return and(ofComparison(kept), ne(creations.comparisonSide, kept.side));
}
