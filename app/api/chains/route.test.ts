import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";

import { POST as addFile } from "@/app/api/chains/add-file/route";
import { POST as begin } from "@/app/api/chains/begin/route";
import { POST as remove } from "@/app/api/chains/delete/route";
import { POST as removeRun } from "@/app/api/chains/delete-run/route";
import { GET as getRun } from "@/app/api/chains/get-run/route";
import { GET as getTexts } from "@/app/api/chains/get-texts/route";
import { POST as restore } from "@/app/api/chains/restore/route";
import { GET as list } from "@/app/api/chains/route";
import { POST as run } from "@/app/api/chains/run/route";
import { POST as save } from "@/app/api/chains/save/route";
import { POST as stop } from "@/app/api/chains/stop/route";
import { GET as listRuns } from "@/app/api/runs/route";
import { findChainRun } from "@/db/queries/chain-runs";
import { claimChainRun } from "@/db/queries/chain-work";
import { listCreations } from "@/db/queries/creations";
import { consumeUse } from "@/db/queries/usage-counters";
import { chainItems } from "@/db/schema/chain-items";
import { chains } from "@/db/schema/chains";
import { files } from "@/db/schema/files";
import { deleteAccount } from "@/lib/account/delete-account";
import { fillPlaces } from "@/lib/carrier/carrier";
import type { ChainRun } from "@/lib/chains/contract";
import { CHAIN_LIMITS, type ChainStep, newStep } from "@/lib/chains/steps";
import { passwordField } from "@/lib/core/file-password";
import { removeUnusedFiles } from "@/lib/files/remove-files";
import { getDatabase } from "@/lib/providers/database";
import { giveBack } from "@/lib/runs/hand-back";
import { listLiveRuns } from "@/lib/runs/live-runs";
import { quotaHour } from "@/lib/usage/quota";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { countedRuns } from "@/tests/support/counted-uses";
import { lockedPdf } from "@/tests/support/locked-pdf";
import { stopClock } from "@/tests/support/stop-clock";
import { createTestContext } from "@/tests/support/test-context";
import { multipart, photo } from "@/tests/support/test-images";
import { callsToDouble } from "@/tests/support/unit-double-calls";

/** Titles, an article from the first of them, an image of it, and that image compressed. */
const FOUR: ChainStep[] = [
  newStep("blog-titles"),
  newStep("write-article"),
  newStep("generate-image"),
  newStep("compress-image"),
];
const ARTICLES_ONLY = "Text between <topic>";

let ada: TestAccount;
beforeEach(async () => {
  ada = await signUpAccount();
});

type Handler = (request: Request) => Promise<Response>;

async function post(handler: Handler, json: unknown, account = ada) {
  const headers = { "idempotency-key": uuidv7() };
  const response = await handler(apiRequest("/api/x", { json, token: account.token, headers }));
  return { status: response.status, body: await response.json() };
}

async function prepare(steps: readonly ChainStep[], inputs: readonly string[] = []) {
  const { body } = await post(begin, { name: "Bees", steps, inputs });
  return body.id as string;
}

async function read(id: string, account = ada): Promise<ChainRun> {
  const response = await getRun(apiRequest(`/api/x?id=${id}`, { token: account.token }));
  return (await response.json()).run;
}

const usedRuns = () => countedRuns(ada.id);

async function creations() {
  return (await listCreations(await getDatabase(), { userId: ada.id, limit: 100 })).rows;
}

async function control(name: "break" | "mend", contains: string[]): Promise<void> {
  const { origin } = new URL(process.env.OPENAI_BASE_URL ?? "");
  await fetch(`${origin}/__double/${name}`, { method: "POST", body: JSON.stringify({ contains }) });
}

async function picture(name = "bee photo.jpg"): Promise<File> {
  const bytes = await photo(900, 600).jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
}

async function upload(id: string, file: File, account = ada): Promise<Response> {
  const form = await multipart({ id, file });
  return addFile(apiRequest("/api/x", { ...form, token: account.token }));
}

