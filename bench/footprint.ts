/**
 * What one run of a tool leaves and takes: seconds until its answer, processor seconds of the server and its workers,
 * transactions, kilobytes of tables with their indexes, of the write-ahead log, and of files. The figures that
 * `bench/capacity.ts` reckons with.
 *
 * Run `npm run build`, then `node bench/run.mjs footprint [runs of each]`. Needs Postgres. Articles and titles are a
 * double's, so that their seconds are the product's own.
 */
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { titlesRequest } from "@/lib/tools/blog-titles/options";
import { articleRequest } from "@/lib/tools/write-article/options";
import { openDatabase } from "./support/database";
import { startModelDouble } from "./support/model-double";
import { processorSeconds } from "./support/processes";
import { startProduct } from "./support/product";

const RUNS = Number(process.argv[2] ?? 20);
const PHOTOGRAPH = readFileSync("tests/fixtures/images/coffee.jpg");
/** The first run of a kind starts its worker and loads its weights. */
const WARM_UP = 2;

const database = await openDatabase();
if (!database) throw new Error("This needs Postgres: install it, or set BENCH_DATABASE_URL.");
const sql = postgres(database.url, { max: 1, onnotice: () => {} });
const double = await startModelDouble(4318);
const product = await startProduct(4319, {
  DATABASE_URL: database.url,
  OPENAI_BASE_URL: double.url,
  AI_TEXT_MODEL: "double",
});
const [token = ""] = await product.signUp(1);

const calls: Record<string, (round: number) => { path: string; body: object | FormData }> = {
  article: (round) => ({
    path: "/api/ai/generate-article",
    body: articleRequest(`bees of town ${round}`, 800),
  }),
  titles: (round) => ({
    path: "/api/ai/generate-blog-title",
    body: titlesRequest(`bees of town ${round}`, "General"),
  }),
  "QR code": (round) => ({
    path: "/api/ai/qr-generate",
    body: { text: `town ${round}` },
  }),
  compressor: () => ({ path: "/api/ai/compress-resize-image", body: photographForm() }),
  "cut-out": () => ({ path: "/api/ai/remove-image-background", body: photographForm() }),
};

console.log(
  ["run", "answer s", "processor s", "transactions", "table KB", "log KB", "file KB"].join("  "),
);
for (const [name, callOf] of Object.entries(calls)) {
  for (let round = 0; round < WARM_UP; round += 1) await call(callOf(-1 - round));
  const before = await measure();
  const startedMs = performance.now();
  for (let round = 0; round < RUNS; round += 1) await call(callOf(round));
  const seconds = (performance.now() - startedMs) / 1000;
  const after = await measure();
  const each = (key: keyof typeof after, unit = 1) => (after[key] - before[key]) / RUNS / unit;
  console.log(
    [
      name,
      (seconds / RUNS).toFixed(2),
      each("processorSeconds").toFixed(2),
      each("transactions").toFixed(1),
      each("tableBytes", 1024).toFixed(1),
      each("logBytes", 1024).toFixed(1),
      each("fileBytes", 1024).toFixed(1),
    ].join("  "),
  );
}
await product.close();
await sql.end();
double.close();
database.remove();

function photographForm(): FormData {
  const form = new FormData();
  form.set("image", new File([PHOTOGRAPH], "coffee.jpg", { type: "image/jpeg" }));
  form.set("quality", "80");
  return form;
}

async function call({ path: address, body }: { path: string; body: object | FormData }) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${product.url}${address}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "idempotency-key": randomUUID(),
      "x-run": "keep",
      ...(!isForm && { "content-type": "application/json" }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text.slice(0, 300)}`);
}

/** Totals so far, once the server's statistics have caught up. */
async function measure() {
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const [row] = await sql`
    select pg_current_wal_lsn() - '0/0'::pg_lsn as log,
      (select xact_commit from pg_stat_database where datname = current_database()) as transactions,
      (select sum(pg_total_relation_size(c.oid)) from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname in ('public', 'pgboss')) as tables`;
  return {
    processorSeconds: processorSeconds(product.pid),
    transactions: Number(row?.transactions),
    tableBytes: Number(row?.tables),
    logBytes: Number(row?.log),
    fileBytes: folderBytes(path.join(product.folder, "files")),
  };
}

function folderBytes(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.reduce(
    (sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size,
    0,
  );
}
