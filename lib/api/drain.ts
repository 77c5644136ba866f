import "server-only";

import { callTimer } from "@/lib/core/call-timing";
import { RestartError } from "@/lib/core/errors";
import { singleton } from "@/lib/core/singleton";

const state = singleton("drain", () => ({ running: 0, draining: false })).get;

/**
 * Counts a call as running until the returned function is called.
 *
 * @param isAwaited set for a call that running ones wait for
 * @throws RestartError while the server is shutting down
 */
export function beginCall(isAwaited = false): () => void {
  if (state().draining && !isAwaited) {
    throw new RestartError();
  }
  state().running += 1;
  const timer = callTimer();
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    state().running -= 1;
    timer?.end();
  };
}

/** Whether the server is shutting down and refuses new calls. */
export function isDraining(): boolean {
  return state().draining;
}

/** Refuses new calls and waits for running ones to finish, for at most `timeoutMs`. */
export async function drain(timeoutMs: number): Promise<void> {
  state().draining = true;
  const deadline = Date.now() + timeoutMs;
  while (state().running > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
