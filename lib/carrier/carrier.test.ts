import { sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { afterEach, describe, expect, it } from "vitest";
import { POST as write } from "@/app/api/ai/generate-article/route";
import { POST as removeBackground } from "@/app/api/ai/remove-image-background/route";
import { GET as list } from "@/app/api/runs/route";
import { POST as stop } from "@/app/api/runs/stop/route";
import { findRun } from "@/db/queries/runs";
import type { RunTicket } from "@/db/schema/runs";
import { fillPlaces, recoverLostRuns, takeUpWaiting } from "@/lib/carrier/carrier";
import { env } from "@/lib/core/env";
import { getPorts } from "@/lib/providers";
import { getDatabase } from "@/lib/providers/database";
import { deleteIdleJobs } from "@/lib/queue/jobs";
import { RUN_CHAIN } from "@/lib/registry/chain-paths";
import { askRun, takeRuns } from "@/lib/runs/ask-run";
import { giveBack } from "@/lib/runs/hand-back";
import { listLiveRuns } from "@/lib/runs/live-runs";
import { purge } from "@/lib/server/purge";
import { writeArticleContract } from "@/lib/tools/write-article/contract";
import { articleRequest } from "@/lib/tools/write-article/options";
import { consumeQuota } from "@/lib/usage/quota";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { countedUses } from "@/tests/support/counted-uses";
import { holdPlaces } from "@/tests/support/hold-places";

let freePlaces = () => {};
/** As when this process had no room: what is asked for waits. */
async function takeAllPlaces(): Promise<void> {
  freePlaces = await holdPlaces("remote");
}
afterEach(() => freePlaces());

function userOf(account: TestAccount) {
  return { id: account.id, name: "Ada", imageUrl: null, plan: "free" as const };
}

type Asked = {
  /** For another run. */
  isPart?: boolean;
  endpoint?: string;
  continueFrom?: string;
};

/** A charged run that waits, with nobody following it. */
async function ask(account: TestAccount, topic: string, asked: Asked = {}): Promise<string> {
  const { isPart = false, endpoint = "generate-article", continueFrom } = asked;
  const db = await getDatabase();
  const id = uuidv7();
  const { window } = await consumeQuota(db, userOf(account), new Date());
  const charge = { ...window, windowStart: window.windowStart.toISOString() };
  const ticket: RunTicket = {
    runId: uuidv7(),
    requestHash: "",
    user: userOf(account),
    engine: "server",
    compared: null,
    charge,
    files: [],
  };
  const input = writeArticleContract.input.parse({
    ...articleRequest(topic, 800),
    continueFrom,
  }) as object;
  const name = { userId: account.id, id, endpoint };
  const run = { ...name, input: { ...input }, kind: "remote" as const, ticket, now: new Date() };
  await askRun(db, run, { carrier: "nobody", most: 0, isPart });
  return id;
}

async function runOf(account: TestAccount, id: string) {
  const run = await findRun(await getDatabase(), { userId: account.id, id });
  if (!run) throw new Error("the run is gone");
  return run;
}

/** A machine takes up the next run and dies. */
async function takeAndDie(account: TestAccount, id: string): Promise<void> {
  const db = await getDatabase();
  const rows = await takeRuns(db, { kind: "remote", carrier: "dead", most: 1 });
  expect(rows.map((row) => row.id)).toEqual([id]);
  await db.execute(
    sql`update runs set heartbeat_at = now() - interval '21 seconds' where user_id = ${account.id} and id = ${id}`,
  );
}

const usesOf = (account: TestAccount) => countedUses(`runs:${account.id}`);

async function creationsOf(account: TestAccount): Promise<number> {
  const rows: unknown = await (await getDatabase()).execute(
    sql`select id from creations where user_id = ${account.id}`,
  );
  return (Array.isArray(rows) ? rows : Object(rows).rows).length;
}

describe("a run whose carrier dies", () => {
  it("is taken up by another, and makes and costs one thing", async () => {
    const ada = await signUpAccount();
    await takeAllPlaces();
    const id = await ask(ada, "bees that are rescued [[drip:10]]");
    await takeAndDie(ada, id);
    freePlaces();

    await recoverLostRuns();
    await takeUpWaiting();

    const live = listLiveRuns().find((run) => run.id === id);
    expect(live?.step).toMatchObject({ again: true });
    await expect.poll(async () => (await runOf(ada, id)).state, { timeout: 15_000 }).toBe("done");
    expect(await runOf(ada, id)).toMatchObject({ timesLost: 1, answer: { success: true } });
    expect([await creationsOf(ada), await usesOf(ada)]).toEqual([1, 1]);
  });

  it("is taken up twice at most; then it fails, and costs nothing", async () => {
    const ada = await signUpAccount();
    await takeAllPlaces();
    const id = await ask(ada, "bees that are never rescued");
    for (let times = 0; times < 3; times += 1) {
      await takeAndDie(ada, id);
      await recoverLostRuns();
    }

    expect(await runOf(ada, id)).toMatchObject({
      state: "failed",
      timesLost: 3,
      answer: { code: "provider_failed", message: expect.stringMatching(/Run it again/) },
    });
    expect(await usesOf(ada)).toBe(0);
    const left = await takeRuns(await getDatabase(), { kind: "remote", carrier: "x", most: 9 });
    expect(left).toEqual([]);
  });

  it("isn't taken up a fourth time, not even when its end can't be recorded at once", async () => {
    const ada = await signUpAccount();
    await takeAllPlaces();
    const id = await ask(ada, "bees between two transactions");
    const db = await getDatabase();
    for (let times = 0; times < 2; times += 1) {
      await takeAndDie(ada, id);
      await recoverLostRuns();
    }
    await takeAndDie(ada, id);
    const { ticket } = await runOf(ada, id);
    const setWindow = (windowStart: string | undefined) =>
      db.execute(sql`update runs
        set ticket = jsonb_set(ticket, '{charge,windowStart}', to_jsonb(${windowStart}::text))
        where user_id = ${ada.id} and id = ${id}`);
    await setWindow("no time");

    await recoverLostRuns();

    expect(await takeRuns(db, { kind: "remote", carrier: "x", most: 9 })).toEqual([]);
    await setWindow(ticket?.charge?.windowStart);
    await recoverLostRuns();
    expect(await runOf(ada, id)).toMatchObject({ state: "failed", timesLost: 3 });
    expect(await usesOf(ada)).toBe(0);
  });

  it("isn't forgotten where no server was there for days: it's taken up, or ends with a reason", async () => {
    const ada = await signUpAccount();
    await takeAllPlaces();
    const lost = await ask(ada, "bees before a long winter");
    await takeAndDie(ada, lost);
    const waiting = await ask(ada, "bees that slept through it");
    const db = await getDatabase();
    await db.execute(sql`update runs set created_at = now() - interval '3 days',
      heartbeat_at = now() - interval '3 days' where user_id = ${ada.id}`);

    // As at a start: the cleanup comes first.
    await purge({ db, storage: getPorts().storage }, new Date());
    await recoverLostRuns();

    expect(await runOf(ada, waiting)).toMatchObject({
      state: "failed",
      answer: { message: expect.stringMatching(/waited for a day.*wasn't counted/) },
    });
    expect(await runOf(ada, lost)).toMatchObject({ isWaiting: true, timesLost: 1 });
    freePlaces();
    await takeUpWaiting();
    await expect.poll(async () => (await runOf(ada, lost)).state, { timeout: 15_000 }).toBe("done");
    expect(await usesOf(ada)).toBe(1);
  });

  it("is left alone while it says that it's alive", async () => {
    const ada = await signUpAccount();
    await takeAllPlaces();
    const id = await ask(ada, "bees in good hands");
    await takeRuns(await getDatabase(), { kind: "remote", carrier: "alive", most: 1 });

    await recoverLostRuns();

    expect(await runOf(ada, id)).toMatchObject({ carrier: "alive", timesLost: 0 });
    await giveBack(await getDatabase(), { userId: ada.id, id, carrier: "alive" });
    await stop(apiRequest("/api/runs/stop", { token: ada.token, json: { id } }));
  });
});

it("a run that its own process took for lost is done once, by the second attempt", async () => {
  const ada = await signUpAccount();
  const id = await ask(ada, "bees that are found again [[drip:10]]");
  await takeUpWaiting();
  const first = listLiveRuns().find((run) => run.id === id);
  await (await getDatabase()).execute(
    sql`update runs set heartbeat_at = now() - interval '21 seconds' where user_id = ${ada.id} and id = ${id}`,
  );

  await recoverLostRuns();
  await takeUpWaiting();

  expect(listLiveRuns().find((run) => run.id === id)).not.toBe(first);
  expect(first?.stop.signal.aborted).toBe(true);
  await expect.poll(async () => (await runOf(ada, id)).state, { timeout: 15_000 }).toBe("done");
  await first?.ended;
  expect(await runOf(ada, id)).toMatchObject({ state: "done", timesLost: 1 });
  expect([await creationsOf(ada), await usesOf(ada)]).toEqual([1, 1]);
});

it("a look at the queue that fails is no empty queue", async () => {
  const db = await getDatabase();
  await db.execute(sql`alter table pgboss.job rename to job_away`);
  try {
    await expect(takeRuns(db, { kind: "remote", carrier: "x", most: 1 })).rejects.toThrow();
  } finally {
    await db.execute(sql`alter table pgboss.job_away rename to job`);
  }
});

it("jobs whose runs are gone are deleted", async () => {
  const ada = await signUpAccount();
  await takeAllPlaces();
  const id = await ask(ada, "bees that leave");
  const db = await getDatabase();
  const jobs = async () => {
    const rows: unknown = await db.execute(
      sql`select id from pgboss.job where data ->> 'userId' = ${ada.id}`,
    );
    return (Array.isArray(rows) ? rows : Object(rows).rows).length;
  };
  await deleteIdleJobs(db);
  expect(await jobs()).toBe(1);
  await db.execute(sql`delete from runs where user_id = ${ada.id} and id = ${id}`);

  await deleteIdleJobs(db);

  expect(await jobs()).toBe(0);
});

it("one person can't fill the queue", async () => {
  const ada = await signUpAccount();
  await takeAllPlaces();
  const asked = await Promise.allSettled(
    Array.from({ length: 24 }, (_, at) => ask(ada, `bees ${at}`)),
  );

  const refused = asked.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused.map(({ code }) => code)).toEqual(Array(4).fill("rate_limited"));
  // What another run waits for goes on all the same.
  await expect(ask(ada, "bees of a chain", { isPart: true })).resolves.toEqual(expect.any(String));
  await (await getDatabase()).execute(sql`delete from runs where user_id = ${ada.id}`);
});

it("a run that begins for the first time says nothing of beginning again", async () => {
  const ada = await signUpAccount();
  const id = await ask(ada, "bees that begin once [[drip:10]]");
  await takeUpWaiting();
  const live = listLiveRuns().find((run) => run.id === id);
  await expect.poll(() => live?.text.length ?? 0, { timeout: 15_000 }).toBeGreaterThan(0);
  expect(live?.step?.again).toBeUndefined();
  await stop(apiRequest("/api/runs/stop", { token: ada.token, json: { id } }));
  await live?.ended;
});

it.each([
  ["a run says that it begins again", {}, true],
  ["a chain doesn't: it goes on from where it was", { endpoint: RUN_CHAIN }, undefined],
  [
    "an article that is continued doesn't: it keeps its text",
    { continueFrom: uuidv7() },
    undefined,
  ],
])("after its process died, %s", async (_name, asked, again) => {
  const ada = await signUpAccount();
  await takeAllPlaces();
  const id = await ask(ada, "bees that are taken up again", asked);
  await takeAndDie(ada, id);
  await recoverLostRuns();
  const db = await getDatabase();

  const rows = await takeRuns(db, { kind: "remote", carrier: "next", most: 1 });

  expect(rows.map((row) => [row.id, row.step?.again])).toEqual([[id, again]]);
  await db.execute(sql`delete from runs where user_id = ${ada.id}`);
});

it("a run that is handed back goes on elsewhere, and that is no attempt", async () => {
  const ada = await signUpAccount();
  const id = await ask(ada, "bees that move [[drip:10]]");
  await takeUpWaiting();
  const before = listLiveRuns().find((run) => run.id === id);
  if (!before) throw new Error("nobody took it up");

  expect(await giveBack(await getDatabase(), before)).toBe(true);
  // It waits, or its own process, which has a place again, has taken it up already.
  expect(await runOf(ada, id)).toMatchObject({ state: "running", timesLost: 0 });
  expect(await before.ended).toBeNull();

  await fillPlaces("remote");
  const after = listLiveRuns().find((run) => run.id === id);
  expect(after?.step).toMatchObject({ again: true });
  await expect.poll(async () => (await runOf(ada, id)).state, { timeout: 15_000 }).toBe("done");
  expect([await creationsOf(ada), await usesOf(ada)]).toEqual([1, 1]);
});

it("what a run had written when it was handed back is saved by nobody", async () => {
  const ada = await signUpAccount();
  const id = await ask(ada, "bees that are written twice [[drip:10]]");
  await takeUpWaiting();
  const before = listLiveRuns().find((run) => run.id === id);
  if (!before) throw new Error("nobody took it up");
  // More than an article that is stopped needs to be kept.
  await expect.poll(() => before.text.split(" ").length, { timeout: 15_000 }).toBeGreaterThan(120);

  await giveBack(await getDatabase(), before);

  expect(await before.ended).toBeNull();
  expect(await creationsOf(ada)).toBe(0);
  await fillPlaces("remote");
  await expect.poll(async () => (await runOf(ada, id)).state, { timeout: 15_000 }).toBe("done");
  expect(await creationsOf(ada)).toBe(1);
});

it("a run whose result the database couldn't take is begun again, and costs one use", async () => {
  const ada = await signUpAccount();
  const db = await getDatabase();
  await db.execute(sql`create function away() returns trigger language plpgsql as
    $$ begin raise exception 'the database is starting up' using errcode = '57P03'; end $$`);
  await db.execute(
    sql.raw(`create trigger away before insert on creations for each row
    when (new.user_id = '${ada.id}') execute function away()`),
  );
  const id = await ask(ada, "bees that are patient");
  await takeUpWaiting();
  const first = listLiveRuns().find((run) => run.id === id);
  expect(await first?.ended).toBeNull();
  await db.execute(sql`drop function away() cascade`);
  expect(await runOf(ada, id)).toMatchObject({ state: "running", isWaiting: false });

  await db.execute(
    sql`update runs set heartbeat_at = now() - interval '21 seconds' where id = ${id}`,
  );
  await recoverLostRuns();
  await fillPlaces("remote");

  await expect.poll(async () => (await runOf(ada, id)).state, { timeout: 15_000 }).toBe("done");
  expect([await creationsOf(ada), await usesOf(ada)]).toEqual([1, 1]);
});

describe("a run that waits", () => {
  it("is told its place, people take turns, and it can be stopped for free", async () => {
    const [ada, bob] = [await signUpAccount(), await signUpAccount()];
    await takeAllPlaces();
    const first = await ask(ada, "one");
    const second = await ask(ada, "two");
    const third = await ask(bob, "three");

    const listed = await list(apiRequest("/api/runs", { token: ada.token }));
    const { runs } = await listed.json();
    expect(runs.map(({ id, step }: { id: string; step: string }) => [id, step])).toEqual([
      [second, expect.stringMatching(/^3rd in line/)],
      [first, expect.stringMatching(/^1st in line/)],
    ]);

    await stop(apiRequest("/api/runs/stop", { token: ada.token, json: { id: second } }));
    expect(await runOf(ada, second)).toMatchObject({ state: "stopped" });
    expect(await usesOf(ada)).toBe(1);
    const rows = await takeRuns(await getDatabase(), { kind: "remote", carrier: "x", most: 9 });
    expect(rows.map(({ id }) => id).sort()).toEqual([first, third].sort());
    for (const row of rows) await giveBack(await getDatabase(), row);
    await stop(apiRequest("/api/runs/stop", { token: ada.token, json: { id: first } }));
    await stop(apiRequest("/api/runs/stop", { token: bob.token, json: { id: third } }));
  });

  it.each([
    ["counts as taken", sql`update pgboss.job set state = 'active'`],
    ["is gone", sql`delete from pgboss.job`],
  ])("goes on when its job %s and nobody has it", async (_, lose) => {
    const ada = await signUpAccount();
    await takeAllPlaces();
    const id = await ask(ada, "bees that were nearly taken up");
    const db = await getDatabase();
    await db.execute(sql`${lose} where data ->> 'userId' = ${ada.id}`);
    expect(await takeRuns(db, { kind: "remote", carrier: "x", most: 9 })).toEqual([]);
    freePlaces();

    await recoverLostRuns();
    await takeUpWaiting();

    await expect.poll(async () => (await runOf(ada, id)).state, { timeout: 15_000 }).toBe("done");
    expect(await runOf(ada, id)).toMatchObject({ timesLost: 0 });
    expect([await creationsOf(ada), await usesOf(ada)]).toEqual([1, 1]);
  });

  it("ends after a day in which nobody took it up, says so, and costs nothing", async () => {
    const ada = await signUpAccount();
    await takeAllPlaces();
    const [old, young] = [await ask(ada, "bees of yesterday"), await ask(ada, "bees of today")];
    const db = await getDatabase();
    const age = (id: string, hours: number) =>
      db.execute(sql`update runs set created_at = now() - ${hours} * interval '1 hour',
        heartbeat_at = now() - ${hours} * interval '1 hour'
        where user_id = ${ada.id} and id = ${id}`);
    await Promise.all([age(old, 25), age(young, 23)]);

    await recoverLostRuns();
    await purge({ db, storage: getPorts().storage }, new Date());

    expect(await runOf(ada, old)).toMatchObject({
      state: "failed",
      answer: { message: expect.stringMatching(/waited for a day.*wasn't counted/) },
    });
    expect(await runOf(ada, young)).toMatchObject({ state: "running", isWaiting: true });
    expect(await usesOf(ada)).toBe(1);
    const { runs } = await (await list(apiRequest("/api/runs", { token: ada.token }))).json();
    expect(runs).toMatchObject([{ id: young }, { id: old, state: "failed" }]);
    await stop(apiRequest("/api/runs/stop", { token: ada.token, json: { id: young } }));
  });

  it("isn't forgotten while somebody has been at work on it for more than a day", async () => {
    const ada = await signUpAccount();
    await takeAllPlaces();
    const id = await ask(ada, "a hundred chains of bees");
    const db = await getDatabase();
    const [row] = await takeRuns(db, { kind: "remote", carrier: "alive", most: 1 });
    await db.execute(
      sql`update runs set created_at = now() - interval '25 hours' where id = ${id}`,
    );

    await purge({ db, storage: getPorts().storage }, new Date());

    expect(await runOf(ada, id)).toMatchObject({ state: "running", carrier: "alive" });
    if (row) await giveBack(db, row);
    await stop(apiRequest("/api/runs/stop", { token: ada.token, json: { id } }));
  });

  it("is refused at once, with a time, where the queue is full", async () => {
    const ada = await signUpAccount();
    await takeAllPlaces();
    const db = await getDatabase();
    const other = `user_${uuidv7()}`;
    await db.execute(sql`
      insert into runs (user_id, id, endpoint, input, kind, job_id, created_at)
      select ${other}, 'waiting-' || at, 'x', '{}', 'remote', gen_random_uuid(), now()
      from generate_series(1, ${env().RUNS_WAITING}::int) as at`);

    const response = await write(
      apiRequest("/api/ai/generate-article", {
        json: articleRequest("bees", 800),
        token: ada.token,
        headers: { accept: "text/event-stream", "idempotency-key": uuidv7(), "x-run": "keep" },
      }),
    );

    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await response.json()).code).toBe("provider_unavailable");
    expect(await usesOf(ada)).toBe(0);
    await db.execute(sql`delete from runs where user_id = ${other}`);
  });
});

it("a form's files are kept for the run, and deleted with its end", async () => {
  const ada = await signUpAccount();
  const id = uuidv7();
  const body = new FormData();
  body.append("image", new File([Buffer.from("no image")], "a.png"));
  const release = await holdPlaces("vision");
  const answered = removeBackground(
    apiRequest("/api/ai/x", {
      method: "POST",
      body,
      token: ada.token,
      headers: { "idempotency-key": id, "x-run": "keep", "x-engine": "server" },
    }),
  );
  await expect
    .poll(async () => (await findRun(await getDatabase(), { userId: ada.id, id }))?.isWaiting)
    .toBe(true);
  const { ticket } = await runOf(ada, id);
  const { storage } = (await import("@/lib/providers")).getPorts();
  const key = ticket?.files[0]?.key ?? "";
  const kept = await storage.open(key);
  expect(kept?.byteSize).toBe(8);
  await kept?.body.cancel();

  release();
  await takeUpWaiting();

  expect((await answered).status).toBeGreaterThanOrEqual(400);
  expect(await runOf(ada, id)).toMatchObject({ state: "failed" });
  await expect.poll(() => storage.open(key)).toBeNull();
});
