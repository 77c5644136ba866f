import "server-only";

import { createHash } from "node:crypto";

import { clearUses, consumeUse, refundUse } from "@/db/queries/usage-counters";
import { getDatabase } from "@/lib/providers/database";
import { secondsLeft, windowStart } from "@/lib/usage/rate-limit";

const WINDOW_SECONDS = 15 * 60;
/**
 * Wrong passwords allowed per window: from all strangers together for an email, from any IP address, and from each browser
 * in which its account has signed in before. Whoever stole such a browser's cookie gets no more guesses than a stranger.
 */
const MAX_FAILURES = 10;

/** A try for an email. `deviceId` is the browser's if its account has signed in there before; otherwise null. */
export type SignInAttempt = { email: string; deviceId: string | null };

/** What people read when this limit is reached. */
export const TOO_MANY_FAILURES =
  "Too many incorrect passwords for this email address. Wait 15 minutes and try again.";

function windowOf({ email, deviceId }: SignInAttempt, now: Date) {
  const address = createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
  return {
    subject: `sign-in-failure:${deviceId === null ? address : `device:${deviceId}`}`,
    windowStart: windowStart(now, WINDOW_SECONDS),
  };
}

/**
 * Counts a try before its password is checked, so that tries at the same time can't share the last one.
 *
 * @returns 0, or the seconds until this email may be tried again from there, without counting anything
 */
export async function consumeSignInAttempt(
  attempt: SignInAttempt,
  now = new Date(),
): Promise<number> {
  const uses = await consumeUse(await getDatabase(), {
    ...windowOf(attempt, now),
    max: MAX_FAILURES,
  });
  return uses === null ? secondsLeft(now, WINDOW_SECONDS) : 0;
}

/** Gives a try back whose password wasn't wrong. */
export async function refundSignInAttempt(attempt: SignInAttempt, now = new Date()): Promise<void> {
  await refundUse(await getDatabase(), windowOf(attempt, now));
}

/** Forgets strangers' wrong tries of an email, when its password was just replaced, which ended its known devices. */
export async function forgiveSignIns(email: string, now = new Date()): Promise<void> {
  await clearUses(await getDatabase(), windowOf({ email, deviceId: null }, now));
}
