import { expect, it } from "vitest";
import { deleteChainRuns } from "@/db/queries/chain-runs";
import { findRun } from "@/db/queries/runs";
import { readChainRun } from "@/lib/chains/read-chain-run";
import { newStep } from "@/lib/chains/steps";
import { stopChainRun } from "@/lib/chains/stop-chain-run";
import { readRuns } from "@/lib/runs/read-runs";
import { createTestContext } from "@/tests/support/test-context";
import { askForChain } from "@/tests/support/worker-runs";

const STEPS = [newStep("write-article")];

it("a chain in line says so, isn't deleted, and leaves the line when it's stopped", async () => {
  const ctx = await createTestContext();
  const { db, user } = ctx;
  const { id: run, chainRunId: id } = await askForChain(db, user.id, {
    steps: STEPS,
    inputs: ["bees"],
  });

  expect(await readChainRun(ctx, id)).toMatchObject({ state: "waiting" });
  const { runs } = await readRuns(ctx, { forProgram: false });
  expect(runs).toMatchObject([{ id: run, tool: "chains", address: `/ai/chains/runs/${id}` }]);
  await deleteChainRuns(db, { userId: user.id, ids: [id], now: ctx.now() });
  await stopChainRun(ctx, id);

  expect(await readChainRun(ctx, id)).toMatchObject({ state: "new" });
  expect(await findRun(db, { userId: user.id, id: run })).toMatchObject({ state: "stopped" });
  await deleteChainRuns(db, { userId: user.id, ids: [id], now: ctx.now() });
  await expect(readChainRun(ctx, id)).rejects.toThrow("no longer exists");
});

it("nobody stops somebody else's chain", async () => {
  const [ctx, other] = [await createTestContext(), await createTestContext()];
  const { chainRunId } = await askForChain(ctx.db, ctx.user.id, { steps: STEPS, inputs: ["bees"] });

  await expect(stopChainRun(other, chainRunId)).rejects.toThrow("no longer exists");

  expect(await readChainRun(ctx, chainRunId)).toMatchObject({ state: "waiting" });
});
