import "server-only";

import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";

/**
 * Makes a deletion of the account come before or after the whole transaction. Inserts take this lock by themselves; it's
 * taken before any row where they come later: a deletion that held the lock would wait for our rows, and our insert for it.
 */
export async function lockAccount(tx: Database, userId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock_shared(hashtextextended(${`account ${userId}`}, 0))`,
  );
}
