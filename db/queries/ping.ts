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

/** The version of the database, such as "17.2"; null when it doesn't say. */
export async function readDatabaseVersion(db: Database): Promise<string | null> {
  // The two drivers answer with a list, or with an object that has one.
  const answer: unknown = await db.execute(sql`show server_version`);
  const [row] = Array.isArray(answer) ? answer : Object(answer).rows;
  const { server_version: version } = Object(row);
  return typeof version === "string" ? version : null;
}