describe("a locked PDF", () => {
  const lines = "The community garden was founded in 1984 by twelve neighbors of Mill Street.";
  const add = async (id: string, password: string) => {
    const pdf = await lockedPdf([lines], { userPassword: "open-7", ownerPassword: "o" });
    const file = new File([new Uint8Array(pdf)], "garden.pdf", { type: "application/pdf" });
    const form = await multipart({ id, file, [passwordField("file")]: password });
    return addFile(apiRequest("/api/x", { ...form, token: ada.token }));
  };

  it("is unlocked with the password that comes with it, which is kept nowhere", async () => {
    const id = await prepare([newStep("summarize-pdf")]);
    expect((await add(id, "open-7")).status).toBe(200);

    expect((await post(run, { id })).body).toMatchObject({ success: true, done: 1, failed: 0 });
    const [summary] = await creations();
    expect(summary?.content).toContain("1984");
    const { items } = await read(id);
    // What was given isn't what was made.
    expect(items[0]?.calls[0]?.address).toBeUndefined();
    const kept = JSON.stringify([items, summary]);
    expect(kept).not.toContain("open-7");
  });

  it("is refused with a wrong one", async () => {
    const id = await prepare([newStep("summarize-pdf")]);
    const refused = await add(id, "open-8");
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: "password_required" });
    expect((await read(id)).items).toEqual([]);
  });
});

describe("a chain of four tools over ten inputs", () => {
  it("finishes nine when one step fails, and resumes that one where it failed", async () => {
    const tag = `tag${Date.now().toString(36)}`;
    const inputs = Array.from({ length: 10 }, (_, at) =>
      at === 4 ? `poisoned ${tag}` : `bee number ${at} ${tag}`,
    );
    const id = await prepare(FOUR, inputs);
    expect((await read(id)).state).toBe("new");
    const poison = [ARTICLES_ONLY, `poisoned ${tag}`];
    await control("break", poison);

    const first = await post(run, { id });

    expect(first.body).toMatchObject({ success: true, id, done: 9, failed: 1 });
    const failed = await read(id);
    expect(failed.state).toBe("failed");
    const states = failed.items.map((item) => item.calls.map(({ state }) => state));
    expect(states.filter((calls) => calls.join() === "done,done,done,done")).toHaveLength(9);
    expect(states[4]).toEqual(["done", "failed"]);
    expect(failed.items[4]?.calls[1]?.error).toMatch(/\w+\.$/);
    expect(await creations()).toHaveLength(9 * 4 + 1);
    expect(await usedRuns()).toBe(9 * 4 + 1);
    const titlesAsked = await callsToDouble(`poisoned ${tag}`);
    await control("mend", poison);

    const second = await post(run, { id });

    expect(second.body).toMatchObject({ done: 10, failed: 0 });
    const done = await read(id);
    expect(done.state).toBe("done");
    expect(done.items[4]?.calls[0]?.creationId).toBe(failed.items[4]?.calls[0]?.creationId);
    const rows = await creations();
    expect(rows).toHaveLength(40);
    expect(await usedRuns()).toBe(40);
    // One more conversation: the article. Titles weren't asked for again.
    expect((await callsToDouble(`poisoned ${tag}`)).length).toBe(titlesAsked.length + 1);
    for (const { calls } of done.items) {
      for (const [at, call] of calls.entries()) {
        const row = rows.find((one) => one.id === call.creationId);
        expect(row?.parentId ?? null).toBe(calls[at - 1]?.creationId ?? null);
      }
    }

    const third = await post(run, { id });
    expect(third.body).toMatchObject({ done: 10, failed: 0 });
    expect(await usedRuns()).toBe(40);
  }, 120_000);
});

/** Runs a chain as its page does: kept, and listed among the person's runs. */
async function postKept(id: string) {
  const headers = { "idempotency-key": uuidv7(), "x-run": "keep" };
  return (await run(apiRequest("/api/x", { json: { id }, token: ada.token, headers }))).json();
}

