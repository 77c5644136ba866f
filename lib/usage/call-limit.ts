import "server-only";

import type { Database } from "@/db/client";
import { consumeUse } from "@/db/queries/usage-counters";
import { singleton } from "@/lib/core/singleton";
import { rateLimited, windowStart } from "@/lib/usage/rate-limit";

const MINUTE_SECONDS = 60;

/** Calls are reserved in twelfths of the limit, so that most calls write nothing. */
const BLOCKS = 12;

/** Programs have calls of their own: one that goes wild doesn't keep its person from revoking its token. */
const SUBJECTS = { person: "calls", programs: "program-calls" } as const;

/** What this process has reserved of one subject's calls in the current window. */
type Reserve = { left: number; refill: Promise<boolean> | undefined };
const reserves = singleton("reserved-calls", () => ({
  windowStart: 0,
  bySubject: new Map<string, Reserve>(),
}));

/**
 * Counts one call of a signed-in user against their calls a minute, or those of all their programs. The count is shared by all servers on one
 * database, each of which may hold up to a twelfth unused.
 *
 * @throws AppError `rate_limited` once `max` calls were made or reserved in the current window
 */
export async function limitCalls(
  db: Database,
  { userId, by, max, now }: { userId: string; by: keyof typeof SUBJECTS; max: number; now: Date },
): Promise<void> {
  const start = windowStart(now, MINUTE_SECONDS);
  const subject = `${SUBJECTS[by]}:${userId}`;
  const reserve = reserveOf(subject, start);
  while (reserve.left === 0) {
    reserve.refill ??= refill(db, reserve, { subject, windowStart: start, max });
    if (!(await reserve.refill)) throw rateLimited(now, MINUTE_SECONDS);
  }
  reserve.left -= 1;
}

function reserveOf(subject: string, start: Date): Reserve {
  const window = reserves.get();
  if (window.windowStart !== start.getTime()) {
    window.windowStart = start.getTime();
    window.bySubject.clear();
  }
  const known = window.bySubject.get(subject);
  if (known) return known;
  const reserve = { left: 0, refill: undefined };
  window.bySubject.set(subject, reserve);
  return reserve;
}

/** Reserves a block of calls, or the last few one by one. Returns whether there was one left. */
async function refill(
  db: Database,
  reserve: Reserve,
  window: { subject: string; windowStart: Date; max: number },
): Promise<boolean> {
  try {
    for (const amount of [Math.max(1, Math.floor(window.max / BLOCKS)), 1]) {
      if ((await consumeUse(db, { ...window, amount })) === null) continue;
      reserve.left += amount;
      return true;
    }
    return false;
  } finally {
    reserve.refill = undefined;
  }
}
