import "server-only";

import type { Database } from "@/db/client";
import { deleteFiles, discardFiles, listFileIds, listRemovableFiles } from "@/db/queries/files";
import { logger } from "@/lib/core/logger";
import { allKeys } from "@/lib/files/storage-keys";
import type { StoragePort } from "@/lib/providers/storage/port";

const BATCH = 100;
/** What a caller waits for. */
const MOST_IN_A_CALL = 500;
/** One after the other, and the store is taken to be away. */
const MAX_FAULTS = 3;
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
    await removeListed({ db, storage }, { before: unusedBefore(now), ids });
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
 * Removes the discarded files of one user, as `removeUnusedFiles` does everybody's. Whoever deletes something waits for
 * 500 of their own at most, and not for what others deleted. Never throws: what fails is logged, and the daily cleanup retries.
 */
export async function removeUnusedFilesOf(
  stores: Stores,
  userId: string,
  now: Date,
): Promise<void> {
  const which = { before: unusedBefore(now), userId };
  const warn = (error: unknown) =>
    logger.warn({ error }, "could not remove deleted files; the daily cleanup will retry");
  const isDone = await removeListed(stores, which, MOST_IN_A_CALL).catch(warn);
  if (isDone === false) void removeListed(stores, which).catch(warn);
}

/**
 * Removes discarded files, and files older than a day without a creation. The object is deleted before its
 * row, so that a failure in between is retried the next time.
 *
 * @throws what the store said of the last object that it wouldn't delete, when all others are gone
 */
export async function removeUnusedFiles(stores: Stores, now: Date): Promise<void> {
  await removeListed(stores, { before: unusedBefore(now) });
}

function unusedBefore(now: Date): Date {
  return new Date(now.getTime() - UNUSED_AFTER_MS);
}

/** @returns false when it stopped after `most` */
async function removeListed(
  { db, storage }: Stores,
  which: Omit<Parameters<typeof listRemovableFiles>[1], "limit" | "after">,
  most = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  let after: string | undefined;
  let fault: { error: unknown } | undefined;
  let isDone = false;
  for (let listed = 0; listed < most && !isDone; ) {
    const ids = await listRemovableFiles(db, { ...which, after, limit: BATCH });
    const removed = await removeObjects(storage, ids, (error) => {
      fault = { error };
    });
    await deleteFiles(db, removed);
    listed += ids.length;
    // A store that deletes nothing is away: asking it for thousands more would only take long.
    isDone = ids.length < BATCH || removed.length === 0;
    after = ids.at(-1);
  }
  if (fault) throw fault.error;
  return isDone;
}

/** @returns the files whose objects are gone: one that the store refuses to delete doesn't keep the others */
async function removeObjects(
  storage: StoragePort,
  ids: readonly string[],
  onFault: (error: unknown) => void,
): Promise<string[]> {
  try {
    await storage.remove(ids.flatMap(allKeys));
    return [...ids];
  } catch {
    const removed: string[] = [];
    let faultsInARow = 0;
    for (const id of ids) {
      try {
        await storage.remove(allKeys(id));
        removed.push(id);
        faultsInARow = 0;
      } catch (error) {
        onFault(error);
        faultsInARow += 1;
      }
      if (faultsInARow === MAX_FAULTS) break;
    }
    return removed;
  }
}
