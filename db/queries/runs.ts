import "server-only";

import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";

import type { Database } from "@/db/client";
import { idempotencyKeys } from "@/db/schema/idempotency-keys";
import { type RunRow, runs } from "@/db/schema/runs";

/** A run by its owner and the key that the page made. */
export type RunName = { userId: string; id: string };

/** Creations of a user that are gone, and the ids of runs that went on with one of them. */
export type MadeByRuns = {
  userId: string;
  creationIds: readonly string[];
  continuedBy: readonly string[];
};

/** A run as lists show it; `prompt`, `question`, `fileName`, and `url` are null for a call without one, and may be cut. */
export type ListedRun = Pick<RunRow, "id" | "endpoint" | "state" | "step" | "createdAt"> & {
  endedAt: Date | null;
  prompt: string | null;
  question: string | null;
  /** Of the first file that was sent. */
  fileName: string | null;
  url: string | null;
  /** The document that it asks about; null for other calls. */
  contextId: string | null;
  /** The chain run that it carries out; null for other calls. */
  chainRunId: string | null;
  isWaiting: boolean;
  isLost: boolean;
  /** The counts in its answer; null where there are none. */
  done: number | null;
  failed: number | null;
  /** Its answer is what there was when somebody stopped it. */
  isCutShort: boolean;
};

/** How far a run has come; `text` is null when it's as long as it was. */
export type FollowedRun = RunName &
  Pick<RunRow, "step" | "answer"> & { text: string | null; isWaiting: boolean; isLost: boolean };

/** Enough for every prompt of ours. */
const PROMPT_CHARACTERS = 2_000;

/** Without a sign of life for so long, a run's process is gone. */
const SILENT_SECONDS = 20;

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
): Promise<(RunRow & { isWaiting: boolean; isLost: boolean }) | null> {
  const [row] = await db
    .select({ run: runs, isWaiting: isWaiting(), isLost: isLost() })
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.id, id)));
  return row ? { ...row.run, isWaiting: row.isWaiting, isLost: row.isLost } : null;
}

/** How far runs have come, in one statement for all that are followed; null for unknown and forgotten ones. */
export async function followRows(
  db: Database,
  followed: readonly (RunName & { knownCharacters: number })[],
): Promise<(FollowedRun | null)[]> {
  const { userId, id, text, step, answer } = runs;
  const asked = JSON.stringify(followed.map((one, at) => ({ ...one, at })));
  const names = sql`json_to_recordset(${asked}::json) as followed("userId" text, "id" text, "knownCharacters" int, "at" int)`;
  const known = sql`followed."knownCharacters"`;
  const rows = await db
    .select({
      at: sql<number>`followed."at"`,
      userId,
      id,
      text: sql<
        string | null
      >`nullif(${text}, case when length(${text}) = ${known} then ${text} end)`,
      step,
      answer,
      isWaiting: isWaiting(),
      isLost: isLost(),
    })
    .from(runs)
    .innerJoin(names, sql`${userId} = followed."userId" and ${id} = followed."id"`);
  const found = new Map(rows.map(({ at, ...row }) => [at, row]));
  return followed.map((_, at) => found.get(at) ?? null);
}

/**
 * A person's runs that are at work or ended since a time, newest first, without those of one endpoint if there is one to
 * leave out. Where there are more than `limit`, those at work are there.
 */
