import "server-only";

import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";

/**
 * Locks a file for this process, creating it if needed. The kernel ties the lock to the open file: it ends
 * with the process, however that ends, ignores process numbers, and holds across containers that share a
 * volume. The file itself stays.
 *
 * @returns a function that releases the lock, or undefined while another process holds it
 * @throws Error when the file can't be opened or its file system has no locks
 */
export async function lockFile(file: string): Promise<(() => void) | undefined> {
  const { tryLock } = await import("fs-native-extensions");
  mkdirSync(/* turbopackIgnore: true */ dirname(file), { recursive: true });
  for (;;) {
    const descriptor = openSync(/* turbopackIgnore: true */ file, "a+", 0o600);
    try {
      if (!tryLock(descriptor)) {
        closeSync(descriptor);
        return undefined;
      }
      if (isStillAt(file, descriptor)) {
        ftruncateSync(descriptor);
        writeSync(descriptor, `process ${process.pid} on ${hostname()}`);
        return once(() => closeSync(descriptor));
      }
    } catch (error) {
      closeSync(descriptor);
      throw error;
    }
    // Someone removed the file in between: the next process would lock a different one.
    closeSync(descriptor);
  }
}

/** Who holds a lock, or held it last, for people to read: "process 12 on atelier-1". */
export function holderOf(file: string): string {
  try {
    return readFileSync(/* turbopackIgnore: true */ file, "utf8").slice(0, 200);
  } catch {
    return "";
  }
}

/** A closed descriptor number may be reused: closing it again would close someone else's file. */
function once(close: () => void): () => void {
  let closed = false;
  return () => {
    if (!closed) close();
    closed = true;
  };
}

function isStillAt(file: string, descriptor: number): boolean {
  const here = statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false });
  const held = fstatSync(descriptor);
  return here?.ino === held.ino && here.dev === held.dev;
}
