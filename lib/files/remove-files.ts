import "server-only";

import type { Database } from "@/db/client";
import { deleteFiles, discardFiles, listFileIds, listRemovableFiles } from "@/db/queries/files";
import { logger } from "@/lib/core/logger";
import { allKeys } from "@/lib/files/storage-keys";
import type { StoragePort } from "@/lib/providers/storage/port";

const BATCH = 100;
/** No run takes this long, so a file without a creation by then will never get one. */
const UNUSED_AFTER_MS = 24 * 60 * 60_000;

type Stores = { db: Database; storage: StoragePort };

/**
 * Removes the files of a failed run, except those already attached to a creation. Never throws: if this
 * fails, it is logged, and `removeUnusedFiles` retries later.
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
    // An account that was deleted meanwhile took the rows with it, perhaps before their objects were stored.
    const known = await listFileIds(db, ids);
    await storage.remove(ids.filter((id) => !known.includes(id)).flatMap(allKeys));
  } catch (error) {
    logger.warn(
      { error },
      "could not remove the files of a failed run; the daily cleanup will retry",
    );
  }
}

/**
 * Removes discarded files, and files older than a day without a creation. The object is deleted before its
 * row, so that a failure in between is retried the next time.
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
