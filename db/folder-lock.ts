import "server-only";

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Locks a data folder for this process: PGlite has no lock of its own, and two processes writing to
 * one folder silently lose rows. A stale lock left by a dead process is taken over.
 *
 * @returns a function that releases the lock
 * @throws Error when another running process holds the lock
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  mkdirSync(/* turbopackIgnore: true */ dirname(folder), { recursive: true });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(/* turbopackIgnore: true */ file, String(process.pid), { flag: "wx" });
      return () => release(file);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const holder = readHolder(file);
    if (holder !== undefined && isAlive(holder)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}. Stop that process first.`,
      );
    }
    rmSync(/* turbopackIgnore: true */ file, { force: true });
  }
  throw new Error(`Couldn't lock the data folder ${folder}. Try again.`);
}

function release(file: string): void {
  if (readHolder(file) === process.pid) rmSync(/* turbopackIgnore: true */ file, { force: true });
}

function readHolder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(/* turbopackIgnore: true */ file, "utf8"));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  // Containers reuse small pids, so our own pid in an old lock file belongs to a dead process.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
