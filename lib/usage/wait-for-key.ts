import "server-only";

import type { Database } from "@/db/client";
import { isKeyRunning } from "@/db/queries/idempotency-keys";
import { AppError } from "@/lib/core/errors";
import { singleton } from "@/lib/core/singleton";

const MAX_WAITERS_PER_KEY = 4;
const MAX_WAITERS_PER_USER = 30;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 2_000;
const PAUSE_GROWTH = 1.5;

/** Waiting calls of one key in this process: one of them asks the database for all. */
type Line = { userId: string; waiters: number; change: Promise<void> | undefined };

const lines = singleton("idempotency-lines", () => new Map<string, Line>());

/**
 * Takes a place in the line of a key before anything is asked of the database.
 *
 * @returns `untilChange`, which settles when the key's call has ended or died, and `leave`
 * @throws AppError `rate_limited` when enough calls wait already
 */
export function joinLine(db: Database, key: { userId: string; key: string; staleMs: number }) {
  const id = JSON.stringify([key.userId, key.key]);
  const all = lines.get();
  const line = all.get(id) ?? { userId: key.userId, waiters: 0, change: undefined };
  // The call that runs stands in line as well.
  if (line.waiters > MAX_WAITERS_PER_KEY || waitersOf(key.userId) > MAX_WAITERS_PER_USER) {
    throw new AppError("rate_limited", "This request is already running. Wait for it to finish.", {
      retryAfterSeconds: 5,
    });
  }
  line.waiters += 1;
  all.set(id, line);
  return {
    untilChange: (signal: AbortSignal) => {
      line.change ??= pollUntilChange(db, key, line).finally(() => {
        line.change = undefined;
      });
      // Everybody may have left by the time it fails.
      line.change.catch(() => {});
      return unlessAborted(line.change, signal);
    },
    leave: () => {
      line.waiters -= 1;
      if (line.waiters === 0) all.delete(id);
    },
  };
}

function waitersOf(userId: string): number {
  let count = 0;
  for (const line of lines.get().values()) if (line.userId === userId) count += line.waiters;
  return count;
}

async function pollUntilChange(
  db: Database,
  key: { userId: string; key: string; staleMs: number },
  line: Line,
): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; line.waiters > 0; pauseMs *= PAUSE_GROWTH) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(pauseMs, MAX_PAUSE_MS)));
    if (!(await isKeyRunning(db, key))) return;
  }
}

async function unlessAborted(change: Promise<void>, signal: AbortSignal): Promise<void> {
  const canceled = () => new AppError("aborted", "The request was canceled.");
  if (signal.aborted) throw canceled();
  let cancel = () => {};
  const aborted = new Promise<never>((_, reject) => {
    cancel = () => reject(canceled());
    signal.addEventListener("abort", cancel, { once: true });
  });
  try {
    await Promise.race([change, aborted]);
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}
