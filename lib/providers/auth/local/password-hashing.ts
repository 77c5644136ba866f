import "server-only";

import { hashPassword, verifyPassword } from "better-auth/crypto";

import { AppError } from "@/lib/core/errors";

/** Node has four threads for this and for files: the other two stay free. */
const MAX_RUNNING = 2;
const MAX_WAITING = 64;

const waiting: (() => void)[] = [];
let running = 0;

/** better-auth's own password hashing, two at once, so that sign-ins don't slow everything else down. */
export const passwordHashing = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (check: { hash: string; password: string }) => inTurn(() => verifyPassword(check)),
  running: () => running,
};

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_RUNNING) await waitForTurn();
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The turn passes on, so `running` stays the same.
    if (next) next();
    else running -= 1;
  }
}

function waitForTurn(): Promise<void> {
  if (waiting.length >= MAX_WAITING) {
    const message = "Too many people are signing in right now. Try again in a moment.";
    throw new AppError("provider_unavailable", message, { retryAfterSeconds: 5 });
  }
  return new Promise((resolve) => waiting.push(resolve));
}
