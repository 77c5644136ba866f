import "server-only";

import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

const HEARTBEAT_MS = 5_000;
/** A lock without a heartbeat for this long was left by a dead process. */
const STALE_MS = 30_000;

/**
 * Tries to take a cross-process lock file, kept alive by a heartbeat. Stale locks are taken over.
 *
 * @returns a function that releases the lock; undefined while another process holds it
 */
export async function tryLock(file: string): Promise<(() => Promise<void>) | undefined> {
  await mkdir(path.dirname(file), { recursive: true });
  const owner = `${process.pid} ${randomUUID()}`;
  if (await isStale(file)) await rm(file, { force: true });
  try {
    await writeFile(file, owner, { flag: "wx" });
  } catch {
    return undefined;
  }
  const heartbeat = setInterval(() => void touch(file), HEARTBEAT_MS);
  heartbeat.unref();
  return async () => {
    clearInterval(heartbeat);
    const holder = await readFile(file, "utf8").catch(() => "");
    if (holder === owner) await rm(file, { force: true });
  };
}

async function touch(file: string) {
  const now = new Date();
  await utimes(file, now, now).catch(() => {});
}

async function isStale(file: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > STALE_MS) return true;
    const pid = Number((await readFile(file, "utf8")).split(" ")[0]);
    return pid > 0 && !isAlive(pid);
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means it is alive but owned by another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
