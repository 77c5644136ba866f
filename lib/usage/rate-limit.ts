import "server-only";

import type { Database } from "@/db/client";
import { consumeUse } from "@/db/queries/usage-counters";
import { AppError } from "@/lib/core/errors";

/** Start of the fixed window that `now` falls in. */
export function windowStart(now: Date, windowSeconds: number): Date {
  const windowMs = windowSeconds * 1000;
  return new Date(Math.floor(now.getTime() / windowMs) * windowMs);
}

/** Seconds until the current window ends, at least 1. */
export function secondsLeft(now: Date, windowSeconds: number): number {
  const end = windowStart(now, windowSeconds).getTime() + windowSeconds * 1000;
  return Math.max(1, Math.ceil((end - now.getTime()) / 1000));
}

/**
 * Counts one call for `subject`. The count is shared by all servers on one database.
 *
 * @param limit.message what a caller over the limit reads
 * @throws AppError `rate_limited` once `max` calls were made in the current window
 */
export async function limitRate(
  db: Database,
  limit: { subject: string; max: number; windowSeconds: number; now: Date; message?: string },
): Promise<void> {
  const { subject, max, windowSeconds, now, message } = limit;
  const window = { subject, windowStart: windowStart(now, windowSeconds), max };
  if ((await consumeUse(db, window)) !== null) return;
  throw rateLimited(now, windowSeconds, message);
}

/** What a caller over a limit is told, with the seconds until its window ends. */
export function rateLimited(
  now: Date,
  windowSeconds: number,
  message = "Too many requests. Wait a moment and try again.",
): AppError {
  return new AppError("rate_limited", message, {
    retryAfterSeconds: secondsLeft(now, windowSeconds),
  });
}
