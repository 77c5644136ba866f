import "server-only";

import { createHash } from "node:crypto";

import { countUses, spendUse } from "@/db/queries/usage-counters";
import { getDatabase } from "@/lib/providers/database";
import { secondsLeft, windowStart } from "@/lib/usage/rate-limit";

const WINDOW_SECONDS = 15 * 60;
/** Wrong passwords allowed per email and window, from any IP address. */
const MAX_FAILURES = 10;

function windowOf(email: string, now: Date) {
  const address = createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
  return {
    subject: `sign-in-failure:${address}`,
    windowStart: windowStart(now, WINDOW_SECONDS),
  };
}

/** Seconds until a sign-in with this email may be tried again; 0 when it may be tried now. */
export async function secondsUntilNextTry(email: string, now = new Date()): Promise<number> {
  const failures = await countUses(await getDatabase(), windowOf(email, now));
  return failures < MAX_FAILURES ? 0 : secondsLeft(now, WINDOW_SECONDS);
}

/** Counts a wrong password for this email. */
export async function noteSignInFailure(email: string, now = new Date()): Promise<void> {
  await spendUse(await getDatabase(), { ...windowOf(email, now), max: MAX_FAILURES });
}
