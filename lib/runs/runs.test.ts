import { EventSourceParserStream } from "eventsource-parser/stream";
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, it } from "vitest";

import { POST as write } from "@/app/api/ai/generate-article/route";
import { POST as removeBackground } from "@/app/api/ai/remove-image-background/route";
import { GET as follow } from "@/app/api/runs/follow/route";
import { GET as get } from "@/app/api/runs/get/route";
import { GET as made } from "@/app/api/runs/made/route";
import { GET as list } from "@/app/api/runs/route";
import { POST as stop } from "@/app/api/runs/stop/route";
import { POST as deleteCreation } from "@/app/api/user/delete-creation/route";
import { deleteAccountData } from "@/db/queries/accounts";
import { insertRun } from "@/db/queries/run-queue";
import { endRun, forgetOldRuns, saveRunNews } from "@/db/queries/run-work";
import { findRun, purgeRuns } from "@/db/queries/runs";
import { consumeUse } from "@/db/queries/usage-counters";
import { deleteAccount } from "@/lib/account/delete-account";
import { getDatabase } from "@/lib/providers/database";
import { articleRequest } from "@/lib/tools/write-article/options";
import { quotaHour } from "@/lib/usage/quota";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { stopClock } from "@/tests/support/stop-clock";
import { createTestContext } from "@/tests/support/test-context";

let ada: TestAccount;
beforeAll(async () => {
  ada = await signUpAccount();
});

type Sent = { id?: string; signal?: AbortSignal; kept?: boolean; account?: TestAccount };

/** What a page sends: a run that may be left. */
function post(topic: string, { id = uuidv7(), signal, kept = true, account = ada }: Sent = {}) {
  return write(
    apiRequest("/api/ai/generate-article", {
      json: articleRequest(topic, 800),
      token: account.token,
      headers: {
        accept: "text/event-stream",
        "idempotency-key": id,
        ...(kept && { "x-run": "keep" }),
      },
      ...(signal && { signal }),
    }),
  );
}

type Event = { event: string; data: Record<string, unknown> };

/** Events until there are enough, or all. */
async function readEvents(response: Response, enough = (_: Event[]) => false): Promise<Event[]> {
  const events: Event[] = [];
  const parsed = (response.body as ReadableStream<Uint8Array>)
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of parsed) {
    events.push({ event: event ?? "", data: JSON.parse(data) });
    // Leaving the loop cancels the stream, as a page does that is left.
    if (enough(events)) break;
  }
  return events;
}

function textOf(events: readonly Event[]): string {
  let text = "";
  for (const { event, data } of events) {
    if (event === "delta") text += data.text;
    if (event === "replace") text = String(data.text);
  }
  return text;
}

const someText = (events: Event[]) => textOf(events).length > 40;

async function listed(account = ada) {
  const response = await list(apiRequest("/api/runs", { token: account.token }));
  return (await response.json()).runs;
}

async function useUpQuota(account: TestAccount): Promise<void> {
  stopClock();
  const window = { subject: `runs:${account.id}`, windowStart: quotaHour(new Date()).windowStart };
  const db = await getDatabase();
  for (let used = 0; used < 60; used += 1) await consumeUse(db, { ...window, max: 60 });
}

function followed(id: string, account = ada) {
  return follow(apiRequest(`/api/runs/follow?id=${id}`, { token: account.token }));
}

function madeBy(id: string, account = ada) {
  return made(apiRequest(`/api/runs/made?id=${id}`, { token: account.token }));
}

function stopped(id: string, account = ada) {
  return stop(apiRequest("/api/runs/stop", { token: account.token, json: { id } }));
}

