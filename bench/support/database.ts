import { NO_POSTGRES, startPostgres } from "@/tests/support/postgres-server";

/** A Postgres server to measure with. */
export type BenchDatabase = { url: string; remove: () => void };

/** `BENCH_DATABASE_URL`, or a server of our own; undefined where Postgres isn't installed. */
export async function openDatabase(): Promise<BenchDatabase | undefined> {
  const url = process.env.BENCH_DATABASE_URL;
  if (url) return { url, remove: () => {} };
  return NO_POSTGRES ? undefined : startPostgres();
}
