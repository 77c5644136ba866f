import "server-only";

import { and, eq, gt, inArray, lt, lte, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { keptStatement } from "@/db/kept-statement";
import { usageCounters } from "@/db/schema/usage-counters";

type UsageWindow = { subject: string; windowStart: Date };

/**
 * Counts `amount` uses, one by default, if they fit in the window's `max`, in one statement so that two
 * servers can't both take the last one.
 *
 * @returns uses in the window including these; null when they don't fit and nothing was counted
 */
export async function consumeUse(
  db: Database,
  { amount = 1, ...window }: UsageWindow & { max: number; amount?: number },
): Promise<number | null> {
  const statement = keptStatement(db, "consume a use", (name) => consuming(db).prepare(name));
  const [row] = await statement.execute({ ...window, amount, most: window.max - amount });
  return row?.uses ?? null;
}

function consuming(db: Database) {
  const { placeholder } = sql;
  return db
    .insert(usageCounters)
    .values({
      subject: placeholder("subject"),
      windowStart: placeholder("windowStart"),
      uses: placeholder("amount"),
    })
    .onConflictDoUpdate({
      target: [usageCounters.subject, usageCounters.windowStart],
      set: { uses: sql`${usageCounters.uses} + excluded.uses` },
      setWhere: lte(usageCounters.uses, placeholder("most")),
    })
    .returning({ uses: usageCounters.uses });
}

/** Refunds one use, for a run that failed; never goes below zero. */
export async function refundUse(db: Database, window: UsageWindow): Promise<void> {
  await db
    .update(usageCounters)
    .set({ uses: sql`${usageCounters.uses} - 1` })
    .where(and(inWindow(window), gt(usageCounters.uses, 0)));
}

/** Uses in a window so far. */
export async function countUses(db: Database, window: UsageWindow): Promise<number> {
  const [row] = await db
    .select({ uses: usageCounters.uses })
    .from(usageCounters)
    .where(inWindow(window));
  return row?.uses ?? 0;
}

/** Uses of several subjects in the windows that start at one time, by subject; those without any are absent. */
export async function countUsesOf(
  db: Database,
  { subjects, windowStart }: { subjects: readonly string[]; windowStart: Date },
): Promise<ReadonlyMap<string, number>> {
  const { subject, uses } = usageCounters;
  const rows = await db
    .select({ subject, uses })
    .from(usageCounters)
    .where(and(inArray(subject, [...subjects]), eq(usageCounters.windowStart, windowStart)));
  return new Map(rows.map((row) => [row.subject, row.uses]));
}

/** Forgets all uses in a window. */
export async function clearUses(db: Database, window: UsageWindow): Promise<void> {
  await db.delete(usageCounters).where(inWindow(window));
}

/** Deletes counters of windows that started before `before`. */
export async function purgeCounters(db: Database, before: Date): Promise<void> {
  await db.delete(usageCounters).where(lt(usageCounters.windowStart, before));
}

function inWindow({ subject, windowStart }: UsageWindow) {
  return and(eq(usageCounters.subject, subject), eq(usageCounters.windowStart, windowStart));
}
