import { sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { POST as write } from "@/app/api/ai/generate-article/route";
import { GET as follow } from "@/app/api/runs/follow/route";
import { GET as get } from "@/app/api/runs/get/route";
import { GET as list } from "@/app/api/runs/route";
import { POST as stop } from "@/app/api/runs/stop/route";
import { findRun } from "@/db/queries/runs";
import { recoverLostRuns, takeUpWaiting } from "@/lib/carrier/carrier";
import { startCarrying } from "@/lib/carrier/carry-on";
import { env } from "@/lib/core/env";
import { getDatabase } from "@/lib/providers/database";
import { recordRun } from "@/lib/runs/ask-run";
import { writeArticleContract } from "@/lib/tools/write-article/contract";
import { articleRequest } from "@/lib/tools/write-article/options";
import { beginCharge } from "@/lib/usage/charge";
import { hashRequest } from "@/lib/usage/idempotency";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { countedUses } from "@/tests/support/counted-uses";

let ada: TestAccount;
beforeAll(async () => {
  Object.assign(env(), { VERCEL: "1" });
  ada = await signUpAccount();
});
afterAll(() => {
  delete env().VERCEL;
});

function post(id: string, topic: string) {
  return write(
    apiRequest("/api/ai/generate-article", {
      json: articleRequest(topic, 800),
      token: ada.token,
      headers: { accept: "text/event-stream", "idempotency-key": id, "x-run": "keep" },
    }),
  );
}

async function runOf(id: string) {
  return findRun(await getDatabase(), { userId: ada.id, id });
}

async function untilWriting(id: string): Promise<void> {
  const length = async () => (await runOf(id))?.text.length ?? 0;
  await expect.poll(length, { timeout: 15_000 }).toBeGreaterThan(40);
}

const used = () => countedUses(`runs:${ada.id}`);

function answerIn(events: string): unknown {
  return JSON.parse(/event: done\ndata: (.*)/.exec(events)?.[1] ?? "null");
}

describe("a function that ends with its call", () => {
  it("does a run by itself, and leaves the same row, without a job for anybody else", async () => {
    const id = uuidv7();
    const before = await used();

    const answer = await (await post(id, "bees in a function")).text();

    expect(answer).toContain("event: done");
    expect(await runOf(id)).toMatchObject({ state: "done", jobId: null, kept: true });
    expect(await used()).toBe(before + 1);
  });

  it("answers a second call with the same name from that row", async () => {
    const id = uuidv7();
    const first = await (await post(id, "bees asked for twice")).text();
    const before = await used();

    const second = await (await post(id, "bees asked for twice")).text();

    expect(answerIn(second)).toEqual(answerIn(first));
    expect(await used()).toBe(before);
  });

  it("is stopped from another function", async () => {
    const id = uuidv7();
    const response = await post(id, "bees without end [[endless]]");
    await untilWriting(id);

    await stop(apiRequest("/api/runs/stop", { token: ada.token, json: { id } }));

    // What was written until then is an article that was cut off.
    expect(await response.text()).toMatch(/event: (?:done|error)/);
    expect((await runOf(id))?.endedAt).not.toBeNull();
  });

  it("takes up nothing, and a worker ends as failed what died with it", async () => {
    const id = await leaveDead("bees that died");

    await recoverLostRuns();
    await takeUpWaiting();

    expect(await runOf(id)).toMatchObject({ state: "failed", timesLost: 1 });
  });

  const SENTENCE = "The server stopped before this run finished. Run it again.";
  const looks: [string, (id: string) => Promise<unknown>][] = [
    ["follows it", async (id) => (await at(follow, `follow?id=${id}`)).text()],
    ["opens it", (id) => at(get, `get?id=${id}`)],
    ["lists runs", () => at(list, "")],
  ];
  for (const [name, look] of looks) {
    it(`ends a run whose process died, with a sentence and a refund, as soon as its person ${name}`, async () => {
      const before = await used();
      const id = await leaveDead("bees that nobody watches");
      expect(await used()).toBe(before + 1);

      await look(id);

      expect(await runOf(id)).toMatchObject({ state: "failed", answer: { message: SENTENCE } });
      expect(await used()).toBe(before);
      expect(await (await at(follow, `follow?id=${id}`)).text()).toContain(SENTENCE);
    });
  }

  it("ends everyone's when the next function starts", async () => {
    const before = await used();
    const id = await leaveDead("bees before a new function");

    await startCarrying();

    expect(await runOf(id)).toMatchObject({ state: "failed" });
    expect(await used()).toBe(before);
  });

  it("makes it again, charged once, when it's asked for again under its name", async () => {
    const before = await used();
    const id = await leaveDead("bees asked for again");
    const db = await getDatabase();
    // What the dead process left of its key.
    await db.execute(sql`insert into idempotency_keys (user_id, key, run_id, owner, request_hash, created_at, heartbeat_at)
      values (${ada.id}, ${id}, ${uuidv7()}, ${uuidv7()}, ${hashOf("bees asked for again")}, now(), now() - interval '40 seconds')`);

    const answer = await (await post(id, "bees asked for again")).text();

    expect(answer).toContain("event: done");
    expect(await runOf(id)).toMatchObject({ state: "done" });
    expect(await used()).toBe(before + 1);
  });
});

function at(route: (request: Request) => Promise<Response>, path: string): Promise<Response> {
  return route(apiRequest(`/api/runs/${path}`, { token: ada.token }));
}

function hashOf(topic: string): string {
  const input = writeArticleContract.input.parse(articleRequest(topic, 800));
  return hashRequest("generate-article", input);
}

/** A run that a function recorded and was charged for before it died. */
async function leaveDead(topic: string): Promise<string> {
  const db = await getDatabase();
  const now = () => new Date();
  const user = { id: ada.id, name: "Ada", imageUrl: null, plan: "free" as const };
  const charge = beginCharge({ db, user, now });
  const name = { userId: ada.id, id: uuidv7() };
  const input = { ...Object(writeArticleContract.input.parse(articleRequest(topic, 800))) };
  const ticket = {
    runId: uuidv7(),
    requestHash: hashOf(topic),
    user,
    engine: "server",
    compared: null,
    charge: charge.planned,
    files: [],
  };
  const run = { ...name, endpoint: "generate-article", input, ticket, now: now() };
  await recordRun(db, run, "a function that died", charge);
  await db.execute(sql`update runs set heartbeat_at = now() - interval '40 seconds'
    where user_id = ${name.userId} and id = ${name.id}`);
  return name.id;
}
