import "server-only";

import type { Database } from "@/db/client";
import { endRun, forgetOldRuns, type RunWork } from "@/db/queries/run-work";
import { logger } from "@/lib/core/logger";
import { storableText } from "@/lib/core/text";
import type { StoragePort } from "@/lib/providers/storage/port";
import { deleteJobs, openQueue } from "@/lib/queue/jobs";

type End = {
  state: "done" | "failed" | "stopped";
  text: string;
  /** The body of its answer. */
  answer: Record<string, unknown>;
};

/**
 * Ends a run: its record, its charge, its job, and its files.
 *
 * @returns whether it was still this carrier's
 * @throws StatementError when the database is away
 */
export async function closeRun(
  { db, storage, now }: { db: Database; storage: StoragePort; now: () => Date },
  { userId, id, carrier }: RunWork,
  { state, text, answer }: End,
): Promise<boolean> {
  const ended = await db.transaction(async (tx) => {
    const record = { userId, id, carrier, state, answer, text: storableText(text), now: now() };
    const row = await endRun(tx, record);
    if (row?.jobId) {
      await deleteJobs(await openQueue(db), tx, { kind: row.kind, jobIds: [row.jobId] });
    }
    return row;
  });
  if (!ended) return false;
  const tidied = [
    storage.remove((ended.ticket?.files ?? []).map(({ key }) => key)),
    forgetOldRuns(db, userId),
  ];
  for (const one of tidied) {
    one.catch((error: unknown) => {
      logger.warn({ error }, "could not tidy up after a run; the daily cleanup will");
    });
  }
  return true;
}
