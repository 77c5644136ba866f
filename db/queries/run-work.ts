import "server-only";

import { and, eq, inArray, isNull, lt, ne, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { isLost, isSilent, isWaiting, type RunName } from "@/db/queries/runs";
import { type RunRow, runs } from "@/db/schema/runs";

/** A run and who works on it; null where nobody does. */
export type RunWork = RunName & { carrier: string | null };

/** What a run has come to; `text` is null when it's as it was. */
export type RunNews = RunName & {
  carrier?: string | null;
  text: string | null;
  step: RunRow["step"];
};

/** Of a person, of one tool; older ones are forgotten when another ends. */
const MAX_RUNS = 30;
const MAX_SILENT = 50;

/** The first step of a run that begins anew because its process died or handed it back. */
const BEGUN_AGAIN: RunRow["step"] = { label: "Starting again", again: true };

type Claim = {
  jobIds: readonly string[];
  carrier: string;
  /** Of runs that go on from where they were. */
  resumable: string;
};

/** Takes up the runs of these jobs. Returns those that were still waiting. */
export async function claimRuns(
  db: Database,
  { jobIds, carrier, resumable }: Claim,
): Promise<RunRow[]> {
  if (jobIds.length === 0) return [];
  const now = sql`now()`;
  // An article that is continued keeps what it had.
  const beginsAnew = sql`${runs.startedAt} is not null and ${runs.endpoint} <> ${resumable} and ${runs.input} ->> 'continueFrom' is null`;
  const step = sql`case when ${beginsAnew} then ${JSON.stringify(BEGUN_AGAIN)}::jsonb end`;
  return db
    .update(runs)
    .set({ carrier, text: "", step, heartbeatAt: now, startedAt: now })
    .where(and(inArray(runs.jobId, [...jobIds]), isWaiting()))
    .returning();
}

/**
 * Saves how far runs of this process have come, all in one statement, and says that they are alive.
 *
 * @returns those that are still this process's, and whether someone asked to stop them; the others were taken over, or
 *   deleted with their account
 */
export async function saveRunNews(
  db: Database,
  news: readonly RunNews[],
): Promise<(RunName & { stopRequested: boolean })[]> {
  const rows = sql`json_to_recordset(${JSON.stringify(news)}::json) as news("userId" text, "id" text, "carrier" text, "text" text, "step" jsonb)`;
  return db
    .update(runs)
    .set({
      text: sql`coalesce(news."text", ${runs.text})`,
      step: sql`news."step"`,
      heartbeatAt: sql`now()`,
    })
    .from(rows)
    .where(
      sql`${runs.userId} = news."userId" and ${runs.id} = news."id" and ${runs.state} = 'running'
        and ${runs.carrier} is not distinct from news."carrier"`,
    )
    .returning({ userId: runs.userId, id: runs.id, stopRequested: runs.stopRequested });
}

/**
 * Records how a run ended. Belongs in a transaction that refunds what it was charged, where it is refunded.
 *
 * @returns null when it had ended before, was taken over, or was deleted
 */
export async function endRun(
  db: Database,
  end: RunName & {
    carrier?: string | null;
    state: "done" | "failed" | "stopped";
    text: string;
    answer: Record<string, unknown>;
    now: Date;
  },
): Promise<Pick<RunRow, "kind" | "endpoint" | "jobId" | "ticket"> | null> {
  const { userId, id, carrier = null, now, ...fields } = end;
  const [ended] = await db
    .update(runs)
    // What a conversation said before is only there for the answer.
    .set({ ...fields, input: sql`${runs.input} - 'turns'`, step: null, endedAt: now })
    .where(and(sameRun(end), isNull(runs.endedAt), carriedBy(carrier)))
    .returning({
      kind: runs.kind,
      endpoint: runs.endpoint,
      jobId: runs.jobId,
      ticket: runs.ticket,
    });
  return ended ?? null;
}

/** Forgets a person's oldest runs of one tool when there are more than thirty: many questions don't push out an article. */
export async function forgetOldRuns(
  db: Database,
  { userId, endpoint }: Pick<RunRow, "userId" | "endpoint">,
): Promise<void> {
  const last = sql`(select r.created_at from ${runs} r where r.user_id = ${userId} and r.endpoint = ${endpoint}
    order by r.created_at desc offset ${MAX_RUNS - 1} limit 1)`;
  await db.delete(runs).where(
    and(
      eq(runs.userId, userId),
      eq(runs.endpoint, endpoint),
      ne(runs.state, "running"),
      lt(runs.createdAt, last),
      // Whoever follows it on another server hasn't seen its end yet.
      lt(runs.endedAt, sql`now() - interval '10 minutes'`),
    ),
  );
}

/**
 * Lets a run wait for someone to take it up.
 *
 * @param run.lost whether whoever worked on it seems to have died
 * @returns null when it has ended, or was heard of meanwhile
 */
export async function handBackRun(
  db: Database,
  run: RunWork & { lost: boolean },
): Promise<Pick<RunRow, "kind" | "jobId" | "timesLost"> | null> {
  const [row] = await db
    .update(runs)
    .set({
      carrier: null,
      step: null,
      timesLost: sql`${runs.timesLost} + ${run.lost ? 1 : 0}`,
      // Since when it waits: it may have been lost for days.
      heartbeatAt: sql`now()`,
    })
    .where(
      and(
        sameRun(run),
        eq(runs.state, "running"),
        carriedBy(run.carrier),
        run.lost ? isSilent() : undefined,
      ),
    )
    .returning({ kind: runs.kind, jobId: runs.jobId, timesLost: runs.timesLost });
  return row ?? null;
}

/** Runs whose carrier seems to have died. */
export async function listSilentRuns(db: Database): Promise<RunWork[]> {
  const { userId, id, carrier } = runs;
  return db.select({ userId, id, carrier }).from(runs).where(isSilent()).limit(MAX_SILENT);
}

/** Runs whose carrier seems to have died, and that no job will make anybody take up: one person's, or everyone's. */
export async function listLostRuns(db: Database, owner: string | null): Promise<RunWork[]> {
  const { userId, id, carrier } = runs;
  return db
    .select({ userId, id, carrier })
    .from(runs)
    .where(and(isLost(), owner === null ? undefined : eq(userId, owner)))
    .limit(MAX_SILENT);
}

/** Makes every run that was taken up look as if its carrier had died: for a start where nobody else can be at work. */
export async function silenceRuns(db: Database): Promise<void> {
  await db
    .update(runs)
    .set({ heartbeatAt: sql`now() - interval '1 hour'` })
    .where(and(eq(runs.state, "running"), sql`${runs.carrier} is not null`));
}

function sameRun({ userId, id }: RunName) {
  return and(eq(runs.userId, userId), eq(runs.id, id));
}

function carriedBy(carrier: string | null) {
  return carrier === null ? isNull(runs.carrier) : eq(runs.carrier, carrier);
}
