import "server-only";

import { hashPassword, verifyPassword } from "better-auth/crypto";

import { AppError } from "@/lib/core/errors";
import { singleton } from "@/lib/core/singleton";

/** Node has four threads for this and for files: the other two stay free. */
const MAX_RUNNING = 2;
const MAX_WAITING = 64;

type Hashing = { running: number; waiting: (() => void)[] };

/** Of the whole process: pages and route handlers have copies of this module. */
const hashing = singleton("password-hashing", (): Hashing => ({ running: 0, waiting: [] }));

/** better-auth's own password hashing, two at once, so that sign-ins don't slow everything else down. */
export const passwordHashing = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (check: { hash: string; password: string }) => inTurn(() => verifyPassword(check)),
  running: () => hashing.get().running,
};

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const state = hashing.get();
  if (state.running >= MAX_RUNNING) await waitForTurn(state);
  else state.running += 1;
  try {
    return await work();
  } finally {
    const next = state.waiting.shift();
    // The turn passes on, so `running` stays the same.
    if (next) next();
    else state.running -= 1;
  }
}

function waitForTurn({ waiting }: Hashing): Promise<void> {
  if (waiting.length >= MAX_WAITING) {
    const message = "Too many people are signing in right now. Try again in a moment.";
    throw new AppError("provider_unavailable", message, { retryAfterSeconds: 5 });
  }
  return new Promise((resolve) => waiting.push(resolve));
}
