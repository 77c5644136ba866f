/**
 * Kills the server with SIGKILL in the middle of runs that go on without their page, starts it again, and follows them to
 * their end. Counts runs that are lost, made twice, or charged twice, and fails when there are any.
 *
 * Run `npm run build`, then `node bench/run.mjs kill-server-runs [times] [embedded|postgres]`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { articleRequest } from "@/lib/tools/write-article/options";
import { signUpWorker, type Worker } from "@/tests/support/kill-work";
import { startOpenAiDouble } from "@/tests/support/openai-double";
import { startPostgres } from "@/tests/support/postgres-server";
import { startTestServer, untilReady } from "@/tests/support/test-server";

const PORT = 4436;
const RUNS = 4;

const [times = "20", where = "embedded"] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), "atelier-kill-server-"));
const double = await startOpenAiDouble();
const postgres = where === "postgres" ? await startPostgres() : undefined;
const env = {
  DATA_DIR: folder,
  DATABASE_URL: postgres?.url ?? "",
  APP_URL: `http://localhost:${PORT}`,
  OPENAI_BASE_URL: double.url,
  AI_TEXT_MODEL: "double",
  BUILT_IN_RUNS_PER_HOUR_FREE: "100000",
  RUNS_PER_HOUR_FREE: "100000",
  CALLS_PER_MINUTE: "100000",
};
const start = async () => {
  const started = startTestServer(PORT, env);
  await untilReady(started);
  return started;
};
let server = await start();
const person = await signUpWorker(server.url);
const counts = { kills: 0, runs: 0, lost: 0, creations: 0, charged: 0 };
let longestSeconds = 0;
for (let round = 0; round < Number(times); round += 1) await killOnce(person);
await server.end("SIGKILL");
await double.close();
postgres?.remove();
rmSync(folder, { recursive: true });
if (counts.lost > 0 || counts.creations !== counts.runs || counts.charged > counts.runs) {
  process.exitCode = 1;
}

async function runsUsed(worker: Worker): Promise<number> {
  const usage = await worker.fetch("/api/user/get-usage");
  return Number(JSON.stringify(await usage.json()).match(/"used":(\d+)/)?.[1] ?? -1);
}

async function killOnce(worker: Worker): Promise<void> {
  const usedBefore = await runsUsed(worker);
  const ids = Array.from({ length: RUNS }, () => crypto.randomUUID());
  const begun = await Promise.all(ids.map((id) => begin(worker, id)));
  await server.end("SIGKILL");
  await Promise.all(begun.map(({ rest }) => rest));
  const killed = Date.now();
  server = await start();
  await worker.refresh();
  for (const id of ids) {
    const ended = await follow(worker, id);
    if (!/event: done/.test(ended)) counts.lost += 1;
  }
  longestSeconds = Math.max(longestSeconds, (Date.now() - killed) / 1_000);
  counts.kills += 1;
  counts.runs += RUNS;
  const list = await worker.fetch("/api/user/get-user-creations?limit=100");
  counts.creations = ((await list.json()) as { creations: unknown[] }).creations.length;
  const used = await runsUsed(worker);
  // At the full hour the count begins again.
  counts.charged += used < usedBefore ? used : used - usedBefore;
  console.log(counts, `${longestSeconds.toFixed(1)} s`);
}

/** Begins a run, and returns once it's being written, with the rest of its stream. */
async function begin(worker: Worker, id: string): Promise<{ rest: Promise<unknown> | undefined }> {
  const response = await worker.fetch("/api/ai/generate-article", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      "idempotency-key": id,
      "x-run": "keep",
      "x-engine": "server",
    },
    body: JSON.stringify(articleRequest(`bees ${id} [[drip:40]] [[words:150]]`, 800)),
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (reader && !text.includes("event: delta")) {
    const { value, done } = await reader.read();
    if (done) break;
    text += decoder.decode(value);
  }
  // Its connection breaks when the server is killed.
  return { rest: reader?.read().catch(() => {}) };
}

async function follow(worker: Worker, id: string): Promise<string> {
  const response = await worker.fetch(`/api/runs/follow?id=${id}`);
  return response.text();
}
