import "server-only";

import { singleton } from "@/lib/core/singleton";

/** What runs in this process, by person, client, and the client's number for the call. */
const running = singleton("mcp-calls", () => new Map<string, AbortController>());

export type CallName = { userId: string; session: string | null; requestId: string | number };

/**
 * Makes a call one that `cancelCall` ends. Without a session there's no telling one client's numbers from another's, so
 * nothing is remembered.
 *
 * @returns its signal, and `end` for when it's over
 */
export function beginCancellable(call: CallName): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const name = nameOf(call);
  if (name === null) return { signal: controller.signal, end: () => {} };
  running.get().set(name, controller);
  const end = () => {
    if (running.get().get(name) === controller) running.get().delete(name);
  };
  return { signal: controller.signal, end };
}

/** Ends a call of the same person and client; does nothing when it isn't running here. */
export function cancelCall(call: CallName): void {
  const name = nameOf(call);
  if (name !== null) running.get().get(name)?.abort();
}

function nameOf({ userId, session, requestId }: CallName): string | null {
  return session && JSON.stringify([userId, session, requestId]);
}
