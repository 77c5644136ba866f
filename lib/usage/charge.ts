import "server-only";

import type { Database } from "@/db/client";
import { refundUse } from "@/db/queries/usage-counters";
import { logger } from "@/lib/core/logger";
import type { Plan } from "@/lib/core/plan";
import { isStopFree } from "@/lib/usage/free-stops";
import { type Allowance, assertQuotaLeft, consumeQuota, quotaWindow } from "@/lib/usage/quota";

/** What was taken from a quota, as rows keep it. */
export type StoredCharge = { subject: string; windowStart: string };

/** The charge for one call. */
export type Charge = {
  /**
   * Looks whether a run is left, and takes nothing.
   *
   * @throws AppError `rate_limited` when the quota is used up
   */
  check: () => Promise<void>;
  /**
   * Takes a run from the quota, once.
   *
   * @throws AppError `rate_limited` when the quota is used up
   */
  take: () => Promise<void>;
  /**
   * Takes a run from the quota as part of the transaction that records what it's for: a process that dies leaves both or
   * neither. Whoever ends what was recorded refunds it, not this call.
   *
   * @throws AppError `rate_limited` when the quota is used up
   */
  takeWith: (tx: Database) => Promise<void>;
  /** What `takeWith` takes; null for a call that costs nothing. */
  planned: StoredCharge | null;
  /** The run succeeded, so it stays charged. */
  keep: () => void;
  /** What was taken, for whoever will refund it instead of this call; null when nothing was. */
  handOver: () => Promise<StoredCharge | null>;
  /** Nobody else refunds it after all. */
  takeBack: () => void;
  /**
   * Refunds a run that was taken and not kept as part of the transaction that records that it failed. Call `keep` after it,
   * whether it was committed or not: whoever makes the call again refunds it then.
   */
  refundWith: (tx: Database) => Promise<void>;
  /**
   * Ends the call: refunds a run that was taken and not kept; of those that whoever asked has stopped, a few an hour. Never
   * throws.
   */
  settle: (end?: { isStopped: boolean }) => Promise<void>;
};

/** For a call that costs nothing itself, because what it begins is charged. */
export const NO_CHARGE: Charge = {
  check: async () => {},
  take: async () => {},
  takeWith: async () => {},
  planned: null,
  keep: () => {},
  handOver: async () => null,
  takeBack: () => {},
  refundWith: async () => {},
  settle: async () => {},
};

/**
 * Begins a call that is charged only when it succeeds. Nothing is taken yet, unless `recorded` says so: what a transaction
 * took with what it recorded, perhaps of another process, which this call then refunds.
 */
export function beginCharge(
  { db, user, now }: { db: Database; user: { id: string; plan: Plan }; now: () => Date },
  allowance: Allowance = "plan",
  recorded?: StoredCharge | null,
): Charge {
  const at = now();
  let taken: Promise<StoredCharge> | undefined = recorded ? Promise.resolve(recorded) : undefined;
  let kept = false;
  const consume = async (where: Database) =>
    stored((await consumeQuota(where, user, at, allowance)).window);
  const refund = async (where: Database) => {
    const charge = kept ? undefined : await taken?.catch(() => undefined);
    if (!charge) return;
    await refundUse(where, { ...charge, windowStart: new Date(charge.windowStart) });
  };
  return {
    check: () => assertQuotaLeft(db, user, at, allowance),
    async take() {
      taken ??= consume(db);
      await taken;
    },
    async takeWith(tx) {
      await consume(tx);
    },
    planned: stored(quotaWindow(user, at, allowance)),
    keep() {
      kept = true;
    },
    async handOver() {
      const charge = await taken;
      if (!charge) return null;
      kept = true;
      return charge;
    },
    takeBack() {
      kept = false;
    },
    refundWith: refund,
    async settle({ isStopped } = { isStopped: false }) {
      const settled = async () => {
        if (isStopped && taken && !kept && !(await isStopFree(db, user.id, at))) return;
        await refund(db);
      };
      // The call's own failure matters more, and the hour ends by itself.
      await settled().catch((error: unknown) => {
        logger.warn({ error }, "could not refund a run");
      });
    },
  };
}

function stored({ subject, windowStart }: { subject: string; windowStart: Date }): StoredCharge {
  return { subject, windowStart: windowStart.toISOString() };
}
