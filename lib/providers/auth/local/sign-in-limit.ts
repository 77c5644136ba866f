import "server-only";

import { createHash } from "node:crypto";

import { clearUses, consumeUse, refundUse } from "@/db/queries/usage-counters";
import { getDatabase } from "@/lib/providers/database";
import { secondsLeft, windowStart } from "@/lib/usage/rate-limit";

const WINDOW_SECONDS = 15 * 60;
/** Wrong passwords allowed per email and window, from any IP address. */
const MAX_FAILURES = 10;

/** What people read when this limit is reached. */
export const TOO_MANY_FAILURES =
  "Too many incorrect passwords for this email address. Wait 15 minutes and try again.";

function windowOf(email: string, now: Date) {
  const address = createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
  return {
    subject: `sign-in-failure:${address}`,
    windowStart: windowStart(now, WINDOW_SECONDS),
  };
}

/**
 * Counts a try before its password is checked, so that tries at the same time can't share the last one.
 *
 * @returns 0, or the seconds until this email may try again, without counting anything
 */
export async function consumeSignInAttempt(email: string, now = new Date()): Promise<number> {
  const uses = await consumeUse(await getDatabase(), {
    ...windowOf(email, now),
    max: MAX_FAILURES,
  });
  return uses === null ? secondsLeft(now, WINDOW_SECONDS) : 0;
}

/** Gives a try back whose password wasn't wrong. */
export async function refundSignInAttempt(email: string, now = new Date()): Promise<void> {
  await refundUse(await getDatabase(), windowOf(email, now));
}

/** Forgets the wrong tries of an email, when its password was just replaced. */
export async function forgiveSignIns(email: string, now = new Date()): Promise<void> {
  await clearUses(await getDatabase(), windowOf(email, now));
}
