import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Connection, connect, type Database } from "@/db/client";
import { listChainItems } from "@/db/queries/chain-runs";
import { findRun } from "@/db/queries/runs";
import { files } from "@/db/schema/files";
import { newStep } from "@/lib/chains/steps";
import { fileKey } from "@/lib/files/storage-keys";
import { openQueue } from "@/lib/queue/jobs";
import { type HeldWrites, holdWrites } from "@/tests/support/held-writes";
import { type OpenAiDouble, startOpenAiDouble } from "@/tests/support/openai-double";
import { NO_POSTGRES, type PostgresServer, startPostgres } from "@/tests/support/postgres-server";
import type { TestServer } from "@/tests/support/test-server";
import {
  askForArticle,
  askForChain,
  countOf,
  pause,
  startWorker,
} from "@/tests/support/worker-runs";

const PORTS = { first: 4441, second: 4442 } as const;
const STEPS = (["write-article", "blog-titles", "qr-code", "compress-image"] as const).map((kind) =>
  newStep(kind),
);
const CALLS = STEPS.length * 2;
/** Steps by an engine: the article and its titles. */
const WRITTEN = 2;

/**
 * A run that is asked for, and the spot that it's held at: `userId` and the ID of a chain's second input name it. `calls` counts those
 * that it begins on the way there; whichever begins most comes first.
 */
type Killed = {
  what: "chain" | "chain with a poisoned input" | "article" | "article that fails";
  at: string;
  calls: number;
  key: (userId: string, itemId: string) => string;
};

const KILLED: readonly Killed[] = [
  {
    what: "chain",
    at: "everything is made, and its end isn't recorded",
    calls: CALLS,
    key: (userId) => `job-ended ${userId}`,
  },
  {
    what: "chain",
    at: "a call's creation is saved, and the call isn't recorded as done",
    calls: CALLS - 1,
    key: (_, itemId) => `calls ${itemId} done,done,done`,
  },
  {
    what: "chain",
    at: "a call is recorded as begun, and being charged",
    calls: CALLS - 1,
    key: (userId) => `charge runs:${userId} 7`,
  },
  {
    what: "chain with a poisoned input",
    at: "a call's failure is recorded, and the call being refunded",
    calls: STEPS.length + 1,
    key: (userId) => `refund runs:${userId} ${STEPS.length}`,
  },
  {
    what: "chain",
    at: "a call is charged and its file stored, and the creation isn't there",
    calls: STEPS.length,
    key: (userId) => `creation ${userId} image-compressor`,
  },
  {
    what: "chain",
    at: "a call is charged, and its text isn't saved",
    calls: 2,
    key: (userId) => `creation ${userId} blog-titles`,
  },
  {
    what: "article",
    at: "it's saved, and its end isn't recorded",
    calls: 1,
    key: (userId) => `job-ended ${userId}`,
  },
  {
    what: "article",
    at: "it's written, and not saved",
    calls: 1,
    key: (userId) => `creation ${userId} write-article`,
  },
  {
    what: "article that fails",
    at: "it's being refunded",
    calls: 1,
    key: (userId) => `job-ended ${userId}`,
  },
];

/** How many calls succeed, each of which makes one thing and costs one run, and how many of them use an engine. */
const MADE: Record<Killed["what"], { calls: number; used: number }> = {
  chain: { calls: CALLS, used: WRITTEN * 2 },
  "chain with a poisoned input": { calls: STEPS.length, used: WRITTEN },
  article: { calls: 1, used: 1 },
  "article that fails": { calls: 0, used: 0 },
};

const INPUTS: Partial<Record<Killed["what"], readonly string[]>> = {
  chain: ["a bee on a flower", "a wasp on an apple"],
  "chain with a poisoned input": ["a bee on a flower", "a wasp [[fault:401]]"],
};

type Asked = Killed & { userId: string; id: string; chainRunId: string; held: string };

const folder = mkdtempSync(join(tmpdir(), "atelier-killed-workers-"));
let postgres: PostgresServer;
let double: OpenAiDouble;
let connection: Connection;
let writes: HeldWrites;
let workers: TestServer[] = [];

