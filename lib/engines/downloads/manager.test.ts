import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { createModelDownloads, type ModelDownloads } from "@/lib/engines/downloads/manager";
import { DOWNLOADABLE_MODELS } from "@/lib/models/downloadable";
import { type HubDouble, startHubDouble } from "@/tests/support/hub-double";
import { writeRandomModel } from "@/tests/support/random-model";

const [SMALL, MIDDLE] = DOWNLOADABLE_MODELS as [
  (typeof DOWNLOADABLE_MODELS)[number],
  (typeof DOWNLOADABLE_MODELS)[number],
];
const source = path.join(mkdtempSync(path.join(tmpdir(), "atelier-hub-")), "model.gguf");
const LARGE_MACHINE = {
  freeDiskBytes: async () => 1e12,
  memoryBytes: () => 64e9,
  freeMemoryBytes: () => 32e9,
};

let hub: HubDouble;
let modelsDir: string;
let downloads: ModelDownloads;

function create(parts: Partial<Parameters<typeof createModelDownloads>[0]> = {}): ModelDownloads {
  return createModelDownloads({
    models: DOWNLOADABLE_MODELS,
    modelsDir,
    hub: hub.url,
    allowed: true,
    machine: LARGE_MACHINE,
    firstRetryMs: 1,
    ...parts,
  });
}

const folder = () => path.join(modelsDir, "text", "downloaded");
const weights = () => path.join(folder(), `${SMALL.id}.gguf`);
const stateOf = async (of = downloads) => (await of.stateOf(SMALL)).state;
const until = (state: string, of = downloads) =>
  vi.waitFor(async () => expect(await stateOf(of)).toBe(state), { timeout: 10_000, interval: 10 });
const untilReceiving = (of = downloads) =>
  vi.waitFor(async () => expect((await of.stateOf(SMALL)).receivedBytes).toBeGreaterThan(50_000), {
    timeout: 10_000,
    interval: 5,
  });

beforeAll(async () => {
  writeRandomModel(source);
  hub = await startHubDouble(source);
});
afterAll(() => hub.close());

beforeEach(() => {
  modelsDir = mkdtempSync(path.join(tmpdir(), "atelier-downloads-"));
  hub.requests.length = 0;
  downloads = create();
});
afterEach(async () => {
  await downloads.close();
  for (const name of Object.keys(hub.behavior))
    delete hub.behavior[name as keyof typeof hub.behavior];
});

