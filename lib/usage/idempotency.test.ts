import { eq, inArray, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { describe, expect, it, vi } from "vitest";

import type { Database } from "@/db/client";
import { addEngineUse, sumEngineUses } from "@/db/queries/engine-uses";
import { claimKey, setKeyAnswer } from "@/db/queries/idempotency-keys";
import { idempotencyKeys } from "@/db/schema/idempotency-keys";
import { hashRequest, runOnce } from "@/lib/usage/idempotency";
import { createTestContext } from "@/tests/support/test-context";

const ENGINE = { id: "test", name: "Test" };

async function createCall(parts: { input?: unknown } = {}) {
  const ctx = await createTestContext();
  const call = {
    userId: ctx.user.id,
    key: uuidv7(),
    endpoint: "test",
    input: { a: 1 },
    signal: ctx.signal,
    ...parts,
  };
  return { db: ctx.db, call };
}

describe("runOnce", () => {
  it("runs the work once for concurrent calls and gives them all the same answer", async () => {
    const { db, call } = await createCall();
    let runs = 0;
    const work = async () => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { id: "the one" };
    };

    const answers = await Promise.all(Array.from({ length: 5 }, () => runOnce(db, call, work)));

    expect(runs).toBe(1);
    expect(answers).toEqual(Array(5).fill({ id: "the one" }));
  });

  it("releases the key when the work fails", async () => {
    const { db, call } = await createCall();
    await expect(runOnce(db, call, () => Promise.reject(new Error("no")))).rejects.toThrow("no");

    expect(await runOnce(db, call, async () => ({ second: true }))).toEqual({ second: true });
  });

  it("says why the work failed, even when the database can't release the key", async () => {
    const { db, call } = await createCall();
    await db.execute(sql`create function keys_away() returns trigger language plpgsql as
      $$ begin raise exception 'the database is starting up' using errcode = '57P03'; end $$`);
    await db.execute(
      sql.raw(`create trigger keys_away before delete on idempotency_keys for each row
      when (old.user_id = '${call.userId}') execute function keys_away()`),
    );

    const failed = runOnce(db, call, () => Promise.reject(new Error("no")));

    await expect(failed).rejects.toThrow("no");
    await db.execute(sql`drop function keys_away() cascade`);
  });

  it("never returns a key's answer for a different request", async () => {
    const { db, call } = await createCall();
    await runOnce(db, call, async () => ({ a: 1 }));

    const other = runOnce(db, { ...call, input: { a: 2 } }, async () => ({ a: 2 }));

    await expect(other).rejects.toMatchObject({ code: "conflict" });
  });

  it("keeps users' keys apart", async () => {
    const { db, call } = await createCall();
    await runOnce(db, call, async () => ({ mine: true }));

    const theirs = await runOnce(db, { ...call, userId: "someone" }, async () => ({
      theirs: true,
    }));

    expect(theirs).toEqual({ theirs: true });
  });

  it("lets a few calls wait for one key and refuses the rest at once", async () => {
    const { db, call } = await createCall();
    const ended = deferred();
    const work = async () => {
      await ended.promise;
      return { id: "the one" };
    };

    const calls = Array.from({ length: 460 }, () => runOnce(db, call, work));
    const refusals = await Promise.allSettled(calls.slice(5));
    ended.resolve();

    expect(await Promise.all(calls.slice(0, 5))).toEqual(Array(5).fill({ id: "the one" }));
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ reason: { code: "rate_limited", retryAfterSeconds: 5 } });
    }
  });

  it("lets a waiting call go when its caller leaves", async () => {
    const { db, call } = await createCall();
    const [begun, ended] = [deferred(), deferred()];
    const first = runOnce(db, call, async () => {
      begun.resolve();
      await ended.promise;
      return { first: true };
    });
    await begun.promise;
    const leaving = new AbortController();
    const second = runOnce(db, { ...call, signal: leaving.signal }, async () => ({}));

    setTimeout(() => leaving.abort(), 100);

    await expect(second).rejects.toMatchObject({ code: "aborted" });
    ended.resolve();
    expect(await first).toEqual({ first: true });
  });

  it("takes over the key of a process that was killed, within 30 seconds", async () => {
    const { db, call } = await createCall();
    const killed = { userId: call.userId, key: call.key, owner: "killed" };
    const requestHash = hashRequest(call.endpoint, call.input);
    const runId = uuidv7();
    await claimKey(db, { ...killed, requestHash, now: new Date(), staleMs: 20_000, runId });
    const silent = sql`now() - interval '18 seconds'`;
    await db
      .update(idempotencyKeys)
      .set({ heartbeatAt: silent })
      .where(eq(idempotencyKeys.key, call.key));
    const startedAt = performance.now();

    const again = await runOnce(db, call, async (run) => ({ second: true, ...run }));

    expect(again).toEqual({ second: true, runId, takenOver: true });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    await setKeyAnswer(db, { ...killed, answer: { late: true } });
    expect(await runOnce(db, call, async () => ({}))).toMatchObject({ second: true });
  });

  it("records what belongs to an answer together with it: both, or neither", async () => {
    const { db, call } = await createCall();
    const used = { userId: call.userId, engine: ENGINE, tokens: undefined, now: new Date() };
    const work = (fails: boolean) =>
      runOnce(db, call, async (_run, recordWithAnswer) => {
        recordWithAnswer((tx) => addEngineUse(tx, used));
        if (fails) recordWithAnswer(() => Promise.reject(new Error("it died here")));
        return { fails };
      });

    await expect(work(true)).rejects.toThrow("it died here");
    expect(await usesOf(db, call.userId)).toBe(0);
    expect(await work(false)).toEqual({ fails: false });
    expect(await work(true)).toEqual({ fails: false });
    expect(await usesOf(db, call.userId)).toBe(1);
  });

  it("records nothing of a call whose key another one took over", async () => {
    const { db, call } = await createCall();
    const used = { userId: call.userId, engine: ENGINE, tokens: undefined, now: new Date() };
    const lease = { staleMs: 300, heartbeatMs: 60_000 };
    const [begun, ended] = [deferred(), deferred()];
    const late = runOnce(
      db,
      call,
      async (_run, recordWithAnswer) => {
        begun.resolve();
        await ended.promise;
        recordWithAnswer((tx) => addEngineUse(tx, used));
        return { late: true };
      },
      lease,
    );
    await begun.promise;
    const second = async (_run: unknown, recordWithAnswer: (record: RecordWith) => void) => {
      recordWithAnswer((tx) => addEngineUse(tx, used));
      return { second: true };
    };

    expect(await runOnce(db, call, second, lease)).toEqual({ second: true });
    ended.resolve();
    await late;

    expect(await usesOf(db, call.userId)).toBe(1);
  });

  it("keeps the key of a long run", async () => {
    const { db, call } = await createCall();
    const lease = { staleMs: 400, heartbeatMs: 50 };
    let runs = 0;
    const work = async () => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return { runs };
    };

    const answers = await Promise.all([0, 1].map(() => runOnce(db, call, work, lease)));

    expect(answers).toEqual([{ runs: 1 }, { runs: 1 }]);
  });

  it("keeps the keys of many long runs with one statement for all", async () => {
    const { db, call } = await createCall();
    const lease = { staleMs: 2_000, heartbeatMs: 200 };
    const statements = vi.spyOn(db, "update");
    const { promise: untilEnd, resolve: end } = deferred();
    const keys = Array.from({ length: 30 }, (_, index) => `${call.key}-${index}`);
    const runs = keys.map((key) =>
      runOnce(
        db,
        { ...call, key, userId: `${call.userId}-${key}` },
        () => untilEnd.then(() => ({})),
        lease,
      ),
    );

    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const beats = statements.mock.calls.length;
    const rows = await db
      .select({ alive: sql<boolean>`${idempotencyKeys.heartbeatAt} > now() - interval '1 second'` })
      .from(idempotencyKeys)
      .where(inArray(idempotencyKeys.key, keys));
    end();
    await Promise.all(runs);

    expect(rows).toEqual(keys.map(() => ({ alive: true })));
    expect(beats).toBeLessThan(30);
  });
});

type RecordWith = (tx: Database) => Promise<void>;

async function usesOf(db: Database, userId: string): Promise<number> {
  const uses = await sumEngineUses(db, { userId, since: new Date(0) });
  return uses.reduce((sum, { runs }) => sum + runs, 0);
}

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}