describe.skipIf(NO_POSTGRES)(
  `a worker that is killed inside a transaction${NO_POSTGRES ? `: ${NO_POSTGRES}` : ""}`,
  () => {
    const asked: Asked[] = [];
    let killedAt = 0;

    beforeAll(async () => {
      [postgres, double] = await Promise.all([startPostgres(), startOpenAiDouble()]);
      connection = await connect({ url: postgres.url, dataDir: "", poolSize: 4 });
      await openQueue(connection.db);
      writes = await holdWrites(postgres.url);
      const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, OPENAI_BASE_URL: double.url };
      // Each waiting statement has a connection.
      const start = (port: number) => startWorker(port, { ...env, DATABASE_POOL: "20" });
      const second = await start(PORTS.second);
      // Takes nothing until the first is dead, and is there at once then.
      await pause(connection.db, second);
      workers = [await start(PORTS.first), second];
      await warmUp(connection.db);
      // A statement is waited for at most 15 s, so all of them come to their spots together: whichever has a shorter way starts later.
      for (const killed of KILLED) {
        await untilMade(connection.db, asked[0], CALLS - killed.calls);
        asked.push(await ask(connection.db, killed));
      }
      const keys = asked.map(({ held }) => held).toSorted();
      const expectHeld = async () =>
        expect((await writes.waiting()).toSorted(), workers[0]?.output()).toEqual(keys);
      await vi.waitFor(expectHeld, { timeout: 20_000, interval: 50 });
      await workers[0]?.end("SIGKILL");
      killedAt = Date.now();
      await writes.release();
      process.kill(second.pid ?? 0, "SIGCONT");
    }, 240_000);
    afterAll(async () => {
      await Promise.all(workers.map((worker) => worker.end("SIGKILL")));
      await writes.close();
      await connection.close();
      await double.close();
      postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    });

    for (const [index, { what, at }] of KILLED.entries()) {
      const title = `${what}, while ${at}: another takes it up within 30 s, and nothing is made, charged, or counted twice`;
      it(title, async () => {
        const { db } = connection;
        const { chainRunId, ...run } = asked[index] as Asked; // Safe: asked for above.
        const end = what === "article that fails" ? "failed" : "done";
        const stateOf = async () => (await findRun(db, run))?.state;
        await expect.poll(stateOf, { timeout: 60_000, interval: 200 }).toBe(end);

        const after = await findRun(db, run);
        expect(after?.timesLost).toBe(1);
        expect(Number(after?.startedAt) - killedAt).toBeLessThan(30_000);
        const { calls, used } = MADE[what];
        expect(await countOf(db, run.userId)).toEqual({ creations: calls, charged: calls, used });
        if (what === "chain") await expectWholeChain(db, { ...run, chainRunId });
        if (what === "chain with a poisoned input") {
          const items = await listChainItems(db, chainRunId);
          expect(items.map(({ state }) => state)).toEqual(["done", "failed"]);
        }
      }, 70_000);
    }
  },
);

/** Has the worker do everything once: its first image waits for a process. */
async function warmUp(db: Database): Promise<void> {
  const userId = `user_${uuidv7()}`;
  const { id } = await askForChain(db, userId, { steps: STEPS, inputs: ["an ant on a leaf"] });
  const isDone = async () => (await findRun(db, { userId, id }))?.state === "done";
  await vi.waitUntil(isDone, { timeout: 60_000, interval: 100 });
}

/** Waits until a chain has made this many calls. */
async function untilMade(db: Database, chain: Asked | undefined, calls: number): Promise<void> {
  if (!chain) return;
  const isMade = async () => {
    const items = await listChainItems(db, chain.chainRunId);
    return (
      items.flatMap((item) => item.calls).filter(({ state }) => state === "done").length >= calls
    );
  };
  await vi.waitUntil(isMade, { timeout: 60_000, interval: 20 });
}

/** Has the run of a new person asked for, which comes to its spot and waits there. */
async function ask(db: Database, killed: Killed): Promise<Asked> {
  const userId = `user_${uuidv7()}`;
  let held = "";
  const hold = (itemIds: readonly string[]) => {
    held = killed.key(userId, itemIds.at(-1) ?? "");
    return writes.hold(held);
  };
  const inputs = INPUTS[killed.what];
  if (inputs) {
    const chain = await askForChain(db, userId, { steps: STEPS, inputs, before: hold });
    return { ...killed, userId, held, ...chain };
  }
  await hold([]);
  const topic = killed.what === "article" ? "bees" : "bees [[fault:401]]";
  const id = await askForArticle(db, userId, topic);
  return { ...killed, userId, held, id, chainRunId: "" };
}

/** Every call of every input is done, by one creation each, and the files of those are whole. */
async function expectWholeChain(db: Database, run: { userId: string; chainRunId: string }) {
  const items = await listChainItems(db, run.chainRunId);
  expect(items.map(({ state }) => state)).toEqual(["done", "done"]);
  const calls = items.flatMap((item) => item.calls);
  expect(calls.map(({ state }) => state)).toEqual(Array(CALLS).fill("done"));
  expect(new Set(calls.map(({ creationId }) => creationId)).size).toBe(CALLS);
  const kept = await db
    .select()
    .from(files)
    .where(
      and(eq(files.userId, run.userId), isNotNull(files.creationId), isNull(files.discardedAt)),
    );
  // Codes and compressed images.
  expect(new Set(kept.map(({ creationId }) => creationId)).size).toBe(CALLS / 2);
  expect(kept).toHaveLength(CALLS / 2);
  for (const { id, sha256 } of kept) {
    const object = join(folder, fileKey(id));
    expect(existsSync(object)).toBe(true);
    expect(createHash("sha256").update(readFileSync(object)).digest("hex")).toBe(sha256);
  }
}
