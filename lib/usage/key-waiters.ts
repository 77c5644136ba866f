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

/** Calls with one key in this process, the running one included. One of them polls the database for all. */
type KeyWaiters = { userId: string; count: number; change: Promise<void> | undefined };

const waiters = singleton("idempotency-waiters", () => new Map<string, KeyWaiters>());

/**
 * Registers a call with an idempotency key before anything is asked of the database.
 *
 * @returns `untilChange`, which settles when the key's call has ended or died, and `unregister`
 * @throws AppError `rate_limited` when enough calls wait already
 */
export function registerWaiter(
  db: Database,
  key: { userId: string; key: string; staleMs: number },
) {
  const id = JSON.stringify([key.userId, key.key]);
  const all = waiters.get();
  const own = all.get(id) ?? { userId: key.userId, count: 0, change: undefined };
  // The running call counts as well.
  if (own.count > MAX_WAITERS_PER_KEY || waitersOf(key.userId) > MAX_WAITERS_PER_USER) {
    throw new AppError("rate_limited", "This request is already running. Wait for it to finish.", {
      retryAfterSeconds: 5,
    });
  }
  own.count += 1;
  all.set(id, own);
  return {
    untilChange: (signal: AbortSignal) => {
      own.change ??= pollUntilChange(db, key, own).finally(() => {
        own.change = undefined;
      });
      // Everybody may have left by the time it fails.
      own.change.catch(() => {});
      return unlessAborted(own.change, signal);
    },
    unregister: () => {
      own.count -= 1;
      if (own.count === 0) all.delete(id);
    },
  };
}

function waitersOf(userId: string): number {
  let count = 0;
  for (const one of waiters.get().values()) if (one.userId === userId) count += one.count;
  return count;
}

async function pollUntilChange(
  db: Database,
  key: { userId: string; key: string; staleMs: number },
  own: KeyWaiters,
): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; own.count > 0; pauseMs *= PAUSE_GROWTH) {
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
