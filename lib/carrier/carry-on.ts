import "server-only";

import { silenceRuns } from "@/db/queries/run-work";
import { recoverLostRuns, takeUpWaiting } from "@/lib/carrier/carrier";
import { logger } from "@/lib/core/logger";
import { repeat } from "@/lib/core/repeat";
import { singleton } from "@/lib/core/singleton";
import { getPorts } from "@/lib/providers";
import { getConnection } from "@/lib/providers/database";
import { openQueue } from "@/lib/queue/jobs";
import { endsWithCall } from "@/lib/queue/kinds";
import { endForgottenRuns, endLostRuns } from "@/lib/runs/hand-back";
import { listLiveRuns } from "@/lib/runs/live-runs";

/** How soon a run begins that another process was asked for; an embedded database has no other. */
const LOOK_EVERY_MS = { server: 500, embedded: 2_000 };
/** With the 20 s of silence, well below the 30 s after which a run goes on. */
const RECOVER_EVERY_MS = 3_000;

const timers = singleton("carrier-timers", () => new Set<NodeJS.Timeout>());

/**
 * Carries runs from now on: those that wait, and those whose carriers died. A function that ends with its call carries
 * nothing; it ends what such functions lost, and what no worker has taken up in a day.
 *
 * @throws StatementError when the database is away
 */
export async function startCarrying(): Promise<void> {
  const { db, kind } = await getConnection();
  if (endsWithCall()) {
    const stores = { ...getPorts(), db, now: () => new Date() };
    await endLostRuns(stores, null);
    return endForgottenRuns(stores);
  }
  if (timers.get().size > 0) return;
  await openQueue(db);
  // Nobody else can have this database open, so whoever carried its runs is dead.
  if (kind === "embedded" && listLiveRuns().length === 0) {
    await silenceRuns(db);
    await recoverLostRuns();
  }
  await takeUpWaiting();
  every(LOOK_EVERY_MS[kind], look);
  every(RECOVER_EVERY_MS, recoverWhenSteady);
}

/** How long the database must have answered before silence counts: carriers that live report themselves first. */
const STEADY_MS = 6_000;

/** Since when the database has answered every look. */
const steady = singleton("steady-database", () => ({ since: Date.now() }));

async function look(): Promise<void> {
  if (!(await takeUpWaiting())) steady.get().since = Number.POSITIVE_INFINITY;
  else if (steady.get().since === Number.POSITIVE_INFINITY) steady.get().since = Date.now();
}

async function recoverWhenSteady(): Promise<void> {
  if (Date.now() - steady.get().since >= STEADY_MS) await recoverLostRuns();
}

/** Ends what `startCarrying` began. */
export function stopTimers(): void {
  for (const timer of timers.get()) clearInterval(timer);
  timers.get().clear();
}

function every(ms: number, work: () => Promise<void>): void {
  const onFailure = (error: unknown) => logger.warn({ error }, "could not look for runs");
  timers.get().add(repeat(ms, work, onFailure));
}
