import { spawnSync } from "node:child_process";
import postgres from "postgres";
import { openDatabase } from "./database";
import { startProduct } from "./product";
import type { Prepared } from "./programs";

/** Opens a database with a million images and ten million likes, and fills it first if it's empty. */
export async function openSeededDatabase(): Promise<Prepared> {
  const database = await openDatabase();
  if (!database) throw new Error("Needs Postgres, or an address in BENCH_DATABASE_URL.");
  // Its first start makes the tables.
  const product = await startProduct(4323, { DATABASE_URL: database.url });
  await product.close();
  const sql = postgres(database.url, { max: 1 });
  const [found] = await sql`select exists (select from creations) as seeded`;
  await sql.end();
  const seed = ["bench/run.mjs", "seed", database.url];
  if (!found?.seeded) spawnSync(process.execPath, seed, { stdio: ["ignore", "ignore", "inherit"] });
  return { args: [database.url], end: async () => database.remove() };
}
