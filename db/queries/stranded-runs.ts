import "server-only";

import { and, eq, isNotNull, lt, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { isWaiting, type RunName } from "@/db/queries/runs";
import { type RunKind, runs } from "@/db/schema/runs";

/** A run that waits with a job that nobody can take. */
export type StrandedRun = RunName & { kind: RunKind; jobId: string; priority: number };

const MAX_LISTED = 50;

/** Runs that have waited for a day without anybody taking them up. */
export async function listForgottenRuns(db: Database): Promise<RunName[]> {
  return db
    .select({ userId: runs.userId, id: runs.id })
    .from(runs)
    .where(and(isWaiting(), lt(runs.heartbeatAt, sql`now() - interval '1 day'`)))
    .limit(MAX_LISTED);
}

/**
 * Runs that wait although their job is gone, or counts as taken. Taking a job and claiming its run is one transaction, so
 * no run looks like this on its way. The queue's tables must be there.
 */
export async function listStrandedRuns(db: Database): Promise<StrandedRun[]> {
  const { userId, id, kind, priority } = runs;
  // Safe: a run that waits has a job.
  const jobId = sql<string>`${runs.jobId}`;
  const canBeTaken = sql`exists (select 1 from pgboss.job j where j.name = ${kind} and j.id = ${runs.jobId}
    and j.state in ('created', 'retry'))`;
  return db
    .select({ userId, id, kind, jobId, priority })
    .from(runs)
    .where(and(isWaiting(), isNotNull(runs.jobId), sql`not ${canBeTaken}`))
    .limit(MAX_LISTED);
}

/** Makes another job that of a run which waits. Returns false when it was taken up, ended, or given one meanwhile. */
export async function replaceJob(
  db: Database,
  { userId, id, jobId }: StrandedRun,
  next: string,
): Promise<boolean> {
  const replaced = await db
    .update(runs)
    .set({ jobId: next })
    .where(and(eq(runs.userId, userId), eq(runs.id, id), eq(runs.jobId, jobId), isWaiting()))
    .returning({ id: runs.id });
  return replaced.length > 0;
}
