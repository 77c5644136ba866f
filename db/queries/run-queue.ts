import "server-only";

import { and, eq, inArray, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { isWaiting, type RunName } from "@/db/queries/runs";
import { type RunKind, type RunTicket, runs } from "@/db/schema/runs";

/** A run as it is asked for. */
export type AskedRun = RunName & {
  endpoint: string;
  /** The checked fields, without files. */
  input: Record<string, unknown>;
  kind?: RunKind;
  ticket?: RunTicket;
  /** Its job, for which it waits; null when its caller's process works on it. */
  jobId?: string | null;
  /** Who works on it from the start. */
  carrier?: string | null;
  kept?: boolean;
  now: Date;
};

/** A waiting run's place among those of its kind that nobody has taken up, from 1. */
type Place = RunName & { kind: RunKind; place: number };

/** How busy the runs of a kind keep those who carry them: runs at work, and what they took lately. */
type KindLoad = { kind: RunKind; running: number; meanSeconds: number | null };

const LOAD_MINUTES = 60;

/**
 * Records that a run is asked for, or asked for again after it failed or was stopped.
 *
 * @returns its priority in the queue; null when it's there already, at work or done
 */
export async function insertRun(db: Database, run: AskedRun): Promise<number | null> {
  const { now, ...fields } = run;
  const others = sql<number>`-(select count(*) from ${runs} r where r.user_id = ${run.userId} and r.state = 'running')::int`;
  const fresh = {
    ticket: null,
    jobId: null,
    carrier: null,
    ...fields,
    state: "running" as const,
    step: null,
    text: "",
    answer: null,
    stopRequested: false,
    heartbeatAt: sql`now()`,
    createdAt: now,
    startedAt: run.carrier ? sql`now()` : null,
    endedAt: null,
    timesLost: 0,
    priority: others,
  };
  const [inserted] = await db
    .insert(runs)
    .values(fresh)
    .onConflictDoUpdate({
      target: [runs.userId, runs.id],
      set: fresh,
      setWhere: inArray(runs.state, ["failed", "stopped"]),
    })
    .returning({ priority: runs.priority });
  return inserted?.priority ?? null;
}

/** Lets one call of a person at a time count their runs and add one, until the transaction ends. */
export async function lockRunsOf(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`runs:${userId}`}, 0))`);
}

/** Lets one process at a time make what the queue needs, until the transaction ends. */
export async function lockQueues(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('queues', 0))`);
}

/**
 * Keeps others from taking the job of a run that waits, until the transaction ends. Whoever takes runs up holds the job
 * before the run's row, so whoever ends one has to, too. The queue's tables must be there.
 */
export async function lockJobOf(tx: Database, { userId, id }: RunName): Promise<void> {
  await tx.execute(sql`select 1 from ${runs} r join pgboss.job j on j.name = r.kind and j.id = r.job_id
    where r.user_id = ${userId} and r.id = ${id} and j.state in ('created', 'retry') for update of j`);
}

/** How many runs of a kind wait. */
export async function countWaiting(db: Database, kind: RunKind): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(runs)
    .where(and(eq(runs.kind, kind), isWaiting()));
  return row?.count ?? 0;
}

/** The places of all runs that wait. */
export async function listPlaces(db: Database): Promise<Place[]> {
  const { userId, id, kind } = runs;
  const place = sql<number>`(row_number() over (partition by ${kind} order by ${runs.priority} desc, ${runs.createdAt}, ${id}))::int`;
  return db.select({ userId, id, kind, place }).from(runs).where(isWaiting());
}

/** How many runs were taken up and still wait for a model in somebody's process, by its kind; of chains, too. */
export async function listWaitingForModel(
  db: Database,
): Promise<{ kind: string; count: number }[]> {
  const kind = sql<string>`${runs.step} ->> 'waitsFor'`;
  return db
    .select({ kind, count: sql<number>`count(*)::int` })
    .from(runs)
    .where(sql`${runs.state} = 'running' and ${runs.carrier} is not null and ${kind} is not null`)
    .groupBy(sql`1`);
}

/** How busy each kind is that had runs in the last hour. */
export async function listLoads(db: Database): Promise<KindLoad[]> {
  const atWork = sql`${runs.state} = 'running' and ${runs.carrier} is not null`;
  const seconds = sql`extract(epoch from ${runs.endedAt} - ${runs.startedAt})`;
  return db
    .select({
      kind: runs.kind,
      running: sql<number>`(count(*) filter (where ${atWork}))::int`,
      meanSeconds: sql<
        number | null
      >`(avg(${seconds}) filter (where ${runs.state} = 'done' and ${seconds} > 0))::float8`,
    })
    .from(runs)
    .where(sql`${runs.createdAt} > now() - ${LOAD_MINUTES} * interval '1 minute'`)
    .groupBy(runs.kind);
}

/** The kinds of which runs wait. */
export async function listWaitingKinds(db: Database): Promise<RunKind[]> {
  const rows = await db.selectDistinct({ kind: runs.kind }).from(runs).where(isWaiting());
  return rows.map(({ kind }) => kind);
}

/** Deletes the queue's jobs that no open run has. The queue's tables must be there. */
export async function deleteJobsWithoutRuns(db: Database): Promise<void> {
  await db.execute(sql`delete from pgboss.job j where not exists (
    select 1 from ${runs} r where r.job_id = j.id and r.ended_at is null)`);
}
