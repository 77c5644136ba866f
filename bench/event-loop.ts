/**
 * How long `/api/health` takes over HTTP while the server reads a transcript of 300,000 characters: one that people
 * would paste, and ones made to be slow. What others notice of it is the server's event loop.
 *
 * Run `npm run build`, then `node bench/run.mjs event-loop`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

import { signUpWorker, type Worker } from "@/tests/support/kill-work";
import { startTestServer, untilReady } from "@/tests/support/test-server";

const PORT = 4323;
const CHARACTERS = 300_000;
const PAUSE_MS = 5;
const IDLE_MS = 3_000;
const SENTENCES = [
  "The garden number # was founded in 1984 by twelve neighbors who met at a bakery.",
  "Water comes from a well that was drilled to a depth of # meters.",
  "Volunteers water bed # every second evening in the summer months.",
  "A grant of 4,# dollars paid for the greenhouse and its heating.",
];
/** Repeated, these made one reader of texts or another slow. */
const UNITS = [
  ...[
    "a",
    "A. ",
    "](",
    "0:00 ",
    "a\n",
    "\n",
    "é",
    "Word word. ",
    "漢",
    "a. A",
    "1,",
    "b c\n",
    "- \n",
  ],
  ...["“", "a-", "00:00:00,000 --> 00:00:01,000\n", "é ", "漢。", "&nbsp;", "A\n", "***", "a’"],
];

const folder = mkdtempSync(path.join(tmpdir(), "atelier-event-loop-"));
const server = startTestServer(PORT, {
  DATA_DIR: folder,
  DATABASE_URL: "",
  APP_URL: `http://localhost:${PORT}`,
  MODELS_FETCH: "off",
  BUILT_IN_RUNS_PER_HOUR_FREE: "1000",
  RUNS_PER_HOUR_FREE: "1000",
});
await untilReady(server);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
try {
  const worker = await signUpWorker(server.url);
  print("nothing else", { status: 200, ...(await healthDuring(() => setTimeout(IDLE_MS))) });
  for (const [name, transcript] of transcripts()) print(name, await summarize(worker, transcript));
} finally {
  agent.destroy();
  await server.end("SIGTERM");
  rmSync(folder, { recursive: true });
}

function transcripts(): [string, string][] {
  const units = UNITS.map((unit): [string, string] => [
    JSON.stringify(unit),
    unit.repeat(Math.ceil(CHARACTERS / unit.length)).slice(0, CHARACTERS),
  ]);
  return [
    ["lecture, timed", lecture("\n", true)],
    ["lecture, plain", lecture(" ", false)],
    ...units,
  ];
}

function lecture(separator: string, isTimed: boolean): string {
  let text = "";
  for (let at = 0; text.length < CHARACTERS; at += 1) {
    const time = isTimed ? `${Math.floor(at / 60)}:${String(at % 60).padStart(2, "0")} ` : "";
    const sentence = SENTENCES[at % SENTENCES.length] ?? "";
    text += `${time}${sentence.replace("#", String(at))}${separator}`;
  }
  return text.slice(0, CHARACTERS);
}

async function summarize(worker: Worker, transcript: string) {
  let status = 0;
  const health = await healthDuring(async () => {
    const answer = await worker.fetch("/api/ai/youtube-summary", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ url: "", detail: "detailed", transcript }),
    });
    await answer.text();
    status = answer.status;
  });
  return { status, ...health };
}

/** Asks for the health again and again until the work has ended. */
async function healthDuring(work: () => Promise<unknown>) {
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
  await working;
  return { seconds: (performance.now() - startedAt) / 1_000, times: times.sort((a, b) => a - b) };
}

function healthMs(): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(`${server.url}/api/health`, { agent }, (answer) => {
      answer.resume().on("end", () => resolve(performance.now() - startedAt));
    }).on("error", reject);
  });
}

function print(name: string, run: { status: number; seconds: number; times: number[] }): void {
  const at = (share: number) =>
    (run.times[Math.min(run.times.length - 1, Math.floor(share * run.times.length))] ?? 0)
      .toFixed(0)
      .padStart(5);
  console.log(
    `${name.padEnd(36)} ${run.status} ${run.seconds.toFixed(1).padStart(5)} s  health p50 ${at(0.5)}  p95 ${at(0.95)}  max ${at(1)} ms  (${run.times.length})`,
  );
}
