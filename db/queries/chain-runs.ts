import "server-only";

import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
} from "drizzle-orm";

import type { Database } from "@/db/client";
import { type ChainItemRow, chainItems } from "@/db/schema/chain-items";
import { type ChainRunRow, chainRuns } from "@/db/schema/chain-runs";
import { files } from "@/db/schema/files";
import { AppError } from "@/lib/core/errors";

/** A chain run and its owner. */
export type ChainRunName = { id: string; userId: string };

/** A chain run with whether something carries it out. */
type LiveChainRun = ChainRunRow & { isRunning: boolean };

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

/** How many files wait in a person's chain runs, and how large they are together. */
export async function measureChainFiles(
  db: Database,
  userId: string,
): Promise<{ count: number; bytes: number }> {
  const [found] = await db
    .select({ count: count(), bytes: sql<number>`coalesce(sum(${files.byteSize}), 0)::float8` })
    .from(files)
    .where(and(eq(files.userId, userId), isNotNull(files.chainItemId), isNull(files.discardedAt)));
  return found ?? { count: 0, bytes: 0 };
}

/** Deletes chain runs prepared before a time and never begun; their files go with the next cleanup of files. */
export async function purgeUnbegunChainRuns(db: Database, before: Date): Promise<void> {
  await db.delete(chainRuns).where(and(isNull(chainRuns.owner), lt(chainRuns.createdAt, before)));
}

/**
 * Adds a file to a chain run that hasn't begun.
 *
 * @returns false when it has `max` inputs already, or has begun
 */
export async function insertChainFile(
  db: Database,
  run: ChainRunName,
  file: { id: string; input: string; fileId: string },
  max: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(chainRuns).where(named(run)).for("update");
    const position = await tx.$count(chainItems, eq(chainItems.chainRunId, run.id));
    if (!found || found.owner !== null || position >= max) return false;
    await tx.insert(chainItems).values({ ...file, chainRunId: run.id, position });
    await tx
      .update(files)
      .set({ chainItemId: file.id })
      .where(and(eq(files.id, file.fileId), eq(files.userId, run.userId)));
    return true;
  });
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

/**
 * Gives a chain run to a process. The same run gets it at once, wherever it goes on; another one begins with what failed.
 *
 * @param run.runId the run that carries it out
 * @param run.owner what this process does of it
 * @throws AppError `not_found` when it's gone or someone else's, `conflict` while another run carries it out
 */
export async function claimChainRun(
  db: Database,
  run: ChainRunName & { runId: string; owner: string },
): Promise<ChainRunRow> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select(withLife()).from(chainRuns).where(named(run)).for("update");
    if (!found) throw new AppError("not_found", "This chain run no longer exists.");
    const isSame = found.runId === run.runId;
    if (found.isRunning && !isSame) {
      throw new AppError("conflict", "This chain is already running.");
    }
    if (!isSame) await reopenItems(tx, run.id);
    const fresh = isSame ? {} : { stopRequested: false, notice: null };
    await tx
      .update(chainRuns)
      .set({ runId: run.runId, owner: run.owner, heartbeatAt: sql`now()`, ...fresh })
      .where(named(run));
    return found;
  });
}

async function reopenItems(db: Database, chainRunId: string): Promise<void> {
  await db
    .update(chainItems)
    .set({ state: "waiting" })
    .where(
      and(eq(chainItems.chainRunId, chainRunId), inArray(chainItems.state, ["failed", "running"])),
    );
}

/**
 * Says that a process still carries a chain run out.
 *
 * @returns whether it should go on, was asked to stop, or has lost it to another process or its deletion
 */
export async function keepChainRun(
  db: Database,
  { id, owner }: { id: string; owner: string },
): Promise<"goes-on" | "stopped" | "lost"> {
  const [kept] = await db
    .update(chainRuns)
    .set({ heartbeatAt: sql`now()` })
    .where(and(eq(chainRuns.id, id), eq(chainRuns.owner, owner)))
    .returning({ stopRequested: chainRuns.stopRequested });
  if (!kept) return "lost";
  return kept.stopRequested ? "stopped" : "goes-on";
}

/** Ends a process's work on a chain run, unless another one has it by now. */
export async function leaveChainRun(
  db: Database,
  { id, owner, notice }: { id: string; owner: string; notice: string | null },
): Promise<void> {
  await db
    .update(chainRuns)
    .set({ heartbeatAt: null, stopRequested: false, notice })
    .where(and(eq(chainRuns.id, id), eq(chainRuns.owner, owner)));
}

/** Saves how far an input has come, unless another process has the run by now. The file of one that's done is let go. */
export async function saveChainItem(
  db: Database,
  owner: string,
  { id, chainRunId, state, calls }: Pick<ChainItemRow, "id" | "chainRunId" | "state" | "calls">,
): Promise<void> {
  const owned = db
    .select({ id: chainRuns.id })
    .from(chainRuns)
    .where(and(eq(chainRuns.id, chainRunId), eq(chainRuns.owner, owner)));
  const saved = await db
    .update(chainItems)
    .set({ state, calls })
    .where(and(eq(chainItems.id, id), inArray(chainItems.chainRunId, owned)))
    .returning({ fileId: chainItems.fileId });
  if (state !== "done" || !saved[0]?.fileId) return;
  await db
    .update(files)
    .set({ chainItemId: null, discardedAt: sql`now()` })
    .where(eq(files.chainItemId, id));
}

/**
 * Asks whichever process carries a chain run out to stop.
 *
 * @returns false when it's gone or someone else's
 */
export async function requestChainStop(db: Database, run: ChainRunName): Promise<boolean> {
  const asked = await db
    .update(chainRuns)
    .set({ stopRequested: true })
    .where(named(run))
    .returning({ id: chainRuns.id });
  return asked.length > 0;
}

/** Deletes chain runs that aren't running, with their inputs. What they made stays. */
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
          or(isNull(chainRuns.heartbeatAt), sql`not (${isRunning()})`),
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

function named({ id, userId }: ChainRunName) {
  return and(eq(chainRuns.id, id), eq(chainRuns.userId, userId));
}

function withLife() {
  return { ...getTableColumns(chainRuns), isRunning: isRunning() };
}

function isRunning() {
  return sql<boolean>`coalesce(${chainRuns.heartbeatAt} > now() - ${SILENT_SECONDS} * interval '1 second', false)`;
}
