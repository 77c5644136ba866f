import "server-only";

import { randomUUID } from "node:crypto";
import type { Database } from "@/db/client";
import { handBackRun, listLostRuns, listSilentRuns, type RunWork } from "@/db/queries/run-work";
import {
  listForgottenRuns,
  listStrandedRuns,
  replaceJob,
  type StrandedRun,
} from "@/db/queries/stranded-runs";
import { AppError } from "@/lib/core/errors";
import { failureOf } from "@/lib/http/respond";
import type { StoragePort } from "@/lib/providers/storage/port";
import { deleteJobs, openQueue, type Queue, returnJob, sendJob } from "@/lib/queue/jobs";
import { closeRun, recordEnd, tidyUp } from "@/lib/runs/end-run";
import { letGo } from "@/lib/runs/live-runs";

const STOPPED = "The server stopped before this run finished. Run it again.";
const FORGOTTEN =
  "This run waited for a day, and no server had room for it. It wasn't counted. Run it again.";

type Stores = { db: Database; storage: StoragePort; now: () => Date };

/** How often a run that was taken up may be taken up again because its carrier died. */
const MAX_TIMES_LOST = 2;

/**
 * Lets another process take up a run that this one works on. It doesn't count as an attempt.
 *
 * @returns whether it was still this process's
 */
export async function giveBack(db: Database, run: RunWork): Promise<boolean> {
  const boss = await openQueue(db);
  const isReturned = await db.transaction(async (tx) => {
    const returned = await handBackRun(tx, { ...run, lost: false });
    if (returned?.jobId) await returnJob(boss, tx, { kind: returned.kind, jobId: returned.jobId });
    return returned !== null;
  });
  if (isReturned) letGo(run);
  return isReturned;
}

/**
 * Lets another process take up the runs whose carriers died, and those that wait with a job that nobody can take. One that
 * was lost three times, that has no job, or that nobody has taken up in a day ends as failed; what it was charged is
 * refunded.
 */
export async function recoverRuns(stores: Stores): Promise<void> {
  const { db } = stores;
  for (const run of await listSilentRuns(db)) await recover(stores, run);
  await endForgottenRuns(stores);
  const boss = await openQueue(db);
  for (const run of await listStrandedRuns(db)) await sendAgain(boss, db, run);
}

/**
 * Ends runs without a job whose process died, as failed: functions leave such rows, and have nobody who watches for them. What
 * they were charged is refunded.
 *
 * @param owner whose runs; null for everyone's
 */
export async function endLostRuns(stores: Stores, owner: string | null): Promise<void> {
  for (const run of await listLostRuns(stores.db, owner)) {
    const ended = await stores.db.transaction(async (tx) => {
      const returned = await handBackRun(tx, { ...run, lost: true });
      return returned && recordEnd(stores, tx, { ...run, carrier: null }, failed(STOPPED));
    });
    if (ended) tidyUp(stores, run, ended);
  }
}

/** Ends runs that have waited for a day, as failed. What they were charged is refunded. */
export async function endForgottenRuns(stores: Stores): Promise<void> {
  for (const run of await listForgottenRuns(stores.db)) {
    await closeRun(stores, { ...run, carrier: null }, failed(FORGOTTEN));
  }
}

/** In one transaction, so that nobody takes up a run in between that ends here. */
async function recover(stores: Stores, run: RunWork): Promise<void> {
  const boss = await openQueue(stores.db);
  const ended = await stores.db.transaction(async (tx) => {
    const returned = await handBackRun(tx, { ...run, lost: true });
    if (!returned) return null;
    const { kind, jobId, timesLost } = returned;
    if (!jobId || timesLost > MAX_TIMES_LOST) {
      return recordEnd(stores, tx, { ...run, carrier: null }, failed(STOPPED));
    }
    await returnJob(boss, tx, { kind, jobId });
    return null;
  });
  if (ended) tidyUp(stores, run, ended);
}

/** Gives a run that waits another job. */
async function sendAgain(boss: Queue, db: Database, run: StrandedRun): Promise<void> {
  const { userId, id, kind, priority } = run;
  const jobId = randomUUID();
  await db.transaction(async (tx) => {
    if (!(await replaceJob(tx, run, jobId))) return;
    await deleteJobs(boss, tx, { kind, jobIds: [run.jobId] });
    await sendJob(boss, tx, { userId, id, jobId }, { kind, priority });
  });
}

function failed(message: string) {
  const answer = failureOf(new AppError("provider_failed", message));
  return { state: "failed" as const, text: "", answer };
}
