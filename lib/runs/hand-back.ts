import "server-only";

import type { Database } from "@/db/client";
import { handBackRun, listSilentRuns, type RunWork } from "@/db/queries/run-work";
import { AppError } from "@/lib/core/errors";
import { failureOf } from "@/lib/http/respond";
import type { StoragePort } from "@/lib/providers/storage/port";
import { openQueue, returnJob } from "@/lib/queue/jobs";
import { closeRun } from "@/lib/runs/end-run";

type Stores = { db: Database; storage: StoragePort; now: () => Date };

/** How often a run that was taken up may be taken up again because its carrier died. */
const MAX_TIMES_LOST = 2;

/**
 * Lets another process take up a run that this one works on. It doesn't count as an attempt.
 *
 * @returns whether it was still this process's
 */
export async function giveBack(db: Database, run: RunWork): Promise<boolean> {
  return (await returnRun(db, { ...run, lost: false })) !== null;
}

/**
 * Lets another process take up the runs whose carriers died. One that was lost three times ends as failed, and so does one
 * that has no job; what it was charged is refunded.
 */
export async function recoverRuns(stores: Stores): Promise<void> {
  for (const run of await listSilentRuns(stores.db)) {
    const returned = await returnRun(stores.db, { ...run, lost: true });
    if (!returned || (returned.jobId && returned.timesLost <= MAX_TIMES_LOST)) continue;
    const message = "The server stopped before this run finished. Run it again.";
    const answer = failureOf(new AppError("provider_failed", message));
    await closeRun(stores, { ...run, carrier: null }, { state: "failed", text: "", answer });
  }
}

async function returnRun(db: Database, run: RunWork & { lost: boolean }) {
  const boss = await openQueue(db);
  return db.transaction(async (tx) => {
    const returned = await handBackRun(tx, run);
    if (returned?.jobId) await returnJob(boss, tx, { kind: returned.kind, jobId: returned.jobId });
    return returned;
  });
}
