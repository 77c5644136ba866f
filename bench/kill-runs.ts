/**
 * Kills one of two workers with SIGKILL in the middle of their runs, again and again, and starts it again at once. Counts
 * runs that are lost, made twice, or charged twice, and how long a run waits for the other worker; fails when there are any of
 * those.
 *
 * Run `node scripts/build-workers.mjs`, then `node bench/run.mjs kill-runs [times]`. Needs Postgres.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect, type Database } from "@/db/client";
import { findRun } from "@/db/queries/runs";
import { watchRun } from "@/lib/runs/follow-run";
import { startOpenAiDouble } from "@/tests/support/openai-double";
import { startPostgres } from "@/tests/support/postgres-server";
import { askForArticle, countOf, startWorker, untilWriting } from "@/tests/support/worker-runs";

const PORTS = [4433, 4434] as const;
const RUNS = 6;
const SILENT = { onText: () => {}, onReplace: () => {}, onStep: () => {} };

const times = Number(process.argv[2] ?? "20");
const folder = mkdtempSync(path.join(tmpdir(), "atelier-kill-runs-"));
const [postgres, double] = [await startPostgres(), await startOpenAiDouble()];
const connection = await connect({ url: postgres.url, dataDir: "", poolSize: 10 });
const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, OPENAI_BASE_URL: double.url };
const workers = await Promise.all(PORTS.map((port) => startWorker(port, env)));
const counts = { kills: 0, runs: 0, interrupted: 0, lost: 0, twice: 0, chargedTwice: 0 };
let longestPauseSeconds = 0;
for (let round = 0; round < times; round += 1) await killOnce(connection.db, round % PORTS.length);
console.log({ ...counts, longestPauseSeconds });
for (const worker of workers) await worker.end("SIGKILL");
await connection.close();
await double.close();
postgres.remove();
rmSync(folder, { recursive: true });
if (counts.lost + counts.twice + counts.chargedTwice > 0) process.exitCode = 1;

async function killOnce(db: Database, victim: number): Promise<void> {
  const people = Array.from({ length: RUNS }, () => `user_${crypto.randomUUID()}`);
  const names = await Promise.all(
    people.map(async (userId) => ({
      userId,
      id: await askForArticle(db, userId, "bees [[drip:40]] [[words:150]]"),
    })),
  );
  const before = await Promise.all(names.map((name) => untilWriting(db, name)));
  const killed = Date.now();
  await workers[victim]?.end("SIGKILL");
  workers[victim] = await startWorker(PORTS[victim] ?? 0, env);
  await Promise.all(names.map((name) => watchRun(db, name, SILENT).catch(() => {})));
  counts.kills += 1;
  counts.runs += RUNS;
  for (const [at, name] of names.entries()) {
    const after = await findRun(db, name);
    const { creations, charged } = await countOf(db, name.userId);
    if (after?.state !== "done" || creations < 1) counts.lost += 1;
    if (creations > 1) counts.twice += 1;
    if (charged !== 1) counts.chargedTwice += 1;
    if (after?.carrier === before[at]?.carrier) continue;
    counts.interrupted += 1;
    const pause = (Number(after?.startedAt) - killed) / 1_000;
    longestPauseSeconds = Math.max(longestPauseSeconds, pause);
  }
  console.log(counts, `${longestPauseSeconds.toFixed(1)} s`);
}
