import { eq, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "@/db/client";
import { type Connection, connect } from "@/db/client";
import { addEngineUse } from "@/db/queries/engine-uses";
import { claimRuns } from "@/db/queries/run-work";
import { findRun } from "@/db/queries/runs";
import { idempotencyKeys, runs } from "@/db/schema";
import { fetchJobs, openQueue } from "@/lib/queue/jobs";
import { takeRuns } from "@/lib/runs/ask-run";
import { closeRun } from "@/lib/runs/end-run";
import { runOnce } from "@/lib/usage/idempotency";
import { NO_POSTGRES, type PostgresServer, startPostgres } from "@/tests/support/postgres-server";
import { createTestContext } from "@/tests/support/test-context";
import { askForArticle } from "@/tests/support/worker-runs";

const ENGINE = { id: "test", name: "Test" };

describe.skipIf(NO_POSTGRES)(
  `what is held while a run ends${NO_POSTGRES ? `: ${NO_POSTGRES}` : ""}`,
  () => {
    let server: PostgresServer;
    /** Two servers over one database. */
    let here: Connection;
    let there: Connection;

    beforeAll(async () => {
      server = await startPostgres();
      const open = () => connect({ url: server.url, dataDir: "", poolSize: 4 });
      [here, there] = [await open(), await open()];
    });
    afterAll(async () => {
      await here.close();
      await there.close();
      server.remove();
    });

    const newUser = () => `held_${uuidv7()}`;
    const recordUse = (userId: string) => (tx: Database) =>
      addEngineUse(tx, { userId, engine: ENGINE, tokens: undefined, now: new Date() });

    /** Until a statement waits for a lock that another transaction holds. */
    async function untilSomebodyWaits(): Promise<void> {
      const waiting = sql`select 1 from pg_locks where not granted`;
      const waiters = async () =>
        Array.from((await there.db.execute(waiting)) as Iterable<unknown>);
      await expect.poll(waiters, { timeout: 10_000 }).toHaveLength(1);
    }

    /** The beginning of an account's deletion. */
    const lockAccount = (tx: Database, userId: string) =>
      tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${userId}`}, 0))`);

    it("is nothing that the deletion of its person's account waits for", async () => {
      const userId = newUser();
      const id = await askForArticle(here.db, userId, "bees that leave");
      await takeRuns(here.db, { kind: "remote", carrier: "here", most: 1 });
      const stores = { ...(await createTestContext()), db: here.db };
      let ending: Promise<boolean> | undefined;

      await there.db.transaction(async (tx) => {
        await lockAccount(tx, userId);
        const end = { state: "done" as const, text: "", answer: { success: true } };
        const run = { userId, id, carrier: "here" };
        ending = closeRun(stores, run, { ...end, recordUse: recordUse(userId) });
        await untilSomebodyWaits();
        await tx.delete(runs).where(eq(runs.userId, userId));
      });

      expect(await ending).toBe(false);
    });

    it("is nothing that it waits for where the run has a key alone", async () => {
      const userId = newUser();
      let open = () => {};
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      const call = { userId, key: uuidv7(), endpoint: "x", input: {} };
      const { signal } = await createTestContext();
      const work = runOnce(here.db, { ...call, signal }, async (_, recordWithAnswer) => {
        recordWithAnswer(recordUse(userId));
        await opened;
        return { success: true };
      });
      const keys = () => there.db.$count(idempotencyKeys, eq(idempotencyKeys.userId, userId));
      await expect.poll(keys).toBe(1);

      await there.db.transaction(async (tx) => {
        await lockAccount(tx, userId);
        open();
        await untilSomebodyWaits();
        await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
      });

      expect(await work).toEqual({ success: true });
    });

    it("is nothing that a process waits for which takes it up as it's stopped", async () => {
      const userId = newUser();
      const id = await askForArticle(here.db, userId, "bees in two minds");
      const stores = { ...(await createTestContext()), db: here.db };
      const boss = await openQueue(there.db);
      let stopping: Promise<boolean> | undefined;

      await there.db.transaction(async (tx) => {
        const jobs = await fetchJobs(boss, tx, { kind: "remote", most: 1 });
        const end = { state: "stopped" as const, text: "", answer: { success: false } };
        stopping = closeRun(stores, { userId, id, carrier: null }, end);
        await untilSomebodyWaits();
        const jobIds = jobs.map(({ jobId }) => jobId);
        expect(await claimRuns(tx, { jobIds, carrier: "there", resumable: "" })).toHaveLength(1);
      });

      // Whoever has it now hears of the stop.
      expect(await stopping).toBe(false);
      expect(await findRun(here.db, { userId, id })).toMatchObject({ carrier: "there" });
    });
  },
);
