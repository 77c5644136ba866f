import "server-only";

import { statfs } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

type Database = PgDatabase<PgQueryResultHKT, Record<string, unknown>>;

const MB = 1_000_000;
/** What a table must have to gain: a share of its size, within these bounds. */
const GAIN = { share: 0.05, minBytes: MB, maxBytes: 64 * MB };
/** What is written ahead until the next checkpoint; PGlite makes none by itself. */
const MAX_LOG_BYTES = 64 * MB;
/**
 * How large a table may be to be rewritten at a time, with all it has beside it: about 5 ms a megabyte, in which nobody else
 * is answered.
 */
export const MAX_REWRITE_BYTES = {
  hourly: 32 * MB,
  daily: 256 * MB,
  /** Before anybody is answered at all. */
  atStart: 1_000 * MB,
};
/** A rewritten table is written twice, the second time into the log; the rest is for others. */
const ROOM_PER_BYTE = 3;

/** What a Postgres server does by itself, for a database that has nobody else to do it. */
export type Upkeep = {
  /** Makes the room of changed and deleted rows usable again, in the one table that gains the most, if any gains enough. */
  vacuum: () => Promise<void>;
  /**
   * Removes changed and deleted rows from the files of the database, by rewriting each table of at most `maxBytes` in which
   * rows have changed or gone since it was last rewritten. The first time, that may be any.
   */
  rewrite: (maxBytes: number) => Promise<void>;
};

type Table = { name: string; bytes: number; gain: number; changes: number };

const OWN = sql`c.oid`;
/** Long values are in a table of their own. */
const BESIDE = sql`nullif(c.reltoastrelid, 0)`;
const HAS_DEAD_ROWS = sql`pg_stat_get_dead_tuples(${OWN}) + coalesce(pg_stat_get_dead_tuples(${BESIDE}), 0) > 0`;
const IS_OURS = sql`n.nspname not in ('pg_catalog', 'information_schema')`;

/** @param folder of the embedded database; undefined when it's in memory */
export function upkeepOf(db: Database, folder: string | undefined): Upkeep {
  /** By table, the changed and deleted rows that were counted when it was last rewritten. */
  const rewritten = new Map<string, number>();

  async function vacuum(): Promise<void> {
    const [first] = (await listTables(db, HAS_DEAD_ROWS))
      .filter(({ gain, bytes }) => gain >= worthwhile(bytes))
      .sort((one, other) => other.gain - one.gain);
    // Never with `analyze`: that would copy samples of people's texts into the catalog, where they outlive their rows.
    if (first) await db.execute(sql.raw(`vacuum ${first.name}`));
    if ((await bytesOfLog(db)) > MAX_LOG_BYTES) await db.execute(sql`checkpoint`);
  }

  async function rewrite(maxBytes: number): Promise<void> {
    let isLogStale = rewritten.size === 0;
    for (const { name, bytes, changes } of await listTables(db, IS_OURS)) {
      if (bytes === 0 || bytes > maxBytes || rewritten.get(name) === changes) continue;
      if (!(await hasRoom(folder, bytes * ROOM_PER_BYTE))) continue;
      await db.execute(sql.raw(`vacuum full ${name}`));
      rewritten.set(name, changes);
      isLogStale = true;
      // Statements of a database in this process give nobody else a turn.
      await setImmediate();
    }
    if (!isLogStale) return;
    // The log has whatever was written. A checkpoint removes all of its files but the one that is being written.
    await db.execute(sql`select pg_switch_wal()`);
    await db.execute(sql`checkpoint`);
  }

  return { vacuum, rewrite };
}

function worthwhile(bytes: number): number {
  return Math.min(Math.max(bytes * GAIN.share, GAIN.minBytes), GAIN.maxBytes);
}

/** A table's size and gain include what is stored beside it. */
async function listTables(db: Database, which: SQL): Promise<Table[]> {
  // What the statements before have counted isn't there for a second otherwise.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  return await rowsOf<Table>(
    db,
    sql`select format('%I.%I', n.nspname, c.relname) as name,
      pg_table_size(c.oid)::float8 as bytes,
      (${gainOf(OWN)} + ${gainOf(BESIDE)})::float8 as gain,
      (pg_stat_get_tuples_updated(c.oid) + pg_stat_get_tuples_deleted(c.oid))::float8 as changes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and c.relpersistence = 'p' and ${which}`,
  );
}

/** The share of a table's size that its dead rows have of all rows. */
function gainOf(table: SQL): SQL {
  const [dead, live] = [
    sql`pg_stat_get_dead_tuples(${table})`,
    sql`pg_stat_get_live_tuples(${table})`,
  ];
  return sql`coalesce(pg_relation_size(${table}) * ${dead} / greatest(${dead} + ${live}, 1), 0)`;
}

async function bytesOfLog(db: Database): Promise<number> {
  const [log] = await rowsOf<{ bytes: number }>(
    db,
    sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`,
  );
  return log?.bytes ?? 0;
}

/** A disk that fills up while a table is being rewritten would stop the database. */
async function hasRoom(folder: string | undefined, bytes: number): Promise<boolean> {
  if (folder === undefined) return true;
  const { bavail, bsize } = await statfs(/* turbopackIgnore: true */ folder);
  return bavail * bsize > bytes;
}

async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  // Safe: how PGlite answers, with the columns that the statement names.
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}
