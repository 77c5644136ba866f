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

/** The one connection of this process, opened on first use. A failed opening is tried again. */
export function getConnection(): Promise<Connection> {
  return connection.get();
}

export async function getDatabase(): Promise<Database> {
  return (await getConnection()).db;
}

export async function closeDatabase(): Promise<void> {
  const open = await connection.set(undefined);
  await open?.close();
}
