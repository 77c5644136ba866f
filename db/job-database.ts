import "server-only";

import { type SQL, sql } from "drizzle-orm";

import type { Database } from "@/db/client";

/** A database, or a transaction of one, as the job queue asks it. */
export type JobDatabase = {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
};

type Rows = Record<string, unknown>[];

/**
 * Lets the job queue run its statements through our connection, or within one of our transactions, with the limits and
 * errors of our own statements.
 */
export function jobDatabase(db: Database): JobDatabase {
  return {
    async executeSql(text, values) {
      if (!values) return { rows: await runScript(db, text) };
      return { rows: rowsOf(await db.execute(toSql(text, values))) };
    },
  };
}

type Script = (text: string, values: never[], options: object) => Promise<Rows | Rows[]>;

/** What Drizzle calls the driver's client: PGlite has `exec`, postgres.js `reserve`. */
type Client = {
  exec?: (text: string) => Promise<{ rows: Rows }[]>;
  reserve: () => Promise<{ unsafe: Script; release: () => void }>;
};

/** Several statements at once, which only the drivers themselves can run: the queue's tables are made so. */
async function runScript(db: Database, text: string): Promise<Rows> {
  const { $client: client } = db as unknown as { $client?: Client }; // Safe: documented by Drizzle.
  // Within a transaction, where nothing may begin another.
  if (!client) return rowsOf(await db.execute(sql.raw(text)));
  if (client.exec) return (await client.exec(text)).at(-1)?.rows ?? [];
  // postgres.js 3.4.9 never hands out a connection that it opens for this, only one that is open already.
  await db.execute(sql`select 1`);
  // Scripts begin and commit transactions, which takes a connection of one's own.
  const connection = await client.reserve();
  try {
    const answers = await connection.unsafe(text, [], { simple: true });
    const last = answers.at(-1);
    return Array.isArray(last) ? last : (answers as Rows); // Safe: one statement's rows aren't lists.
  } catch (error) {
    // A transaction of the script is still open, and whoever came next would be in it.
    await connection.unsafe("rollback", [], { simple: true }).catch(() => {});
    throw error;
  } finally {
    connection.release();
  }
}

function toSql(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(asParameter(values[Number(part) - 1]))}`,
    ),
  );
}

/** Lists and objects as Postgres writes them, because the driver doesn't know the types of parameters. */
function asParameter(value: unknown): unknown {
  if (Array.isArray(value)) return `{${value.map((one) => JSON.stringify(String(one))).join(",")}}`;
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  return value ?? null;
}

/** The two drivers answer with a list, or with an object that has one. */
function rowsOf(answer: unknown): Rows {
  return Array.isArray(answer) ? answer : Object(answer).rows;
}
