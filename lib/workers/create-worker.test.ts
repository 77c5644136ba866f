import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { allocatorSettings } from "@/lib/workers/allocator";
import { createWorker, type Worker, type WorkerOptions } from "@/lib/workers/create-worker";
import { bundleWorker } from "@/scripts/build-workers.mjs";
import type { TestJobs } from "@/tests/support/test-worker";

const PAGE_BYTES = 4096;
const NEVER = { signal: new AbortController().signal, silenceTimeoutMs: 15_000 };
const script = path.join(mkdtempSync(path.join(tmpdir(), "atelier-worker-")), "test.mjs");

function create(changes: Partial<WorkerOptions> = {}): Worker<TestJobs> {
  const maxMemoryBytes = 400 * 1024 ** 2;
  const options = { name: "The test worker", script, maxMemoryBytes, idleExitMs: 60_000 };
  return createWorker<TestJobs>({ ...options, ...changes });
}

describe("worker", () => {
  let worker: Worker<TestJobs>;

  beforeAll(async () => {
    await bundleWorker("tests/support/test-worker.ts", script);
    worker = create();
  });
  afterAll(() => worker.close());

  it("starts on demand, emits progress and returns the output", async () => {
    const events: string[] = [];
    expect(worker.pid()).toBeUndefined();

    const answer = await worker.run("echo", "tea", {
      ...NEVER,
      onEvent: (text) => events.push(text),
    });

    expect(answer).toBe("tea");
    expect(events).toEqual(["tea is on its way"]);
    expect(worker.pid()).toBeGreaterThan(0);
  });

  it("loses one job in a crash and restarts for the next", async () => {
    const before = worker.pid();

    const crash = worker.run("crash", "the last words", NEVER);

    await expect(crash).rejects.toMatchObject({
      code: "provider_failed",
      message: "The test worker ran into a problem. Try again.",
    });
    await expect(crash).rejects.toHaveProperty(
      "cause.message",
      expect.stringMatching(/last words/),
    );
    expect(await worker.run("echo", "again", NEVER)).toBe("again");
    expect(worker.pid()).not.toBe(before);
  });

  it("ends when it takes too much native memory", async () => {
    const taken: number[] = [];

    const greedy = worker.run("fill", 2_000, { ...NEVER, onEvent: (count) => taken.push(count) });

    // Killed by the system, or by us after a failed allocation: that differs between versions of Node.
    await expect(greedy).rejects.toMatchObject({
      code: "provider_failed",
      cause: { code: expect.stringMatching(/^(exit .+|out of memory)$/) },
    });
    expect(Math.max(...taken)).toBeLessThan(450);
    expect(await worker.run("fill", 64, NEVER)).toBeGreaterThan(0);
  });

  it("is killed when it ignores an abort", async () => {
    await worker.run("echo", "warm", NEVER);
    const startedMs = performance.now();

    const hanging = worker.run("hang", 60_000, { ...NEVER, signal: AbortSignal.timeout(50) });

    await expect(hanging).rejects.toMatchObject({ code: "aborted" });
    expect(performance.now() - startedMs).toBeLessThan(5_000);
  });

  it("is killed after silence", async () => {
    await worker.run("echo", "warm", NEVER);

    const silent = worker.run("hang", 60_000, { ...NEVER, silenceTimeoutMs: 100 });

    await expect(silent).rejects.toMatchObject({ code: "provider_timeout" });
  });

  it("can't see the server's environment", async () => {
    const names = await worker.run("secrets", undefined, NEVER);

    expect(names).not.toContain("DATABASE_URL");
  });

  it.skipIf(!allocatorSettings().GLIBC_TUNABLES)(
    "takes large blocks from memory it has",
    async () => {
      const roomy = create({ maxMemoryBytes: 2 * 1024 ** 3, keepsMemory: true });
      // More than the allocator takes from its heap by default.
      const [blocks, bytes] = [8, 48 * 1024 ** 2];

      const mapped = await roomy.run("reuse", { blocks, bytes }, NEVER);

      expect(mapped).toBeLessThan((blocks * bytes) / PAGE_BYTES / 2);
      await roomy.close();
    },
  );

  it("exits when idle", async () => {
    const idle = create({ idleExitMs: 50 });
    await idle.run("echo", "tea", NEVER);

    await expect.poll(() => idle.pid(), { timeout: 5_000 }).toBeUndefined();
    expect(await idle.run("echo", "more", NEVER)).toBe("more");
    await idle.close();
  });
});