export async function listRuns(
  db: Database,
  {
    userId,
    since,
    questionsSince,
    limit,
    except,
  }: {
    userId: string;
    since: Date;
    /** Of questions, which would push out everything else. */
    questionsSince: Date;
    limit: number;
    except: string | null;
  },
): Promise<ListedRun[]> {
  const { id, endpoint, state, step, createdAt, endedAt, input, ticket, answer } = runs;
  const start = (name: "prompt" | "question" | "url") =>
    sql<string | null>`left(${input} ->> ${name}::text, ${PROMPT_CHARACTERS}::int)`;
  const fileName = sql<string | null>`${ticket} #>> '{files,0,name}'`;
  const words = {
    prompt: start("prompt"),
    question: start("question"),
    fileName,
    url: start("url"),
  };
  const count = (name: "done" | "failed") =>
    sql<
      number | null
    >`case when jsonb_typeof(${answer} -> ${name}::text) = 'number' then (${answer} ->> ${name}::text)::int end`;
  const counts = { done: count("done"), failed: count("failed") };
  const chainRunId = sql<string | null>`${input} ->> 'id'`;
  const contextId = sql<string | null>`${input} ->> 'contextId'`;
  const shown = { chainRunId, contextId, id, endpoint, state, step, createdAt, endedAt };
  const rows = await db
    .select({
      ...shown,
      ...words,
      ...counts,
      isCutShort: sql<boolean>`coalesce(${answer} #>> '{meta,stopped}' = 'true', false)`,
      isWaiting: isWaiting(),
      isLost: isLost(),
    })
    .from(runs)
    .where(
      and(
        eq(runs.userId, userId),
        runs.kept,
        or(isNull(runs.endedAt), gt(runs.endedAt, since)),
        or(
          isNull(runs.endedAt),
          sql`${input} ->> 'question' is null`,
          gt(runs.endedAt, questionsSince),
        ),
        except === null ? undefined : ne(runs.endpoint, except),
      ),
    )
    .orderBy(desc(isNull(runs.endedAt)), desc(runs.createdAt), desc(runs.id))
    .limit(limit);
  return rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Where the files of a person's runs are in the storage. */
export async function listRunFiles(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ ticket: runs.ticket })
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.state, "running")));
  return rows.flatMap(({ ticket }) => (ticket?.files ?? []).map(({ key }) => key));
}

/** Forgets the questions about a document that have ended, with their answers. */
export async function forgetQuestions(
  db: Database,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<void> {
  const asks = sql`${runs.input} ->> 'contextId' = ${documentId} and ${runs.input} ->> 'question' is not null`;
  const forgotten = await db
    .delete(runs)
    .where(and(eq(runs.userId, userId), isNotNull(runs.endedAt), asks))
    .returning({ id: runs.id });
  const keys = forgotten.map(({ id }) => id);
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), inArray(idempotencyKeys.key, keys)));
}

/**
 * Forgets the runs that have ended and made these creations or went on with them, with their answers.
 *
 * @param made.continuedBy runs that went on with texts of others
 */
export async function forgetRunsOf(
  db: Database,
  { userId, creationIds, continuedBy }: MadeByRuns,
): Promise<void> {
  // A creation has its run's id, but for the last digit (`lib/usage/creation-ids.ts`).
  const begunAs = (runId: SQL) =>
    or(
      inArray(
        sql`left(${runId}, -1)`,
        creationIds.map((id) => id.slice(0, -1)),
      ),
      inArray(runId, [...continuedBy]),
    );
  const madeThem = begunAs(sql`${runs.ticket} ->> 'runId'`);
  await db.delete(runs).where(and(eq(runs.userId, userId), isNotNull(runs.endedAt), madeThem));
  const { answer, runId } = idempotencyKeys;
  const isTheirs = and(eq(idempotencyKeys.userId, userId), isNotNull(answer));
  await db.delete(idempotencyKeys).where(and(isTheirs, begunAs(sql`${runId}::text`)));
}

/** Forgets runs that ended before `before`. What they made stays. Those that haven't ended are taken up, or ended with a reason. */
export async function purgeRuns(db: Database, before: Date): Promise<void> {
  await db.delete(runs).where(lt(runs.endedAt, before));
}

/** Whether a run waits for someone to take it up. */
export function isWaiting(): SQL<boolean> {
  return sql<boolean>`${runs.state} = 'running' and ${runs.carrier} is null and ${runs.jobId} is not null`;
}

/** Whether nobody has said for a while that a run which was taken up is alive. */
export function isSilent(): SQL<boolean> {
  return sql<boolean>`${runs.state} = 'running' and (${runs.carrier} is not null or ${runs.jobId} is null)
    and ${runs.heartbeatAt} < now() - ${SILENT_SECONDS} * interval '1 second'`;
}

/** Whether it's silent, and no job will make anybody take it up. */
export function isLost(): SQL<boolean> {
  return sql<boolean>`${isSilent()} and ${runs.jobId} is null`;
}
