import { setTimeout } from "node:timers/promises";
import { uuidv7 } from "uuidv7";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";

import { claimChainRun, requestChainStop } from "@/db/queries/chain-work";
import { isWaiting } from "@/db/queries/runs";
import { runs } from "@/db/schema/runs";
import { executeRun } from "@/lib/carrier/execute-run";
import { prepareChainRun } from "@/lib/chains/chains";
import { readChainRun } from "@/lib/chains/read-chain-run";
import { runChain } from "@/lib/chains/run-chain";
import { newStep } from "@/lib/chains/steps";
import { env } from "@/lib/core/env";
import { engines } from "@/lib/providers";
import { getDatabase } from "@/lib/providers/database";
import { createOpenAiText } from "@/lib/providers/text/openai";
import { takeRuns } from "@/lib/runs/ask-run";
import { countedRuns } from "@/tests/support/counted-uses";
import {
  type Answer,
  type ProviderDouble,
  startProviderDouble,
} from "@/tests/support/provider-double";
import { createTestContext } from "@/tests/support/test-context";

/** Shorter waits are made within the call. */
const SHORT_WAIT_SECONDS = 6;
const WAITING = "waiting for its engine, next try in";

let service: ProviderDouble;
let refusals: Answer[] = [];
let stopCarrier: () => Promise<void>;
const own = engines.text.get();
const kinds = env().WORKER_KINDS;

beforeAll(async () => {
  service = await startProviderDouble({
    path: "/v1",
    listModels: () => ({ status: 200, body: { data: [] } }),
    refuse: () => refusals.shift(),
  });
  const server = { apiKey: "sk-test", baseUrl: service.url, model: "double", timeoutMs: 10_000 };
  engines.text.set(createOpenAiText(server));
});
afterAll(async () => {
  engines.text.set(own);
  await service.close();
  await (await getDatabase()).delete(runs);
});
beforeEach(async () => {
  // What other tests left in line would be taken up here, too.
  await (await getDatabase()).delete(runs).where(isWaiting());
  // Whoever has the chain carries none of its steps.
  env().WORKER_KINDS = [];
  stopCarrier = carrySteps();
});
afterEach(async () => {
  await stopCarrier();
  env().WORKER_KINDS = kinds;
  refusals = [];
});

/** Takes up steps as another process would that carries their kind. */
function carrySteps(): () => Promise<void> {
  let isStopping = false;
  const carrying = (async () => {
    const db = await getDatabase();
    while (!isStopping) {
      const rows = await takeRuns(db, { kind: "remote", carrier: "elsewhere", most: 1 });
      for (const row of rows) await (await executeRun(row)).ended;
      await setTimeout(100);
    }
  })();
  return () => {
    isStopping = true;
    return carrying;
  };
}

function busy(retryAfterSeconds: number): Answer {
  const error = { message: "Slow down.", type: "rate_limit" };
  return { status: 429, body: { error }, headers: { "retry-after": `${retryAfterSeconds}` } };
}

/** A chain of one step that's handed to the other process, and what it has said so far. */
async function prepare(inputs: string[], onLabel: (label: string) => void = () => {}) {
  const labels: string[] = [];
  const onStep = ({ label }: { label: string }) => {
    labels.push(label);
    onLabel(label);
  };
  const progress = { onText: () => {}, onReplace: () => {}, onStep };
  const ctx = await createTestContext({ progress, text: engines.text.get() });
  const steps = [newStep("blog-titles")];
  const { id } = await prepareChainRun(ctx, { name: "Titles", steps, inputs });
  return { ctx, id, labels };
}

it("waits for the engine of the process that makes the step, says so, and charges it once", async () => {
  refusals = [busy(SHORT_WAIT_SECONDS)];
  const { ctx, id, labels } = await prepare(["bees"]);

  expect(await runChain(ctx, { id })).toEqual({ id, done: 1, failed: 0 });

  expect(labels.filter((label) => label.includes(WAITING))).toHaveLength(1);
  expect(await countedRuns(ctx.user.id)).toBe(1);
});

it("ends with what an engine elsewhere says that has no room for long, and no input fails", async () => {
  refusals = [busy(3_600)];
  const { ctx, id } = await prepare(["bees", "wasps"]);

  await expect(runChain(ctx, { id })).rejects.toMatchObject({ code: "rate_limited" });

  const left = await readChainRun(ctx, id);
  expect(left).toMatchObject({ state: "stopped", notice: expect.stringMatching(/busy/) });
  expect(left.items.map(({ state, calls }) => [state, calls])).toEqual([
    ["waiting", []],
    ["waiting", []],
  ]);
  expect(await countedRuns(ctx.user.id)).toBe(0);
});

it("is charged once when its chain is taken up meanwhile by a process that carries the step's kind", async () => {
  refusals = [busy(300)];
  const runId = uuidv7();
  const { ctx, id } = await prepare(["bees"], (label) => {
    const next = { id, userId: ctx.user.id, runId, owner: uuidv7() };
    if (label.includes(WAITING)) void claimChainRun(ctx.db, next);
  });
  const run = { ...ctx, nextCreationId: () => runId };
  await expect(runChain(run, { id })).rejects.toMatchObject({ code: "aborted" });
  env().WORKER_KINDS = kinds;

  expect(await runChain(run, { id })).toEqual({ id, done: 1, failed: 0 });

  expect(await countedRuns(ctx.user.id)).toBe(1);
});

it("is stopped while it waits, and costs nothing", async () => {
  refusals = [busy(300)];
  const { ctx, id } = await prepare(["bees"], (label) => {
    if (label.includes(WAITING)) void requestChainStop(ctx.db, { id, userId: ctx.user.id });
  });

  await expect(runChain(ctx, { id })).rejects.toMatchObject({ code: "aborted" });

  const left = await readChainRun(ctx, id);
  expect(left).toMatchObject({ state: "stopped", notice: null });
  expect(left.items.map(({ state, calls }) => [state, calls])).toEqual([["waiting", []]]);
  expect(await countedRuns(ctx.user.id)).toBe(0);
});
