import "server-only";

import { and, desc, eq, gt, lt, ne, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { type RunRow, runs } from "@/db/schema/runs";

/** A run by its owner and the key that the page made. */
export type RunName = { userId: string; id: string };

/** What a run has come to; `text` is null when it's as it was. */
export type RunNews = RunName & { text: string | null; step: RunRow["step"] };

/** A run as lists show it; `prompt` is null for a call without one, and may be cut. */
export type ListedRun = Pick<RunRow, "id" | "endpoint" | "state" | "step" | "createdAt"> & {
  endedAt: Date | null;
  prompt: string | null;
  isSilent: boolean;
};

/** How far a run has come; `text` is null when it's as long as it was. */
type FollowedRun = Pick<RunRow, "step" | "answer"> & { text: string | null; isSilent: boolean };

/** Of a person; older ones are forgotten when another begins. */
const MAX_RUNS = 30;
/** Enough for every prompt of ours. */
const PROMPT_CHARACTERS = 2_000;

/** Without a sign of life for so long, a run's process is gone. */
const SILENT_SECONDS = 20;

/** Records that a run begins, or begins again. */
export async function insertRun(
  db: Database,
  run: RunName & { endpoint: string; input: Record<string, unknown>; now: Date },
): Promise<void> {
  const { now, ...fields } = run;
  const fresh = {
    ...fields,
    state: "running" as const,
    step: null,
    text: "",
    answer: null,
    stopRequested: false,
    heartbeatAt: sql`now()`,
    createdAt: now,
    endedAt: null,
  };
  await db
    .insert(runs)
    .values(fresh)
    .onConflictDoUpdate({ target: [runs.userId, runs.id], set: fresh });
  const { userId } = run;
  const last = db
    .select({ createdAt: runs.createdAt })
    .from(runs)
    .where(eq(runs.userId, userId))
    .orderBy(desc(runs.createdAt))
    .offset(MAX_RUNS - 1)
    .limit(1);
  await db
    .delete(runs)
    .where(
      and(eq(runs.userId, userId), ne(runs.state, "running"), lt(runs.createdAt, sql`(${last})`)),
    );
}

/**
 * Saves how far runs of this process have come, all in one statement, and says that they are alive.
 *
 * @returns those that should go on: that nobody asked to stop, and that weren't deleted with their account
 */
export async function saveRunNews(db: Database, news: readonly RunNews[]): Promise<RunName[]> {
  const rows = sql`json_to_recordset(${JSON.stringify(news)}::json) as news("userId" text, "id" text, "text" text, "step" jsonb)`;
  const saved = await db
    .update(runs)
    .set({
      text: sql`coalesce(news."text", ${runs.text})`,
      step: sql`news."step"`,
      heartbeatAt: sql`now()`,
    })
    .from(rows)
    .where(
      sql`${runs.userId} = news."userId" and ${runs.id} = news."id" and ${runs.state} = 'running'`,
    )
    .returning({ userId: runs.userId, id: runs.id, stopRequested: runs.stopRequested });
  return saved.filter(({ stopRequested }) => !stopRequested);
}

/** Records how a run ended. */
export async function endRun(
  db: Database,
  end: RunName & {
    state: "done" | "failed" | "stopped";
    text: string;
    answer: Record<string, unknown>;
    now: Date;
  },
): Promise<void> {
  const { userId, id, now, ...fields } = end;
  await db
    .update(runs)
    .set({ ...fields, step: null, endedAt: now })
    .where(and(eq(runs.userId, userId), eq(runs.id, id)));
}

/** Asks whichever process has a run to stop it. Returns whether there is such a run. */
export async function requestStop(db: Database, { userId, id }: RunName): Promise<boolean> {
  const asked = await db
    .update(runs)
    .set({ stopRequested: true })
    .where(and(eq(runs.userId, userId), eq(runs.id, id)))
    .returning({ id: runs.id });
  return asked.length > 0;
}

/** One of a person's runs; null when it's unknown or was forgotten. */
export async function findRun(
  db: Database,
  { userId, id }: RunName,
): Promise<(RunRow & { isSilent: boolean }) | null> {
  const [row] = await db
    .select({ run: runs, isSilent: isSilent() })
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.id, id)));
  return row ? { ...row.run, isSilent: row.isSilent } : null;
}

/** How far one of a person's runs has come; null when it's unknown or was forgotten. */
export async function followRow(
  db: Database,
  { userId, id }: RunName,
  knownCharacters: number,
): Promise<FollowedRun | null> {
  const { text, step, answer } = runs;
  const [row] = await db
    .select({
      text: sql<
        string | null
      >`nullif(${text}, case when length(${text}) = ${knownCharacters} then ${text} end)`,
      step,
      answer,
      isSilent: isSilent(),
    })
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.id, id)));
  return row ?? null;
}

/** A person's runs since a time, newest first. */
export async function listRuns(
  db: Database,
  { userId, since, limit }: { userId: string; since: Date; limit: number },
): Promise<ListedRun[]> {
  const { id, endpoint, state, step, createdAt, endedAt, input } = runs;
  const prompt = sql<string | null>`left(${input} ->> 'prompt', ${PROMPT_CHARACTERS}::int)`;
  return db
    .select({ id, endpoint, state, step, createdAt, endedAt, prompt, isSilent: isSilent() })
    .from(runs)
    .where(and(eq(runs.userId, userId), gt(runs.createdAt, since)))
    .orderBy(desc(runs.createdAt))
    .limit(limit);
}

/** Forgets runs that began before `before`. What they made stays. */
export async function purgeRuns(db: Database, before: Date): Promise<void> {
  await db.delete(runs).where(lt(runs.createdAt, before));
}

function isSilent() {
  return sql<boolean>`${runs.state} = 'running' and ${runs.heartbeatAt} < now() - ${SILENT_SECONDS} * interval '1 second'`;
}
