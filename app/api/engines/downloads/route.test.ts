import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { POST as pause } from "@/app/api/engines/downloads/pause/route";
import { POST as remove } from "@/app/api/engines/downloads/remove/route";
import { GET } from "@/app/api/engines/downloads/route";
import { POST as start } from "@/app/api/engines/downloads/start/route";
import { GET as listEngines } from "@/app/api/engines/route";
import { users } from "@/db/schema/accounts";
import type { EngineList } from "@/lib/engines/contract";
import type { DownloadList } from "@/lib/engines/downloads/contract";
import { createModelDownloads } from "@/lib/engines/downloads/manager";
import { modelDownloads } from "@/lib/engines/downloads/model-downloads";
import { writerFor } from "@/lib/engines/engines-of-run";
import { kindOfRun } from "@/lib/engines/kind-of-run";
import { TINYLLAMA_Q4 } from "@/lib/models/catalog";
import { DOWNLOADABLE_MODELS } from "@/lib/models/downloadable";
import { downloadedWriters } from "@/lib/providers";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { type HubDouble, startHubDouble } from "@/tests/support/hub-double";
import { writeRandomModel } from "@/tests/support/random-model";
import { createTestContext } from "@/tests/support/test-context";

const ID = "qwen2.5-0.5b-instruct";
const REF = `downloaded:${ID}`;
const NO_PAGE = { ask: undefined, contextTokens: 4_096 };
/** The built-in model's weights, where a machine has them: a real model to download. */
const REAL_WEIGHTS = path.join(homedir(), ".cache/atelier/models", TINYLLAMA_Q4.file);

const folders: string[] = [];
const OPERATOR = "operator@example.com";

let operator: TestAccount;
let refused: unknown;

/** Everything from now on downloads this file. @returns the hub */
async function offer(file: string): Promise<HubDouble> {
  const hub = await startHubDouble(file);
  const modelsDir = mkdtempSync(path.join(tmpdir(), "atelier-downloads-"));
  folders.push(modelsDir);
  const downloads = createModelDownloads({
    models: DOWNLOADABLE_MODELS,
    modelsDir,
    hub: hub.url,
    allowed: true,
    machine: {
      freeDiskBytes: async () => 1e12,
      memoryBytes: () => 64e9,
      freeMemoryBytes: () => 64e9,
    },
    firstRetryMs: 1,
  });
  await modelDownloads.set(downloads)?.close();
  return hub;
}

const post = (account: TestAccount, json: object = { id: ID }) =>
  apiRequest("/api/engines/downloads", { json, token: account.token });

async function list(): Promise<DownloadList> {
  return (await GET(apiRequest("/api/engines/downloads", { token: operator.token }))).json();
}

async function engines(account: TestAccount): Promise<EngineList> {
  return (await listEngines(apiRequest("/api/engines", { token: account.token }))).json();
}

const until = (state: string) =>
  vi.waitFor(async () => expect((await list()).models[0]).toMatchObject({ state }), {
    timeout: 60_000,
    // A person may make 240 calls a minute.
    interval: 500,
  });

beforeAll(async () => {
  // Named in OPERATOR_EMAILS; see vitest.config.ts. A Postgres server may have it from an earlier run.
  const db = await getDatabase();
  await db.delete(users).where(eq(users.email, OPERATOR));
  refused = await signUpAccount(OPERATOR).catch((error: unknown) => error);
  operator = await signUpAccount();
  await db.update(users).set({ email: OPERATOR }).where(eq(users.id, operator.id));
});

