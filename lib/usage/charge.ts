import "server-only";

import type { Database } from "@/db/client";
import { logger } from "@/lib/core/logger";
import type { Plan } from "@/lib/core/plan";
import { type Allowance, consumeQuota } from "@/lib/usage/quota";

/** The charge for one call. */
export type Charge = {
  /**
   * Takes a run from the quota, once.
   *
   * @throws AppError `rate_limited` when the quota is used up
   */
  take: () => Promise<void>;
  /** The run succeeded, so it stays charged. */
  keep: () => void;
  /** What was taken, for whoever will refund it instead of this call; null when nothing was. */
  handOver: () => Promise<{ subject: string; windowStart: string } | null>;
  /** Nobody else refunds it after all. */
  takeBack: () => void;
  /** Ends the call: refunds a run that was taken and not kept. Never throws. */
  settle: () => Promise<void>;
};

/** For a call that costs nothing itself, because what it begins is charged. */
export const NO_CHARGE: Charge = {
  take: async () => {},
  keep: () => {},
  handOver: async () => null,
  takeBack: () => {},
  settle: async () => {},
};

/** Begins a call that is charged only when it succeeds. Nothing is taken yet. */
export function beginCharge(
  { db, user, now }: { db: Database; user: { id: string; plan: Plan }; now: () => Date },
  allowance: Allowance = "plan",
): Charge {
  let taken: ReturnType<typeof consumeQuota> | undefined;
  let kept = false;
  return {
    async take() {
      taken ??= consumeQuota(db, user, now(), allowance);
      await taken;
    },
    keep() {
      kept = true;
    },
    async handOver() {
      const quota = await taken;
      if (!quota) return null;
      kept = true;
      return { ...quota.window, windowStart: quota.window.windowStart.toISOString() };
    },
    takeBack() {
      kept = false;
    },
    async settle() {
      if (kept) return;
      const quota = await taken?.catch(() => undefined);
      // The call's own failure matters more, and the hour ends by itself.
      await quota?.refund().catch((error: unknown) => {
        logger.warn({ error }, "could not refund a run");
      });
    },
  };
}
