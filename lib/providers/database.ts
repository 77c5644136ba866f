import "server-only";

import { type Connection, connect, type Database } from "@/db/client";
import { pingDatabase } from "@/db/queries/ping";
import { env } from "@/lib/core/env";
import { logger } from "@/lib/core/logger";
import { singleton } from "@/lib/core/singleton";

type Check = (opened: Connection) => Promise<void>;

const check = singleton("database-check", (): { run: Check } => ({ run: async () => {} }));

const connection = singleton("database", async () => {
  const opened = await connect({
    url: env().DATABASE_URL,
    dataDir: env().DATA_DIR,
    poolSize: env().DATABASE_POOL,
  });
  try {
    await check.get().run(opened);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
});

/** Has a connection checked before anybody gets it; nobody does while the check fails. */
export function checkConnection(run: Check): void {
  check.set({ run });
}

/** This process's database connection, opened on first use. A failure is retried on the next call. */
export function getConnection(): Promise<Connection> {
  return connection.get();
}

/** The database of `getConnection`. */
export async function getDatabase(): Promise<Database> {
  return (await getConnection()).db;
}

/**
 * Asks the database for a sign of life; opens it when it isn't open yet.
 *
 * @returns which kind it is; null when it's away, which is logged
 */
export async function reachDatabase(): Promise<Connection["kind"] | null> {
  try {
    const { db, kind, isBeingCopied } = await getConnection();
    // Whoever watches the server would restart it in the middle of its backup.
    if (!isBeingCopied?.()) await pingDatabase(db);
    return kind;
  } catch (error) {
    logger.error({ error }, "could not reach the database");
    return null;
  }
}

/** Closes the connection if it is open. */
export async function closeDatabase(): Promise<void> {
  const open = await connection.set(undefined);
  await open?.close();
}
