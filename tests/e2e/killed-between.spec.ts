import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "playwright/test";
import postgres from "postgres";

import { articleRequest } from "@/lib/tools/write-article/options";
import { type HeldWrites, holdWrites } from "../support/held-writes";
import { signUpWorker, type Worker } from "../support/kill-work";
import { linesAt, makePdf } from "../support/make-pdf";
import { type OpenAiDouble, startOpenAiDouble } from "../support/openai-double";
import { NO_POSTGRES, type PostgresServer, startPostgres } from "../support/postgres-server";
import { startTestServer, type TestServer, untilReady } from "../support/test-server";

const PORT = 4385;

test.skip(Boolean(NO_POSTGRES), NO_POSTGRES);

const folder = mkdtempSync(path.join(tmpdir(), "atelier-killed-between-"));

/** A call, the spot where its server is killed, and what is left of it then. */
const CALLS = [
  {
    what: "a kept run, recorded and being charged",
    address: "/api/ai/generate-article",
    request: () => json(articleRequest("bees", 800), { "x-run": "keep" }),
    key: (userId: string) => `charge runs:${userId} 1`,
    left: { runs: 0, charged: 0, creations: 0 },
  },
  {
    what: "a kept run, charged and being queued",
    address: "/api/ai/generate-article",
    request: () => json(articleRequest("wasps", 800), { "x-run": "keep" }),
    key: (userId: string) => `job-sent ${userId}`,
    left: { runs: 0, charged: 0, creations: 0 },
  },
  {
    what: "a kept run of a file, charged and being queued",
    address: "/api/ai/summarize-pdf",
    request: () => form({ "x-run": "keep" }),
    key: (userId: string) => `job-sent ${userId}`,
    left: { runs: 0, charged: 0, creations: 0 },
  },
  {
    // Sent again, it isn't charged again (decision 0217).
    what: "a program's call, charged and being saved",
    address: "/api/ai/generate-article",
    request: () => json(articleRequest("ants", 800), {}),
    key: (userId: string) => `creation ${userId} write-article`,
    left: { runs: 0, charged: 1, used: 0 },
  },
  {
    what: "a program's call, saved and being answered",
    address: "/api/ai/generate-article",
    request: () => json(articleRequest("moths", 800), {}),
    key: (userId: string) => `answer ${userId}`,
    left: { runs: 0, charged: 1, creations: 1, used: 0 },
  },
] as const;

type Begun = { worker: Worker; key: string; call: (typeof CALLS)[number] };

let postgresServer: PostgresServer;
let double: OpenAiDouble;
let server: TestServer;
let writes: HeldWrites;
let sql: postgres.Sql;

async function start(): Promise<void> {
  server = startTestServer(PORT, {
    DATA_DIR: folder,
    DATABASE_URL: postgresServer.url,
    DATABASE_POOL: "20",
    OPENAI_BASE_URL: double.url,
    AI_TEXT_MODEL: "double",
    MODELS_FETCH: "off",
    APP_URL: `http://localhost:${PORT}`,
    SIGN_UPS_PER_HOUR: "1000",
  });
  await untilReady(server);
}

test.beforeAll(async () => {
  [postgresServer, double] = await Promise.all([startPostgres(), startOpenAiDouble()]);
  sql = postgres(postgresServer.url, { max: 1 });
  await start();
  writes = await holdWrites(postgresServer.url);
});
test.afterAll(async () => {
  await server.end("SIGKILL");
  await Promise.all([writes.close(), sql.end(), double.close()]);
  postgresServer.remove();
});

test("a server that is killed inside the transaction that begins a run leaves neither a run nor a charge", async () => {
  test.setTimeout(150_000);
  const begun: Begun[] = [];
  for (const call of CALLS) {
    const worker = await signUpWorker(server.url);
    await writes.hold(call.key(worker.userId));
    begun.push({ worker, key: crypto.randomUUID(), call });
  }
  const cutOff = begun.map((one) => send(one).catch(() => "cut off"));
  const keys = begun.map(({ worker, call }) => call.key(worker.userId)).toSorted();
  const waiting = async () => (await writes.waiting()).toSorted();
  await expect.poll(waiting, { timeout: 14_000, intervals: [50] }).toEqual(keys);
  await server.end("SIGKILL");
  await writes.release();
  expect(await Promise.all(cutOff)).toEqual(CALLS.map(() => "cut off"));

  for (const { worker, call } of begun) {
    await expect(async () => {
      expect(await countsOf(worker.userId), call.what).toMatchObject(call.left);
    }).toPass({ timeout: 5_000 });
  }

  await start();
  for (const { worker } of begun) await worker.refresh();
  const answers = await Promise.all(begun.map(send));
  expect(answers.map(({ success }) => success)).toEqual(CALLS.map(() => true));
  for (const { worker, call } of begun) {
    const kept = "x-run" in call.request().headers ? 1 : 0;
    expect(await countsOf(worker.userId), call.what).toEqual({
      runs: kept,
      jobs: 0,
      charged: 1,
      creations: 1,
      used: 1,
    });
  }
});

function json(body: unknown, headers: Record<string, string>) {
  const type = { "content-type": "application/json" };
  return { headers: { ...type, ...headers }, body: JSON.stringify(body) };
}

function form(headers: Record<string, string>) {
  const pdf = makePdf([{ texts: linesAt(["Bees find their way by the sun.", "They dance."]) }]);
  const body = new FormData();
  body.append("pdf", new Blob([new Uint8Array(pdf)]), "bees.pdf");
  return { headers, body };
}

async function send({ worker, key, call }: Begun): Promise<Record<string, unknown>> {
  const { headers, body } = call.request();
  const sent = { ...headers, "idempotency-key": key, "x-engine": "server" };
  const answer = await worker.fetch(call.address, { method: "POST", headers: sent, body });
  return (await answer.json()) as Record<string, unknown>;
}

async function countsOf(userId: string) {
  const [row] = await sql`select
    (select count(*)::int from runs where user_id = ${userId}) as runs,
    (select count(*)::int from pgboss.job where data ->> 'userId' = ${userId}) as jobs,
    (select coalesce(sum(uses), 0)::int from usage_counters where subject = ${`runs:${userId}`}) as charged,
    (select count(*)::int from creations where user_id = ${userId}) as creations,
    (select coalesce(sum(runs), 0)::int from engine_uses where user_id = ${userId}) as used`;
  return row;
}
