import "server-only";

import type { Database } from "@/db/client";
import { consumeUse, countUses, countUsesOf, refundUse } from "@/db/queries/usage-counters";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { formatCount } from "@/lib/core/format";
import type { Plan } from "@/lib/core/plan";
import { RUN_ALLOWANCES, type RunAllowance } from "@/lib/core/run-allowance";
import { secondsLeft, windowStart } from "@/lib/usage/rate-limit";

const HOUR_SECONDS = 3600;

/** The plan's fair-use limit: runs per user and hour. */
export function runsPerHour(plan: Plan): number {
  return plan === "premium" ? env().RUNS_PER_HOUR_PREMIUM : env().RUNS_PER_HOUR_FREE;
}

/** The same for runs of the engines in the server's own process. */
export function builtInRunsPerHour(plan: Plan): number {
  return plan === "premium"
    ? env().BUILT_IN_RUNS_PER_HOUR_PREMIUM
    : env().BUILT_IN_RUNS_PER_HOUR_FREE;
}

export function questionsPerHour(plan: Plan): number {
  return plan === "premium" ? env().QUESTIONS_PER_HOUR_PREMIUM : env().QUESTIONS_PER_HOUR_FREE;
}

/** What a call is taken from: runs of an engine, see `RunAllowance`, or questions about what was summarized. */
export type Allowance = RunAllowance | "questions";

type UsageWindow = { subject: string; windowStart: Date };
type Quota = { subject: string; max: number; units: string; instead?: string };

/** What runs are counted under, before a person's ID. */
export const RUN_COUNTERS: Readonly<Record<RunAllowance, string>> = {
  plan: "runs:",
  "own-engine": "own-runs:",
  "built-in": "built-in-runs:",
};

/** How many calls a person has in an hour, what they are called, and the name they are counted under. */
export function quotaOf({ id, plan }: { id: string; plan: Plan }, allowance: Allowance): Quota {
  switch (allowance) {
    case "plan":
      return { subject: RUN_COUNTERS.plan + id, max: runsPerHour(plan), units: "runs" };
    case "own-engine":
      return {
        subject: RUN_COUNTERS["own-engine"] + id,
        max: env().RUNS_PER_HOUR_OWN_ENGINE,
        units: "runs with your own engines",
      };
    case "built-in":
      return {
        subject: RUN_COUNTERS["built-in"] + id,
        max: builtInRunsPerHour(plan),
        units: "runs with the built-in engines or a downloaded model",
        instead: ", or choose another engine if you have one",
      };
    case "questions":
      return { subject: `questions:${id}`, max: questionsPerHour(plan), units: "questions" };
  }
}

/** The hour that `now` falls in, which quotas are counted by. */
export function quotaHour(now: Date): { windowStart: Date; secondsLeft: number } {
  return {
    windowStart: windowStart(now, HOUR_SECONDS),
    secondsLeft: secondsLeft(now, HOUR_SECONDS),
  };
}

/**
 * Takes one call from the user's hourly quota before the work starts, so that two calls can't share the
 * last one.
 *
 * @returns `refund` refunds it, for when the work fails; `window` is what it was taken from
 * @throws AppError `rate_limited` when the quota is used up
 */
export async function consumeQuota(
  db: Database,
  user: { id: string; plan: Plan },
  now: Date,
  allowance: Allowance = "plan",
): Promise<{ window: UsageWindow; refund: () => Promise<void> }> {
  const quota = quotaOf(user, allowance);
  const window = quotaWindow(user, now, allowance);
  if ((await consumeUse(db, { ...window, max: quota.max })) === null) throw usedUp(quota, now);
  return { window, refund: () => refundUse(db, window) };
}

/**
 * Looks whether a call is left, and takes nothing.
 *
 * @throws AppError `rate_limited` when the quota is used up
 */
export async function assertQuotaLeft(
  db: Database,
  user: { id: string; plan: Plan },
  now: Date,
  allowance: Allowance = "plan",
): Promise<void> {
  const quota = quotaOf(user, allowance);
  const uses = await countUses(db, quotaWindow(user, now, allowance));
  if (uses >= quota.max) throw usedUp(quota, now);
}

/** How many runs a person has left in this hour of what they may count toward. */
export async function runsLeft(
  db: Database,
  user: { id: string; plan: Plan },
  now: Date,
): Promise<Record<RunAllowance, number>> {
  const quotas = RUN_ALLOWANCES.map((allowance) => ({ allowance, ...quotaOf(user, allowance) }));
  const subjects = quotas.map(({ subject }) => subject);
  const uses = await countUsesOf(db, { subjects, windowStart: quotaHour(now).windowStart });
  const left = quotas.map(({ allowance, subject, max }) => [
    allowance,
    Math.max(0, max - (uses.get(subject) ?? 0)),
  ]);
  // Safe: it has an entry for each of them.
  return Object.fromEntries(left) as Record<RunAllowance, number>;
}

/** What a call at this time is counted in. */
export function quotaWindow(
  user: { id: string; plan: Plan },
  now: Date,
  allowance: Allowance = "plan",
): UsageWindow {
  return { subject: quotaOf(user, allowance).subject, windowStart: quotaHour(now).windowStart };
}

function usedUp({ max, units, instead = "" }: Quota, now: Date): AppError {
  const { secondsLeft: retryAfterSeconds } = quotaHour(now);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new AppError(
    "rate_limited",
    `You've used all ${max} ${units} for this hour. Try again in ${formatCount(minutes, "minute")}${instead}.`,
    { retryAfterSeconds },
  );
}
