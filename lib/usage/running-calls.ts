import "server-only";

import { singleton } from "@/lib/core/singleton";

const running = singleton("running-calls", () => new Map<string, Set<AbortController>>());

/**
 * Tracks a running call of a user.
 *
 * @returns a signal that fires when the account is deleted, and the function to call when the call has ended
 */
export function trackRunningCall(userId: string): { signal: AbortSignal; untrack: () => void } {
  const all = running.get();
  const own = all.get(userId) ?? new Set();
  const controller = new AbortController();
  all.set(userId, own.add(controller));
  return {
    signal: controller.signal,
    untrack: () => {
      own.delete(controller);
      if (own.size === 0) all.delete(userId);
    },
  };
}

/** Stops what a user's calls do in this process. */
export function abortRunningCalls(userId: string): void {
  for (const controller of running.get().get(userId) ?? []) controller.abort();
}