describe("a chain run", () => {
  it("says in the list of runs how many of its inputs failed", async () => {
    const tag = `tag${Date.now().toString(36)}`;
    const id = await prepare([newStep("write-article")], [`good ${tag}`, `poisoned ${tag}`]);
    const poison = [ARTICLES_ONLY, `poisoned ${tag}`];
    await control("break", poison);

    expect(await postKept(id)).toMatchObject({ done: 1, failed: 1 });

    await control("mend", poison);
    const listed = await listRuns(apiRequest("/api/runs", { token: ada.token }));
    expect((await listed.json()).runs).toMatchObject([
      { tool: "chains", state: "done", inputs: { total: 2, failed: 1 } },
    ]);
  });

  it("makes three sizes of each uploaded image, and lets the uploads go", async () => {
    const compress = newStep("compress-image");
    const settings = { ...compress.settings, widths: ["800", "400", "1280"] };
    const id = await prepare([{ ...compress, settings }]);
    expect((await upload(id, await picture())).status).toBe(200);
    expect((await upload(id, await picture("IMG_2.jpg"))).status).toBe(200);

    await post(run, { id });

    const { items, state } = await read(id);
    expect(state).toBe("done");
    expect(items.map(({ input }) => input)).toEqual(["bee photo.jpg", "IMG_2.jpg"]);
    expect(items[0]?.calls.map(({ place }) => place)).toEqual(["0", "1", "2"]);
    const rows = await creations();
    expect(rows.map(({ meta }) => meta.width).sort()).toEqual([400, 400, 800, 800, 900, 900]);
    expect(rows.map(({ prompt }) => prompt)).toContain("Compressed: IMG_2");
    const db = await getDatabase();
    const kept = await db.$count(files, eq(files.userId, ada.id));
    const ctx = await createTestContext();
    await removeUnusedFiles(ctx, new Date());
    expect(kept - (await db.$count(files, eq(files.userId, ada.id)))).toBe(2);
  });

  it("stops between and within steps, and charges whatever was made once", async () => {
    const tag = `tag${Date.now().toString(36)}`;
    const steps = [newStep("write-article"), newStep("blog-titles")];
    const slow = `slow ${tag} [[drip:40]]`;
    const id = await prepare(steps, [`quick ${tag}`, slow]);
    const running = post(run, { id });
    await expect
      .poll(async () => (await read(id)).items[1]?.calls.length, { timeout: 20_000 })
      .toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 500));

    expect((await post(stop, { id })).status).toBe(200);

    expect((await running).body).toMatchObject({ code: "aborted" });
    const stopped = await read(id);
    expect(stopped).toMatchObject({ state: "stopped", notice: null });
    expect(stopped.items.map(({ state }) => state)).toEqual(["done", "waiting"]);

    const before = await usedRuns();
    expect((await post(run, { id })).body).toMatchObject({ done: 2, failed: 0 });
    // What it had written when it was stopped may have been enough to be kept; then it's paid for, too.
    expect(await usedRuns()).toBe(before + 2);
    expect(await usedRuns()).toBe((await creations()).length);
  }, 60_000);

  it("stops when the quota is used up, says so, and can be resumed", async () => {
    stopClock();
    const db = await getDatabase();
    const { windowStart } = quotaHour(new Date());
    for (let used = 0; used < 59; used += 1)
      await consumeUse(db, { subject: `runs:${ada.id}`, windowStart, max: 60 });
    const resize = newStep("compress-image");
    const id = await prepare([resize]);
    await upload(id, await picture());
    await upload(id, await picture());

    const refused = await post(run, { id });

    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    const left = await read(id);
    expect(left).toMatchObject({ state: "stopped", notice: refused.body.message });
    expect(left.items.map(({ state }) => state)).toEqual(["done", "waiting"]);
  });

  it("is taken up where a process died: the call it had begun is made as the same run, uncharged", async () => {
    const id = await prepare([newStep("blog-titles")], ["how bees dance"]);
    const db = await getDatabase();
    const runId = uuidv7();
    const calls = [{ place: "0", step: 0, runId, state: "begun" as const }];
    await db
      .update(chainItems)
      .set({ state: "running", calls })
      .where(eq(chainItems.chainRunId, id));

    expect((await post(run, { id })).body).toMatchObject({ done: 1 });

    expect((await creations()).map((row) => row.id)).toEqual([`${runId.slice(0, -1)}0`]);
    expect(await usedRuns()).toBe(0);
  });

  it("goes on elsewhere when it's handed back: the call it was in is made once more, and paid once", async () => {
    const tag = `tag${Date.now().toString(36)}`;
    const id = await prepare([newStep("write-article")], [`quick ${tag}`, `${tag} [[drip:40]]`]);
    const answered = postKept(id);
    const calls = async () => (await read(id)).items.flatMap((item) => item.calls);
    await expect.poll(async () => (await calls()).length, { timeout: 20_000 }).toBe(2);
    const [first] = await calls();
    // As far as an article that was stopped is kept.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const carried = listLiveRuns().find((one) => one.userId === ada.id);
    if (!carried) throw new Error("nobody carries the chain");

    expect(await giveBack(await getDatabase(), carried)).toBe(true);
    expect(await carried.ended).toBeNull();
    expect((await calls()).map(({ state }) => state)).toEqual(["done", "begun"]);
    await fillPlaces("remote");

    expect(await answered).toMatchObject({ success: true, done: 2, failed: 0 });
    expect((await calls())[0]?.creationId).toBe(first?.creationId);
    expect(await creations()).toHaveLength(2);
    expect(await usedRuns()).toBe(2);
  }, 60_000);

  it("runs once at a time", async () => {
    const id = await prepare([newStep("blog-titles")], ["how bees dance"]);
    const db = await getDatabase();
    await claimChainRun(db, { id, userId: ada.id, runId: uuidv7(), owner: uuidv7() });

    expect(await post(run, { id })).toMatchObject({ status: 409 });
    await post(removeRun, { id });
    expect((await read(id)).state).toBe("running");
  });

  it("takes no more files once it has begun, and none it can't use", async () => {
    const texts = await prepare([newStep("blog-titles")], ["bees"]);
    expect((await upload(texts, await picture())).status).toBe(422);
    const id = await prepare([newStep("compress-image")]);
    await upload(id, await picture());
    await post(run, { id });
    expect((await upload(id, await picture())).status).toBe(422);
    expect((await read(id)).items).toHaveLength(1);
  });

  it("refuses steps that don't fit, and inputs that are missing or too many", async () => {
    const wrong = [newStep("blog-titles"), newStep("compress-image")];
    const refused = await post(begin, { name: "Bees", steps: wrong, inputs: ["bees"] });
    expect(refused.body.message).toMatch(/^Step 2: This step takes an image/);
    const steps = [newStep("blog-titles")];
    for (const inputs of [[], [" "], Array.from({ length: 51 }, () => "bees")]) {
      expect((await post(begin, { name: "Bees", steps, inputs })).status).toBe(400);
    }
  });
});

