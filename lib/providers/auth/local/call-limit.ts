import "server-only";

import type { BetterAuthRateLimitStorage } from "better-auth";

import { consumeUse } from "@/db/queries/usage-counters";
import { getDatabase } from "@/lib/providers/database";
import { secondsLeft, windowStart } from "@/lib/usage/rate-limit";

/**
 * Counts a caller's calls in fixed windows, as all our limits do. better-auth's own storage starts anew only after a whole
 * window without a call: of calls that come 50 minutes apart, 20 an hour would let only 20 through in all.
 */
export const callLimit: BetterAuthRateLimitStorage = {
  async consume(key, { window, max }) {
    const now = new Date();
    const uses = await consumeUse(await getDatabase(), {
      subject: `account-call:${key}`,
      windowStart: windowStart(now, window),
      max,
    });
    return uses === null
      ? { allowed: false, retryAfter: secondsLeft(now, window) }
      : { allowed: true, retryAfter: null };
  },
};
