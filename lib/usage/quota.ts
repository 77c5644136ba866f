import "server-only";

import type { Database } from "@/db/client";
import { consumeUse, refundUse } from "@/db/queries/usage-counters";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { formatCount } from "@/lib/core/format";
import type { Plan } from "@/lib/core/plan";
import { secondsLeft, windowStart } from "@/lib/usage/rate-limit";

const HOUR_SECONDS = 3600;

/** The plan's fair-use limit: runs per user and hour. */
export function runsPerHour(plan: Plan): number {
  return plan === "premium" ? env().RUNS_PER_HOUR_PREMIUM : env().RUNS_PER_HOUR_FREE;
}

/**
 * Takes one run from the user's hourly quota before the work starts, so that two calls can't share the
 * last one.
 *
 * @returns `refund` refunds the run, for when the work fails
 * @throws AppError `rate_limited` when the quota is used up
 */
export async function consumeQuota(
  db: Database,
  user: { id: string; plan: Plan },
  now: Date,
): Promise<{ refund: () => Promise<void> }> {
  const max = runsPerHour(user.plan);
  const window = { subject: `runs:${user.id}`, windowStart: windowStart(now, HOUR_SECONDS) };
  if ((await consumeUse(db, { ...window, max })) === null) {
    const retryAfterSeconds = secondsLeft(now, HOUR_SECONDS);
    const minutes = Math.ceil(retryAfterSeconds / 60);
    throw new AppError(
      "rate_limited",
      `You've used all ${max} runs for this hour. Try again in ${formatCount(minutes, "minute")}.`,
      { retryAfterSeconds },
    );
  }
  return { refund: () => refundUse(db, window) };
}
