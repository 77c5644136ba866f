import "server-only";

import { setTimeout } from "node:timers/promises";
import { isOutage } from "@/db/failure-kinds";
import type { RunRow, RunTicket } from "@/db/schema/runs";
import { findService } from "@/lib/carrier/tool-services";
import { asCarriedWork } from "@/lib/core/carried-work";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import type { Progress, Step } from "@/lib/core/progress";
import { inTemporaryFolder } from "@/lib/core/temporary-folder";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { keepAnswer } from "@/lib/documents/kept-chat";
import { runService, type Served } from "@/lib/engines/run-service";
import { getPorts } from "@/lib/providers";
import type { UserContext } from "@/lib/providers/context";
import { getDatabase } from "@/lib/providers/database";
import { closeRun, type RunEnding } from "@/lib/runs/end-run";
import { type CarriedRun, carryRun, goesOnElsewhere, type RunEnd } from "@/lib/runs/live-runs";
import { runFailureOf } from "@/lib/runs/run-failure";
import { copyRunFiles } from "@/lib/runs/run-files";
import { trackRunningCall } from "@/lib/usage/running-calls";

type Outcome = Pick<RunEnding, "state" | "answer" | "recordUse">;

/** A run's end is worth waiting for a database that restarts. */
const CLOSE_TRIES = 8;
const CLOSE_PAUSE_MS = 1_000;
/** A ticket's model is never the one in a browser. */
const NO_PAGE = { ask: undefined, contextTokens: 0 };

/**
 * Does a run that this process has taken up, from its row alone: the same on the server that was asked for it and on any
 * other machine.
 *
 * @returns the run, whose end is recorded when it ends
 */
export async function executeRun(row: RunRow): Promise<CarriedRun> {
  const db = await getDatabase();
  return carryRun(db, row, async (progress, carried) => {
    const account = trackRunningCall(db, row.userId);
    const signal = AbortSignal.any([carried.stop.signal, account.signal]);
    const told = row.step?.again ? sayingAgain(progress, row.step) : progress;
    const outcome = await workOn(row, carried, told, signal);
    account.untrack();
    return outcome && settle(carried, outcome);
  });
}

/** Says from the start, and with every step, that the run begins anew: whoever follows it sees its text begin again. */
function sayingAgain(progress: Progress, first: Step): Progress {
  const onStep: Progress["onStep"] = (step) => progress.onStep({ ...step, again: true });
  onStep(first);
  return { ...progress, onStep };
}

/** @returns null for work that the database lost on its way, or that another process has: the run is taken up again */
async function workOn(
  row: RunRow,
  carried: CarriedRun,
  progress: Progress,
  signal: AbortSignal,
): Promise<Outcome | null> {
  try {
    const { content, recordUse } = await asCarriedWork(() => serve(row, carried, progress, signal));
    return { state: "done", answer: { success: true, ...content }, recordUse };
  } catch (error) {
    // Only what has a job is taken up again.
    if (row.jobId !== null && (isOutage(error) || !carried.isOurs())) {
      if (isOutage(error)) logger.warn({ run: row.id, error }, "a run could not be saved");
      return null;
    }
    const failure = signal.aborted && !goesOnElsewhere(signal) ? stopOf(error) : error;
    if (!(failure instanceof AppError) || failure.status >= 500) {
      logger.error({ run: row.id, endpoint: row.endpoint, error }, "a run failed");
    }
    return { state: isStop(failure) ? "stopped" : "failed", answer: runFailureOf(failure) };
  }
}

/** Why a run ended that somebody stopped: what was at work may have let go with an error of any kind. */
function stopOf(error: unknown): AppError {
  if (isStop(error)) return error;
  return new AppError("aborted", "The request was canceled.", { cause: error });
}

function isStop(error: unknown): error is AppError {
  return error instanceof AppError && error.code === "aborted";
}

async function serve(
  { id, kept, endpoint, input, ticket }: RunRow,
  { isOurs }: CarriedRun,
  progress: Progress,
  signal: AbortSignal,
): Promise<Served> {
  if (!ticket) throw new Error("a run without a ticket can't be carried");
  const { contract, service } = await findService(endpoint);
  const ctx = await contextOf(ticket, signal);
  const served = await withFiles(ctx, ticket, (files) =>
    runService(
      ctx,
      // Safe: checked with this contract when the run was asked for.
      (run) => service(run, { ...input, ...(contract.files && { files }) } as never),
      {
        ...ticket,
        name: kept ? id : null,
        contract,
        input,
        page: NO_PAGE,
        progress,
        signal,
        isOurs,
      },
    ),
  );
  if (kept && contract.asks && isOurs())
    await addToConversation(ctx, { ...input, run: id }, served.content);
  return served;
}

/** The answer itself is there without it. */
async function addToConversation(...added: Parameters<typeof keepAnswer>): Promise<void> {
  try {
    await keepAnswer(...added);
  } catch (error) {
    if (isOutage(error)) throw error;
    logger.warn({ error }, "could not add an answer to its conversation");
  }
}

async function contextOf({ user }: RunTicket, signal: AbortSignal): Promise<UserContext> {
  return {
    ...getPorts(),
    db: await getDatabase(),
    now: () => new Date(),
    textTimeoutMs: env().TEXT_TIMEOUT_SECONDS * 1000,
    signal,
    user,
  };
}

/** With copies of the run's files, in a folder that takes whatever a service writes next to them. */
async function withFiles<Result>(
  { storage, signal }: UserContext,
  { files }: RunTicket,
  work: (files: Record<string, UploadedFile>) => Promise<Result>,
): Promise<Result> {
  if (files.length === 0) return work({});
  return inTemporaryFolder("upload", async (folder) =>
    work(await copyRunFiles(storage, files, { folder, signal })),
  );
}

/** Records a run's end before anybody hears of it. */
async function settle(run: CarriedRun, outcome: Outcome): Promise<RunEnd> {
  const { storage } = getPorts();
  for (let tries = 1; ; tries += 1) {
    try {
      const stores = { db: await getDatabase(), storage, now: () => new Date() };
      const isRecorded = await closeRun(stores, run, { ...outcome, text: run.text });
      return isRecorded ? outcome.answer : null;
    } catch (error) {
      logger.warn({ error }, "could not record the end of a run");
      // Whoever takes it up then saves over what this one has saved.
      if (tries === CLOSE_TRIES) return null;
      await setTimeout(CLOSE_PAUSE_MS);
    }
  }
}
