import "server-only";

import { sql } from "drizzle-orm";

import type { Database } from "@/db/client";

/**
 * Runs a trivial query.
 *
 * @throws Error when the database is unreachable
 */
export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
