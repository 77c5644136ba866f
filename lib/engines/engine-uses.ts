import "server-only";

import { addEngineUse, sumEngineUses } from "@/db/queries/engine-uses";
import { countUses } from "@/db/queries/usage-counters";
import { isEngine } from "@/lib/core/is-engine";
import { logger } from "@/lib/core/logger";
import type { Usage } from "@/lib/engines/usage-contract";
import type { RunContext, UserContext } from "@/lib/providers/context";
import { type Allowance, quotaHour, quotaOf } from "@/lib/usage/quota";

const DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Adds a finished run to what the person used. Never throws: the result matters more.
 *
 * @param named the engine that the result names: for text not the model where its part was done without one
 */
export async function recordUse(ctx: RunContext, named: unknown): Promise<void> {
  const { db, user, text, now } = ctx;
  const { tokens } = ctx.tokens();
  const engine = !tokens && isEngine(named) ? named : text.engine;
  const use = { userId: user.id, engine, tokens, now: now() };
  await addEngineUse(db, use).catch((error: unknown) => {
    logger.warn({ error }, "could not record what a run used");
  });
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
