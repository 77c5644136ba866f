import "server-only";

import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { isOutage } from "@/db/failure-kinds";
import { listChainItems } from "@/db/queries/chain-runs";
import { claimChainRun, leaveChainRun, saveChainItem } from "@/db/queries/chain-work";
import type { ChainItemRow } from "@/db/schema/chain-items";
import type { ChainValue } from "@/lib/chains/chain-value";
import { type runChainContract, stepsSchema } from "@/lib/chains/contract";
import { holdChainRun } from "@/lib/chains/hold-chain-run";
import { type CarriedItem, runSteps, StepFailure } from "@/lib/chains/run-steps";
import { type ChainStep, callsPerInput, inputOf } from "@/lib/chains/steps";
import { appUrl } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import { filePath } from "@/lib/files/file-path";
import type { RunContext } from "@/lib/providers/context";

type Outcome = z.output<typeof runChainContract.output>;

/**
 * Carries a chain run out from where it is: every step of every input that isn't done. What fails doesn't stop the other
 * inputs. Everything is saved after each step, so that it can go on when it's stopped, or when its process dies.
 *
 * @throws AppError `not_found` when it's gone, `conflict` while it runs, `aborted` when it's stopped, `rate_limited` when
 *   the quota is used up, and what an engine says that has no room for long
 */
export async function runChain(
  ctx: RunContext,
  { id, origin = appUrl() }: { id: string; origin?: string | undefined },
): Promise<Outcome> {
  // The same one when this run begins again after its process died.
  const runId = ctx.nextCreationId();
  const owner = randomUUID();
  const run = await claimChainRun(ctx.db, { id, userId: ctx.user.id, runId, owner });
  const held = holdChainRun(ctx.db, { id, owner });
  const signal = AbortSignal.any([ctx.signal, held.signal]);
  let notice: string | null = null;
  try {
    const steps = stepsSchema.parse(run.steps);
    const items = await listChainItems(ctx.db, id);
    await runItems({ ...ctx, signal }, { owner, steps, origin, items });
    const count = (state: ChainItemRow["state"]) =>
      items.filter((item) => item.state === state).length;
    return { id, done: count("done"), failed: count("failed") };
  } catch (error) {
    notice = noticeOf(error);
    throw error;
  } finally {
    held.release();
    await leaveChainRun(ctx.db, { id, owner, notice }).catch((error: unknown) => {
      logger.warn({ error }, "could not record the end of a chain");
    });
  }
}

type Work = {
  owner: string;
  steps: readonly ChainStep[];
  origin: string;
  items: readonly ChainItemRow[];
};

async function runItems(ctx: RunContext, { owner, steps, origin, items }: Work): Promise<void> {
  const total = items.length * callsPerInput(steps);
  const doneCalls = () =>
    items.flatMap(({ calls }) => calls).filter(({ state }) => state === "done").length;
  for (const [index, item] of items.entries()) {
    if (item.state === "done" || item.state === "failed") continue;
    throwIfStopped(ctx.signal);
    const carried: CarriedItem = {
      item,
      steps,
      origin,
      save: (tx = ctx.db) => saveChainItem(tx, owner, item),
      onStep: ({ label, waitsFor }) =>
        ctx.progress.onStep({
          label: `${label}, ${index + 1} of ${items.length}`,
          waitsFor,
          done: doneCalls(),
          total,
        }),
    };
    await runItem(ctx, carried);
  }
}

async function runItem(ctx: RunContext, carried: CarriedItem): Promise<void> {
  const { item, save } = carried;
  item.state = "running";
  item.calls = item.calls.filter(({ state }) => state !== "failed");
  try {
    await runSteps(ctx, carried, inputValue(item, carried.steps));
    item.state = "done";
  } catch (error) {
    item.state = error instanceof StepFailure ? "failed" : "waiting";
    if (!(error instanceof StepFailure)) throw error;
  } finally {
    await save();
  }
}

function inputValue({ input, fileId }: ChainItemRow, steps: readonly ChainStep[]): ChainValue {
  const material = inputOf(steps);
  if (fileId === null) return { material, subject: input, text: input };
  return { material, subject: input, address: filePath(fileId) };
}

/** @throws AppError `aborted` once a chain is stopped */
function throwIfStopped(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError("aborted", "You stopped this chain.");
}

/** What the page says of a chain that ended early; nothing when a person stopped it, or it goes on by itself. */
function noticeOf(error: unknown): string | null {
  if (isOutage(error)) return null;
  if (!(error instanceof AppError)) return "Something went wrong on our end. Try again.";
  return error.code === "aborted" ? null : error.message;
}
