import "server-only";

import PgBoss from "pg-boss";
import type { Database } from "@/db/client";
import { type JobDatabase, jobDatabase } from "@/db/job-database";
import { deleteJobsWithoutRuns, lockQueues } from "@/db/queries/run-queue";
import type { RunName } from "@/db/queries/runs";
import type { RunKind } from "@/db/schema/runs";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import { singleton } from "@/lib/core/singleton";
import { RUN_KINDS } from "@/lib/queue/kinds";

/** A run's job. */
export type Job = RunName & { jobId: string };

/** The queue of a database. */
export type Queue = PgBoss;

/** We count attempts ourselves, because handing a run back isn't one. */
const NO_LIMIT = 1_000_000;

const queues = singleton("run-queues", () => new WeakMap<Database, Promise<PgBoss>>());

/**
 * Opens the queue in our database, and makes its tables where they are missing. pg-boss does nothing by itself here: no
 * timers, no connection of its own.
 *
 * @throws StatementError when the database is away
 */
export function openQueue(db: Database): Promise<PgBoss> {
  const known = queues.get().get(db);
  if (known) return known;
  const opening = open(db);
  queues.get().set(db, opening);
  opening.catch(() => queues.get().delete(db));
  return opening;
}

async function open(db: Database): Promise<PgBoss> {
  let current = jobDatabase(db);
  const executeSql: JobDatabase["executeSql"] = (...statement) => current.executeSql(...statement);
  const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false });
  boss.on("error", (error) => logger.warn({ error }, "the job queue reported a failure"));
  await boss.start();
  // pg-boss can be told the connection of most calls, but not of this one.
  await db.transaction(async (tx) => {
    current = jobDatabase(tx);
    await createQueues(boss, tx);
  });
  current = jobDatabase(db);
  return boss;
}

/** One process at a time: two that attach their tables to one parent lock each other out. */
async function createQueues(boss: PgBoss, tx: Database): Promise<void> {
  await lockQueues(tx);
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const kind of RUN_KINDS) if (!known.has(kind)) await boss.createQueue(kind);
}

/** Sends a run's job, as part of the transaction that records the run. */
export async function sendJob(
  boss: PgBoss,
  tx: Database,
  { jobId, ...data }: Job,
  { kind, priority }: { kind: RunKind; priority: number },
): Promise<void> {
  const options = { id: jobId, priority, retryLimit: NO_LIMIT, db: jobDatabase(tx) };
  if (await boss.send(kind, data, options)) return;
  throw new AppError("internal", "Something went wrong on our end. Try again.", {
    cause: new Error(`the queue ${kind} didn't take a job`),
  });
}

/**
 * Takes the next jobs of a kind.
 *
 * @throws StatementError when the database is away
 */
export async function fetchJobs(
  boss: PgBoss,
  tx: Database,
  { kind, most }: { kind: RunKind; most: number },
): Promise<Job[]> {
  // Our transactions may be as old as the job, to the clock's last digit.
  const options = { batchSize: most, ignoreStartAfter: true };
  const { db, failure } = remembering(jobDatabase(tx));
  const jobs = await boss.fetch<Omit<Job, "jobId">>(kind, { ...options, db });
  const failed = failure();
  if (failed) throw failed.error;
  return jobs.map(({ id, data }) => ({ ...data, jobId: id }));
}

/** Lets somebody else take a job that was taken. */
export async function returnJob(
  boss: PgBoss,
  tx: Database,
  { kind, jobId }: { kind: RunKind; jobId: string },
): Promise<void> {
  await boss.fail(kind, jobId, {}, { db: jobDatabase(tx) });
}

/** Deletes jobs whose runs have ended. */
export async function deleteJobs(
  boss: PgBoss,
  tx: Database,
  { kind, jobIds }: { kind: RunKind; jobIds: readonly string[] },
): Promise<void> {
  if (jobIds.length > 0) await boss.deleteJob(kind, [...jobIds], { db: jobDatabase(tx) });
}

/**
 * pg-boss makes an empty list of a fetch that failed, after which its transaction would be committed: jobs that were
 * taken, and that nobody has.
 */
function remembering(db: JobDatabase) {
  let failed: { error: unknown } | undefined;
  const executeSql: JobDatabase["executeSql"] = (text, values) =>
    db.executeSql(text, values).catch((error: unknown) => {
      failed = { error };
      throw error;
    });
  return { db: { executeSql }, failure: () => failed };
}

/** Deletes jobs whose runs were deleted, with an account or after a day. */
export async function deleteIdleJobs(db: Database): Promise<void> {
  await openQueue(db);
  await deleteJobsWithoutRuns(db);
}