describe("a run that is kept", () => {
  it("goes on when its page is left, and is followed from where it is to its end", async () => {
    const id = uuidv7();
    const before = await readEvents(await post("bees [[drip:15]]", { id }), someText);

    expect(before.map(({ event }) => event)).toContain("kept");
    expect(before.at(-1)?.event).not.toBe("done");
    expect(await listed()).toMatchObject([
      { id, tool: "write-article", state: "running", subject: "bees [[drip:15]]", endedAt: null },
    ]);
    const [one, other] = await Promise.all(
      [followed(id), followed(id)].map(async (response) => readEvents(await response)),
    );

    expect(one?.[0]?.event).toBe("replace");
    expect(textOf(one ?? []).startsWith(textOf(before))).toBe(true);
    expect(one?.at(-1)).toMatchObject({ event: "done", data: { success: true } });
    expect(other?.at(-1)).toEqual(one?.at(-1));
    expect((await listed())[0]).toMatchObject({ id, state: "done", endedAt: expect.any(String) });
    const again = await readEvents(await followed(id));
    expect(again.at(-1)).toEqual(one?.at(-1));
  });

  it("says what was asked for", async () => {
    const id = uuidv7();
    await readEvents(await post("bees that dance", { id }));

    const response = await get(apiRequest(`/api/runs/get?id=${id}`, { token: ada.token }));

    expect((await response.json()).run).toMatchObject({
      id,
      state: "done",
      input: articleRequest("bees that dance", 800),
    });
  });

  it("stops when told to, from any page, and keeps the text so far", async () => {
    const id = uuidv7();
    const enough = (events: Event[]) => textOf(events).split(" ").length > 120;
    const before = await readEvents(await post("wasps [[endless]]", { id }), enough);
    const following = followed(id).then((response) => readEvents(response));

    expect((await stopped(id)).status).toBe(200);

    const events = await following;
    expect(textOf(events).startsWith(textOf(before))).toBe(true);
    expect(events.at(-1)).toMatchObject({
      event: "done",
      data: { success: true, meta: { truncated: true, stopped: true } },
    });
    expect((await listed())[0]).toMatchObject({ id, state: "stopped", saved: true });
    const shown = await get(apiRequest(`/api/runs/get?id=${id}`, { token: ada.token }));
    expect((await shown.json()).run).toMatchObject({ state: "stopped", saved: true });
    // Asked for again under its name, it answers with what there is.
    const again = await readEvents(await post("wasps [[endless]]", { id }));
    expect(again.at(-1)).toEqual(events.at(-1));
    expect((await stopped(id)).status).toBe(200);
  });

  it("stops when another server is told to", async () => {
    const id = uuidv7();
    await readEvents(await post("hornets [[endless]]", { id }), someText);
    const db = await getDatabase();
    const { requestStop } = await import("@/db/queries/runs");

    await requestStop(db, { userId: ada.id, id });

    await expect
      .poll(async () => (await listed())[0].state, { timeout: 5_000 })
      .toMatch(/^(done|stopped)$/);
  });

  it("stops when its account is deleted on another server", async () => {
    const id = uuidv7();
    const bob = await signUpAccount();
    const following = readEvents(await post("midges [[endless]]", { id, account: bob }));
    await expect.poll(async () => (await listed(bob)).length).toBe(1);
    const db = await getDatabase();

    await deleteAccountData(db, bob.id);

    expect((await following).at(-1)?.event).toBe("error");
  });

  it("leaves no record when it is refused", async () => {
    const id = uuidv7();
    const bob = await signUpAccount();
    await useUpQuota(bob);

    const events = await readEvents(await post("bees", { id, account: bob }));

    expect(events.at(-1)).toMatchObject({ event: "error", data: { code: "rate_limited" } });
    expect(await listed(bob)).toEqual([]);
  });

  it("is forgotten when thirty others of its tool have begun since, unless it has just ended", async () => {
    const { db } = await createTestContext();
    const bob = await signUpAccount();
    for (let at = 0; at < 32; at += 1) {
      const run = { userId: bob.id, id: `run-number-${at}`, endpoint: "x", input: {} };
      await insertRun(db, { ...run, now: new Date(Date.now() + at) });
      const now = new Date(Date.now() - (at === 1 ? 0 : 11 * 60_000));
      await endRun(db, { ...run, state: "done", text: "", answer: {}, now });
    }
    const question = { userId: bob.id, id: "question-of-old", endpoint: "y", input: {} };
    await insertRun(db, { ...question, now: new Date(0) });
    await endRun(db, { ...question, state: "done", text: "", answer: {}, now: new Date(1) });
    await forgetOldRuns(db, { userId: bob.id, endpoint: "x" });

    expect(await findRun(db, { userId: bob.id, id: "run-number-0" })).toBeNull();
    expect(await findRun(db, { userId: bob.id, id: "run-number-1" })).not.toBeNull();
    expect(await findRun(db, { userId: bob.id, id: "run-number-2" })).not.toBeNull();
    expect(await findRun(db, question)).not.toBeNull();
  });

  it("stays in the list while it's at work, however many have begun since", async () => {
    const { db } = await createTestContext();
    const bob = await signUpAccount();
    const begunAt = Date.now() - 60_000;
    for (let at = 0; at < 25; at += 1) {
      const run = { userId: bob.id, id: `listed-${at}`, endpoint: "generate-article", input: {} };
      await insertRun(db, { ...run, now: new Date(begunAt + at) });
      if (at === 0) continue;
      await endRun(db, { ...run, state: "done", text: "", answer: {}, now: new Date() });
    }

    const runs = await listed(bob);

    expect(runs).toHaveLength(20);
    expect(runs.at(-1)).toMatchObject({ id: "listed-0", state: "running" });
    expect(runs[0].id).toBe("listed-24");
  });

  it("keeps nothing of a conversation but its question, once that is answered", async () => {
    const { db } = await createTestContext();
    const asked = { question: "When was it founded?", contextId: uuidv7() };
    const turns = [{ role: "user", text: "What is said about the garden?" }];
    const run = { userId: ada.id, id: uuidv7(), endpoint: "pdf-chat", input: { ...asked, turns } };
    await insertRun(db, { ...run, now: new Date() });

    await endRun(db, { ...run, state: "done", text: "", answer: {}, now: new Date() });

    expect((await findRun(db, run))?.input).toEqual(asked);
  });

  it("leads to what it made when it has been forgotten itself", async () => {
    const id = uuidv7();
    const done = (await readEvents(await post("bees that outlive", { id }))).at(-1);
    const { db } = await createTestContext();
    await purgeRuns(db, new Date(Date.now() + 60_000));
    expect(await findRun(db, { userId: ada.id, id })).toBeNull();

    const found = await madeBy(id);

    expect(await found.json()).toEqual({ success: true, creationId: done?.data.id });
    expect((await madeBy(id, await signUpAccount())).status).toBe(404);
    await deleteCreation(apiRequest("/x", { json: { id: done?.data.id }, token: ada.token }));
    expect((await madeBy(id)).status).toBe(404);
  });

  it("keeps its failure for those who come back", async () => {
    const id = uuidv7();
    await readEvents(await post("bees [[fault:500]]", { id }));

    const events = await readEvents(await followed(id));

    expect(events).toMatchObject([
      { event: "error", data: { success: false, code: "provider_failed" } },
    ]);
    expect((await listed())[0]).toMatchObject({ id, state: "failed" });
  });

  it("isn't there for anybody else", async () => {
    const id = uuidv7();
    await readEvents(await post("bees [[endless]]", { id }), someText);
    const bob = await signUpAccount();

    expect(await listed(bob)).toEqual([]);
    expect((await get(apiRequest(`/api/runs/get?id=${id}`, { token: bob.token }))).status).toBe(
      404,
    );
    expect((await readEvents(await followed(id, bob))).at(-1)).toMatchObject({
      event: "error",
      data: { code: "not_found" },
    });
    expect((await stopped(id, bob)).status).toBe(404);
    expect((await listed())[0].state).toBe("running");
    await stopped(id);
  });

  it("isn't called stopped when it was whole before the stop came", async () => {
    const id = uuidv7();
    const bob = await signUpAccount();
    await readEvents(await post("bees that are whole", { id, account: bob }));
    await stopped(id, bob);

    expect(await listed(bob)).toMatchObject([{ id, state: "done", saved: false }]);
  });

  it("records no file of a form", async () => {
    const id = uuidv7();
    const body = new FormData();
    body.append("image", new File([Buffer.from("no image")], "a.png"));
    await removeBackground(
      apiRequest("/api/ai/x", {
        method: "POST",
        body,
        token: ada.token,
        headers: { "idempotency-key": id, "x-run": "keep" },
      }),
    );

    const run = await findRun(await getDatabase(), { userId: ada.id, id });

    expect(run).toMatchObject({ state: "failed", endpoint: "remove-image-background" });
    expect(run?.input).not.toHaveProperty("files");
    expect((await listed())[0]).toMatchObject({ id, subject: "a.png" });
  });

  it.each([
    { input: { url: "https://youtu.be/abc", prompt: "" }, subject: "https://youtu.be/abc" },
    { input: { url: "https://youtu.be/abc", question: "Why?" }, subject: "Why?" },
    { input: {}, subject: "" },
  ])("goes by what its person knows it by: $input", async ({ input, subject }) => {
    const { db } = await createTestContext();
    const bob = await signUpAccount();
    const run = { userId: bob.id, id: uuidv7(), endpoint: "youtube-summary", input };
    await insertRun(db, { ...run, now: new Date() });

    expect(await listed(bob)).toMatchObject([{ id: run.id, subject }]);
  });
});

