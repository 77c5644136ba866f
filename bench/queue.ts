/**
 * What waiting runs cost everybody else, and what a second worker process adds: a page's call beside 200 followed runs
 * that wait, and cutouts a minute with one worker process and with two.
 *
 * Run `npm run build`, then `node bench/run.mjs queue`. Needs Postgres.
 */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { titlesRequest } from "@/lib/tools/blog-titles/options";
import { startWorker } from "@/tests/support/worker-runs";
import { openDatabase } from "./support/database";
import { send } from "./support/load";
import { startModelDouble } from "./support/model-double";
import { printRow } from "./support/print-row";
import { type Product, startProduct } from "./support/product";
import { median, percentile } from "./support/statistics";

const WAITING = 200;
/** A person may have 20 runs open. */
const PEOPLE = 20;
const CALLS = 400;
const CUTOUTS = 12;
const WARM_UP = 2;
const PHOTOGRAPH = readFileSync("tests/fixtures/images/coffee.jpg");
const PORT = { product: 4319, double: 4318, workers: [4333, 4334] } as const;

const database = await openDatabase();
if (!database) throw new Error("Needs Postgres, or an address in BENCH_DATABASE_URL.");
const double = await startModelDouble(PORT.double);
const env = { DATABASE_URL: database.url, OPENAI_BASE_URL: double.url };
await besideWaitingRuns(await start("none"));
await withWorkers(await start("remote"));
double.close();
database.remove();

function start(kinds: string): Promise<Product> {
  return startProduct(PORT.product, { ...env, AI_TEXT_MODEL: "double", WORKER_KINDS: kinds });
}

/** Nothing takes the runs up, so that all of them wait while a page reads its list. */
async function besideWaitingRuns(product: Product): Promise<void> {
  const tokens = await product.signUp(PEOPLE);
  await pageCalls(product, tokens);
  const alone = await pageCalls(product, tokens);
  const leaving = new AbortController();
  const followers = await Promise.all(
    Array.from({ length: WAITING }, (_, index) =>
      ask(product, tokens[index % PEOPLE] ?? "", `bees of town ${index}`, leaving.signal),
    ),
  );
  await pageCalls(product, tokens);
  const beside = await pageCalls(product, tokens);
  const p95 = { alone: percentile(alone, 95), beside: percentile(beside, 95) };
  printRow({
    name: `own creations, p95, beside ${followers.length} waiting runs`,
    product: `${p95.beside.toFixed(1)} ms`,
    beside: `${p95.alone.toFixed(1)} ms`,
    ratio: p95.beside / p95.alone,
    remark: `median ${median(beside).toFixed(1)} and ${median(alone).toFixed(1)} ms`,
  });
  leaving.abort();
  await product.close();
}

/** Asks for titles as a page does, and leaves the answer's stream open. */
async function ask(product: Product, token: string, topic: string, signal: AbortSignal) {
  const answer = await fetch(`${product.url}/api/ai/generate-blog-title`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "text/event-stream",
      "idempotency-key": randomUUID(),
      "x-run": "keep",
    },
    body: JSON.stringify(titlesRequest(topic, "General")),
    signal,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer;
}

async function pageCalls(product: Product, tokens: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const headers = { authorization: `Bearer ${tokens[call % tokens.length]}` };
    const startedMs = performance.now();
    await send({ url: `${product.url}/api/user/get-user-creations`, headers });
    times.push(performance.now() - startedMs);
  }
  return times;
}

async function withWorkers(product: Product): Promise<void> {
  const tokens = await product.signUp(PEOPLE);
  const begin = (port: number) =>
    startWorker(port, { ...env, DATA_DIR: product.folder, WORKER_KINDS: "vision" });
  const workers = [await begin(PORT.workers[0])];
  const one = await cutoutsPerMinute(product, tokens, workers.length);
  workers.push(await begin(PORT.workers[1]));
  const two = await cutoutsPerMinute(product, tokens, workers.length);
  printRow({
    name: "cutouts, two worker processes",
    product: `${two.toFixed(1)}/min`,
    beside: `${one.toFixed(1)}/min`,
    ratio: two / one,
    remark: `${availableParallelism()} cores`,
  });
  await Promise.all(workers.map((worker) => worker.end("SIGTERM")));
  await product.close();
}

async function cutoutsPerMinute(product: Product, tokens: readonly string[], workers: number) {
  const cutOuts = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => cutOut(product, tokens[index] ?? "")));
  // Each worker process loads the networks with its first run.
  await cutOuts(WARM_UP * workers);
  const startedMs = performance.now();
  await cutOuts(CUTOUTS);
  return (60_000 * CUTOUTS) / (performance.now() - startedMs);
}

async function cutOut(product: Product, token: string): Promise<void> {
  const body = new FormData();
  body.set("image", new File([PHOTOGRAPH], "coffee.jpg", { type: "image/jpeg" }));
  const answer = await fetch(`${product.url}/api/ai/remove-image-background`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "idempotency-key": randomUUID(),
      "x-run": "keep",
    },
    body,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 300)}`);
}
