import "server-only";

import { findRun } from "@/db/queries/runs";
import type { RunKind, RunTicket } from "@/db/schema/runs";
import type { Progress } from "@/lib/core/progress";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import type { UserContext } from "@/lib/providers/context";
import { askRun } from "@/lib/runs/ask-run";
import { watchRun } from "@/lib/runs/follow-run";
import { goesOnElsewhere } from "@/lib/runs/live-runs";
import { stopRun } from "@/lib/runs/read-runs";
import { keepRunFiles } from "@/lib/runs/run-files";
import { type Charge, NO_CHARGE, type StoredCharge } from "@/lib/usage/charge";
import { hashRequest } from "@/lib/usage/idempotency";

/** A chain's call that this process doesn't carry. */
type HandedOnCall = {
  endpoint: string;
  kind: RunKind;
  input: Record<string, unknown>;
  files: Readonly<Record<string, UploadedFile | undefined>>;
  /** Names its run and its creations. */
  runId: string;
  engine: string | null;
  charge: Charge;
  /** Whether it was begun before, by a process that died. */
  takenOver: boolean;
  progress: Progress;
  signal: AbortSignal;
};

/** Ends in which a run gave back what it was charged. */
const REFUNDED: readonly string[] = ["failed", "stopped"];

/**
 * Has a process that carries its kind make a call of a chain, and waits for that. One that was handed on before is
 * waited for again. It isn't kept: it's left out of the list of runs, and ends when the chain is stopped.
 *
 * @returns its answer's content
 * @throws AppError what the run failed with, `aborted` when the chain ends here
 */
export async function handOnStep(
  ctx: UserContext,
  call: HandedOnCall,
): Promise<Record<string, unknown>> {
  const { runId: id, takenOver, charge, signal } = call;
  const name = { userId: ctx.user.id, id };
  const known = takenOver ? await findRun(ctx.db, name) : null;
  // From now on its own row says what it was charged.
  const taken = await charge.handOver();
  if (!known || REFUNDED.includes(known.state)) await ask(ctx, call, known ? null : taken);
  try {
    return await watchRun(ctx.db, name, call.progress, { left: signal });
  } catch (error) {
    if (signal.aborted && !goesOnElsewhere(signal)) await stopRun(ctx, id).catch(() => {});
    throw error;
  }
}

/** @param taken what it was charged; null to charge it with the row */
async function ask(ctx: UserContext, call: HandedOnCall, taken: StoredCharge | null) {
  const { endpoint, kind, input, runId, engine, charge } = call;
  const files = await keepRunFiles(ctx.storage, call.files);
  const ticket: RunTicket = {
    runId,
    requestHash: hashRequest(endpoint, input),
    user: ctx.user,
    engine,
    compared: null,
    files,
    charge: taken ?? charge.planned,
  };
  const run = { userId: ctx.user.id, id: runId, kind, kept: false, endpoint, input, ticket };
  try {
    await askRun(ctx.db, { ...run, now: ctx.now() }, NOT_HERE, taken ? NO_CHARGE : charge);
  } catch (error) {
    // Nothing was recorded that would refund the charge and delete the files.
    if (taken) charge.takeBack();
    await ctx.storage.remove(files.map(({ key }) => key));
    throw error;
  }
}

const NOT_HERE = { carrier: "", most: 0, isPart: true };
