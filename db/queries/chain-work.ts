import "server-only";

import { and, eq, inArray, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { type ChainRunName, named, withLife } from "@/db/queries/chain-runs";
import { type ChainItemRow, chainItems } from "@/db/schema/chain-items";
import { type ChainRunRow, chainRuns } from "@/db/schema/chain-runs";
import { files } from "@/db/schema/files";
import { AppError } from "@/lib/core/errors";

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

/**
 * Saves how far an input has come, unless another process has the run by now. The file of one that's done is let go.
 *
 * @returns false when another process has it
 */
export async function saveChainItem(
  db: Database,
  owner: string,
  { id, chainRunId, state, calls }: Pick<ChainItemRow, "id" | "chainRunId" | "state" | "calls">,
): Promise<boolean> {
  const owned = db
    .select({ id: chainRuns.id })
    .from(chainRuns)
    .where(and(eq(chainRuns.id, chainRunId), eq(chainRuns.owner, owner)));
  const saved = await db
    .update(chainItems)
    .set({ state, calls })
    .where(and(eq(chainItems.id, id), inArray(chainItems.chainRunId, owned)))
    .returning({ fileId: chainItems.fileId });
  if (state !== "done" || !saved[0]?.fileId) return saved.length > 0;
  await db
    .update(files)
    .set({ chainItemId: null, discardedAt: sql`now()` })
    .where(eq(files.chainItemId, id));
  return true;
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
