import "server-only";

import { singleton } from "@/lib/core/singleton";

/** How long another server's sign-out, account deletion, or change of plan may go unnoticed here. */
export const KNOWN_MS = 5_000;
const MAX_KNOWN = 10_000;

type Found<User> = { user: User; expiresAt: Date };

/** Users by session, as they were looked up last. `changes` tells whether a look-up may already be outdated. */
const memory = singleton("known-users", () => ({
  changes: 0,
  bySession: new Map<string, { user: { id: string }; from: number; until: number }>(),
}));

/**
 * The user of a session, looked up at most once in five seconds per process. Whatever this process itself changes counts
 * at once, because it calls `forgetUsers`.
 *
 * @param find looks the session up, with the time that it ends at; null when there's none, which isn't remembered
 */
export async function knownUser<User extends { id: string }>(
  { userId, sessionId, now }: { userId: string; sessionId: string; now: Date },
  find: () => Promise<Found<User> | null>,
): Promise<User | null> {
  const { bySession, changes } = memory.get();
  const at = now.getTime();
  const known = bySession.get(sessionId);
  if (known && known.user.id === userId && known.from <= at && at < known.until) {
    return known.user as User; // Safe: one query fills the memory.
  }
  const found = await find();
  if (!found) return null;
  const until = Math.min(at + KNOWN_MS, found.expiresAt.getTime());
  if (memory.get().changes === changes) remember(sessionId, { user: found.user, from: at, until });
  return found.user;
}

function remember(sessionId: string, known: { user: { id: string }; from: number; until: number }) {
  const { bySession } = memory.get();
  bySession.delete(sessionId);
  const oldest = bySession.keys().next().value;
  if (bySession.size >= MAX_KNOWN && oldest !== undefined) bySession.delete(oldest);
  bySession.set(sessionId, known);
}

/** To be called after every statement that ends sessions or changes users. */
export function forgetUsers(): void {
  const known = memory.get();
  known.changes += 1;
  known.bySession.clear();
}
