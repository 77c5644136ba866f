import "server-only";

import { randomUUID } from "node:crypto";
import type { Database } from "@/db/client";
import {
  type AskedRun,
  countWaiting,
  insertRun,
  listLoads,
  lockRunsOf,
} from "@/db/queries/run-queue";
import { claimRuns } from "@/db/queries/run-work";
import { findRun } from "@/db/queries/runs";
import type { RunKind, RunRow } from "@/db/schema/runs";
import { secondsUntil } from "@/lib/core/describe-place";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { deleteJobs, fetchJobs, openQueue, type Queue, sendJob } from "@/lib/queue/jobs";
import { RUN_CHAIN } from "@/lib/registry/chain-paths";
import { type Charge, NO_CHARGE } from "@/lib/usage/charge";

const MAX_RETRY_SECONDS = 300;
/** Of a person, at work and waiting: enough for several pages, and no way to fill the queue for everybody. */
const MAX_OPEN = 20;

/** What asking for a run led to. */
type Asked = {
  /** False when a run with this name is there already, at work or done. */
  isNew: boolean;
  /** Runs that the asking process took up with it, its own as a rule. */
  claimed: RunRow[];
};

/**
 * Records a run together with its job in the queue and what it's charged: all or nothing.
 *
 * @param here who takes up runs of this kind at once, and how many; none where it waits for somebody else. `isPart`: a run
 *   that another one waits for doesn't count toward what a person may have open, or it could never go on
 * @param charge what its ticket names as `charge`; one that was taken before isn't taken again
 * @throws AppError `rate_limited` when this person has enough of them, or the quota is used up
 */
export async function askRun(
  db: Database,
  run: AskedRun & { kind: RunKind },
  here: { carrier: string; most: number; isPart?: boolean },
  charge: Pick<Charge, "takeWith"> = NO_CHARGE,
): Promise<Asked> {
  const boss = await openQueue(db);
  const { userId, id, kind } = run;
  const job = { userId, id, jobId: randomUUID() };
  return db.transaction(async (tx) => {
    await lockRunsOf(tx, userId);
    const priority = await insertRun(tx, { ...run, jobId: job.jobId });
    if (priority === null) return { isNew: false, claimed: [] };
    if (!here.isPart && -priority >= MAX_OPEN) throw tooManyOpen();
    await charge.takeWith(tx);
    await sendJob(boss, tx, job, { kind, priority });
    if (here.most < 1) return { isNew: true, claimed: [] };
    return { isNew: true, claimed: await takeJobs(boss, tx, { kind, ...here }) };
  });
}

/**
 * Records a run that the asking process does itself, without a job, together with what it's charged. Nobody takes it up
 * when that process dies; `endLostRuns` ends it then.
 *
 * @throws AppError `rate_limited` when the quota is used up
 */
export async function recordRun(
  db: Database,
  run: AskedRun,
  carrier: string,
  charge: Pick<Charge, "takeWith">,
): Promise<Asked> {
  return db.transaction(async (tx) => {
    if ((await insertRun(tx, { ...run, carrier })) === null) return { isNew: false, claimed: [] };
    await charge.takeWith(tx);
    const row = await findRun(tx, run);
    return { isNew: true, claimed: row ? [row] : [] };
  });
}

/**
 * Takes up the next runs of a kind.
 *
 * @throws StatementError when the database is away
 */
export async function takeRuns(
  db: Database,
  wanted: { kind: RunKind; carrier: string; most: number },
): Promise<RunRow[]> {
  const boss = await openQueue(db);
  return db.transaction((tx) => takeJobs(boss, tx, wanted));
}

async function takeJobs(
  boss: Queue,
  tx: Database,
  { kind, carrier, most }: { kind: RunKind; carrier: string; most: number },
): Promise<RunRow[]> {
  const jobs = await fetchJobs(boss, tx, { kind, most });
  const jobIds = jobs.map(({ jobId }) => jobId);
  const claimed = await claimRuns(tx, { jobIds, carrier, resumable: RUN_CHAIN });
  // Those of runs that were deleted with their account.
  const idle = jobs.filter(({ jobId }) => !claimed.some((run) => run.jobId === jobId));
  await deleteJobs(boss, tx, { kind, jobIds: idle.map(({ jobId }) => jobId) });
  return claimed;
}

/**
 * Refuses a run when too many wait already.
 *
 * @throws AppError `provider_unavailable`, with the time after which there may be room
 */
export async function assertRoom(db: Database, kind: RunKind): Promise<void> {
  const waiting = await countWaiting(db, kind);
  if (waiting < env().RUNS_WAITING) return;
  const load = (await listLoads(db)).find((one) => one.kind === kind);
  const seconds = secondsUntil(waiting, load?.running ?? 1, load?.meanSeconds ?? null);
  throw new AppError("provider_unavailable", "Too many runs are waiting. Try again in a moment.", {
    retryAfterSeconds: Math.min(seconds, MAX_RETRY_SECONDS),
  });
}

function tooManyOpen(): AppError {
  const message = `You have ${MAX_OPEN} runs in progress or in line. Wait for one to finish.`;
  return new AppError("rate_limited", message, { retryAfterSeconds: 10 });
}
