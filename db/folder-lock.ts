import "server-only";

import { holderOf, lockFile } from "@/lib/core/file-lock";

/**
 * Locks a data folder for this process: PGlite has no lock of its own, and two processes writing to
 * one folder silently lose rows.
 *
 * @returns a function that releases the lock
 * @throws Error when another process holds it, in this container or another
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = `${folder}.lock`;
  const unlock = await lockFile(file);
  if (unlock) return unlock;
  const owner = holderOf(file) || "another process";
  throw new Error(
    `The data folder ${folder} is in use by ${owner}. Stop that server first, or set DATABASE_URL so that both can share a database.`,
  );
}
