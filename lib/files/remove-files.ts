import "server-only";

import type { Database } from "@/db/client";
import { deleteFiles, discardFiles, listRemovableFiles } from "@/db/queries/files";
import { logger } from "@/lib/core/logger";
import { allKeys } from "@/lib/files/storage-keys";
import type { StoragePort } from "@/lib/providers/storage/port";

const BATCH = 100;
/** No run takes that long: what belongs to no creation by then never will. */
const UNUSED_AFTER_MS = 24 * 60 * 60_000;

type Stores = { db: Database; storage: StoragePort };

/**
 * Removes the files of a run that failed, but for those that a creation shows already. A failure is
 * logged only: they stay marked, and `removeUnusedFiles` comes for them.
 */
export async function removeFilesOfRun(
  { db, storage }: Stores,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  try {
    await discardFiles(db, { ids, now });
    await removeUnusedFiles({ db, storage }, now);
  } catch (error) {
    logger.warn({ error }, "the files of a failed run could not be removed yet");
  }
}

/**
 * Removes every discarded file, and those that belong to no creation and are a day old. An object goes
 * before its row, so that a failure in between is made good the next time.
 */
export async function removeUnusedFiles({ db, storage }: Stores, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_AFTER_MS);
  for (;;) {
    const ids = await listRemovableFiles(db, { before, limit: BATCH });
    await storage.remove(ids.flatMap(allKeys));
    await deleteFiles(db, ids);
    if (ids.length < BATCH) return;
  }
}
