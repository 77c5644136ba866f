import "server-only";

import type { Database } from "@/db/client";
import { listFileIds } from "@/db/queries/files";
import { FILES_FOLDER, fileIdOfKey } from "@/lib/files/storage-keys";
import type { StoragePort } from "@/lib/providers/storage/port";

/** A row is inserted before its object is stored, so by then an object without one has lost it. */
const ORPHANED_AFTER_MS = 24 * 60 * 60_000;

/**
 * Deletes objects that no row stands for: those of accounts and files whose rows were deleted while the storage was
 * away, and halves that a killed process left. Only for a storage that `claimStorage` has confirmed as the database's.
 */
export async function removeOrphanedObjects(
  { db, storage }: { db: Database; storage: StoragePort },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - ORPHANED_AFTER_MS);
  for await (const keys of storage.listOlder(FILES_FOLDER, before)) {
    const ids = new Map(keys.map((key) => [key, fileIdOfKey(key)]));
    const known = new Set(
      await listFileIds(db, [...new Set([...ids.values()].filter((id) => id !== null))]),
    );
    const orphans = keys.filter((key) => {
      const id = ids.get(key);
      // What isn't one of our files is left alone.
      return id && (!known.has(id) || key.endsWith(".part"));
    });
    await storage.remove(orphans);
  }
}
