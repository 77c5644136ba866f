import "server-only";

import { AppError } from "@/lib/core/errors";
import { singleton } from "@/lib/core/singleton";

const state = singleton("drain", () => ({ running: 0, draining: false })).get;

/**
 * Counts a call as running until the returned function is called.
 *
 * @throws AppError `provider_unavailable` while the server is about to stop
 */
export function enterCall(): () => void {
  if (state().draining) {
    throw new AppError("provider_unavailable", "The server is restarting. Try again in a moment.", {
      retryAfterSeconds: 5,
    });
  }
  state().running += 1;
  let left = false;
  return () => {
    if (!left) state().running -= 1;
    left = true;
  };
}

export function isDraining(): boolean {
  return state().draining;
}

/** Lets no new call in and waits until the running ones have ended, `timeoutMs` at most. */
export async function drain(timeoutMs: number): Promise<void> {
  state().draining = true;
  const deadline = Date.now() + timeoutMs;
  while (state().running > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
