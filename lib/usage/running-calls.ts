import "server-only";

import type { Database } from "@/db/client";
import { listDeletedUsers } from "@/db/queries/accounts";
import { singleton } from "@/lib/core/singleton";

/** How often a process asks whose accounts other servers deleted, in one statement for all calls that run here. */
const WATCH_MS = 5_000;

type RunningCalls = {
  byUser: Map<string, Set<AbortController>>;
  /** Set while anything runs. */
  watch: NodeJS.Timeout | undefined;
  /** That of the last call. */
  db: Database | undefined;
};

const running = singleton(
  "running-calls",
  (): RunningCalls => ({ byUser: new Map(), watch: undefined, db: undefined }),
);

/**
 * Tracks a running call of a user.
 *
 * @returns a signal that fires when the account is deleted, be it on another server, and the function to call when the call
 *   has ended
 */
export function trackRunningCall(
  db: Database,
  userId: string,
): { signal: AbortSignal; untrack: () => void } {
  const all = running.get();
  const own = all.byUser.get(userId) ?? new Set();
  const controller = new AbortController();
  all.byUser.set(userId, own.add(controller));
  all.db = db;
  all.watch ??= setInterval(() => void abortDeleted(), WATCH_MS).unref();
  return {
    signal: controller.signal,
    untrack: () => {
      own.delete(controller);
      if (own.size === 0 && all.byUser.get(userId) === own) all.byUser.delete(userId);
      if (all.byUser.size > 0) return;
      clearInterval(all.watch);
      all.watch = undefined;
    },
  };
}

/** Stops what a user's calls do in this process. */
export function abortRunningCalls(userId: string): void {
  for (const controller of running.get().byUser.get(userId) ?? []) controller.abort();
}

async function abortDeleted(): Promise<void> {
  const { byUser, db } = running.get();
  if (!db) return;
  // A database that is away is asked again.
  const deleted = await listDeletedUsers(db, [...byUser.keys()]).catch(() => []);
  for (const userId of deleted) abortRunningCalls(userId);
}
