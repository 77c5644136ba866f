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
  isAsking: boolean;
};

const running = singleton(
  "running-calls",
  (): RunningCalls => ({ byUser: new Map(), watch: undefined, db: undefined, isAsking: false }),
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
  const all = running.get();
  // A database that is away would be asked more and more, all of it once it's back.
  if (!all.db || all.isAsking) return;
  all.isAsking = true;
  const deleted = await listDeletedUsers(all.db, [...all.byUser.keys()]).catch(() => []);
  all.isAsking = false;
  for (const userId of deleted) abortRunningCalls(userId);
}