it("says with the list how many runs are left, of what each may count toward", async () => {
  stopClock();
  const bob = await signUpAccount();
  const { windowStart } = quotaHour(new Date());
  const use = async (subject: string, amount: number, max: number) =>
    consumeUse(await getDatabase(), { subject, windowStart, max, amount });
  await use(`built-in-runs:${bob.id}`, 233, 240);
  await use(`runs:${bob.id}`, 60, 60);

  const response = await list(apiRequest("/api/runs", { token: bob.token }));

  expect((await response.json()).left).toEqual({ plan: 0, "own-engine": 240, "built-in": 7 });
});

it("a run that isn't kept stops with its caller and leaves no record", async () => {
  const id = uuidv7();
  await readEvents(await post("moths [[endless]]", { id, kept: false }), someText);

  expect((await listed()).map((run: { id: string }) => run.id)).not.toContain(id);
});

it("refuses to be followed by more pages than a person has", async () => {
  const id = uuidv7();
  await readEvents(await post("crickets [[endless]]", { id }), someText);
  const pages = await Promise.all(Array.from({ length: 20 }, () => followed(id)));
  const following = pages.map((page) => readEvents(page));

  const refused = await readEvents(await followed(id));

  expect(refused).toMatchObject([{ event: "error", data: { code: "rate_limited" } }]);
  await stopped(id);
  await Promise.all(following);
  const last = (await readEvents(await followed(id))).at(-1);
  expect(last?.data.code).not.toBe("rate_limited");
});

