import { sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, it } from "vitest";

import { POST as write } from "@/app/api/ai/generate-article/route";
import { POST as stop } from "@/app/api/runs/stop/route";
import { insertRun } from "@/db/queries/run-queue";
import { findRun } from "@/db/queries/runs";
import { recoverLostRuns, takeUpWaiting } from "@/lib/carrier/carrier";
import { env } from "@/lib/core/env";
import { getDatabase } from "@/lib/providers/database";
import { articleRequest } from "@/lib/tools/write-article/options";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { countedUses } from "@/tests/support/counted-uses";

let ada: TestAccount;
beforeAll(async () => {
  Object.assign(env(), { VERCEL: "1" });
  ada = await signUpAccount();
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

  it("takes up nothing, and ends as failed what died with it", async () => {
    const db = await getDatabase();
    const name = { userId: ada.id, id: uuidv7() };
    await insertRun(db, {
      ...name,
      endpoint: "generate-article",
      input: {},
      carrier: "a function that died",
      now: new Date(),
    });
    await db.execute(sql`update runs set heartbeat_at = now() - interval '40 seconds'
      where user_id = ${name.userId} and id = ${name.id}`);

    await recoverLostRuns();
    await takeUpWaiting();

    expect(await runOf(name.id)).toMatchObject({ state: "failed", timesLost: 1 });
  });
});
