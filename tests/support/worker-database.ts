import postgres from "postgres";

/** The database on the same server that is a worker's own; that address itself, if it already is one. */
export function databaseOfWorker(url: string, worker: string): string {
  const own = new URL(url);
  const ending = `_worker_${worker}`;
  if (!own.pathname.endsWith(ending)) own.pathname += ending;
  return own.href;
}

/** Creates the workers' databases on a Postgres server, where they aren't there yet. */
export async function createWorkerDatabases(url: string, workers: number): Promise<void> {
  const sql = postgres(url, { max: 1 });
  try {
    for (let worker = 1; worker <= workers; worker += 1) {
      const name = new URL(databaseOfWorker(url, String(worker))).pathname.slice(1);
      const [found] = await sql`select 1 from pg_database where datname = ${name}`;
      if (!found) await sql`create database ${sql(name)}`;
    }
  } finally {
    await sql.end();
  }
}

/** Creates an empty database of this name on a Postgres server, in place of one that was left, and returns its address. */
export async function createEmptyDatabase(url: string, name: string): Promise<string> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`drop database if exists ${sql(name)} with (force)`;
    await sql`create database ${sql(name)}`;
  } finally {
    await sql.end();
  }
  const own = new URL(url);
  own.pathname = name;
  return own.href;
}
