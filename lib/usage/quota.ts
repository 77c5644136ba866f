import "server-only";

import type { Database } from "@/db/client";
import { returnUse, spendUse } from "@/db/queries/usage-counters";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import type { Plan } from "@/lib/core/plan";
import { secondsLeft, windowStart } from "@/lib/usage/rate-limit";

const HOUR_SECONDS = 3600;

/** Runs an hour and person that fair use allows. */
export function runsPerHour(plan: Plan): number {
  return plan === "premium" ? env().RUNS_PER_HOUR_PREMIUM : env().RUNS_PER_HOUR_FREE;
}

/**
 * Takes one run of the user's hour before the work starts, so that two calls cannot share the last one.
 *
 * @returns gives the run back, for work that came to nothing
 * @throws AppError `rate_limited` when the hour is used up
 */
export async function spendRun(
  db: Database,
  user: { id: string; plan: Plan },
  now: Date,
): Promise<{ giveBack: () => Promise<void> }> {
  const max = runsPerHour(user.plan);
  const window = { subject: `runs:${user.id}`, windowStart: windowStart(now, HOUR_SECONDS) };
  if ((await spendUse(db, { ...window, max })) === null) {
    const retryAfterSeconds = secondsLeft(now, HOUR_SECONDS);
    const minutes = Math.ceil(retryAfterSeconds / 60);
    throw new AppError(
      "rate_limited",
      `You have used the ${max} runs of this hour. The next ones come in ${minutes} min.`,
      { retryAfterSeconds },
    );
  }
  return { giveBack: () => returnUse(db, window) };
}
