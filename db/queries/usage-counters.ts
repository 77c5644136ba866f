import "server-only";

import { and, eq, gt, lt, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { usageCounters } from "@/db/schema/usage-counters";

type Window = { subject: string; windowStart: Date };

/**
 * Counts one use if the window still has room, in one statement, so that no two servers can both take
 * the last one.
 *
 * @returns the uses so far with this one, or null when the window is full and nothing was counted
 */
export async function spendUse(
  db: Database,
  window: Window & { max: number },
): Promise<number | null> {
  const [row] = await db
    .insert(usageCounters)
    .values({ subject: window.subject, windowStart: window.windowStart, uses: 1 })
    .onConflictDoUpdate({
      target: [usageCounters.subject, usageCounters.windowStart],
      set: { uses: sql`${usageCounters.uses} + 1` },
      setWhere: lt(usageCounters.uses, window.max),
    })
    .returning({ uses: usageCounters.uses });
  return row?.uses ?? null;
}

/** Gives one use back, for a run that came to nothing. */
export async function returnUse(db: Database, window: Window): Promise<void> {
  await db
    .update(usageCounters)
    .set({ uses: sql`${usageCounters.uses} - 1` })
    .where(
      and(
        eq(usageCounters.subject, window.subject),
        eq(usageCounters.windowStart, window.windowStart),
        gt(usageCounters.uses, 0),
      ),
    );
}

export async function countUses(db: Database, window: Window): Promise<number> {
  const [row] = await db
    .select({ uses: usageCounters.uses })
    .from(usageCounters)
    .where(
      and(
        eq(usageCounters.subject, window.subject),
        eq(usageCounters.windowStart, window.windowStart),
      ),
    );
  return row?.uses ?? 0;
}

export async function purgeCounters(db: Database, before: Date): Promise<void> {
  await db.delete(usageCounters).where(lt(usageCounters.windowStart, before));
}