describe("downloading a model", () => {
  it("follows the hub's redirect, checks the hash that the hub told, and keeps the file", async () => {
    expect(await downloads.stateOf(SMALL)).toMatchObject({ state: "absent", bytes: null });

    await downloads.start(SMALL.id);
    await until("ready");

    expect(readFileSync(weights()).equals(readFileSync(source))).toBe(true);
    expect(await downloads.stateOf(SMALL)).toMatchObject({
      bytes: hub.bytes,
      receivedBytes: hub.bytes,
    });
    expect(await downloads.ready()).toEqual([{ model: SMALL, weights: weights() }]);
    expect(hub.requests).toEqual(["HEAD hub", "GET hub", "GET files"]);
    expect(readdirSync(folder()).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("goes on where the connection was cut", async () => {
    hub.behavior.cutAfterBytes = 100_000;

    await downloads.start(SMALL.id);
    await until("ready");

    expect(hub.requests.filter((line) => line.startsWith("GET files"))).toEqual([
      "GET files",
      expect.stringMatching(/^GET files bytes=\d{5,}-$/),
    ]);
    expect(readFileSync(weights()).equals(readFileSync(source))).toBe(true);
  });

  it("begins anew where a server ignores ranges", async () => {
    hub.behavior.cutAfterBytes = 100_000;
    hub.behavior.ignoresRanges = true;

    await downloads.start(SMALL.id);
    await until("ready");

    expect(readFileSync(weights()).equals(readFileSync(source))).toBe(true);
  });

  it("deletes a file whose hash is wrong, and says so", async () => {
    hub.behavior.sha256 = "0".repeat(64);

    await downloads.start(SMALL.id);
    await until("failed");

    expect((await downloads.stateOf(SMALL)).message).toMatch(/doesn't match its SHA-256/);
    expect(readdirSync(folder()).filter((name) => name.includes("gguf"))).toEqual([]);
    expect(await downloads.ready()).toEqual([]);
  });

  it.each([
    ["a file that isn't there", { status: 404 }, "unusable", /no longer offers this file/],
    [
      "a hub that tells no hash",
      { tellsNoHash: true },
      "unusable",
      /doesn't give this file's SHA-256/,
    ],
    ["a hub that is down", { status: 503 }, "provider_unavailable", /can't reach/],
  ])("refuses %s at once", async (_what, behavior, code, message) => {
    Object.assign(hub.behavior, behavior);

    const start = downloads.start(SMALL.id);

    await expect(start).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
    expect(await stateOf()).toBe("absent");
  });

  it("follows no redirect to another host of a private network", async () => {
    hub.behavior.redirectTo = hub.url.replace("127.0.0.1", "localhost");

    await downloads.start(SMALL.id);
    await until("failed");

    expect((await downloads.stateOf(SMALL)).message).toMatch(/public server with https/);
    expect(hub.requests).toEqual(["HEAD hub", "GET hub"]);
  });

  it.each([
    // The file has half a megabyte.
    ["disk", { ...LARGE_MACHINE, freeDiskBytes: async () => 250.1e6 }, /0\.3 GB is free/],
    ["memory", { ...LARGE_MACHINE, memoryBytes: () => 3e8 }, /this machine has 0\.3 GB/],
    [
      "free memory",
      { ...LARGE_MACHINE, freeMemoryBytes: () => 3e8 },
      /only 0\.3 GB of this machine's 64\.0 GB is free\. Close other programs/,
    ],
  ])("asks for %s before the first byte", async (_what, machine, message) => {
    downloads = create({ machine });

    await expect(downloads.start(SMALL.id)).rejects.toMatchObject({
      code: "unusable",
      message: expect.stringMatching(message),
    });
    expect(hub.requests).toEqual(["HEAD hub"]);
  });

  it("asks nobody for anything with MODELS_FETCH=off", async () => {
    downloads = create({ allowed: false });

    await expect(downloads.start(SMALL.id)).rejects.toMatchObject({
      code: "unusable",
      message: "This server doesn't download models: MODELS_FETCH is off.",
    });
    expect(hub.requests).toEqual([]);
  });

  it("takes one model at a time", async () => {
    hub.behavior.pauseMs = 20;
    await downloads.start(SMALL.id);

    await expect(downloads.start(MIDDLE.id)).rejects.toMatchObject({ code: "conflict" });
    await expect(downloads.start(SMALL.id)).resolves.toBeUndefined();
    await expect(create().start(MIDDLE.id)).rejects.toMatchObject({ code: "conflict" });
    await expect(downloads.start("no-such-model")).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("stopping and going on", () => {
  it("pauses, and resumes with what it has", async () => {
    hub.behavior.pauseMs = 5;
    await downloads.start(SMALL.id);
    await untilReceiving();

    await downloads.pause(SMALL.id);
    const { state, receivedBytes } = await downloads.stateOf(SMALL);
    expect(state).toBe("paused");
    expect(receivedBytes).toBeGreaterThan(50_000);
    hub.behavior.pauseMs = undefined;
    await downloads.start(SMALL.id);
    await until("ready");

    expect(hub.requests.at(-1)).toBe(`GET files bytes=${receivedBytes}-`);
    expect(readFileSync(weights()).equals(readFileSync(source))).toBe(true);
  });

  it("resumes by itself after a restart, but not what was paused", async () => {
    hub.behavior.pauseMs = 5;
    await downloads.start(SMALL.id);
    await untilReceiving();
    await downloads.close();
    hub.behavior.pauseMs = undefined;

    const next = create();
    expect(await stateOf(next)).toBe("paused");
    await next.resume();
    await until("ready", next);

    expect(hub.requests.at(-1)).toMatch(/^GET files bytes=\d{5,}-$/);
    await next.close();
  });

  it("leaves a paused download alone after a restart", async () => {
    hub.behavior.pauseMs = 5;
    await downloads.start(SMALL.id);
    await untilReceiving();
    await downloads.pause(SMALL.id);
    hub.requests.length = 0;

    await create().resume();

    expect(hub.requests).toEqual([]);
    expect(await stateOf()).toBe("paused");
  });

  it("begins anew when the hub has another file by then", async () => {
    hub.behavior.pauseMs = 5;
    await downloads.start(SMALL.id);
    await untilReceiving();
    await downloads.pause(SMALL.id);
    hub.behavior.pauseMs = undefined;
    hub.behavior.sha256 = "1".repeat(64);

    await downloads.start(SMALL.id);
    await until("failed");

    expect(hub.requests.at(-1)).toBe("GET files");
  });

  it("removes a model with a click, also while it's on its way", async () => {
    await downloads.start(SMALL.id);
    await until("ready");
    await downloads.remove(SMALL.id);
    expect(await stateOf()).toBe("absent");

    hub.behavior.pauseMs = 5;
    await downloads.start(SMALL.id);
    await untilReceiving();
    await downloads.remove(SMALL.id);

    expect(await stateOf()).toBe("absent");
    expect(readdirSync(folder())).toEqual(["lock"]);
  });

  it("doesn't load a file that changed after it was verified", async () => {
    await downloads.start(SMALL.id);
    await until("ready");
    writeFileSync(weights(), "something else");

    expect(await downloads.ready()).toEqual([]);
    expect(await stateOf()).toBe("absent");
    expect(existsSync(weights())).toBe(true);
  });
});
