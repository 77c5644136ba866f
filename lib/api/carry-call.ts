import "server-only";

import type { AskedRun } from "@/db/queries/run-queue";
import { findRun } from "@/db/queries/runs";
import type { RunKind, RunTicket } from "@/db/schema/runs";
import {
  beginRuns,
  fillPlaces,
  newCarrier,
  releasePlaces,
  takePlaces,
} from "@/lib/carrier/carrier";
import { executeRun } from "@/lib/carrier/execute-run";
import { AppError } from "@/lib/core/errors";
import type { Progress } from "@/lib/core/progress";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import type { UserContext } from "@/lib/providers/context";
import { carries, endsWithCall } from "@/lib/queue/kinds";
import { askRun, recordRun } from "@/lib/runs/ask-run";
import { watchRun } from "@/lib/runs/follow-run";
import { endLostRuns } from "@/lib/runs/hand-back";
import { stopRun } from "@/lib/runs/read-runs";
import { keepRunFiles } from "@/lib/runs/run-files";
import type { Charge } from "@/lib/usage/charge";

/** A call that the queue carries. */
export type CarriedCall = {
  id: string;
  kind: RunKind;
  /** Whether it goes on without its caller. */
  kept: boolean;
  endpoint: string;
  /** The checked fields, and the files that came with them. */
  input: Record<string, unknown>;
  ticket: Omit<RunTicket, "user" | "charge" | "files">;
  charge: Charge;
  /** Whether a process that died had begun this call; its row says whether it was charged. */
  takenOver: boolean;
  /** Called once the run has copies of its files. */
  discardFiles: () => Promise<void>;
};

/**
 * Has a run carried, by this process when it can and has room, and waits for its end. A run of that name which is there
 * already is followed instead.
 *
 * @param left fires when the caller leaves, which stops a run that isn't kept
 * @throws AppError what the run failed with, `rate_limited` when the quota is used up, `conflict` when its name belongs to
 *   another request
 */
export async function carryCall(
  ctx: UserContext,
  call: CarriedCall,
  progress: Progress,
  left: AbortSignal,
): Promise<Record<string, unknown>> {
  const name = { userId: ctx.user.id, id: call.id };
  const isKnown = call.takenOver && (await goesOn(ctx, call));
  if (!isKnown) await begin(ctx, call);
  if (call.kept) progress.onKept?.();
  // They, and the place of their upload, would be held for as long as the run waits. Closing the call tries again.
  void call.discardFiles().catch(() => {});
  const stop = () => void stopRun(ctx, call.id).catch(() => {});
  if (!call.kept) left.addEventListener("abort", stop, { once: true });
  try {
    if (left.aborted && !call.kept) stop();
    const whose = call.kept ? "pages" : "callers";
    const onLost = () => endLostRuns(ctx, ctx.user.id);
    return await watchRun(ctx.db, name, progress, { whose, onLost });
  } finally {
    left.removeEventListener("abort", stop);
  }
}

/** Whether the run of a call that was begun before is at work, waits, or is done. */
async function goesOn(ctx: UserContext, { id, ticket }: CarriedCall): Promise<boolean> {
  const { db, user } = ctx;
  const known = await findRun(db, { userId: user.id, id });
  // Once it has ended, it can begin again under its name.
  if (known?.isLost) await endLostRuns(ctx, user.id);
  if (!known || known.isLost || ["failed", "stopped"].includes(known.state)) return false;
  if (known.ticket && known.ticket.requestHash !== ticket.requestHash) {
    const message = "This Idempotency-Key was already used for a different request. Use a new one.";
    throw new AppError("conflict", message);
  }
  return true;
}

async function begin(ctx: UserContext, call: CarriedCall): Promise<void> {
  const { id, kind, kept, endpoint, charge } = call;
  const { files: given = {}, ...input } = call.input;
  // Safe: `receiveCall` made them.
  const files = await keepRunFiles(ctx.storage, given as Record<string, UploadedFile | undefined>);
  const ticket = { ...call.ticket, user: ctx.user, files, charge: charge.planned };
  const run = { userId: ctx.user.id, id, kind, kept, endpoint, input, ticket, now: ctx.now() };
  // Nothing is recorded of a run that is refused, and nothing charged.
  const { isNew, claimed } = await ask(ctx, run, charge).catch(async (error: unknown) => {
    await removeFiles(ctx, ticket);
    throw error;
  });
  if (!isNew) await removeFiles(ctx, ticket);
  if (!isNew && !(await goesOn(ctx, call))) throw busy();
  if (isNew && claimed.length === 0) void fillPlaces(kind);
}

/** Records the run, and begins it or whatever comes before it where this process has room. */
async function ask({ db }: UserContext, run: AskedRun & { kind: RunKind }, charge: Charge) {
  const { kind } = run;
  if (endsWithCall() && carries(kind)) {
    const asked = await recordRun(db, run, newCarrier(), charge);
    for (const row of asked.claimed) await executeRun(row);
    return asked;
  }
  const places = takePlaces(kind, 1);
  let begun = 0;
  try {
    const here = { carrier: newCarrier(), most: places };
    const asked = await askRun(db, run, here, charge);
    begun = asked.claimed.length;
    await beginRuns(asked.claimed);
    return asked;
  } finally {
    releasePlaces(kind, places - begun);
  }
}

/** Nothing was recorded that would delete them. */
async function removeFiles(ctx: UserContext, { files }: RunTicket): Promise<void> {
  await ctx.storage.remove(files.map(({ key }) => key));
}

function busy(): AppError {
  const message = "This request is already running. Wait for it to finish.";
  return new AppError("rate_limited", message, { retryAfterSeconds: 5 });
}
