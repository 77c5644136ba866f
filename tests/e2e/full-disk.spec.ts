import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "playwright/test";
import { signUpWorker, type Worker } from "../support/kill-work";
import { NO_POSTGRES, startPostgres } from "../support/postgres-server";
import { makeSmallDisk, NO_SMALL_DISK, type SmallDisk } from "../support/small-disk";
import { startTestServer, type TestServer, untilReady } from "../support/test-server";

const PORT = 4328;
const URL = `http://localhost:${PORT}`;
/** The embedded database takes 40 MB, a database server 60. */
const DISK_MB = 200;

test.skip(NO_SMALL_DISK !== undefined, NO_SMALL_DISK);

let disk: SmallDisk;
test.beforeEach(() => {
  disk = makeSmallDisk(DISK_MB);
});
test.afterEach(() => disk.remove());

test("on a full disk, the embedded database refuses what it can't keep, and goes on where there is room", async () => {
  const server = startServer({ DATA_DIR: join(disk.folder, "data"), DATABASE_URL: "" });
  await untilReady(server);
  const person = await signUpWorker(URL);
  const made = [await make(person), await make(person)];

  disk.fill();
  const statuses = await tryUntilRefused(person, made);
  expect(statuses).toEqual(new Set([200, 503]));
  expect((await person.fetch("/api/user/get-user-creations")).status).toBe(200);
  expect((await fetch(`${URL}/api/health`)).status).toBe(200);

  disk.makeRoom();
  made.push(await make(person));
  expect(await listed(person)).toEqual(idsOf(made));

  // Nor is anything lost when it's killed with a full disk.
  disk.fill();
  await tryUntilRefused(person, made);
  await server.end("SIGKILL");
  disk.makeRoom();
  const next = startServer({ DATA_DIR: join(disk.folder, "data"), DATABASE_URL: "" });
  await untilReady(next);
  await person.refresh();
  expect(await listed(person)).toEqual(idsOf(made));
  await next.end("SIGTERM");
});

test("a database server on a full disk takes nothing away, and comes back without a restart of ours", async () => {
  test.skip(NO_POSTGRES !== undefined, NO_POSTGRES);
  const data = mkdtempSync(join(tmpdir(), "atelier-full-disk-"));
  const postgres = await startPostgres(["max_wal_size=32MB", "min_wal_size=32MB"], disk.folder);
  const server = startServer({ DATA_DIR: data, DATABASE_URL: postgres.url });
  await untilReady(server);
  const person = await signUpWorker(URL);
  const made = [await make(person), await make(person)];

  disk.fill();
  const statuses = await tryUntilRefused(person, made);
  expect(statuses).toEqual(new Set([200, 503]));

  disk.makeRoom();
  // A server without room for its log ends itself, and whoever runs it starts it again.
  postgres.restart();
  await expect.poll(async () => (await send(person, crypto.randomUUID())).status).toBe(200);
  const all = await listed(person);
  expect(made.filter(({ id }) => !all.has(id))).toEqual([]);
  await server.end("SIGTERM");
  postgres.remove();
  rmSync(data, { recursive: true, force: true });
});

type Made = { id: string; key: string };

function startServer(env: { DATA_DIR: string; DATABASE_URL: string }): TestServer {
  const many = { RUNS_PER_HOUR_FREE: "100000", CALLS_PER_MINUTE: "100000" };
  return startTestServer(PORT, { APP_URL: URL, MODELS_FETCH: "off", ...many, ...env });
}

/** Asks for a code. A repeated key gets the same answer. */
async function send(person: Worker, key: string): Promise<{ status: number; id: string }> {
  const headers = { "content-type": "application/json", "idempotency-key": key };
  const body = JSON.stringify({ text: key.repeat(5) });
  const answer = await person.fetch("/api/ai/qr-generate", { method: "POST", headers, body });
  return { status: answer.status, id: String((await answer.json()).id) };
}

async function make(person: Worker): Promise<Made> {
  const key = crypto.randomUUID();
  const { status, id } = await send(person, key);
  expect(status).toBe(200);
  return { id, key };
}

/**
 * Makes codes until twenty in a row are refused.
 *
 * @param made what the server says it kept is added
 * @returns the statuses seen
 */
async function tryUntilRefused(person: Worker, made: Made[]): Promise<Set<number>> {
  const statuses = new Set<number>([200]);
  for (let refused = 0; refused < 20; ) {
    const key = crypto.randomUUID();
    const { status, id } = await send(person, key);
    statuses.add(status);
    if (status === 200) made.push({ id, key });
    refused = status === 200 ? 0 : refused + 1;
  }
  return statuses;
}

/** Which creations the person has. */
async function listed(person: Worker): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let cursor = ""; ; ) {
    const path = `/api/user/get-user-creations?limit=100${cursor && `&cursor=${cursor}`}`;
    const page = await (await person.fetch(path)).json();
    for (const { id } of page.creations) ids.add(id);
    if (!page.nextCursor) return ids;
    cursor = encodeURIComponent(page.nextCursor);
  }
}

function idsOf(made: readonly Made[]): Set<string> {
  return new Set(made.map(({ id }) => id));
}
