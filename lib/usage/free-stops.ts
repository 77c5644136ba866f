import "server-only";

import type { Database } from "@/db/client";
import { consumeUse } from "@/db/queries/usage-counters";
import { quotaHour } from "@/lib/usage/quota";

/**
 * Runs that a person may stop in an hour and get back. Whoever stops by mistake loses nothing; whoever hangs up just before
 * each end, with all of its text, is charged.
 */
export const FREE_STOPS_PER_HOUR = 20;

/** Counts a stopped run. Returns whether it costs nothing. */
export async function isStopFree(db: Database, userId: string, now: Date): Promise<boolean> {
  const { windowStart } = quotaHour(now);
  const window = { subject: `stops:${userId}`, windowStart, max: FREE_STOPS_PER_HOUR };
  return (await consumeUse(db, window)) !== null;
}