describe("a chain", () => {
  it("is saved, changed, listed with its runs, and deleted", async () => {
    const saved = await post(save, { name: "Mine", steps: FOUR });
    const { id } = saved.body;
    await post(save, { id, name: "Mine, shorter", steps: FOUR.slice(0, 2) });
    await prepare(FOUR, ["bees"]);

    const response = await list(apiRequest("/api/chains", { token: ada.token }));

    const body = await response.json();
    expect(body.chains).toMatchObject([{ id, name: "Mine, shorter" }]);
    expect(body.chains[0].steps).toHaveLength(2);
    expect(body.runs).toMatchObject([{ name: "Bees", state: "new", items: 1, done: 0 }]);
    await post(remove, { id });
    const db = await getDatabase();
    expect(await db.$count(chains, eq(chains.userId, ada.id))).toBe(0);
  });

  it("isn't saved over another change, unless that is wanted", async () => {
    const saved = (await post(save, { name: "Mine", steps: FOUR })).body;
    const known = { id: saved.id, updatedAt: saved.updatedAt, steps: FOUR };
    // Two saves of one millisecond can't be told apart.
    await new Promise((resolve) => setTimeout(resolve, 2));
    const theirs = await post(save, { ...known, name: "Theirs" });
    expect(theirs.status).toBe(200);

    const mine = await post(save, { ...known, name: "Mine again" });

    expect(mine).toMatchObject({
      status: 409,
      body: { code: "conflict", message: expect.stringMatching(/was changed somewhere else/) },
    });
    const { updatedAt } = theirs.body;
    expect((await post(save, { ...known, updatedAt, name: "After theirs" })).status).toBe(200);
    expect((await post(save, { ...known, updatedAt: undefined, name: "Over it" })).status).toBe(
      200,
    );
  });

  it("is restored under its ID by whoever deleted it, as it was", async () => {
    const { id } = (await post(save, { name: "First", steps: FOUR })).body;
    const { id: later } = (await post(save, { name: "Second", steps: FOUR })).body;
    const listed = async () => {
      const response = await list(apiRequest("/api/chains", { token: ada.token }));
      return (await response.json()).chains;
    };
    const before = await listed();
    const chain = before.find((one: { id: string }) => one.id === id);
    await post(remove, { id });

    expect(await post(restore, chain)).toMatchObject({ status: 200, body: { id } });

    expect(await listed()).toEqual(before);
    // What is open elsewhere can be saved again.
    expect((await post(save, { ...chain, name: "First, longer" })).status).toBe(200);
    // A second call changes nothing.
    expect((await post(restore, chain)).status).toBe(200);
    expect((await listed()).map(({ name }: { name: string }) => name)).toEqual([
      "Second",
      "First, longer",
    ]);
    expect(before.map((one: { id: string }) => one.id)).toEqual([later, id]);
  });

  it("isn't restored over somebody else's, or past the limit", async () => {
    const bob = await signUpAccount();
    const { id } = (await post(save, { name: "Mine", steps: FOUR })).body;
    const stolen = { id, name: "Stolen", steps: FOUR };

    expect((await post(restore, stolen, bob)).status).toBe(404);

    const db = await getDatabase();
    expect(await db.select().from(chains).where(eq(chains.id, id))).toMatchObject([
      { userId: ada.id, name: "Mine" },
    ]);
    const at = { createdAt: new Date(), updatedAt: new Date() };
    const row = () => ({ id: uuidv7(), userId: bob.id, name: "One of many", steps: FOUR, ...at });
    await db.insert(chains).values(Array.from({ length: CHAIN_LIMITS.chains }, row));
    const full = await post(restore, { id: uuidv7(), name: "One more", steps: FOUR }, bob);
    expect(full).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/^You can save up to 50 chains/) },
    });
  });

  it("isn't there for anybody else, and neither are its runs", async () => {
    const bob = await signUpAccount();
    const { id } = (await post(save, { name: "Mine", steps: FOUR })).body;
    const runId = await prepare(FOUR, ["bees"]);

    const change = { id, name: "Stolen", steps: FOUR };
    expect((await post(save, change, bob)).status).toBe(404);
    await post(remove, { id }, bob);
    await post(removeRun, { id: runId }, bob);
    for (const handler of [run, stop] as Handler[]) {
      expect((await post(handler, { id: runId }, bob)).status).toBe(404);
    }
    expect((await upload(runId, await picture(), bob)).status).toBe(404);
    const others = await list(apiRequest("/api/chains", { token: bob.token }));
    expect(await others.json()).toMatchObject({ chains: [], runs: [] });
    expect((await read(runId)).state).toBe("new");
    const mine = await list(apiRequest("/api/chains", { token: ada.token }));
    expect((await mine.json()).chains).toMatchObject([{ id, name: "Mine" }]);
  });

  it("is deleted with the account, runs included, and none can be saved after", async () => {
    const ctx = await createTestContext();
    await post(save, { name: "Mine", steps: FOUR });
    const id = await prepare(FOUR, ["bees"]);

    await deleteAccount(ctx, ada.id);

    expect(await ctx.db.$count(chains, eq(chains.userId, ada.id))).toBe(0);
    expect(await findChainRun(ctx.db, { id, userId: ada.id })).toBeNull();
    expect(await ctx.db.$count(chainItems, eq(chainItems.chainRunId, id))).toBe(0);
    const row = { id: uuidv7(), userId: ada.id, name: "x", steps: FOUR };
    const at = { createdAt: new Date(), updatedAt: new Date() };
    await expect(ctx.db.insert(chains).values({ ...row, ...at })).rejects.toThrow();
  });
});

