import "server-only";

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Takes a data folder for this process alone: Postgres in process has no lock of its own, and two
 * openers lose rows without a word. A lock left behind by a killed process is taken over.
 *
 * @returns a function that gives the folder back
 * @throws Error when another living process holds it
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
      throw new Error(`The data folder ${folder} is in use by process ${holder}.`);
    }
    rmSync(/* turbopackIgnore: true */ file, { force: true });
  }
  throw new Error(`The data folder ${folder} could not be locked.`);
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
  // A container gives the same small numbers again: our own number in an old lock is not us.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
