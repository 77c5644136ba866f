// node bench/run.mjs first-token
//
// How much latency the product adds to a hosted model's first token. Starts a server that speaks OpenAI's chat
// completions API and the production build (run `npm run build` first), then asks both alternately for a streamed
// article. Reports the median time from the call to the first text.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { articleRequest } from "@/lib/tools/write-article/contract";
import { startOpenAiDouble } from "@/tests/support/openai-double";
import { startTestServer, untilReady } from "@/tests/support/test-server";

const PORT = 4319;
const WARM_UP = 3;
const ROUNDS = 15;

const folder = mkdtempSync(path.join(tmpdir(), "atelier-bench-"));
const double = await startOpenAiDouble();
const server = startTestServer(PORT, {
  DATA_DIR: folder,
  DATABASE_URL: "",
  APP_URL: `http://localhost:${PORT}`,
  OPENAI_BASE_URL: double.url,
  AI_TEXT_MODEL: "double",
});
await untilReady(server);
const token = await signUp();

const raw: number[] = [];
const ours: number[] = [];
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  const request = articleRequest(`bees of town ${round}`, 800);
  const direct = await firstTextMs(`${double.url}/chat/completions`, /"content":"[^"]/, {
    model: "double",
    stream: true,
    messages: [{ role: "user", content: request.prompt }],
  });
  const whole = await firstTextMs(`${server.url}/api/ai/generate-article`, /event: delta/, request);
  if (round < 0) continue;
  raw.push(direct);
  ours.push(whole);
}
console.log(
  `time to first text: model alone ${median(raw).toFixed(1)} ms, through the product ${median(ours).toFixed(1)} ms ` +
    `(+${(median(ours) - median(raw)).toFixed(1)} ms, ${ROUNDS} rounds)`,
);
await server.end("SIGTERM");
await double.close();
rmSync(folder, { recursive: true });

async function signUp(): Promise<string> {
  const origin = server.url;
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ name: "Bench", email: "bench@example.com", password: "correct horse" }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const answered = await fetch(`${origin}/api/auth/token`, { headers: { cookie } });
  return ((await answered.json()) as { token: string }).token;
}

/** Milliseconds until the response matches `text`; then closes the connection. */
async function firstTextMs(url: string, text: RegExp, body: unknown): Promise<number> {
  const stop = new AbortController();
  const startedMs = performance.now();
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
    signal: stop.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`${url} responded with ${answer.status}`);
  let read = "";
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    read += chunk;
    if (text.test(read)) break;
  }
  const tookMs = performance.now() - startedMs;
  stop.abort();
  return tookMs;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