describe("a run on another server", () => {
  it("is followed through the database", async () => {
    const ctx = await createTestContext();
    const { db } = ctx;
    const bob = await signUpAccount();
    const name = { userId: bob.id, id: uuidv7() };
    await insertRun(db, { ...name, endpoint: "generate-article", input: {}, now: new Date() });
    const following = followed(name.id, bob).then((response) => readEvents(response));
    for (const text of ["Bees", "Bees dance", "Wasps"]) {
      await saveRunNews(db, [{ ...name, text, step: { label: "Writing" } }]);
      await new Promise((resolve) => setTimeout(resolve, 900));
    }
    const answer = { success: true, id: "x" };
    await endRun(db, { ...name, state: "done", text: "Wasps sting", answer, now: new Date() });

    const events = await following;

    expect(textOf(events)).toBe("Wasps sting");
    expect(events).toContainEqual({ event: "delta", data: { text: " dance" } });
    expect(events.at(-1)).toEqual({ event: "done", data: answer });
  });

  it("ends as failed when that server died, and somebody looks", async () => {
    const { db } = await createTestContext();
    const bob = await signUpAccount();
    const name = { userId: bob.id, id: uuidv7() };
    await insertRun(db, { ...name, endpoint: "generate-article", input: {}, now: new Date() });
    const { sql } = await import("drizzle-orm");
    await db.execute(
      sql`update runs set heartbeat_at = now() - interval '21 seconds' where id = ${name.id}`,
    );

    expect(await listed(bob)).toMatchObject([{ id: name.id, state: "failed" }]);
    expect((await readEvents(await followed(name.id, bob))).at(-1)).toMatchObject({
      event: "error",
      data: { code: "provider_failed" },
    });
  });
});

it("a run is deleted with the account, and none is recorded after", async () => {
  const ctx = await createTestContext();
  const bob = await signUpAccount();
  const run = { userId: bob.id, id: uuidv7(), endpoint: "x", input: {}, now: new Date() };
  await insertRun(ctx.db, run);

  await deleteAccount(ctx, bob.id);

  expect(await findRun(ctx.db, run)).toBeNull();
  await expect(insertRun(ctx.db, run)).rejects.toThrow();
});
