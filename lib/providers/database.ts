import "server-only";

import { type Connection, connect, type Database } from "@/db/client";
import { env } from "@/lib/core/env";
import { singleton } from "@/lib/core/singleton";

const connection = singleton("database", () =>
  connect({
    url: env().DATABASE_URL,
    dataDir: env().DATA_DIR,
    poolSize: env().DATABASE_POOL,
  }),
);

/** This process's database connection, opened on first use. A failure is retried on the next call. */
export function getConnection(): Promise<Connection> {
  return connection.get();
}

/** The database of `getConnection`. */
export async function getDatabase(): Promise<Database> {
  return (await getConnection()).db;
}

/** Closes the connection if it is open. */
export async function closeDatabase(): Promise<void> {
  const open = await connection.set(undefined);
  await open?.close();
}
