import "server-only";

import { type Connection, connect, type Database } from "@/db/client";
import { env } from "@/lib/core/env";

// Middleware, pages and handlers are bundled apart but run in one process: only the global is shared.
const holder = globalThis as typeof globalThis & { atelierDatabase?: Promise<Connection> };

/** The one connection of this process, opened on first use. A failed opening is tried again. */
export function getConnection(): Promise<Connection> {
  holder.atelierDatabase ??= connect({
    url: env().DATABASE_URL,
    dataDir: env().DATA_DIR,
    poolSize: env().DATABASE_POOL,
  }).catch((error: unknown) => {
    delete holder.atelierDatabase;
    throw error;
  });
  return holder.atelierDatabase;
}

export async function getDatabase(): Promise<Database> {
  return (await getConnection()).db;
}

export async function closeDatabase(): Promise<void> {
  const connection = holder.atelierDatabase;
  delete holder.atelierDatabase;
  await (await connection)?.close();
}
