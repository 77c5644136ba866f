import "server-only";

import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  not,
  or,
  sql,
} from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import type { Database } from "@/db/client";
import { type ChainItemRow, chainItems } from "@/db/schema/chain-items";
import { type ChainRunRow, chainRuns } from "@/db/schema/chain-runs";
import { files } from "@/db/schema/files";
import { runs } from "@/db/schema/runs";

/** A chain run and its owner. */
export type ChainRunName = { id: string; userId: string };

/** A chain run with whether something carries it out, or will. */
type LiveChainRun = ChainRunRow & { isRunning: boolean; isWaiting: boolean };

/** A chain run in a list, with how many of its inputs there are by state. */
export type ListedChainRun = LiveChainRun & Record<"items" | "done" | "failed", number>;

/** Without a sign of life for so long, the process is gone. */
const SILENT_SECONDS = 20;

/** Records a chain run with its inputs; nothing of it runs yet. */
export async function insertChainRun(
  db: Database,
  run: Pick<ChainRunRow, "id" | "userId" | "name" | "steps" | "createdAt">,
  items: readonly Pick<ChainItemRow, "id" | "position" | "input">[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(chainRuns).values(run);
    if (items.length === 0) return;
    await tx.insert(chainItems).values(items.map((item) => ({ ...item, chainRunId: run.id })));
  });
}

/**
 * Deletes chain runs that were prepared before a time and that nothing carries out; their files go with the next cleanup
 * of files.
 *
 * @param before.unbegun for those that never began
 */
export async function purgeChainRuns(
  db: Database,
  before: { unbegun: Date; begun: Date },
): Promise<void> {
  const { owner, createdAt } = chainRuns;
  const neverBegan = and(isNull(owner), lt(createdAt, before.unbegun));
  const isOld = and(lt(createdAt, before.begun), not(isRunning()), not(isWaiting()));
  await db.delete(chainRuns).where(or(neverBegan, isOld));
}

/** One of a person's chain runs; null when it's gone or someone else's. */
export async function findChainRun(db: Database, run: ChainRunName): Promise<LiveChainRun | null> {
  const [row] = await db.select(withLife()).from(chainRuns).where(named(run));
  return row ?? null;
}

/** The inputs of a chain run, in order. Look the run up first: they don't say whose they are. */
export function listChainItems(db: Database, chainRunId: string): Promise<ChainItemRow[]> {
  return db
    .select()
    .from(chainItems)
    .where(eq(chainItems.chainRunId, chainRunId))
    .orderBy(chainItems.position);
}

/** A person's chain runs, the newest first. */
export async function listChainRuns(
  db: Database,
  { userId, limit }: { userId: string; limit: number },
): Promise<ListedChainRun[]> {
  const rows = await db
    .select(withLife())
    .from(chainRuns)
    .where(eq(chainRuns.userId, userId))
    .orderBy(desc(chainRuns.id))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .select({ id: chainItems.chainRunId, state: chainItems.state, count: count() })
    .from(chainItems)
    .where(inArray(chainItems.chainRunId, ids))
    .groupBy(chainItems.chainRunId, chainItems.state);
  return rows.map((row) => {
    const own = counts.filter(({ id }) => id === row.id);
    const inState = (state: string) => own.find((one) => one.state === state)?.count ?? 0;
    const items = own.reduce((sum, one) => sum + one.count, 0);
    return { ...row, items, done: inState("done"), failed: inState("failed") };
  });
}

/** Deletes chain runs that aren't running or about to, with their inputs. What they made stays. */
export async function deleteChainRuns(
  db: Database,
  { userId, ids, now }: { userId: string; ids: readonly string[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    const idle = tx
      .select({ id: chainRuns.id })
      .from(chainRuns)
      .where(
        and(
          eq(chainRuns.userId, userId),
          inArray(chainRuns.id, [...ids]),
          not(isRunning()),
          not(isWaiting()),
        ),
      )
      .for("update");
    const gone = (await idle).map(({ id }) => id);
    if (gone.length === 0) return;
    const items = tx
      .select({ id: chainItems.id })
      .from(chainItems)
      .where(inArray(chainItems.chainRunId, gone));
    await tx.update(files).set({ discardedAt: now }).where(inArray(files.chainItemId, items));
    await tx.delete(chainRuns).where(inArray(chainRuns.id, gone));
  });
}

/** SQL for one chain run of its owner. */
export function named({ id, userId }: ChainRunName) {
  return and(eq(chainRuns.id, id), eq(chainRuns.userId, userId));
}

/** The runs that carry a chain run out, or wait to. */
export async function listRunsOfChain(db: Database, run: ChainRunName): Promise<string[]> {
  const rows = await db.select({ id: runs.id }).from(runs).where(carriesOut(run.userId, run.id));
  return rows.map(({ id }) => id);
}

/** The columns of a chain run, with whether something carries it out, or will. */
export function withLife() {
  return { ...getTableColumns(chainRuns), isRunning: isRunning(), isWaiting: isWaiting() };
}

/** Until a process has it, only the queue knows of it. */
function isWaiting() {
  const open = sql`select 1 from ${runs} where ${carriesOut(chainRuns.userId, chainRuns.id)}`;
  return sql<boolean>`(not ${isRunning()} and exists (${open}))`;
}

function carriesOut(userId: string | AnyPgColumn, chainRunId: string | AnyPgColumn) {
  return and(
    eq(runs.userId, userId),
    eq(runs.state, "running"),
    // No other call's input names a chain run.
    sql`${runs.input} ->> 'id' = ${chainRunId}::text`,
  );
}

function isRunning() {
  return sql<boolean>`coalesce(${chainRuns.heartbeatAt} > now() - ${SILENT_SECONDS} * interval '1 second', false)`;
}
