import "server-only";

import type { Database } from "@/db/client";
import { lockAccount } from "@/db/queries/account-lock";
import { lockJobOf } from "@/db/queries/run-queue";
import { endRun, forgetOldRuns, type RunWork } from "@/db/queries/run-work";
import { findRun, type RunName } from "@/db/queries/runs";
import { refundUse } from "@/db/queries/usage-counters";
import { logger } from "@/lib/core/logger";
import { storableText } from "@/lib/core/text";
import type { StoragePort } from "@/lib/providers/storage/port";
import { deleteJobs, openQueue } from "@/lib/queue/jobs";
import { isArrangedFree } from "@/lib/usage/free-arrangements";
import { isStopFree } from "@/lib/usage/free-stops";

type Stores = { db: Database; storage: StoragePort; now: () => Date };
type EndedRun = Awaited<ReturnType<typeof endRun>>;

/** How a run ends. */
export type RunEnding = {
  state: "done" | "failed" | "stopped";
  text: string;
  /** The body of its answer. */
  answer: Record<string, unknown>;
  /** Adds what it used to what its person used. */
  recordUse?: ((tx: Database) => Promise<void>) | null;
};

/**
 * Ends a run: its record, its charge, what it used, its job, and its files.
 *
 * @returns whether it was still this carrier's
 * @throws StatementError when the database is away
 */
export async function closeRun(stores: Stores, run: RunWork, end: RunEnding): Promise<boolean> {
  const { db } = stores;
  const waits = run.carrier === null && (await findRun(db, run))?.isWaiting;
  if (waits) await openQueue(db);
  const ended = await db.transaction(async (tx) => {
    if (end.recordUse) await lockAccount(tx, run.userId);
    if (waits) await lockJobOf(tx, run);
    return recordEnd(stores, tx, run, end);
  });
  if (ended) tidyUp(stores, run, ended);
  return ended !== null;
}

/**
 * The part of `closeRun` that belongs in a transaction. Call `tidyUp` after it.
 *
 * @returns null when the run was no longer this carrier's
 */
export async function recordEnd(
  { db, now }: Stores,
  tx: Database,
  { userId, id, carrier }: RunWork,
  { state, text, answer, recordUse }: RunEnding,
): Promise<EndedRun> {
  const record = { userId, id, carrier, state, answer, text: storableText(text), now: now() };
  const row = await endRun(tx, record);
  if (row) await recordUse?.(tx);
  const charge = row?.ticket?.charge;
  if (charge && (await isFree(tx, record))) {
    await refundUse(tx, { ...charge, windowStart: new Date(charge.windowStart) });
  }
  if (row?.jobId) {
    await deleteJobs(await openQueue(db), tx, { kind: row.kind, jobIds: [row.jobId] });
  }
  return row;
}

async function isFree(
  tx: Database,
  {
    userId,
    state,
    answer,
    now,
  }: Pick<RunEnding, "state" | "answer"> & { userId: string; now: Date },
): Promise<boolean> {
  if (state === "done") return isArrangedFree(tx, userId, { answer, now });
  return state === "failed" || isStopFree(tx, userId, now);
}

/** Deletes what a run that has ended leaves behind, in the background. */
export function tidyUp(
  { db, storage }: Stores,
  { userId }: RunName,
  ended: NonNullable<EndedRun>,
): void {
  const tidied = [
    storage.remove((ended.ticket?.files ?? []).map(({ key }) => key)),
    forgetOldRuns(db, { userId, endpoint: ended.endpoint }),
  ];
  for (const one of tidied) {
    one.catch((error: unknown) => {
      logger.warn({ error }, "could not tidy up after a run; the daily cleanup will");
    });
  }
}
