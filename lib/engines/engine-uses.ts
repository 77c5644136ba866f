import "server-only";

import type { Database } from "@/db/client";
import { isOutage } from "@/db/failure-kinds";
import { addEngineUse, sumEngineUses } from "@/db/queries/engine-uses";
import { countUses } from "@/db/queries/usage-counters";
import { isEngine } from "@/lib/core/is-engine";
import { logger } from "@/lib/core/logger";
import type { Usage } from "@/lib/engines/usage-contract";
import type { RunContext, UserContext } from "@/lib/providers/context";
import { type Allowance, quotaHour, quotaOf } from "@/lib/usage/quota";

const DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Adds what a run used to what its person used, as part of the transaction that records the run's end. */
export type RecordUse = (tx: Database) => Promise<void>;

/**
 * What a finished run used, for whoever records its end: a process that dies leaves both or neither. Fails only when the
 * database is away: the result matters more.
 *
 * @param named the engine that the result names: for text not the model where its part was done without one
 */
export function usedBy(ctx: RunContext, named: unknown): RecordUse {
  const { tokens } = ctx.tokens();
  const engine = !tokens && isEngine(named) ? named : ctx.text.engine;
  const use = { userId: ctx.user.id, engine, tokens, now: ctx.now() };
  return async (tx) => {
    // In a transaction of its own, so that the other one can still end.
    await tx
      .transaction((part) => addEngineUse(part, use))
      .catch((error: unknown) => {
        if (isOutage(error)) throw error;
        logger.warn({ error }, "could not record what a run used");
      });
  };
}

/** What a person used: runs and questions in this hour, and each engine in the last 30 days. */
export async function readUsage(ctx: UserContext): Promise<Usage> {
  const now = ctx.now();
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const [plan, ownEngine, builtIn, questions, uses] = await Promise.all([
    meterOf(ctx, "plan"),
    meterOf(ctx, "own-engine"),
    meterOf(ctx, "built-in"),
    meterOf(ctx, "questions"),
    sumEngineUses(ctx.db, { userId: ctx.user.id, since }),
  ]);
  const { secondsLeft } = quotaHour(now);
  const engines = uses.map(({ engineId: id, engineName: name, ...sums }) => ({
    id,
    name,
    ...sums,
  }));
  const minutesLeft = Math.ceil(secondsLeft / 60);
  return { plan, ownEngine, builtIn, questions, minutesLeft, days: DAYS, engines };
}

async function meterOf({ db, user, now }: UserContext, allowance: Allowance) {
  const { subject, max } = quotaOf(user, allowance);
  const { windowStart } = quotaHour(now());
  return { used: await countUses(db, { subject, windowStart }), max };
}