it("gives the texts of a chain as files that say what wrote them", async () => {
  const id = await prepare([newStep("blog-titles")], ["bees"]);
  await post(run, { id });

  const response = await getTexts(apiRequest(`/api/x?id=${id}`, { token: ada.token }));

  const { texts } = (await response.json()) as { texts: { file: string }[] };
  expect(texts.map(({ file }) => file)).toEqual([
    expect.stringMatching(/^1\. [\s\S]*\n10\. .*\n\n<!-- Written with [^\n]*double[^\n]* -->\n$/),
  ]);
});

it("gives the texts of a chain for five inputs at a time", async () => {
  const topics = ["bees", "moths", "wasps", "ants", "flies", "beetles", "mites"];
  const id = await prepare([newStep("blog-titles")], topics);
  await post(run, { id });
  const countFrom = async (from: string) => {
    const answer = await getTexts(apiRequest(`/api/x?id=${id}&from=${from}`, { token: ada.token }));
    return [answer.status, (await answer.json()).texts?.length];
  };

  expect(await countFrom("0")).toEqual([200, 5]);
  expect(await countFrom("5")).toEqual([200, 2]);
  expect(await countFrom("7")).toEqual([200, 0]);
  expect(await countFrom("-1")).toEqual([400, undefined]);
});
