/**
 * How long `/api/health` takes over HTTP while the server reads what people may send: transcripts of 300,000 characters,
 * recognized text, résumés, PDFs, and questions about one, ordinary ones and ones made to be slow. Or while it makes an
 * archive of long texts. What others notice of it is the server's event loop.
 *
 * Prints the longest wait beside each, and before that the longest with nothing beside it, which is the machine's own. Exits
 * with 1 when one is more than 50 ms longer than that, or when some work was refused, which measures nothing. A busy machine
 * makes anybody wait, so what took too long is tried again, and the shortest of its longest waits counts.
 *
 * Run `npm run build`, then `node bench/run.mjs event-loop [name]`, with the beginning of the names to try.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

import { signUpWorker } from "@/tests/support/kill-work";
import { startTestServer, untilReady } from "@/tests/support/test-server";
import { isExpected, type SlowWork, worksOf } from "./support/slow-works";

const PORT = 4323;
const PAUSE_MS = 5;
const IDLE_MS = 20_000;
const MOST_MS = 50;
const TRIES = 3;

type Waits = { status: number; seconds: number; times: number[] };

const [only = ""] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), "atelier-event-loop-"));
const server = startTestServer(PORT, {
  DATA_DIR: folder,
  DATABASE_URL: "",
  APP_URL: `http://localhost:${PORT}`,
  MODELS_FETCH: "off",
  BUILT_IN_RUNS_PER_HOUR_FREE: "100000",
  RUNS_PER_HOUR_FREE: "100000",
  QUESTIONS_PER_HOUR_FREE: "100000",
  CALLS_PER_MINUTE: "100000",
});
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
try {
  await untilReady(server);
  const worker = await signUpWorker(server.url);
  const idle = await healthDuring(() => setTimeout(IDLE_MS, 200));
  print("nothing else", idle);
  const most = longestOf(idle) + MOST_MS;
  const slow: string[] = [];
  const refused: string[] = [];
  let longest = 0;
  for await (const [name, run] of worksOf(worker)) {
    if (!name.startsWith(only)) continue;
    await worker.refresh();
    const { status, shortest } = await measure(name, run, most);
    longest = Math.max(longest, shortest);
    if (shortest > most) slow.push(name);
    if (!isExpected(status)) refused.push(`${name} (${status})`);
  }
  console.log(
    `longest wait: ${longestOf(idle).toFixed(0)} ms with nothing else, ${longest.toFixed(0)} ms beside work; ${most.toFixed(0)} ms at most`,
  );
  if (slow.length > 0) {
    console.log(`too long beside: ${slow.join(", ")}`);
    process.exitCode = 1;
  }
  if (refused.length > 0) {
    console.log(`refused, so nothing was measured: ${refused.join(", ")}`);
    process.exitCode = 1;
  }
} finally {
  agent.destroy();
  await server.end("SIGTERM");
  rmSync(folder, { recursive: true });
}

/** The longest wait beside some work; of a few tries the shortest, where it's too long. The status is that of the last try. */
async function measure(name: string, run: SlowWork, most: number) {
  let status = 0;
  let shortest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES && shortest > most; attempt += 1) {
    const waits = await healthDuring(run);
    print(name, waits);
    shortest = Math.min(shortest, longestOf(waits));
    status = waits.status;
  }
  return { status, shortest };
}

/** Asks for the health again and again until the work has ended. */
async function healthDuring(work: SlowWork): Promise<Waits> {
  const startedAt = performance.now();
  const times: number[] = [];
  let isWorking = true;
  const working = work().finally(() => {
    isWorking = false;
  });
  while (isWorking) {
    times.push(await healthMs());
    await setTimeout(PAUSE_MS);
  }
  const status = await working;
  const seconds = (performance.now() - startedAt) / 1_000;
  return { status, seconds, times: times.sort((a, b) => a - b) };
}

function healthMs(): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(`${server.url}/api/health`, { agent }, (answer) => {
      answer.resume().on("end", () => resolve(performance.now() - startedAt));
    }).on("error", reject);
  });
}

function longestOf({ times }: Waits): number {
  return times.at(-1) ?? 0;
}

function print(name: string, { status, seconds, times }: Waits): void {
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0)
      .toFixed(0)
      .padStart(5);
  console.log(
    `${name.padEnd(48)} ${status} ${seconds.toFixed(1).padStart(5)} s  health p50 ${at(0.5)}  p95 ${at(0.95)}  max ${at(1)} ms  (${times.length})`,
  );
}
