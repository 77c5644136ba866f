import "server-only";

import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Sql } from "postgres";

import { boundWaits } from "@/db/bounded-wait";
import { archiveFolder, removeCopies } from "@/db/folder-copy";
import { lockFolder } from "@/db/folder-lock";
import * as schema from "@/db/schema";
import { hideValuesInErrors } from "@/db/statement-error";
import { MAX_REWRITE_BYTES, type Upkeep, upkeepOf } from "@/db/upkeep";

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database, which kind it is, and how to close it. */
export type Connection = {
  db: Database;
  kind: "server" | "embedded";
  close: () => Promise<void>;
  /** A consistent copy of the embedded database, as a gzipped tar; statements wait while it's made. A server has its own. */
  dump?: () => Promise<ReadableStream>;
  /** Whether statements wait for such a copy, which says nothing against the database. */
  isBeingCopied?: () => boolean;
  /** What has to be done for an embedded database now and then. A server does it by itself. */
  upkeep?: Upkeep;
};

/** Arbitrary advisory lock id; only has to differ from other apps on the same server. */
const MIGRATION_LOCK = 727_274;
const MAX_PREPARED_PARAMETERS = 40;
/** What a call waits for a statement on a server: for a connection, a lock, or the server itself. */
const MAX_WAIT_MS = 15_000;
const CONNECT_SECONDS = 10;
const CLIENT_OPTIONS = {
  onnotice: () => {},
  connect_timeout: CONNECT_SECONDS,
  // The client looks array types up on every new connection, and a server that goes away meanwhile is an unhandled
  // rejection. No statement returns arrays; lists come as JSON.
  fetch_types: false,
  // A transaction that is the last statement to fit into a connection's pipeline begins there without having the connection
  // to itself: the statements of others then run inside it, and nobody ever commits them. No pipeline gets that long.
  max_pipeline: Number.MAX_SAFE_INTEGER,
};
/** The driver's own pause grows to 20 s, for which calls would wait after the server is back. */
const RECONNECT_SECONDS = 0.25;
const CASING = "snake_case";

function migrationsFolder(): string {
  return join(/* turbopackIgnore: true */ process.cwd(), "db/migrations");
}

/**
 * Opens the database and runs pending migrations.
 *
 * @param options.url a `postgres://` server; `memory:` for in-memory PGlite; undefined for PGlite
 *   stored in `dataDir`
 * @param options.maxWaitMs limit for a statement on a server, 15 s by default
 * @throws Error when the server is unreachable or another process holds the data folder
 */
export async function connect(options: {
  url: string | undefined;
  dataDir: string;
  poolSize: number;
  maxWaitMs?: number;
}): Promise<Connection> {
  hideValuesInErrors();
  const { url, poolSize, maxWaitMs = MAX_WAIT_MS } = options;
  if (url && !url.startsWith("memory:")) {
    return connectServer(url, { poolSize, maxWaitMs });
  }
  return connectEmbedded(url ? undefined : join(options.dataDir, "postgres"));
}

async function connectServer(
  url: string,
  { poolSize, maxWaitMs }: { poolSize: number; maxWaitMs: number },
): Promise<Connection> {
  const { default: postgres } = await import("postgres");
  const { drizzle } = await import("drizzle-orm/postgres-js");
  const { migrate } = await import("drizzle-orm/postgres-js/migrator");

  // Servers starting together must migrate one at a time. The lock belongs to a connection, hence max: 1.
  const single = postgres(url, { ...CLIENT_OPTIONS, max: 1 });
  try {
    await single`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migrate(drizzle(single, { casing: CASING }), { migrationsFolder: migrationsFolder() });
  } finally {
    await single.end({ timeout: 5 });
  }

  const pool = postgres(url, {
    ...CLIENT_OPTIONS,
    max: poolSize,
    backoff: () => RECONNECT_SECONDS,
  });
  const db: Database = drizzle(prepareStatements(pool), { schema, casing: CASING });
  boundWaits(db, maxWaitMs);
  return { db, kind: "server", close: () => pool.end({ timeout: 5 }) };
}

/**
 * Drizzle runs statements in a way that Postgres parses and describes anew each time, in two round trips.
 * Prepared ones need one. Statements of many parameters come in as many lengths; those aren't kept.
 */
function prepareStatements(pool: Sql): Sql {
  const { unsafe } = pool;
  pool.unsafe = (query, params = [], options) =>
    // Drizzle's own options come with `prepare: false`.
    unsafe(query, params, { ...options, prepare: params.length <= MAX_PREPARED_PARAMETERS });
  return pool;
}

async function connectEmbedded(folder: string | undefined): Promise<Connection> {
  const { PGlite } = await import("@electric-sql/pglite");
  const { drizzle } = await import("drizzle-orm/pglite");
  const { migrate } = await import("drizzle-orm/pglite/migrator");

  const unlock = folder === undefined ? () => {} : await lockFolder(folder);
  try {
    if (folder !== undefined) await prepareFolder(folder);
    const client = await PGlite.create(folder ?? "memory://");
    // A file of the log that is used again still has what was in it.
    await client.exec("set wal_recycle = off");
    const db = drizzle(client, { schema, casing: CASING });
    await migrate(db, { migrationsFolder: migrationsFolder() });
    const close = async () => {
      await client.close();
      unlock();
    };
    const upkeep = upkeepOf(db, folder);
    let isBeingCopied = false;
    const dump = async () => {
      // What was deleted isn't in later backups. One that has it is better than none.
      await upkeep.rewrite(MAX_REWRITE_BYTES.daily).catch(() => {});
      if (folder === undefined) return (await client.dumpDataDir("gzip")).stream();
      const hold = (copying: () => Promise<void>) =>
        client.runExclusive(async () => {
          isBeingCopied = true;
          await copying().finally(() => {
            isBeingCopied = false;
          });
        });
      return Readable.toWeb(await archiveFolder(folder, hold)) as ReadableStream;
    };
    return { db, kind: "embedded", close, dump, isBeingCopied: () => isBeingCopied, upkeep };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** PGlite lets everybody read and write what it unpacks into a new folder, so nobody else may enter it. */
async function prepareFolder(folder: string): Promise<void> {
  await mkdir(/* turbopackIgnore: true */ folder, { recursive: true, mode: 0o700 });
  // Only its owner may, and on some volumes nobody: then its rights are for whoever made it.
  await chmod(/* turbopackIgnore: true */ folder, 0o700).catch(() =>
    process.emitWarning(`Other users of this machine may be able to read ${folder}.`),
  );
  await removeCopies(folder);
}