afterAll(async () => {
  await modelDownloads.set(undefined)?.close();
  await downloadedWriters.set(undefined)?.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe("downloads", () => {
  let hub: HubDouble;

  beforeAll(async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "atelier-hub-")), "model.gguf");
    writeRandomModel(file);
    hub = await offer(file);
  });
  afterAll(() => hub.close());

  it("can't be had by signing up with an operator's address, which nobody verifies", () => {
    expect(refused).toBeInstanceOf(Error);
  });

  it("don't exist for anybody but the operator", async () => {
    const stranger = await signUpAccount();
    const answers = [
      await GET(apiRequest("/api/engines/downloads")),
      await GET(apiRequest("/api/engines/downloads", { token: stranger.token })),
      await start(post(stranger)),
      await pause(post(stranger, { id: 7 })),
      await remove(post(stranger)),
    ];

    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect((await answer.json()).message).toBe("There's nothing at this address.");
    }
    expect(hub.requests).toEqual([]);
  });

  it("list three models from small to large, with size, memory, and license", async () => {
    const { models, allowed } = await list();

    expect(allowed).toBe(true);
    expect(models.map(({ license, state }) => [license, state])).toEqual(
      Array(3).fill(["Apache-2.0", "absent"]),
    );
    const sizes = models.map(({ bytes }) => bytes);
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    for (const { bytes, memoryBytes } of models) expect(memoryBytes).toBeGreaterThan(bytes);
  });

  it("become an engine for everybody, which writes through its own chat template", async () => {
    const ctx = await createTestContext({ user: { id: operator.id } });
    await expect(writerFor(ctx, REF, NO_PAGE)).rejects.toMatchObject({ code: "unusable" });

    expect((await start(post(operator))).status).toBe(200);
    await until("ready");

    const { writers } = await engines(await signUpAccount());
    expect(writers.find(({ ref }) => ref === REF)).toMatchObject({
      source: "downloaded",
      name: "Qwen2.5 0.5B Instruct",
      builtIn: false,
      state: "unchecked",
    });
    const text = await writerFor(ctx, REF, NO_PAGE);
    expect(text.openDraft).toBeUndefined();
    expect(text.isLoaded?.()).toBe(false);
    const answer = await text.generate({
      system: "You write.",
      prompt: "Write about bees.",
      maxOutputTokens: 16,
      userId: operator.id,
      signal: ctx.signal,
    });
    expect(answer.text.length).toBeGreaterThan(0);
    expect(text.isLoaded?.()).toBe(true);
    expect(await text.contextTokens?.()).toBe(512);
    const known = (await engines(operator)).writers.find(({ ref }) => ref === REF);
    expect(known?.state).toBe("ready");
  });

  it("take the places of the process's own model, which are few", async () => {
    const ctx = await createTestContext();

    expect(await kindOfRun(ctx, { writes: true }, REF)).toBe("text");
  });

  it("are gone with a click, from memory as well", async () => {
    const ctx = await createTestContext();
    const text = await writerFor(ctx, REF, NO_PAGE);

    const answer: DownloadList = await (await remove(post(operator))).json();

    expect(answer.models[0]?.state).toBe("absent");
    expect(text.isLoaded?.()).toBe(false);
    expect((await engines(operator)).writers.some(({ ref }) => ref === REF)).toBe(false);
    await expect(writerFor(ctx, REF, NO_PAGE)).rejects.toMatchObject({ code: "unusable" });
  });

  it("refuse a model that isn't in the list", async () => {
    const answer = await start(post(operator, { id: "../../etc/passwd" }));

    expect(answer.status).toBe(404);
    expect((await answer.json()).message).toBe("There's no such model to download.");
  });
});

describe.skipIf(!existsSync(REAL_WEIGHTS))("a real model", () => {
  it("survives a cut of its download, loads, and writes English", async () => {
    const hub = await offer(REAL_WEIGHTS);
    hub.behavior.cutAfterBytes = 200_000_000;
    await start(post(operator));
    await until("ready");
    expect(hub.requests.at(-1)).toMatch(/^GET files bytes=\d{8,}-$/);

    const text = await writerFor(await createTestContext(), REF, NO_PAGE);
    const answer = await text.generate({
      system: "You are a helpful assistant.",
      prompt: "Write two sentences about bees and their honey.",
      maxOutputTokens: 40,
      temperature: 0,
      userId: operator.id,
      timeoutMs: 100_000,
      signal: new AbortController().signal,
    });

    expect(answer.text).toMatch(/\bbees\b/i);
    expect(answer.text).toMatch(/\bhoney\b/i);
    await remove(post(operator));
    await hub.close();
  }, 180_000);
});
