import "server-only";

import { setTimeout } from "node:timers/promises";

import { textIn } from "@/db/failure-kinds";

/** SQLSTATEs of a transaction that the server rolled back so that another one could go on. */
const CONFLICT = /^(?:40001|40P01)$/;
const TRIES = 4;
/** Random, so that two that met don't meet again. */
const MAX_PAUSE_MS = 100;

/**
 * Runs a transaction again when the server broke it off in favor of another one, three times at most. It must have no
 * effects but those in the database.
 */
export async function repeatConflicts<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transact();
    } catch (error) {
      if (tries === TRIES || !CONFLICT.test(textIn(error, "code") ?? "")) throw error;
      await setTimeout(Math.random() * MAX_PAUSE_MS);
    }
  }
}
